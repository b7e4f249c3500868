// Finds the delivery address that an AI agent gives as text or as coordinates.
import { countryCodeSchema, latitudeSchema, longitudeSchema } from '@tingkat/contract/shape'
import type { Location } from '@tingkat/ordering/location/location'
import { z } from 'zod'
import { problem } from '../../http/problem.ts'
import { GeocoderUnavailable, type Geocoder } from '../../providers/geocoding/geocoder.ts'

export const placeFields = {
  country: countryCodeSchema.describe('Two-letter code, for example sg'),
  address: z.string().trim().min(1).max(200).optional().describe('Delivery address as text'),
  latitude: latitudeSchema.optional().describe('Degrees; instead of an address'),
  longitude: longitudeSchema.optional().describe('Degrees; instead of an address'),
}
export type PlaceInput = z.output<z.ZodObject<typeof placeFields>>

/**
 * Returns the address, or null if the AI agent gives none. An address from coordinates counts as
 * accurate, because the eater checks it before confirming. Throws not_found if there is no such
 * address, or geocoder_unavailable.
 */
export async function findPlace(
  { geocoder }: { geocoder: Geocoder },
  { country, address, latitude, longitude }: PlaceInput,
): Promise<Location | null> {
  const hasPoint = latitude !== undefined && longitude !== undefined
  if (!hasPoint && address === undefined) return null
  try {
    const found = hasPoint
      ? await geocoder.reverse({ latitude, longitude }, 'en')
      : (await geocoder.search({ keyword: address ?? '', country, limit: 1, language: 'en' }))[0]
    if (found?.countryCode.toLowerCase() !== country) throw problem('not_found')
    return hasPoint ? { ...found, latitude, longitude, isAccurate: true } : found
  } catch (error) {
    if (error instanceof GeocoderUnavailable) throw problem('geocoder_unavailable')
    throw error
  }
}
