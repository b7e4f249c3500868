// The embedded geocoder: places of the catalogue, towns
// of GeoNames, and districts from the tables in `names`.
import type { CataloguePlace } from '@tingkat/catalogue/format'
import { withStreet } from '@tingkat/ordering/location/complete-address'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { distanceBetween, type Location, type Point } from '@tingkat/ordering/location/location'
import { nearestOf, SpatialIndex } from '../../platform/geo/spatial-index.ts'
import { parseHouse, parsePostcode, parseStreetAndArea } from './address-query.ts'
import { countryAt } from './borders.ts'
import type { City } from './cities.ts'
import { toCountryPlace } from './country-place.ts'
import type { Geocoder } from './geocoder.ts'
import { toLocation, toNamedPlaces, type NamedPlace } from './named-places.ts'
import { findPlaces, toSearchable, type Searchable } from './place-search.ts'

/** A town farther away than this many metres does not describe a position. */
export const reverseLimit = 50_000
// This weight ranks places of the catalogue above all towns, because merchants are near these
// places.
const cataloguePlaceWeight = 8
// Places of the same name within this many metres are the same place.
const duplicateDistance = 3_000

export type GazetteerSources = {
  /** Returns the places of a country's catalogue. It is the same array until the next import. */
  placesOf: (country: CountryCode) => readonly CataloguePlace[]
  /** Reads the towns. Called on first use, and again after a failure. */
  readCities: () => Promise<City[]>
}

type IndexedPlace = Searchable & { location: (language: string) => Location }

/** The embedded geocoder. The server also uses it to check addresses that clients send. */
export type Gazetteer = Geocoder & {
  /**
   * Whether the position is the middle of a known area. Address search returns the middle for the
   * whole area, so this position does not show where an eater is.
   */
  isMiddleOfArea(point: Point, country: CountryCode): Promise<boolean>
}

type TownIndex = {
  nearest(point: Point, country: string): NamedPlace | undefined
  middles: ReadonlySet<string>
  byCountry: Map<string, IndexedPlace[]>
}

export function openGazetteer({ placesOf, readCities }: GazetteerSources): Gazetteer {
  let reading: Promise<TownIndex> | undefined
  const towns = () =>
    (reading ??= readCities()
      .then(indexTowns)
      .catch((error: unknown) => {
        reading = undefined
        throw error
      }))
  const indexed = new WeakMap<readonly CataloguePlace[], IndexedPlace[]>()
  const cataloguePlaces = (country: CountryCode): IndexedPlace[] => {
    const places = placesOf(country)
    let placesIndex = indexed.get(places)
    if (!placesIndex) {
      placesIndex = places.map((place) => indexPlace(place, country))
      indexed.set(places, placesIndex)
    }
    return placesIndex
  }

  return {
    attribution: { text: 'GeoNames, CC BY 4.0', url: 'https://www.geonames.org' },

    async search({ keyword, country, limit, near, language }) {
      const places = [
        ...cataloguePlaces(country),
        ...((await towns()).byCountry.get(country) ?? []),
      ]
      const find = (text: string) =>
        // Twice as many places as needed are searched, because duplicates are removed from the
        // result.
        removeDuplicates(
          findPlaces(places, text, limit * 2, near).map(({ location }) => location(language)),
        ).slice(0, limit)
      return findAddress(find, keyword, country)
    },

    async reverse(point, language) {
      const country = countryAt(point)
      if (country === null) return null
      const town = (await towns()).nearest(point, country)
      const closest = findClosest(cataloguePlaces(country as CountryCode), point)
      // Places of the catalogue are neighbourhoods and describe a position better
      // than a town does, so the closest one is used unless a town is nearer.
      if (closest && (!town || closest.distance <= distanceBetween(point, town)))
        return closest.place.location(language)
      return town ? toLocation(town, language) : toCountryPlace(country, point)
    },

    async isMiddleOfArea(point, country) {
      const middle = toMiddle(point)
      return (
        cataloguePlaces(country).some((place) => toMiddle(place) === middle) ||
        (await towns()).middles.has(middle)
      )
    },
  }
}

