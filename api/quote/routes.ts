// HTTP routes of quotes and promo codes. The server computes
// all prices and ignores those that a client sends.
import rateLimit from '@fastify/rate-limit'
import { paths } from '@tingkat/contract/paths'
import type { ProblemCode } from '@tingkat/contract/problem'
import {
  promoBodySchema,
  promoValidationSchema,
  quoteBodySchema,
  signedQuoteSchema,
} from '@tingkat/contract/quote'
import { isThrottledCity } from '@tingkat/ordering/location/throttle'
import { isRefusal, refuse, type Refusal } from '@tingkat/ordering/refusal'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { problems } from '../http/responses.ts'
import { perAddress } from '../http/per-address.ts'
import { problem, refused } from '../http/problem.ts'
import { findCity, type VerifyingPorts } from '../location/verified-location.ts'
import type { FlagReader } from '../settings/flags.ts'
import {
  planCooking,
  readLoadOfCart,
  waitOf,
  type LoadPorts,
} from '../order/capacity/load-actions.ts'
import { pickupOff, promiseMinutesOf, quoteCart, type CheckedQuoteBody } from './actions.ts'
import { validatePromo } from './promo-actions.ts'
import { signQuote, type SigningPorts } from './signing-actions.ts'

export type QuoteRoutes = SigningPorts &
  VerifyingPorts & {
    catalogue: Pick<Catalogue, 'of' | 'liveOf'>
    loads: LoadPorts['loads']
    flags: Pick<FlagReader, 'read'>
    clock: () => Date
    rateLimits: boolean
  }

// Limits the number of promo codes that a client can guess per minute. The
// limit is high, because many phones of a mobile network share one IP address.
const promosPerAddress = { max: 300, timeWindow: 60 * 1000 }

const refusals: ProblemCode[] = [
  'invalid_request',
  'empty_cart',
  'merchant_not_found',
  'food_err_order_merchant_closed',
  'food_err_order_item_not_available',
  'on_demand_blocked',
  'slot_unavailable',
  'merchant_full',
  'too_far',
  'pickup_not_offered',
  'tip_too_large',
  'address_throttled',
  'promo_not_applicable',
  'order_value_exceeded',
  'zero_quantity',
  'quantity_out_of_range',
  'invalid_groups',
  'instructions_too_long',
  'required_restaurant_params',
  'web_ordering_disabled',
]

export const quoteRoutes: FastifyPluginAsyncZod<QuoteRoutes> = async (app, ports) => {
  const { catalogue, flags, clock, rateLimits } = ports
  if (rateLimits) await app.register(rateLimit, perAddress)

  app.post(
    paths.quotes,
    {
      schema: {
        summary: 'The price of a cart, line by line',
        description:
          'Signed: an order with this `quoteToken` is charged exactly this price within ten minutes, or refused.',
        tags: ['quotes'],
        body: quoteBodySchema,
        response: { 200: signedQuoteSchema, ...problems(...refusals) },
      },
    },
    async (request, reply) => {
      const { webOrdering, pickup } = await flags.read(request.body.countryCode)
      if (!webOrdering) throw problem('web_ordering_disabled')
      if (request.body.pickup && !pickup) throw refused(pickupOff(request.body))
      const now = clock()
      const throttled = await checkCity(ports, request.body)
      if (throttled) throw refused(throttled)
      const quoted = quoteCart(catalogue, request.body, now)
      if (isRefusal(quoted)) throw refused(quoted)
      const load = await readLoadOfCart(ports, request.body, now)
      const plan = load && planCooking(load, quoted, now)
      if (isRefusal(plan)) throw refused(plan)
      const wait = waitOf(plan, quoted, now)
      const etaMinutes = promiseMinutesOf(quoted, wait.waitMinutes)
      const signed = signQuote(ports, request.body, { ...quoted, etaMinutes }, now)
      return await reply.send({ ...signed, ...wait })
    },
  )

  app.post(
    paths.promoValidation,
    {
      config: { rateLimit: promosPerAddress },
      schema: {
        summary: 'Validate a promo code for a cart',
        description:
          'Refused with `promo_not_applicable`, whose `reason` is `unknown`, or `min_subtotal` ' +
          'with the amount that is `missing`. Nothing is stored: the code applies once it is in ' +
          'the `promoCode` of a quote.',
        tags: ['quotes'],
        body: promoBodySchema,
        response: { 200: promoValidationSchema, ...problems('too_many_requests', ...refusals) },
      },
    },
    async (request) => {
      const { webOrdering } = await flags.read(request.body.countryCode)
      if (!webOrdering) throw problem('web_ordering_disabled')
      const validation = validatePromo(catalogue, request.body, clock())
      if (isRefusal(validation)) throw refused(validation)
      return validation
    },
  )
}

/**
 * Refuses delivery to a city without web ordering with address_throttled; otherwise returns null.
 */
async function checkCity(
  ports: Pick<QuoteRoutes, 'catalogue' | 'gazetteer'>,
  { countryCode, dineInInfo, pickup, location }: CheckedQuoteBody,
): Promise<Refusal | null> {
  const country = ports.catalogue.of(countryCode)?.country
  if (!country || !location || dineInInfo || pickup) return null
  const place = await findCity(ports, country, location)
  return place && isThrottledCity(country, place.city)
    ? refuse('address_throttled', { country: country.code })
    : null
}
