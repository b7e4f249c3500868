// HTTP routes of merchants: lists, cuisines, menus and delivery windows.
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
import { notModified, problems } from '../http/responses.ts'
import { problem, refused } from '../http/problem.ts'
import { listMerchants, listTimeSlots, toMerchantView, parseCursor } from './actions.ts'
import { parseQueryPoint } from './query-point.ts'
import { chooseEncoding, matchesETag, type Encoding } from '../http/content-encoding.ts'
import { listKeys, merchantKeys } from '../cdn/surrogate-keys.ts'
import type { SharedCache } from '../http/shared-cache.ts'
import { readLoad, type LoadPorts } from '../order/capacity/load-actions.ts'
import { leadMinutesOf } from '../quote/actions.ts'
import type { MostOrdered } from './most-ordered.ts'
import { MenuCache, type EncodedMenu } from './menu-cache.ts'
import type { Catalogue } from './snapshot.ts'

export type CatalogueRoutes = {
  catalogue: Catalogue
  mostOrdered: MostOrdered
  clock: () => Date
  sharedCache: SharedCache
  loads: LoadPorts['loads']
}

const merchantParams = z.object({ merchantID: idSchema })

export const catalogueRoutes: FastifyPluginAsyncZod<CatalogueRoutes> = async (
  app,
  { catalogue, mostOrdered, clock, sharedCache, loads },
) => {
  const menus = new MenuCache()
  const findMerchant = (merchantID: string) => {
    const found = catalogue.find(merchantID)
    if (!found) throw refused(refuse('merchant_not_found', { merchantID }))
    return found
  }

  app.get(
    paths.merchants,
    {
      schema: {
        summary:
          'Merchants of a country, by rating, or with a point those that deliver there first',
        tags: ['merchants'],
        querystring: merchantListQuerySchema,
        response: { 200: merchantListSchema, ...notModified, ...problems('invalid_request') },
      },
    },
    async ({ query }, reply) => {
      const start = parseQueryPoint(query)
      const offset = parseCursor(query.cursor)
      if (offset === undefined)
        throw problem('invalid_request', {
          faults: [{ path: 'cursor', message: 'is not a cursor of this list' }],
        })
      // A shared cache must not store a URL that contains an eater's address.
      if (!start) sharedCache(reply, 'everywhere', listKeys(query.country))
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
        pickup,
        rating,
        minutes,
        by = null,
        prices,
        diets,
      } = query
      if (search.trim()) await snapshot.search.prepare()
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
          filter: {
            open,
            offer,
            freeDelivery,
            scheduled,
            pickup,
            rating,
            minutes,
            by,
            prices,
            diets,
          },
        },
        clock(),
      )
    },
  )

  app.get(
    paths.categories,
    {
      schema: {
        summary: 'The cuisines of a country, those with the most merchants first',
        tags: ['merchants'],
        querystring: categoryListQuerySchema,
        response: { 200: categoryListSchema, ...notModified, ...problems('invalid_request') },
      },
    },
    async ({ query }, reply) => {
      sharedCache(reply, 'everywhere', listKeys(query.country))
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
        response: {
          200: merchantSchema,
          ...notModified,
          ...problems('invalid_request', 'merchant_not_found'),
        },
      },
    },
    (request, reply) => {
      const { snapshot, merchant } = findMerchant(request.params.merchantID)
      const start = parseQueryPoint(request.query)
      if (start) {
        reply.send(mostOrdered.addTo(toMerchantView(snapshot, merchant, start, clock())))
        return
      }
      sharedCache(reply, 'shared', merchantKeys(snapshot.country.code, merchant.ID))
      sendMenu(menus, mostOrdered.addTo(snapshot.shownAt(merchant, clock())), request, reply)
    },
  )

  app.get(
    paths.timeSlots,
    {
      schema: {
        summary: 'The half-hour windows in which the merchant delivers, soonest first',
        description:
          'Without those that are full. With a point, the delivery time to it counts: cooking for ' +
          'a distant address starts earlier.',
        tags: ['merchants'],
        params: merchantParams,
        querystring: merchantQuerySchema,
        response: { 200: timeSlotsSchema, ...problems('invalid_request', 'merchant_not_found') },
      },
    },
    async ({ params, query }) => {
      const { merchantID } = params
      const found = findMerchant(merchantID)
      const { country } = found.snapshot
      const now = clock()
      const merchant = found.snapshot.at(merchantID, now) ?? found.merchant
      const load = await readLoad({ catalogue, loads }, { country: country.code, merchantID }, now)
      const start = parseQueryPoint(query)
      const path = start ? 'integrated' : 'pickup'
      const leadMinutes = leadMinutesOf({ merchant, country, start, path })
      return listTimeSlots(merchant, now, { load, leadMinutes })
    },
  )
}

/**
 * Sends the menu in the best encoding that the client accepts, and compresses it first if no
 * earlier request has done so.
 */
function sendMenu(
  menus: MenuCache,
  merchant: Merchant,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') sendBytes(menus.plain(merchant), encoding, request, reply)
  else
    menus.compressed(merchant, encoding).then(
      (menu) => sendBytes(menu, encoding, request, reply),
      (error: unknown) => reply.send(error),
    )
}

function sendBytes(
  { bytes, etag }: EncodedMenu,
  encoding: Encoding,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.header('vary', 'accept-encoding').header('etag', etag)
  if (matchesETag(request.headers['if-none-match'], etag)) {
    reply.code(304).send()
    return
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.header('content-type', 'application/json; charset=utf-8').send(bytes)
}
