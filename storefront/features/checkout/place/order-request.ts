// Request bodies of checkout: the request for a quote, and the order at the quoted price.
import type { OrderBody } from '@tingkat/contract/order'
import type { QuoteBody, SignedQuote } from '@tingkat/contract/quote'
import type { Cart } from '@tingkat/ordering/cart/cart'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Location } from '@tingkat/ordering/location/location'
import { toQuoteRequest } from '@tingkat/ordering/quote/quote'

/**
 * Returns the request for a quote: the cart without prices. An order
 * that is not delivered has no delivery location. `usedCampaignIDs`
 * are the campaigns that the last order from this browser used up.
 */
export function toQuoteBody(
  cart: Cart,
  countryCode: CountryCode,
  location: Location | null,
  usedCampaignIDs: readonly string[],
  { isPickup = false, tipInMinor = 0 } = {},
): QuoteBody {
  const start =
    cart.dineInInfo || isPickup || !location
      ? null
      : { latitude: location.latitude, longitude: location.longitude }
  return {
    ...toQuoteRequest(cart, { usedCampaignIDs }),
    countryCode,
    location: start,
    dineInInfo: cart.dineInInfo,
    ...(isPickup && { pickup: true }),
    ...(tipInMinor && { tipInMinor }),
  }
}

/** Returns the order of a quoted cart at the price that the eater saw. */
export function toOrderBody(
  quoteBody: QuoteBody,
  location: Location | null,
  quote: SignedQuote,
  sourceID: string,
): OrderBody {
  return {
    ...quoteBody,
    location: quoteBody.dineInInfo || quoteBody.pickup ? null : location,
    shownTotalInMinor: totalOf(quote),
    quoteToken: quote.quoteToken,
    sourceID,
  }
}

/** Returns the same order at a new price, without the promo codes that the new quote lacks. */
export function withQuote(body: OrderBody, quote: SignedQuote): OrderBody {
  const validCodes = new Set(quote.promoCodes.map(({ code }) => code.toUpperCase()))
  return {
    ...body,
    promoCode: (body.promoCode ?? []).filter((code) => validCodes.has(code.trim().toUpperCase())),
    shownTotalInMinor: totalOf(quote),
    quoteToken: quote.quoteToken,
  }
}

const totalOf = (quote: SignedQuote): number => quote.totalQuote.reducedPriceV2.amountInMinor
