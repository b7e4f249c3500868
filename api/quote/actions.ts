// Prices a cart for quotes and orders. Reads only the catalogue in memory, not the database.
import type { quoteBodySchema } from '@tingkat/contract/quote'
import type { Country } from '@tingkat/ordering/country/country'
import { settingsOf } from '@tingkat/ordering/country/country-settings'
import { distanceBetween, estimateMinutes, type Point } from '@tingkat/ordering/location/location'
import type { PromiseSuspension } from '@tingkat/ordering/merchant/area-pause'
import { isClosed, type Merchant } from '@tingkat/ordering/merchant/merchant'
import { orderPathOf } from '@tingkat/ordering/order/order'
import type { OrderPath } from '@tingkat/ordering/order/order-states'
import type { PromiseRule } from '@tingkat/ordering/order/promise-rule'
import {
  closedRefusal,
  priceQuote,
  type PriceQuote,
  type QuoteRequest,
} from '@tingkat/ordering/quote/quote'
import { isRefusal, refuse, type Refusal } from '@tingkat/ordering/refusal'
import type { z } from 'zod'
import type { Catalogue } from '../catalogue/snapshot.ts'

/**
 * The body of a quote request with its defaults. The body of an order contains these fields too.
 */
export type CheckedQuoteBody = z.output<typeof quoteBodySchema>

export type QuotedCart = {
  quote: PriceQuote
  /** The fields of the body that determine the price. */
  request: QuoteRequest
  /** The first merchant of the cart. */
  merchant: Merchant
  country: Country
  /**
   * The position of the delivery address; null for orders at a table
   * or for pickup, and before an address is chosen.
   */
  start: Point | null
  path: OrderPath
  /**
   * The suspension of vouchers for late orders because of which the order has no promised time;
   * null if no suspension applies or the country promises no time at all.
   */
  promiseSuspension: PromiseSuspension | null
}

/**
 * Prices the cart from the current catalogue. Returns a refusal if `priceQuote` does, and
 * required_restaurant_params for an unknown table.
 */
export function quoteCart(
  catalogue: Pick<Catalogue, 'of'>,
  body: CheckedQuoteBody,
  now: Date,
): QuotedCart | Refusal {
  const firstMerchant = body.merchants[0]
  if (!firstMerchant) return refuse('empty_cart')
  const snapshot = catalogue.of(body.countryCode)
  const merchant = snapshot?.at(firstMerchant.ID, now)
  if (!snapshot || !merchant) return refuse('merchant_not_found', { merchantID: firstMerchant.ID })
  const atTable = body.dineInInfo !== null
  const request = requestOf(body)
  const refusal = atTable
    ? checkTables(body, snapshot.merchants)
    : checkReopening(request, snapshot.merchants, now)
  if (refusal) return refusal
  const path = orderPathOf(merchant, body.dineInInfo, body.pickup)
  const start =
    atTable || body.pickup || !body.location
      ? null
      : { latitude: body.location.latitude, longitude: body.location.longitude }
  const { country, promos } = snapshot
  const quote = priceQuote({
    request,
    merchants: (merchantID) => snapshot.at(merchantID, now),
    menus: (merchantID) => snapshot.menuAt(merchantID, now),
    country,
    start,
    promos,
    now,
    path,
    testingMerchants: country.testingMerchants ?? [],
    tips: settingsOf(country.code).operations?.tips !== undefined,
  })
  if (isRefusal(quote)) return quote
  const points = start ? [merchant.latlng, start] : [merchant.latlng]
  const promiseSuspension =
    promiseRuleOf(country, path) === undefined ? null : snapshot.promiseSuspensionAt(points, now)
  return { quote, request, merchant, country, start, path, promiseSuspension }
}

/**
 * Returns the country's rule for orders that arrive later than promised. Returns undefined if the
 * country has no such rule, and for orders at a table.
 */
const promiseRuleOf = ({ code }: Country, path: OrderPath): PromiseRule | undefined =>
  path === 'table' ? undefined : settingsOf(code).operations?.promise

/**
 * Returns the rule for late orders that applies to the order; undefined while the operator has
 * suspended the rule, or if the country has none.
 */
export const promiseOf = ({
  country,
  path,
  promiseSuspension,
}: Pick<QuotedCart, 'country' | 'path' | 'promiseSuspension'>): PromiseRule | undefined =>
  promiseSuspension ? undefined : promiseRuleOf(country, path)

/**
 * Returns the minutes from the merchant's receipt of the
 * order to its delivery or, for pickup, until it is ready.
 */
export function leadMinutesOf({
  merchant,
  country,
  start,
  path,
}: Pick<QuotedCart, 'merchant' | 'country' | 'start' | 'path'>): number {
  if (path === 'pickup') return merchant.preparationMinutes
  if (!start) return 0
  const metres = distanceBetween(start, merchant.latlng)
  return estimateMinutes(merchant.preparationMinutes, metres, country.courierSpeedKmh)
}

/**
 * Returns the minutes until the promised delivery time of an order that is not scheduled, including
 * the wait until cooking starts. Returns null if no time is promised: in a country or area without
 * promises, at a table, for a scheduled order, and without an address.
 */
export function promiseMinutesOf(quoted: QuotedCart, waitMinutes = 0): number | null {
  const { request, start, path } = quoted
  if (!promiseOf(quoted) || request.scheduledTime || (path !== 'pickup' && !start)) return null
  return leadMinutesOf(quoted) + waitMinutes
}

/** Returns the refusal of pickup in a country whose flags switch it off. */
export const pickupOff = ({ merchants }: Pick<CheckedQuoteBody, 'merchants'>): Refusal =>
  refuse('pickup_not_offered', { merchantID: merchants[0]?.ID ?? '', name: '' })

function requestOf({
  merchants,
  paymentTypeID,
  promoCode,
  comment,
  campaignIDs,
  campaignList,
  enterprise,
  scheduledTime,
  tipInMinor,
}: CheckedQuoteBody): QuoteRequest {
  return {
    merchants,
    paymentTypeID,
    promoCode,
    comment,
    campaignIDs,
    campaignList,
    enterprise,
    scheduledTime: scheduledTime && {
      ...scheduledTime,
      from: instantOf(scheduledTime.from),
      to: instantOf(scheduledTime.to),
    },
    ...(tipInMinor && { tipInMinor }),
  }
}

// Returns the time in UTC. Returns '' for a time without a time zone, because such a time is
// ambiguous. The pricing rules refuse a delivery window with ''.
const instantOf = (text: string): string =>
  /(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
    ? new Date(text).toISOString()
    : ''

/**
 * Refuses scheduled orders of a merchant that staff have
 * closed, because the time of reopening is unknown.
 */
function checkReopening(
  { merchants, scheduledTime }: QuoteRequest,
  allMerchants: ReadonlyMap<string, Merchant>,
  now: Date,
): Refusal | null {
  if (!scheduledTime) return null
  const closed = merchants
    .map(({ ID }) => allMerchants.get(ID))
    .find((merchant) => merchant && isClosed(merchant))
  return closed ? closedRefusal(closed, now) : null
}

function checkTables(
  { merchants, dineInInfo }: CheckedQuoteBody,
  allMerchants: ReadonlyMap<string, Merchant>,
): Refusal | null {
  for (const { ID } of merchants) {
    const hasTable = allMerchants
      .get(ID)
      ?.tables.some(({ tableID }) => tableID === dineInInfo?.tableID)
    if (!hasTable || !dineInInfo?.merchants[ID])
      return refuse('required_restaurant_params', { merchantID: ID })
  }
  return null
}
