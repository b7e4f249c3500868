// The embedded geocoder: the catalogue's own places, and the towns of the bundled gazetteer.
import type { CataloguePlace } from '@tingkat/catalogue/format'
import { countryCodes, type CountryCode } from '@tingkat/ordering/country'
import { distanceBetween, type Location, type Point } from '@tingkat/ordering/location'
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { plainText } from '../../catalogue/plain-text.ts'
import type { City } from './cities.ts'
import type { Geocoder } from './geocoder.ts'

/** Beyond this the nearest town says nothing about where one is; metres. */
export const reverseLimit = 50_000
// No place has a longer name.
const keywordMax = 100

export type GazetteerSources = {
  /** The places that a country's catalogue names. */
  placesOf: (country: CountryCode) => readonly CataloguePlace[]
  /** Called once, when first needed; again after a failure. */
  readCities: () => Promise<City[]>
}

type Town = City & { plain: string }
type Towns = { byCountry: Map<string, Town[]>; all: City[]; points: KDBush }

export function openGazetteer({ placesOf, readCities }: GazetteerSources): Geocoder {
  let reading: Promise<Towns> | undefined
  const towns = () => reading ??= readCities().then(indexTowns).catch((error: unknown) => {
    reading = undefined
    throw error
  })

  return {
    attribution: { text: 'Places: GeoNames, CC BY 4.0', url: 'https://www.geonames.org' },

    async search(keyword, country, limit) {
      const words = keyword.length > keywordMax ? '' : plainText(keyword)
      if (!words) return []
      const places = placesOf(country).map(place => ({ place, plain: plainText(place.name) }))
      const cities = (await towns()).byCountry.get(country) ?? []
      return [
        ...prefixFirst(places, words).map(({ place }) => locationOfPlace(place, country)),
        ...prefixFirst(cities, words).map(locationOfCity),
      ].slice(0, limit)
    },

    async reverse(point) {
      const { all, points } = await towns()
      const [place] = around(points, point.longitude, point.latitude, 1, reverseLimit / 1000)
      const city = place === undefined ? undefined : all[place]
      // A catalogue place names the neighbourhood, so it wins when it is as near.
      const known = nearestPlace(placesOf, point)
      if (known && (!city || known.distance <= distanceBetween(point, city))) return locationOfPlace(known.place, known.country)
      return city ? locationOfCity(city) : null
    },
  }
}

function indexTowns(all: City[]): Towns {
  const points = new KDBush(all.length)
  for (const { longitude, latitude } of all) points.add(longitude, latitude)
  points.finish()
  const served = new Set<string>(countryCodes)
  const towns = all.filter(city => served.has(city.countryCode))
    .toSorted((a, b) => b.population - a.population)
    .map(city => ({ ...city, plain: plainText(city.name) }))
  return { byCountry: Map.groupBy(towns, town => town.countryCode), all, points }
}

/** Names that begin with the words, then those that hold them; otherwise in the given order. */
function prefixFirst<One extends { plain: string }>(ones: readonly One[], words: string): One[] {
  const begins: One[] = []
  const holds: One[] = []
  for (const one of ones) {
    const place = one.plain.indexOf(words)
    if (place === 0) begins.push(one)
    else if (place > 0) holds.push(one)
  }
  return [...begins, ...holds]
}

function nearestPlace(placesOf: GazetteerSources['placesOf'], point: Point) {
  let nearest: { place: CataloguePlace; country: CountryCode; distance: number } | undefined
  for (const country of countryCodes) {
    for (const place of placesOf(country)) {
      const distance = distanceBetween(point, place)
      if (distance <= (nearest?.distance ?? reverseLimit)) nearest = { place, country, distance }
    }
  }
  return nearest
}

const blank = { addressDetail: '', noteToDriver: '' }

function locationOfPlace({ id, name, city, cityID, latitude, longitude }: CataloguePlace, countryCode: CountryCode): Location {
  const displayAddress = name === city ? name : `${name}, ${city}`
  return { ...blank, id, address: name, displayAddress, city, cityID, countryCode, isAccurate: true, latitude, longitude }
}

/** A town's middle is not a door: the eater has to say more. */
function locationOfCity({ id, name, countryCode, latitude, longitude }: City): Location {
  return { ...blank, id, address: name, displayAddress: name, city: name, cityID: id, countryCode, isAccurate: false, latitude, longitude }
}
