// HTTP of addresses: from words to places, and from a position to the place it is in.
import { geoReverseQuerySchema, geoReverseSchema, geoSearchQuerySchema, geoSearchSchema } from '@tingkat/contract/location'
import { paths } from '@tingkat/contract/paths'
import { pointSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problems } from '../http/answers.ts'
import { problem } from '../http/problem.ts'
import type { Geocoder } from '../providers/geocoding/geocoder.ts'
import { nameOfPoint } from './actions.ts'

export type LocationRoutes = { geocoder: Geocoder }

export const locationRoutes: FastifyPluginAsyncZod<LocationRoutes> = async (app, { geocoder }) => {
  app.get(paths.geoSearch, {
    schema: {
      summary: 'Places of a country whose names hold the words, best first',
      tags: ['places'],
      querystring: geoSearchQuerySchema,
      response: { 200: geoSearchSchema, ...problems('invalid_request') },
    },
  }, async ({ query: { keyword, country, limit } }) => ({ places: await geocoder.search(keyword, country, limit), attribution: geocoder.attribution }))

  app.get(paths.geoReverse, {
    schema: {
      summary: 'The place of a position; status.code is SUCCESS or NOT_FOUND',
      tags: ['places'],
      querystring: geoReverseQuerySchema,
      response: { 200: geoReverseSchema, ...problems('invalid_request') },
    },
  }, async ({ query: { location, language } }) => {
    const point = readPoint(location)
    if (!point) throw problem('invalid_request', { faults: [{ path: 'location', message: 'must be latitude,longitude in degrees' }] })
    return await nameOfPoint(geocoder, point, language)
  })
}

function readPoint(text: string) {
  const match = /^\s*([+-]?\d{1,3}(?:\.\d{1,20})?)\s*,\s*([+-]?\d{1,3}(?:\.\d{1,20})?)\s*$/.exec(text)
  return pointSchema.safeParse({ latitude: Number(match?.[1]), longitude: Number(match?.[2]) }).data
}
