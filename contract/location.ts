// Schemas of locations, address search and reverse geocoding.
import type { Location } from '@tingkat/ordering/location/location'
import type { LocationPayload } from '@tingkat/ordering/location/location-payload'
import { z } from 'zod'
import { countryCodeSchema, latitudeSchema, longitudeSchema } from './shape.ts'

const textFields = {
  address: z.string().max(500),
  street: z.string().max(200).optional(),
  addressDetail: z.string().max(200),
  displayAddress: z.string().max(500),
  city: z.string().max(200),
  cityID: z.string().max(200),
  noteToDriver: z.string().max(300),
}

export const locationSchema = z
  .object({
    id: z.string().max(200),
    address: textFields.address,
    street: textFields.street,
    addressDetail: textFields.addressDetail,
    displayAddress: textFields.displayAddress,
    city: textFields.city,
    cityID: textFields.cityID,
    countryCode: z.string().max(2),
    isAccurate: z.boolean(),
    latitude: latitudeSchema,
    longitude: longitudeSchema,
    noteToDriver: textFields.noteToDriver,
  })
  .meta({ id: 'Location' }) satisfies z.ZodType<Location>

/**
 * A location as sent by a client. `keywords` is the
 * search text by which the eater found the location.
 */
export const locationPayloadSchema = z
  .object({
    longitude: longitudeSchema,
    latitude: latitudeSchema,
    address: textFields.address.min(1),
    keywords: z.string().max(500),
    meta: z.object({
      displayAddress: textFields.displayAddress,
      street: textFields.street,
      addressDetail: textFields.addressDetail,
      city: textFields.city,
      cityID: textFields.cityID,
      countryCode: countryCodeSchema,
      isAccurate: z.boolean(),
      noteToDriver: textFields.noteToDriver,
    }),
    poiID: z.string().max(200),
  })
  .meta({ id: 'LocationPayload' }) satisfies z.ZodType<LocationPayload>

export const geoSearchQuerySchema = z.object({
  keyword: z.string().max(10_000),
  country: countryCodeSchema,
  limit: z.coerce.number().int().min(1).max(20).default(8),
  /** `lat,lng` in degrees. Equally good matches are sorted by their distance to this point. */
  near: z.string().max(60).optional(),
  language: z.string().max(8).default('en'),
})

/** The source of the map data, which the client must display with the result. */
const attributionSchema = z.object({ text: z.string(), url: z.string() })

export const geoSearchSchema = z
  .object({ places: z.array(locationSchema), attribution: attributionSchema })
  .meta({ id: 'GeoSearch' })
export type GeoSearch = z.infer<typeof geoSearchSchema>

export const geoReverseQuerySchema = z.object({
  /** `lat,lng` in degrees. */
  location: z.string().max(60),
  transportType: z.literal('0').default('0'),
  language: z.string().max(8).default('en'),
})

/**
 * `status.code` is SUCCESS with a place, otherwise NOT_FOUND. `country` is the lower-case
 * two-letter code of the country at the requested position, even if Tingkat does not serve the
 * country. `location` is the requested position.
 */
export const geoReverseSchema = z
  .object({
    status: z.object({ code: z.string() }),
    place: z
      .object({
        country: z.string(),
        poiID: z.string(),
        address: z.string(),
        city: z.string(),
        cityID: z.string(),
        location: z.object({ latitude: z.number(), longitude: z.number() }),
      })
      .nullable(),
  })
  .meta({ id: 'GeoReverse' })
export type GeoReverse = z.infer<typeof geoReverseSchema>

/**
 * URL of a MapLibre style or a Protomaps archive
 * (`.pmtiles`); null if the storefront draws the map itself.
 */
export const geoMapSchema = z.object({ styleUrl: z.string().nullable() }).meta({ id: 'GeoMap' })
export type GeoMap = z.infer<typeof geoMapSchema>
