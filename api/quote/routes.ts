// HTTP of quotes: what a cart costs. Prices that a client sends are never read.
import { paths } from '@tingkat/contract/paths'
import { priceQuoteSchema, quoteBodySchema } from '@tingkat/contract/quote'
import { isRefusal } from '@tingkat/ordering/refusal'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { problems } from '../http/answers.ts'
import { problem, refused } from '../http/problem.ts'
import type { FlagReader } from '../settings/flags.ts'
import { quoteCart } from './actions.ts'

export type QuoteRoutes = { catalogue: Pick<Catalogue, 'of'>; flags: Pick<FlagReader, 'read'>; clock: () => Date }

export const quoteRoutes: FastifyPluginAsyncZod<QuoteRoutes> = async (app, { catalogue, flags, clock }) => {
  app.post(paths.quotes, {
    schema: {
      summary: 'What a cart costs, line by line',
      tags: ['quotes'],
      body: quoteBodySchema,
      response: {
        200: priceQuoteSchema,
        ...problems(
          'invalid_request', 'empty_cart', 'merchant_not_found',
          'food_err_order_merchant_closed', 'food_err_order_item_not_available', 'on_demand_blocked', 'slot_unavailable', 'too_far',
          'promo_not_applicable', 'order_value_exceeded', 'zero_quantity', 'quantity_out_of_range', 'invalid_groups',
          'instructions_too_long', 'required_restaurant_params', 'web_ordering_disabled',
        ),
      },
    },
  }, async (request, reply) => {
    const { webOrdering } = await flags.read(request.body.countryCode)
    if (!webOrdering) throw problem('web_ordering_disabled')
    const quoted = quoteCart(catalogue, request.body, clock())
    if (isRefusal(quoted)) throw refused(quoted)
    return await reply.send(quoted.quote)
  })
}
