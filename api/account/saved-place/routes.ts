// HTTP routes of the places that an eater has saved as delivery addresses.
import { paths } from '@tingkat/contract/paths'
import {
  changeSavedPlaceBodySchema,
  savedPlaceListSchema,
  savedPlaceSchema,
  savePlaceBodySchema,
} from '@tingkat/contract/saved-place'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from '../session.ts'
import { problems } from '../../http/responses.ts'
import {
  changeSavedPlace,
  deleteSavedPlace,
  listSavedPlaces,
  savePlace,
  type SavedPlacePorts,
} from './actions.ts'

const about = { tags: ['places'], security: [{ session: [] }] }
const params = z.object({ savedPlaceID: idSchema })

export const savedPlaceRoutes: FastifyPluginAsyncZod<
  SavedPlacePorts & { sessions: Sessions }
> = async (app, ports) => {
  const { sessions } = ports

  app.get(
    paths.savedPlaces,
    {
      schema: {
        ...about,
        summary: 'My saved places: home, work, then others, newest first',
        response: { 200: savedPlaceListSchema, ...problems('unauthenticated') },
      },
    },
    async (request, reply) => await listSavedPlaces(ports, await sessions.require(request, reply)),
  )

  app.post(
    paths.savedPlaces,
    {
      schema: {
        ...about,
        summary: 'Save a place; at most 50, one home and one work',
        body: savePlaceBodySchema,
        response: {
          201: savedPlaceSchema,
          ...problems(
            'invalid_request',
            'unauthenticated',
            'place_kind_taken',
            'saved_places_disabled',
            'saved_places_full',
            'storage_full',
          ),
        },
      },
    },
    async (request, reply) => {
      const eater = await sessions.require(request, reply)
      return reply.code(201).send(await savePlace(ports, eater, request.body))
    },
  )

  app.patch(
    paths.savedPlace,
    {
      schema: {
        ...about,
        summary: 'Rename a saved place or change its kind, detail or note',
        params,
        body: changeSavedPlaceBodySchema,
        response: {
          200: savedPlaceSchema,
          ...problems(
            'invalid_request',
            'unauthenticated',
            'not_found',
            'place_kind_taken',
            'saved_places_disabled',
          ),
        },
      },
    },
    async (request, reply) =>
      await changeSavedPlace(
        ports,
        await sessions.require(request, reply),
        request.params.savedPlaceID,
        request.body,
      ),
  )

  app.delete(
    paths.savedPlace,
    {
      schema: {
        ...about,
        summary: 'Delete a saved place',
        params,
        response: { 200: z.null(), ...problems('unauthenticated', 'not_found') },
      },
    },
    async (request, reply) => {
      await deleteSavedPlace(
        ports,
        await sessions.require(request, reply),
        request.params.savedPlaceID,
      )
      return null
    },
  )
}
