// Reads the start point of a list of merchants, its latitude and longitude, from a query string.
import type { Point } from '@tingkat/ordering/location/location'
import { problem } from '../http/problem.ts'

/** Returns null without coordinates. Throws invalid_request if one of the two is missing. */
export function parseQueryPoint({
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
