// The gazetteer's towns and the tables' districts as one kind of thing: a named place with its city and its names.
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import type { Location, Point } from '@tingkat/ordering/location/location'
import type { City } from './cities.ts'
import { localNames } from './names/countries.ts'
import type { CountryNames } from './names/shape.ts'
import { toSearchable, type Searchable } from './place-search.ts'

export type NamedPlace = Searchable & {
  id: string
  name: string
  others: readonly string[]
  city: string
  cityID: string
  countryCode: string
  cityOthers: readonly string[]
}

// Towns weigh by the power of ten of their people; a district as much as a town of a hundred thousand.
const districtWeight = 5
const noNames: CountryNames = { towns: {}, districts: {}, cityRegions: {} }

/** All places of these towns' countries; those of neighbours without names of their own. */
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
  const largest = new Map<string, City>()
  for (const town of towns)
    if (town.population >= (largest.get(town.name)?.population ?? 0)) largest.set(town.name, town)
  const namesOf = (town: City) =>
    largest.get(town.name) === town ? (townNames[town.name] ?? []) : []
  const cityOf = (town: City) => largest.get(cityRegions[town.region] ?? '') ?? town
  return [
    ...towns.map((town) =>
      place(
        {
          id: town.id,
          name: town.name,
          others: namesOf(town),
          city: cityOf(town),
          cityOthers: namesOf(cityOf(town)),
          countryCode,
        },
        town,
        Math.log10(town.population + 1),
      ),
    ),
    ...Object.entries(districts).flatMap(([cityName, all]) =>
      all.flatMap(([name, others, latitude, longitude]) => {
        const city = largest.get(cityName)
        if (!city) return []
        const id = `district-${countryCode}-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`
        return place(
          { id, name, others, city, cityOthers: namesOf(city), countryCode },
          { latitude, longitude },
          districtWeight,
        )
      }),
    ),
  ]
}

type Naming = {
  id: string
  name: string
  others: readonly string[]
  city: City
  cityOthers: readonly string[]
  countryCode: string
}

function place(
  { city, ...naming }: Naming,
  { latitude, longitude }: Point,
  weight: number,
): NamedPlace {
  const searchable = toSearchable(
    { latitude, longitude },
    [naming.name, ...naming.others],
    [city.name, ...naming.cityOthers],
    weight,
  )
  return { ...searchable, ...naming, city: city.name, cityID: city.id }
}

/**
 * The place as an address, its names in the language. The middle of a town is not a door: the eater has to say more.
 * `city` is the gazetteer's name in every language, so that rules about cities read one spelling.
 */
export function toLocation(
  { id, name, others, city, cityID, cityOthers, countryCode, latitude, longitude }: NamedPlace,
  language: string,
): Location {
  const isHome = homeLanguage[countryCode] === language
  const address = (isHome ? others[0] : undefined) ?? name
  const cityName = (isHome ? cityOthers[0] : undefined) ?? city
  const displayAddress = id === cityID ? address : `${address}, ${cityName}`
  return {
    id,
    address,
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

// In the others the tables' first form is an abbreviation or another script than the language asked for.
const homeLanguage: Readonly<Record<string, string>> = { th: 'th', vn: 'vi' }
