// The point that a query names by its two coordinates.
import type { Point } from '@tingkat/ordering/location/location'
import { problem } from '../http/problem.ts'

/** Null without coordinates. Throws invalid_request for one without the other. */
export function pointOf({
  latitude,
  longitude,
}: {
  latitude?: number
  longitude?: number
}): Point | null {
  if (latitude === undefined && longitude === undefined) return null
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  const missing = latitude === undefined ? 'latitude' : 'longitude'
  throw problem('invalid_request', {
    faults: [{ path: missing, message: 'must come with the other coordinate' }],
  })
}
