// Geocoder with the Nominatim API. It needs a server of
// your own, because the public one forbids autocompletion.
import { z } from 'zod'
import { plainKeyword } from './address-words.ts'
import { countryAt } from './borders.ts'
import { toCountryPlace } from './country-place.ts'
import type { Geocoder } from './geocoder.ts'
import { toTenMetres, isInCountry, osmAttribution, toOsmLocation } from './osm-location.ts'
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
const errorSchema = z.object({ error: z.unknown() })

type Place = z.infer<typeof placeSchema>

// Places in a box of this many degrees around the eater's position are preferred. Places outside
// the box are found too.
const nearBoxDegrees = 0.5

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
          ...commonQuery(language),
          q: words,
          limit: String(limit),
          countrycodes: country,
          ...viewbox(near),
        },
        parsePlaces,
      )
      return places.map(locationOf).filter(isInCountry(country)).slice(0, limit)
    },

    async reverse(point, language) {
      const country = countryAt(point)
      if (country === null) return null
      const places = await call(
        '/reverse',
        {
          ...commonQuery(language),
          lat: toTenMetres(point.latitude),
          lon: toTenMetres(point.longitude),
        },
        parsePlace,
      )
      return places.map(locationOf).find(isInCountry(country)) ?? toCountryPlace(country, point)
    },
  }
}

const commonQuery = (language: string) => ({
  format: 'jsonv2',
  addressdetails: '1',
  'accept-language': language,
})

function viewbox(near: { latitude: number; longitude: number } | undefined): { viewbox?: string } {
  if (!near) return {}
  const [west, south, east, north] = [
    near.longitude - nearBoxDegrees,
    near.latitude - nearBoxDegrees,
    near.longitude + nearBoxDegrees,
    near.latitude + nearBoxDegrees,
  ].map((degrees) => degrees.toFixed(1))
  return { viewbox: `${west},${south},${east},${north}` }
}

/**
 * Parses Nominatim's response, which is a list of places, and drops invalid ones. Returns undefined
 * if the response is not a list.
 */
function parsePlaces(json: unknown): Place[] | undefined {
  return z
    .array(z.unknown())
    .safeParse(json)
    .data?.flatMap((place) => placeSchema.safeParse(place).data ?? [])
}

/**
 * Parses a response with one place. Returns a list of that place, an empty list if Nominatim
 * reports an error, or undefined for an invalid response.
 */
function parsePlace(json: unknown): Place[] | undefined {
  const place = placeSchema.safeParse(json).data
  if (place) return [place]
  return errorSchema.safeParse(json).success &&
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
    // The response for a city state has no city, so its country is used.
    city: city || town || village || municipality || county || state || country,
    street: [house, road].filter((part) => part !== '').join(' '),
  })
}
