// What a cart costs: the one pricing path, for quotes and for orders alike. It reads the catalogue in memory and no SQL.
import type { quoteBodySchema } from '@tingkat/contract/quote'
import type { Country } from '@tingkat/ordering/country/country'
import type { Point } from '@tingkat/ordering/location/location'
import { isClosed, type Merchant } from '@tingkat/ordering/merchant/merchant'
import type { OrderPath } from '@tingkat/ordering/order/order-states'
import { priceQuote, type PriceQuote, type QuoteRequest } from '@tingkat/ordering/quote/quote'
import { isRefusal, refuse, type Refusal } from '@tingkat/ordering/refusal'
import type { z } from 'zod'
import type { Catalogue } from '../catalogue/snapshot.ts'

/** A quote's body after its schema filled the defaults in; an order's body fits too. */
export type CheckedQuoteBody = z.output<typeof quoteBodySchema>

export type QuotedCart = {
  quote: PriceQuote
  /** What was asked, with nothing else of the body. */
  request: QuoteRequest
  /** The first merchant of the cart. */
  merchant: Merchant
  country: Country
  /** Where the food goes; null at a table and while no address is known. */
  start: Point | null
  path: OrderPath
}

/** Prices a cart from the catalogue as it is now. Refusals: those of `priceQuote`, and required_restaurant_params for a table that is not there. */
export function quoteCart(
  catalogue: Pick<Catalogue, 'of'>,
  body: CheckedQuoteBody,
  now: Date,
): QuotedCart | Refusal {
  const asked = body.merchants[0]
  if (!asked) return refuse('empty_cart')
  const snapshot = catalogue.of(body.countryCode)
  const merchant = snapshot?.merchants.get(asked.ID)
  if (!snapshot || !merchant) return refuse('merchant_not_found', { merchantID: asked.ID })
  const atTable = body.dineInInfo !== null
  const request = requestOf(body)
  const refusal = atTable
    ? checkTables(body, snapshot.merchants)
    : checkReopening(request, snapshot.merchants)
  if (refusal) return refusal
  const path: OrderPath = atTable ? 'table' : merchant.isIntegrated ? 'integrated' : 'concierge'
  const start =
    atTable || !body.location
      ? null
      : { latitude: body.location.latitude, longitude: body.location.longitude }
  const { country, merchants, menuOf, promos } = snapshot
  const quote = priceQuote({
    request,
    merchants,
    menus: menuOf,
    country,
    start,
    promos,
    now,
    path,
    testingMerchants: country.testingMerchants ?? [],
  })
  return isRefusal(quote) ? quote : { quote, request, merchant, country, start, path }
}

function requestOf({
  merchants,
  paymentTypeID,
  promoCode,
  comment,
  campaignIDs,
  campaignList,
  enterprise,
  scheduledTime,
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
  }
}

// A time without a zone is another moment on every machine: the rules then read no window, and refuse it.
const instantOf = (text: string): string =>
  /(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
    ? new Date(text).toISOString()
    : ''

/** Closed by hand means until a person says otherwise: no window of a later day is safe. */
function checkReopening(
  { merchants, scheduledTime }: QuoteRequest,
  known: ReadonlyMap<string, Merchant>,
): Refusal | null {
  if (!scheduledTime) return null
  const closed = merchants
    .map(({ ID }) => known.get(ID))
    .find((merchant) => merchant && isClosed(merchant))
  return closed
    ? refuse('food_err_order_merchant_closed', { merchantID: closed.ID, name: closed.name })
    : null
}

function checkTables(
  { merchants, dineInInfo }: CheckedQuoteBody,
  known: ReadonlyMap<string, Merchant>,
): Refusal | null {
  for (const { ID } of merchants) {
    const hasTable = known.get(ID)?.tables.some(({ tableID }) => tableID === dineInInfo?.tableID)
    if (!hasTable || !dineInInfo?.merchants[ID])
      return refuse('required_restaurant_params', { merchantID: ID })
  }
  return null
}
