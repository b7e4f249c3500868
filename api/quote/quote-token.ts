// Quote tokens: the quote that an eater saw, signed together
// with its cart. Quotes are not stored on the server.
import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { paymentTypeIDOf } from '@tingkat/ordering/payment/payment'
import type { ShownQuote } from '@tingkat/ordering/quote/quote-difference'
import type { CheckedQuoteBody } from './actions.ts'

/**
 * `expiresAt` is in milliseconds since 1970. `etaMinutes` is the promised delivery time in minutes
 * after placing the order; null if no time was promised, undefined in tokens that the previous
 * version of the server signed.
 */
export type QuoteClaims = {
  quoteID: string
  expiresAt: number
  shown: ShownQuote
  etaMinutes?: number | null | undefined
}
type Payload = [quoteID: string, expiresAt: number, ...Shown, etaMinutes?: number | null]
type Shown = [
  ShownQuote['currency'],
  ShownQuote['items'],
  ShownQuote['gifts'],
  ShownQuote['fees'],
  ShownQuote['total'],
]

/**
 * Returns a signed token. The token does not contain the cart, because the request that places the
 * order contains it.
 */
export function signQuoteToken(
  key: KeyObject,
  cart: CheckedQuoteBody,
  { quoteID, expiresAt, shown, etaMinutes }: QuoteClaims,
): string {
  const { currency, items, gifts, fees, total } = shown
  const payload: Payload = [quoteID, expiresAt, currency, items, gifts, fees, total]
  if (etaMinutes !== undefined) payload.push(etaMinutes)
  const claims = Buffer.from(JSON.stringify(payload)).toString('base64url')
  // `join` creates a flat string. JSON.stringify of a whole quote is slow with a concatenated
  // string: see `newID` in api/start.ts.
  return [claims, signatureOf(key, claims, cart).toString('base64url')].join('.')
}

/**
 * Returns the claims; null for a token that is forged, changed or
 * of another cart. Does not check whether the token has expired.
 */
export function readQuoteToken(
  key: KeyObject,
  cart: CheckedQuoteBody,
  token: string,
): QuoteClaims | null {
  const [claims, signature, ...more] = token.split('.')
  if (!claims || !signature || more.length > 0) return null
  const received = Buffer.from(signature, 'base64url')
  const expected = signatureOf(key, claims, cart)
  // Different base64 texts can decode to the same bytes.
  // Only the text that this server issued is valid.
  if (
    received.length !== expected.length ||
    !timingSafeEqual(received, expected) ||
    received.toString('base64url') !== signature
  )
    return null
  const [quoteID, expiresAt, currency, items, gifts, fees, total, etaMinutes] = JSON.parse(
    Buffer.from(claims, 'base64url').toString(),
  ) as Payload
  return {
    quoteID,
    expiresAt,
    shown: { currency, items, gifts, fees, total },
    ...(etaMinutes !== undefined && { etaMinutes }),
  }
}

// Claims are base64url and contain no dot, so the first dot in the signed text separates them from
// the cart.
const signatureOf = (key: KeyObject, claims: string, cart: CheckedQuoteBody): Buffer =>
  createHmac('sha256', key)
    .update(`${claims}.${cartText(cart)}`)
    .digest()

/**
 * Returns, as text, everything in the cart that determines its
 * price. Comments are omitted, because they do not affect the price.
 */
function cartText({
  countryCode,
  location,
  merchants,
  promoCode,
  paymentTypeID,
  scheduledTime,
  dineInInfo,
  pickup,
  tipInMinor,
}: CheckedQuoteBody): string {
  // The address has no effect on the price of an order that is not delivered.
  const place =
    dineInInfo?.tableID ??
    (pickup ? ['pickup'] : location && [location.latitude, location.longitude])
  return JSON.stringify([
    countryCode,
    place,
    scheduledTime && [Date.parse(scheduledTime.from), Date.parse(scheduledTime.to)],
    paymentTypeIDOf(paymentTypeID),
    promoCode.map((code) => code.trim().toUpperCase()),
    merchants.map(({ ID, items }) => [
      ID,
      items.map((item) => [
        item.ID,
        item.quantity,
        item.modifierGroups.map((group) => [
          group.ID,
          group.modifiers.map((modifier) => [modifier.ID, modifier.quantity]),
        ]),
      ]),
    ]),
    ...(tipInMinor ? [tipInMinor] : []),
  ])
}
