// The embedded geocoder: the catalogue's own places, the towns of the bundled gazetteer, and the districts of the tables of names.
import type { CataloguePlace } from '@tingkat/catalogue/format'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { distanceBetween, type Location, type Point } from '@tingkat/ordering/location/location'
import { nearestOf, SpatialIndex } from '../../platform/geo/spatial-index.ts'
import { countryAt } from './borders.ts'
import type { City } from './cities.ts'
import { countryItself } from './country-itself.ts'
import type { Geocoder } from './geocoder.ts'
import { toLocation, toNamedPlaces, type NamedPlace } from './named-places.ts'
import { findPlaces, toSearchable, type Searchable } from './place-search.ts'

/** Beyond this the nearest town says nothing about where one is; metres. */
export const reverseLimit = 50_000
// Above every town: a place that the catalogue names has kitchens near.
const cataloguePlaceWeight = 8
// A district of the tables that the catalogue names too is told once.
const sameSpot = 3_000

export type GazetteerSources = {
  /** The places that a country's catalogue names; the same list as long as nothing was imported. */
  placesOf: (country: CountryCode) => readonly CataloguePlace[]
  /** Called once, when first needed; again after a failure. */
  readCities: () => Promise<City[]>
}

type Known = Searchable & { location: (language: string) => Location }
type Towns = {
  nearest(point: Point, country: string): NamedPlace | undefined
  byCountry: Map<string, Known[]>
}

export function openGazetteer({ placesOf, readCities }: GazetteerSources): Geocoder {
  let reading: Promise<Towns> | undefined
  const towns = () =>
    (reading ??= readCities()
      .then(indexTowns)
      .catch((error: unknown) => {
        reading = undefined
        throw error
      }))
  const indexed = new WeakMap<readonly CataloguePlace[], Known[]>()
  const cataloguePlaces = (country: CountryCode): Known[] => {
    const places = placesOf(country)
    let known = indexed.get(places)
    if (!known) indexed.set(places, (known = places.map((place) => knownPlace(place, country))))
    return known
  }

  return {
    attribution: { text: 'Places: GeoNames, CC BY 4.0', url: 'https://www.geonames.org' },

    async search({ keyword, country, limit, near, language }) {
      const all = [...cataloguePlaces(country), ...((await towns()).byCountry.get(country) ?? [])]
      // Some of them may be told twice.
      return toldOnce(
        findPlaces(all, keyword, limit * 2, near).map(({ location }) => location(language)),
      ).slice(0, limit)
    },

    async reverse(point, language) {
      const country = countryAt(point)
      if (country === null) return null
      const town = (await towns()).nearest(point, country)
      const known = closestOf(cataloguePlaces(country as CountryCode), point)
      // A catalogue place names the neighbourhood, so it wins when it is as near.
      if (known && (!town || known.distance <= distanceBetween(point, town)))
        return known.one.location(language)
      return town ? toLocation(town, language) : countryItself(country, point)
    },
  }
}

function indexTowns(cities: readonly City[]): Towns {
  const places = toNamedPlaces(cities)
  const index = new SpatialIndex(
    places,
    (place) => place,
    () => reverseLimit,
  )
  const known = Map.groupBy(places, ({ countryCode }) => countryCode)
  return {
    byCountry: new Map(
      [...known].map(([country, all]) => [
        country,
        all.map((one) => ({ ...one, location: (language: string) => toLocation(one, language) })),
      ]),
    ),
    nearest: (point, country) => {
      const [place] = nearestOf(point, 1, index, ({ countryCode }) => countryCode === country)
      return place
    },
  }
}

function knownPlace(
  { id, name, city, cityID, latitude, longitude }: CataloguePlace,
  countryCode: CountryCode,
): Known {
  const displayAddress = name === city ? name : `${name}, ${city}`
  const location: Location = {
    id,
    address: name,
    addressDetail: '',
    displayAddress,
    city,
    cityID,
    countryCode,
    isAccurate: true,
    latitude,
    longitude,
    noteToDriver: '',
  }
  return {
    ...toSearchable(location, [name], [city], cataloguePlaceWeight),
    location: () => location,
  }
}

function closestOf(
  ones: readonly Known[],
  point: Point,
): { one: Known; distance: number } | undefined {
  let nearest: { one: Known; distance: number } | undefined
  for (const one of ones) {
    const distance = distanceBetween(point, one)
    if (distance <= (nearest?.distance ?? reverseLimit)) nearest = { one, distance }
  }
  return nearest
}

const toldOnce = (locations: readonly Location[]): Location[] =>
  locations.filter(
    (one, index) =>
      !locations
        .slice(0, index)
        .some(
          (before) => before.address === one.address && distanceBetween(before, one) < sameSpot,
        ),
  )
