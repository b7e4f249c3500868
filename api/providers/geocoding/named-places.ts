// Combines towns of GeoNames and districts from the
// tables in `names` into named places with their city.
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import type { Location, Point } from '@tingkat/ordering/location/location'
import { nearestOf, SpatialIndex } from '../../platform/geo/spatial-index.ts'
import type { City } from './cities.ts'
import { localNames } from './names/countries.ts'
import { mainPlaces, type CityPlaces } from './names/roads.ts'
import type { CountryNames, District } from './names/shape.ts'
import { toSearchable, type Searchable } from './place-search.ts'

export type NamedPlace = Searchable & {
  id: string
  name: string
  otherNames: readonly string[]
  city: string
  cityID: string
  countryCode: string
  otherCityNames: readonly string[]
  kind: PlaceKind
}
/** A `road` becomes the street of a location. A `region` is shown without its city. */
type PlaceKind = 'town' | 'district' | 'road' | 'region'

// Places with a higher weight rank higher. The weight of a town is the
// logarithm of its population, so a district ranks like a town of 100,000.
const districtWeight = 5
// A road ranks below a district of the same name, and a region above its towns.
const weights = { district: districtWeight, road: 4, region: 7 }
// A town with fewer inhabitants than this, near a city with at least this many, counts as a part of
// the city: Quiapo belongs to Manila. Mandaue has more inhabitants, so it is a separate city beside
// Cebu City.
const cityPopulation = 100_000
// A town with fewer than `cityPopulation` inhabitants within this many metres of a city counts as a
// part of that city.
const suburbDistance = 10_000
const noNames: CountryNames = { towns: {}, districts: {}, cityRegions: {} }

/** Returns all towns, and the districts and local names of the countries that are served. */
export function toNamedPlaces(cities: readonly City[]): NamedPlace[] {
  const byCountry = Map.groupBy(cities, (city) => city.countryCode)
  return [...byCountry].flatMap(([country, towns]) => placesOfCountry(country, towns))
}

function placesOfCountry(countryCode: string, towns: readonly City[]): NamedPlace[] {
  const isServed = (countryCodes as readonly string[]).includes(countryCode)
  const {
    towns: townNames,
    districts,
    cityRegions,
  } = (isServed ? localNames[countryCode as CountryCode] : undefined) ?? noNames
  const main = isServed ? mainPlaces[countryCode as CountryCode] : undefined
  const largest = new Map<string, City>()
  for (const town of towns)
    if (town.population >= (largest.get(town.name)?.population ?? 0)) largest.set(town.name, town)
  const namesOf = (town: City) =>
    largest.get(town.name) === town ? (townNames[town.name] ?? []) : []
  const cityNear = findCityOf(towns)
  const cityOf = (town: City) => largest.get(cityRegions[town.region] ?? '') ?? cityNear(town)
  return [
    ...towns.map((town) =>
      place(
        {
          id: town.id,
          name: town.name,
          otherNames: namesOf(town),
          city: cityOf(town),
          otherCityNames: namesOf(cityOf(town)),
          countryCode,
          kind: 'town',
        },
        town,
        Math.log10(town.population + 1),
      ),
    ),
    ...placesIn(districts, 'district'),
    ...placesIn(main?.roads ?? {}, 'road'),
    ...placesIn(main?.regions ?? {}, 'region'),
  ]

  function placesIn(cities: CityPlaces, kind: keyof typeof weights): NamedPlace[] {
    return Object.entries(cities).flatMap(([cityName, places]) => {
      const city = largest.get(cityName)
      if (!city) return []
      const otherCityNames = namesOf(city)
      return places.map((tabled) =>
        place(
          { ...toNaming(tabled, kind, countryCode), city, otherCityNames },
          { latitude: tabled[2], longitude: tabled[3] },
          weights[kind],
        ),
      )
    })
  }
}

function toNaming(
  [name, otherNames]: District,
  kind: Exclude<PlaceKind, 'town'>,
  countryCode: string,
): Omit<Naming, 'city' | 'otherCityNames'> {
  const id = `${kind}-${countryCode}-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`
  return {
    id,
    name,
    otherNames: [...otherNames, ...abbreviate([name, ...otherNames])],
    countryCode,
    kind,
  }
}

/** Returns Indonesian and Malaysian road names in their usual short form. */
const abbreviate = (names: readonly string[]): string[] =>
  names.flatMap((name) =>
    name.startsWith('Jalan ') ? [name.replace('Jalan', 'Jl.'), name.replace('Jalan', 'Jln.')] : [],
  )

/** Returns a function that maps a town to the city that it is a part of, or else to itself. */
function findCityOf(towns: readonly City[]): (town: City) => City {
  const cities = new SpatialIndex(
    towns.filter(({ population }) => population >= cityPopulation),
    (city) => city,
    () => suburbDistance,
  )
  return (town) => {
    if (town.population >= cityPopulation) return town
    const [city] = nearestOf(town, 1, cities, () => true)
    return city ?? town
  }
}

type Naming = {
  id: string
  name: string
  otherNames: readonly string[]
  city: City
  otherCityNames: readonly string[]
  countryCode: string
  kind: PlaceKind
}

function place(
  { city, ...naming }: Naming,
  { latitude, longitude }: Point,
  weight: number,
): NamedPlace {
  const searchable = toSearchable(
    { latitude, longitude },
    [naming.name, ...naming.otherNames],
    [city.name, ...naming.otherCityNames],
    weight,
  )
  return { ...searchable, ...naming, city: city.name, cityID: city.id }
}

/**
 * Returns the place as a location with names in the language. It is not accurate, because it is the
 * middle of a town. `city` keeps the GeoNames spelling in every language, because rules compare it.
 */
export function toLocation(
  {
    id,
    name,
    otherNames,
    city,
    cityID,
    otherCityNames,
    countryCode,
    kind,
    latitude,
    longitude,
  }: NamedPlace,
  language: string,
): Location {
  const isHome = homeLanguage[countryCode] === language
  const address = (isHome ? otherNames[0] : undefined) ?? name
  const cityName = (isHome ? otherCityNames[0] : undefined) ?? city
  const displayAddress = id === cityID || kind === 'region' ? address : `${address}, ${cityName}`
  return {
    id,
    address,
    ...(kind === 'road' && { street: address }),
    addressDetail: '',
    displayAddress,
    city,
    cityID,
    countryCode,
    isAccurate: false,
    latitude,
    longitude,
    noteToDriver: '',
  }
}

// The language in which the first local name of a place is shown, by country. In countries without
// an entry, the first local name is an abbreviation or in another script.
const homeLanguage: Readonly<Record<string, string>> = { th: 'th', vn: 'vi' }
