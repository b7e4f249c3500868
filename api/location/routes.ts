// HTTP routes of addresses: search by text, reverse geocoding and the map style.
import {
  geoMapSchema,
  geoReverseQuerySchema,
  geoReverseSchema,
  geoSearchQuerySchema,
  geoSearchSchema,
} from '@tingkat/contract/location'
import { paths } from '@tingkat/contract/paths'
import { pointSchema } from '@tingkat/contract/shape'
import type { Point } from '@tingkat/ordering/location/location'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problems } from '../http/responses.ts'
import { problem } from '../http/problem.ts'
import { GeocoderUnavailable, type Geocoder } from '../providers/geocoding/geocoder.ts'
import { reverseGeocode } from './actions.ts'

export type LocationRoutes = { geocoder: Geocoder; mapStyleUrl: string | undefined }

export const locationRoutes: FastifyPluginAsyncZod<LocationRoutes> = async (
  app,
  { geocoder, mapStyleUrl },
) => {
  app.get(
    paths.geoMap,
    {
      schema: {
        summary: 'The map style',
        tags: ['places'],
        response: { 200: geoMapSchema },
      },
    },
    async () => ({ styleUrl: mapStyleUrl ?? null }),
  )

  app.get(
    paths.geoSearch,
    {
      schema: {
        summary: 'Search places of a country by name, best match first',
        tags: ['places'],
        querystring: geoSearchQuerySchema,
        response: { 200: geoSearchSchema, ...problems('invalid_request', 'geocoder_unavailable') },
      },
    },
    async ({ query: { near: nearText, ...query } }) => {
      const near = nearText === undefined ? undefined : requirePoint(nearText, 'near')
      return {
        places: await orUnavailable(geocoder.search({ ...query, near })),
        attribution: geocoder.attribution,
      }
    },
  )

  app.get(
    paths.geoReverse,
    {
      schema: {
        summary: 'The place at a position; status.code is SUCCESS or NOT_FOUND',
        tags: ['places'],
        querystring: geoReverseQuerySchema,
        response: { 200: geoReverseSchema, ...problems('invalid_request', 'geocoder_unavailable') },
      },
    },
    async ({ query: { location, language } }) => {
      return await orUnavailable(
        reverseGeocode(geocoder, requirePoint(location, 'location'), language),
      )
    },
  )
}

/** Awaits the geocoder's result. Throws geocoder_unavailable if the geocoder fails. */
async function orUnavailable<T>(result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (error) {
    if (error instanceof GeocoderUnavailable) throw problem('geocoder_unavailable')
    throw error
  }
}

function requirePoint(text: string, path: string): Point {
  const point = parsePoint(text)
  if (!point)
    throw problem('invalid_request', {
      faults: [{ path, message: 'must be latitude,longitude in degrees' }],
    })
  return point
}

function parsePoint(text: string): Point | undefined {
  const match = /^\s*([+-]?\d{1,3}(?:\.\d{1,20})?)\s*,\s*([+-]?\d{1,3}(?:\.\d{1,20})?)\s*$/.exec(
    text,
  )
  return pointSchema.safeParse({ latitude: Number(match?.[1]), longitude: Number(match?.[2]) }).data
}
