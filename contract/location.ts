// Addresses on the wire: search by words, and the reverse of a position.
import type { Location } from '@tingkat/ordering/location'
import { z } from 'zod'
import { countryCodeSchema, latitudeSchema, longitudeSchema } from './shape.ts'

export const locationSchema = z.object({
  id: z.string().max(200),
  address: z.string().max(500),
  addressDetail: z.string().max(200),
  displayAddress: z.string().max(500),
  city: z.string().max(200),
  cityID: z.string().max(200),
  countryCode: z.string().max(2),
  isAccurate: z.boolean(),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  noteToDriver: z.string().max(300),
}).meta({ id: 'Location' }) satisfies z.ZodType<Location>

export const geoSearchQuerySchema = z.object({
  keyword: z.string().max(10_000),
  country: countryCodeSchema,
  limit: z.coerce.number().int().min(1).max(20).default(8),
})
export const geoSearchSchema = z.object({ places: z.array(locationSchema) })
export type GeoSearch = z.infer<typeof geoSearchSchema>

export const geoReverseQuerySchema = z.object({
  /** `lat,lng` in degrees. */
  location: z.string().max(60),
  transportType: z.string().max(4).default('0'),
  language: z.string().max(8).default('en'),
})
export const geoReverseSchema = z.object({
  status: z.object({ code: z.string() }),
  place: z.object({
    country: z.string(), poiID: z.string(), address: z.string(), city: z.string(), cityID: z.string(),
    location: z.object({ latitude: z.number(), longitude: z.number() }),
  }).nullable(),
})
export type GeoReverse = z.infer<typeof geoReverseSchema>
