// HTTP of addresses: from words to places, and from a position to the place it is in.
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
import { nameOfPoint } from './actions.ts'

export type LocationRoutes = { geocoder: Geocoder; mapStyleUrl: string | undefined }

export const locationRoutes: FastifyPluginAsyncZod<LocationRoutes> = async (
  app,
  { geocoder, mapStyleUrl },
) => {
  app.get(
    paths.geoMap,
    {
      schema: {
        summary: 'Where maps come from',
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
        summary: 'Places of a country whose names hold the words, best first',
        tags: ['places'],
        querystring: geoSearchQuerySchema,
        response: { 200: geoSearchSchema, ...problems('invalid_request', 'geocoder_unavailable') },
      },
    },
    async ({ query: { near: nearText, ...query } }) => {
      const near = nearText === undefined ? undefined : pointOrThrow(nearText, 'near')
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
        summary: 'The place of a position; status.code is SUCCESS or NOT_FOUND',
        tags: ['places'],
        querystring: geoReverseQuerySchema,
        response: { 200: geoReverseSchema, ...problems('invalid_request', 'geocoder_unavailable') },
      },
    },
    async ({ query: { location, language } }) => {
      return await orUnavailable(
        nameOfPoint(geocoder, pointOrThrow(location, 'location'), language),
      )
    },
  )
}

async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof GeocoderUnavailable) throw problem('geocoder_unavailable')
    throw error
  }
}

function pointOrThrow(text: string, path: string): Point {
  const point = readPoint(text)
  if (!point)
    throw problem('invalid_request', {
      faults: [{ path, message: 'must be latitude,longitude in degrees' }],
    })
  return point
}

function readPoint(text: string): Point | undefined {
  const match = /^\s*([+-]?\d{1,3}(?:\.\d{1,20})?)\s*,\s*([+-]?\d{1,3}(?:\.\d{1,20})?)\s*$/.exec(
    text,
  )
  return pointSchema.safeParse({ latitude: Number(match?.[1]), longitude: Number(match?.[2]) }).data
}
