// What checkout asks the server: first the price, then the order at that price.
import type { OrderBody } from '@tingkat/contract/order'
import type { QuoteBody, SignedQuote } from '@tingkat/contract/quote'
import type { Cart } from '@tingkat/ordering/cart/cart'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Location } from '@tingkat/ordering/location/location'
import { toQuoteRequest } from '@tingkat/ordering/quote/quote'

/** The cart as a question without prices; at a table the address says nothing. `usedCampaignIDs` are those of the order before. */
export function toQuoteBody(
  cart: Cart,
  countryCode: CountryCode,
  location: Location | null,
  usedCampaignIDs: readonly string[],
): QuoteBody {
  const start =
    cart.dineInInfo || !location
      ? null
      : { latitude: location.latitude, longitude: location.longitude }
  return {
    ...toQuoteRequest(cart, { usedCampaignIDs }),
    countryCode,
    location: start,
    dineInInfo: cart.dineInInfo,
  }
}

/** The order itself, at the price of the quote that the eater saw. */
export function toOrderBody(
  cart: Cart,
  countryCode: CountryCode,
  location: Location | null,
  usedCampaignIDs: readonly string[],
  quote: SignedQuote,
  sourceID: string,
): OrderBody {
  return {
    ...toQuoteBody(cart, countryCode, location, usedCampaignIDs),
    location: cart.dineInInfo ? null : location,
    shownTotalInMinor: totalOf(quote),
    quoteToken: quote.quoteToken,
    sourceID,
  }
}

/** The same order at a fresh price; a promo that no longer holds is left out, as the price has it. */
export function withQuote(body: OrderBody, quote: SignedQuote): OrderBody {
  const held = new Set(quote.promoCodes.map(({ code }) => code.toUpperCase()))
  return {
    ...body,
    promoCode: (body.promoCode ?? []).filter((code) => held.has(code.trim().toUpperCase())),
    shownTotalInMinor: totalOf(quote),
    quoteToken: quote.quoteToken,
  }
}

const totalOf = (quote: SignedQuote): number => quote.totalQuote.reducedPriceV2.amountInMinor
