// A geocoder by URL that speaks Nominatim's API. Its public server forbids suggestions while typing: use one of your own.
import { z } from 'zod'
import { plainKeyword } from './address-words.ts'
import { countryAt } from './borders.ts'
import { countryItself } from './country-itself.ts'
import type { Geocoder } from './geocoder.ts'
import { coarse, isIn, osmAttribution, toOsmLocation } from './osm-location.ts'
import { openProviderCall, type ProviderOptions } from './provider-call.ts'

const text = z.string().default('')
const degreesSchema = z
  .string()
  .regex(/^-?\d{1,3}(\.\d+)?$/)
  .transform(Number)
const placeSchema = z.object({
  osm_type: z.string(),
  osm_id: z.number(),
  lat: degreesSchema,
  lon: degreesSchema,
  category: text,
  name: text,
  address: z.object({
    house_number: text,
    road: text,
    suburb: text,
    neighbourhood: text,
    city: text,
    town: text,
    village: text,
    municipality: text,
    county: text,
    state: text,
    country: text,
  }),
})
const unableSchema = z.object({ error: z.unknown() })

type Place = z.infer<typeof placeSchema>

// Degrees either way: the part of the country that is meant, not a fence.
const nearBox = 0.5

export function openNominatim(options: ProviderOptions): Geocoder {
  const call = openProviderCall(options)
  return {
    attribution: osmAttribution,

    async search({ keyword, country, limit, near, language }) {
      const words = plainKeyword(keyword) && keyword.trim()
      if (!words) return []
      const places = await call(
        '/search',
        {
          ...always(language),
          q: words,
          limit: String(limit),
          countrycodes: country,
          ...viewbox(near),
        },
        readPlaces,
      )
      return places.map(locationOf).filter(isIn(country)).slice(0, limit)
    },

    async reverse(point, language) {
      const country = countryAt(point)
      if (country === null) return null
      const places = await call(
        '/reverse',
        { ...always(language), lat: coarse(point.latitude), lon: coarse(point.longitude) },
        readPlace,
      )
      return places.map(locationOf).find(isIn(country)) ?? countryItself(country, point)
    },
  }
}

const always = (language: string) => ({
  format: 'jsonv2',
  addressdetails: '1',
  'accept-language': language,
})

function viewbox(near: { latitude: number; longitude: number } | undefined): { viewbox?: string } {
  if (!near) return {}
  const [west, south, east, north] = [
    near.longitude - nearBox,
    near.latitude - nearBox,
    near.longitude + nearBox,
    near.latitude + nearBox,
  ].map((degrees) => degrees.toFixed(1))
  return { viewbox: `${west},${south},${east},${north}` }
}

/** Places that are none fall away; undefined when the whole is no list. */
function readPlaces(json: unknown): Place[] | undefined {
  return z
    .array(z.unknown())
    .safeParse(json)
    .data?.flatMap((place) => placeSchema.safeParse(place).data ?? [])
}

/** One place or, where there is none near, none. */
function readPlace(json: unknown): Place[] | undefined {
  const place = placeSchema.safeParse(json).data
  if (place) return [place]
  return unableSchema.safeParse(json).success &&
    typeof json === 'object' &&
    json !== null &&
    'error' in json
    ? []
    : undefined
}

function locationOf({ osm_type: kind, osm_id: number, lat, lon, name, address }: Place) {
  const {
    house_number: house,
    road,
    suburb,
    neighbourhood,
    city,
    town,
    village,
    municipality,
    county,
    state,
    country,
  } = address
  return toOsmLocation({
    kind,
    number,
    latitude: lat,
    longitude: lon,
    name,
    district: suburb || neighbourhood,
    isDoor: house !== '',
    // A city that is its own country names no other.
    city: city || town || village || municipality || county || state || country,
    street: [house, road].filter((part) => part !== '').join(' '),
  })
}