/**
 * Finds places for a typed address: by name, else as a house number with a road,
 * else as a street with an area. If the text has a postcode, the rest of the text
 * is searched. If that finds nothing, the result is the area of the postcode.
 */
function findAddress(
  find: (text: string) => Location[],
  keyword: string,
  country: CountryCode,
): Location[] {
  const postcode = parsePostcode(keyword, country)
  if (postcode) {
    const found = findStreet(find, postcode.rest)
    return found.length > 0
      ? found
      : find(postcode.area)
          .slice(0, 1)
          .map((area) => withPostcode(area, postcode.postcode))
  }
  return findStreet(find, keyword)
}

function findStreet(find: (text: string) => Location[], keyword: string): Location[] {
  const named = find(keyword)
  if (named.length > 0) return named
  const house = parseHouse(keyword)
  const houses = house
    ? find(house.road).flatMap((road) =>
        road.street ? withStreet(road, house.addNumber(road.street)) : [],
      )
    : []
  if (houses.length > 0) return houses
  const split = parseStreetAndArea(keyword)
  return split
    ? find(split.area).map((area) => withStreet({ ...area, street: '' }, split.street))
    : []
}

function withPostcode(area: Location, postcode: string): Location {
  const address = `${area.address}, Singapore ${postcode}`
  return { ...area, id: `${area.id}-${postcode}`, address, displayAddress: address }
}

// Rounds to five decimals, which is about one metre. A pin that the eater has moved is more than a
// metre away from the middle of an area.
const toMiddle = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(5)},${longitude.toFixed(5)}`

function indexTowns(cities: readonly City[]): TownIndex {
  const places = toNamedPlaces(cities)
  const index = new SpatialIndex(
    // Only towns and districts name a position: a road is too long and a region too large.
    places.filter(({ kind }) => kind === 'town' || kind === 'district'),
    (place) => place,
    () => reverseLimit,
  )
  const placesByCountry = Map.groupBy(places, ({ countryCode }) => countryCode)
  return {
    middles: new Set(places.map(toMiddle)),
    byCountry: new Map(
      [...placesByCountry].map(([country, namedPlaces]) => [
        country,
        namedPlaces.map((place) => ({
          ...place,
          location: (language: string) => toLocation(place, language),
        })),
      ]),
    ),
    nearest: (point, country) => {
      const [place] = nearestOf(point, 1, index, ({ countryCode }) => countryCode === country)
      return place
    },
  }
}

function indexPlace(
  { id, name, city, cityID, latitude, longitude }: CataloguePlace,
  countryCode: CountryCode,
): IndexedPlace {
  const hasCity = name === city || name.endsWith(`, ${city}`)
  const displayAddress = hasCity ? name : `${name}, ${city}`
  const location: Location = {
    id,
    address: name,
    addressDetail: '',
    displayAddress,
    city,
    cityID,
    countryCode,
    // The location is not accurate, because it is the middle of a neighbourhood and not a house.
    isAccurate: false,
    latitude,
    longitude,
    noteToDriver: '',
  }
  return {
    ...toSearchable(location, [name], [city], cataloguePlaceWeight),
    location: () => location,
  }
}

function findClosest(
  places: readonly IndexedPlace[],
  point: Point,
): { place: IndexedPlace; distance: number } | undefined {
  let nearest: { place: IndexedPlace; distance: number } | undefined
  for (const place of places) {
    const distance = distanceBetween(point, place)
    if (distance <= (nearest?.distance ?? reverseLimit)) nearest = { place, distance }
  }
  return nearest
}

const removeDuplicates = (locations: readonly Location[]): Location[] =>
  locations.filter(
    (location, index) =>
      !locations
        .slice(0, index)
        .some(
          (earlier) =>
            earlier.address === location.address &&
            distanceBetween(earlier, location) < duplicateDistance,
        ),
  )
