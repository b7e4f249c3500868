// Geocoder with the Photon API: GeoJSON of OpenStreetMap, made for autocompletion.
import { z } from 'zod'
import { plainKeyword } from './address-words.ts'
import { boxOf, countryAt } from './borders.ts'
import { toCountryPlace } from './country-place.ts'
import type { Geocoder } from './geocoder.ts'
import {
  toTenMetres,
  toKilometre,
  isInCountry,
  osmAttribution,
  toOsmLocation,
} from './osm-location.ts'
import { openProviderCall, type ProviderOptions } from './provider-call.ts'

const text = z.string().default('')
const featureSchema = z.object({
  geometry: z.object({ coordinates: z.array(z.number()).min(2) }),
  properties: z.object({
    osm_type: z.string(),
    osm_id: z.number(),
    type: text,
    name: text,
    housenumber: text,
    street: text,
    district: text,
    locality: text,
    city: text,
    county: text,
    state: text,
  }),
})
const collectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
})

type Feature = z.infer<typeof featureSchema>

// A place describes a position only within this many kilometres.
const reverseRadius = '5'

export function openPhoton(options: ProviderOptions): Geocoder {
  const call = openProviderCall(options)
  return {
    attribution: osmAttribution,

    async search({ keyword, country, limit, near, language }) {
      const words = plainKeyword(keyword) && keyword.trim()
      if (!words) return []
      const { west, south, east, north } = boxOf(country)
      const bias = near && { lat: toKilometre(near.latitude), lon: toKilometre(near.longitude) }
      // Three times as many places as needed are requested, because the box also contains parts of
      // other countries, whose places are dropped.
      const query = {
        q: words,
        limit: String(limit * 3),
        lang: toPhotonLanguage(language),
        bbox: [west, south, east, north].join(','),
        ...bias,
      }
      const features = await call('/api', query, parseFeatures)
      return features.map(locationOf).filter(isInCountry(country)).slice(0, limit)
    },

    async reverse(point, language) {
      const country = countryAt(point)
      if (country === null) return null
      const query = {
        lat: toTenMetres(point.latitude),
        lon: toTenMetres(point.longitude),
        lang: toPhotonLanguage(language),
        limit: '10',
        radius: reverseRadius,
      }
      const features = await call('/reverse', query, parseFeatures)
      return features.map(locationOf).find(isInCountry(country)) ?? toCountryPlace(country, point)
    },
  }
}

// Photon has names in English and in the local language only.
const toPhotonLanguage = (language: string): string => (language === 'en' ? 'en' : 'default')

/**
 * Parses the features and drops invalid ones. Returns undefined if the response is not a GeoJSON
 * feature collection.
 */
function parseFeatures(json: unknown): Feature[] | undefined {
  return collectionSchema
    .safeParse(json)
    .data?.features.flatMap((feature) => featureSchema.safeParse(feature).data ?? [])
}

function locationOf({
  geometry: {
    coordinates: [longitude, latitude],
  },
  properties,
}: Feature) {
  const {
    osm_type: kind,
    osm_id: number,
    type,
    name,
    housenumber,
    street,
    district,
    locality,
    county,
    state,
  } = properties
  const city = properties.city || (type === 'city' ? name : '') || county || state
  return toOsmLocation({
    kind,
    number,
    latitude,
    longitude,
    name,
    district: district || locality,
    city,
    isDoor: type === 'house',
    street: [housenumber, street].filter((part) => part !== '').join(' '),
  })
}
