// One price: quotes are signed as they are shown, and an order is charged what its quote says or not at all.
import type { KeyObject } from 'node:crypto'
import type { FreshQuote, SignedQuote } from '@tingkat/contract/quote'
import type { PriceQuote } from '@tingkat/ordering/quote/quote'
import { compareWithShownQuote, toShownQuote } from '@tingkat/ordering/quote/quote-difference'
import { quoteLifeSeconds } from '@tingkat/ordering/quote/quote-shape'
import { isRefusal, type Refusal } from '@tingkat/ordering/refusal'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { problem, type ProblemError } from '../http/problem.ts'
import { quoteCart, type CheckedQuoteBody } from './actions.ts'
import { readQuoteToken, signQuoteToken, type QuoteClaims } from './quote-token.ts'

export type SigningPorts = { quoteKey: KeyObject; newID: () => string }

/** An order as far as its price goes. `shownTotalInMinor` is what the page says that it showed. */
export type AskedOrder = CheckedQuoteBody & { quoteToken: string; shownTotalInMinor: number }

/** The quote with the server's word on it, for ten minutes. */
export function signQuote(
  { quoteKey, newID }: SigningPorts,
  cart: CheckedQuoteBody,
  quote: PriceQuote,
  now: Date,
): SignedQuote {
  const quoteID = newID()
  const expiresAt = now.getTime() + quoteLifeSeconds * 1_000
  const quoteToken = signQuoteToken(quoteKey, cart, {
    quoteID,
    expiresAt,
    shown: toShownQuote(quote),
  })
  return { ...quote, quoteID, expiresAt: new Date(expiresAt).toISOString(), quoteToken }
}

/**
 * Why an order may not be charged `quote`, made just now; null when it is, line by line, what was shown. quote_invalid: the
 * token is not ours, or another cart's. quote_changed, or quote_expired when the ten minutes are over, with a `FreshQuote`.
 */
export function objectToPrice(
  ports: SigningPorts,
  order: AskedOrder,
  quote: PriceQuote,
  now: Date,
): ProblemError | null {
  const claims = claimsOf(ports, order)
  return claims ? object(ports, claims, order, quote, now) : problem('quote_invalid')
}

/**
 * A promo that was shown and no longer holds is a line that changed, not a dead end: quote_changed or quote_expired with the
 * price of the cart without it. Null when the promo was never shown, or the rest of the cart has no price either.
 */
export function objectToPromo(
  ports: SigningPorts & { catalogue: Pick<Catalogue, 'of'> },
  order: AskedOrder,
  refusal: Refusal,
  now: Date,
): ProblemError | null {
  const claims = refusal.refused === 'promo_not_applicable' ? claimsOf(ports, order) : null
  if (!claims) return null
  let cart: AskedOrder = order
  for (let ended = refusal; ended.refused === 'promo_not_applicable';) {
    const promoCode = cart.promoCode.filter(
      (code) => code.trim().toUpperCase() !== ended.context.promoCode,
    )
    if (promoCode.length === cart.promoCode.length) return null
    cart = { ...cart, promoCode }
    const quoted = quoteCart(ports.catalogue, cart, now)
    if (!isRefusal(quoted)) return object(ports, claims, cart, quoted.quote, now)
    ended = quoted
  }
  return null
}

function claimsOf({ quoteKey }: SigningPorts, order: AskedOrder): QuoteClaims | null {
  const claims = readQuoteToken(quoteKey, order, order.quoteToken)
  return claims?.shown.total === order.shownTotalInMinor ? claims : null
}

function object(
  ports: SigningPorts,
  { shown, expiresAt }: QuoteClaims,
  cart: CheckedQuoteBody,
  quote: PriceQuote,
  now: Date,
): ProblemError | null {
  const changes = compareWithShownQuote(shown, quote)
  const expired = now.getTime() >= expiresAt
  if (!expired && changes.length === 0) return null
  const fresh: FreshQuote = { quote: signQuote(ports, cart, quote, now), changes }
  return problem(expired ? 'quote_expired' : 'quote_changed', {
    ...fresh,
    shown: shown.total,
    fresh: quote.totalQuote.reducedPriceV2.amountInMinor,
    currency: quote.currency.code,
  })
}
