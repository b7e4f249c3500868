// HTTP routes of an eater's favourite merchants.
import { favouriteListSchema, joinFavouritesBodySchema } from '@tingkat/contract/favourite'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../../http/responses.ts'
import type { Sessions } from '../session.ts'
import {
  addFavourite,
  joinFavourites,
  listFavourites,
  removeFavourite,
  type FavouritePorts,
} from './actions.ts'

const about = { tags: ['merchants'], security: [{ session: [] }] }
const params = z.object({ merchantID: idSchema })

export const favouriteRoutes: FastifyPluginAsyncZod<
  FavouritePorts & { sessions: Sessions }
> = async (app, ports) => {
  const { sessions } = ports

  app.get(
    paths.favourites,
    {
      schema: {
        ...about,
        summary: 'My favourite merchants, newest first',
        response: { 200: favouriteListSchema, ...problems('unauthenticated') },
      },
    },
    async (request, reply) => await listFavourites(ports, await sessions.require(request, reply)),
  )

  app.post(
    paths.favourites,
    {
      schema: {
        ...about,
        summary: 'Add the favourites that a browser kept before the log-in',
        body: joinFavouritesBodySchema,
        response: {
          200: favouriteListSchema,
          ...problems('invalid_request', 'unauthenticated', 'storage_full'),
        },
      },
    },
    async (request, reply) => {
      const eater = await sessions.require(request, reply)
      return await joinFavourites(ports, eater, request.body.merchantIDs)
    },
  )

  app.put(
    paths.favourite,
    {
      schema: {
        ...about,
        summary: 'Mark a merchant as favourite; at most 200',
        params,
        response: {
          200: z.null(),
          ...problems(
            'invalid_request',
            'unauthenticated',
            'merchant_not_found',
            'favourites_full',
            'storage_full',
          ),
        },
      },
    },
    async (request, reply) => {
      await addFavourite(ports, await sessions.require(request, reply), request.params.merchantID)
      return null
    },
  )

  app.delete(
    paths.favourite,
    {
      schema: {
        ...about,
        summary: 'Remove a merchant from the favourites',
        params,
        response: { 200: z.null(), ...problems('invalid_request', 'unauthenticated') },
      },
    },
    async (request, reply) => {
      const eater = await sessions.require(request, reply)
      await removeFavourite(ports, eater, request.params.merchantID)
      return null
    },
  )
}
