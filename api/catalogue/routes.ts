// HTTP of merchants: the list, one merchant with its menu as ready bytes, its delivery windows.
import {
  categoryListQuerySchema,
  categoryListSchema,
  merchantListQuerySchema,
  merchantListSchema,
  merchantQuerySchema,
  merchantSchema,
  timeSlotsSchema,
} from '@tingkat/contract/merchant'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { refuse } from '@tingkat/ordering/refusal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../http/answers.ts'
import { problem, refused } from '../http/problem.ts'
import { listMerchants, listTimeSlots, merchantAt, readCursor } from './actions.ts'
import { pointOf } from './asked-point.ts'
import {
  chooseEncoding,
  isFresh,
  ReadyMenus,
  type Encoding,
  type ReadyMenu,
} from './ready-menus.ts'
import type { Catalogue } from './snapshot.ts'

export type CatalogueRoutes = { catalogue: Catalogue; clock: () => Date }

// Short: a shop that closes should not look open for long.
const publicFor = 'public, max-age=30'

const merchantParams = z.object({ merchantID: idSchema })

export const catalogueRoutes: FastifyPluginAsyncZod<CatalogueRoutes> = async (
  app,
  { catalogue, clock },
) => {
  const menus = new ReadyMenus()
  const found = (merchantID: string) => {
    const known = catalogue.find(merchantID)
    if (!known) throw refused(refuse('merchant_not_found', { merchantID }))
    return known
  }

  app.get(
    paths.merchants,
    {
      schema: {
        summary:
          'Merchants of a country: near a point those that deliver there first; otherwise by rating',
        tags: ['merchants'],
        querystring: merchantListQuerySchema,
        response: { 200: merchantListSchema, ...problems('invalid_request') },
      },
    },
    async ({ query }, reply) => {
      const start = pointOf(query)
      const offset = readCursor(query.cursor)
      if (offset === undefined)
        throw problem('invalid_request', {
          faults: [{ path: 'cursor', message: 'is not a cursor of this list' }],
        })
      // Where an eater lives is in the query: such an answer is theirs alone.
      if (!start) reply.header('cache-control', publicFor)
      const snapshot = catalogue.of(query.country)
      if (!snapshot)
        return { merchants: [], total: 0, deliverableCount: start && 0, nextCursor: null }
      const {
        search = '',
        category = '',
        ids,
        sort,
        limit,
        open,
        offer,
        freeDelivery,
        scheduled,
        rating,
        minutes,
        by = null,
        prices,
        diets,
      } = query
      return listMerchants(
        snapshot,
        {
          start,
          search,
          category,
          ids,
          sort,
          offset,
          limit,
          filter: { open, offer, freeDelivery, scheduled, rating, minutes, by, prices, diets },
        },
        clock(),
      )
    },
  )

  app.get(
    paths.categories,
    {
      schema: {
        summary: 'The cuisines of a country’s kitchens, most kitchens first',
        tags: ['merchants'],
        querystring: categoryListQuerySchema,
        response: { 200: categoryListSchema, ...problems('invalid_request') },
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', publicFor)
      return { categories: [...(catalogue.of(query.country)?.categories ?? [])] }
    },
  )

  app.get(
    paths.merchant,
    {
      schema: {
        summary: 'A merchant with its menu; with a point also ETA and distance',
        tags: ['merchants'],
        params: merchantParams,
        querystring: merchantQuerySchema,
        response: { 200: merchantSchema, ...problems('invalid_request', 'merchant_not_found') },
      },
    },
    (request, reply) => {
      const { snapshot, merchant } = found(request.params.merchantID)
      const start = pointOf(request.query)
      if (start) reply.send(merchantAt(snapshot, merchant, start, clock()))
      else sendMenu(menus, snapshot.shownAt(merchant, clock()), request, reply)
    },
  )

  app.get(
    paths.timeSlots,
    {
      schema: {
        summary: 'The half-hour windows in which the merchant delivers, soonest first',
        tags: ['merchants'],
        params: merchantParams,
        response: { 200: timeSlotsSchema, ...problems('invalid_request', 'merchant_not_found') },
      },
    },
    async ({ params }) => listTimeSlots(found(params.merchantID).merchant, clock()),
  )
}

/** At once where the bytes are there as they are; compressed ones may first have to be made. */
function sendMenu(
  menus: ReadyMenus,
  merchant: Merchant,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') sendBytes(menus.plain(merchant), encoding, request, reply)
  else
    menus.packed(merchant, encoding).then(
      (ready) => sendBytes(ready, encoding, request, reply),
      (error: unknown) => reply.send(error),
    )
}

function sendBytes(
  { bytes, etag }: ReadyMenu,
  encoding: Encoding,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.header('cache-control', publicFor).header('vary', 'accept-encoding').header('etag', etag)
  if (isFresh(request.headers['if-none-match'], etag)) {
    reply.code(304).send()
    return
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.header('content-type', 'application/json; charset=utf-8').send(bytes)
}
