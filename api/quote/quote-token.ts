// Quote tokens: what an eater was shown, signed together with the cart it was asked for. Nothing is stored.
import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { paymentTypeIDOf } from '@tingkat/ordering/payment/payment'
import type { ShownQuote } from '@tingkat/ordering/quote/quote-difference'
import type { CheckedQuoteBody } from './actions.ts'

/** `expiresAt` in milliseconds since 1970. */
export type QuoteClaims = { quoteID: string; expiresAt: number; shown: ShownQuote }
type Payload = [quoteID: string, expiresAt: number, ...Shown]
type Shown = [
  ShownQuote['currency'],
  ShownQuote['items'],
  ShownQuote['gifts'],
  ShownQuote['fees'],
  ShownQuote['total'],
]

/** The cart itself is signed with the claims and not carried: whoever comes with the token brings it again. */
export function signQuoteToken(
  key: KeyObject,
  cart: CheckedQuoteBody,
  { quoteID, expiresAt, shown }: QuoteClaims,
): string {
  const { currency, items, gifts, fees, total } = shown
  const claims = Buffer.from(
    JSON.stringify([quoteID, expiresAt, currency, items, gifts, fees, total] satisfies Payload),
  ).toString('base64url')
  // Joined, not added up: a string still in pieces makes JSON.stringify start again on its slow path, for the whole quote.
  return [claims, signatureOf(key, claims, cart).toString('base64url')].join('.')
}

/** Null for a token that is not ours, was changed, or was given for another cart. One that has run out is read all the same. */
export function readQuoteToken(
  key: KeyObject,
  cart: CheckedQuoteBody,
  token: string,
): QuoteClaims | null {
  const [claims, signature, ...more] = token.split('.')
  if (!claims || !signature || more.length > 0) return null
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(key, claims, cart)]
  // The same signature spelt in another way is not one that we gave.
  if (
    given.length !== right.length ||
    !timingSafeEqual(given, right) ||
    given.toString('base64url') !== signature
  )
    return null
  const [quoteID, expiresAt, currency, items, gifts, fees, total] = JSON.parse(
    Buffer.from(claims, 'base64url').toString(),
  ) as Payload
  return { quoteID, expiresAt, shown: { currency, items, gifts, fees, total } }
}

// Claims are letters of base64url alone, so nothing of the cart can pass for a part of them.
const signatureOf = (key: KeyObject, claims: string, cart: CheckedQuoteBody): Buffer =>
  createHmac('sha256', key)
    .update(`${claims}.${cartText(cart)}`)
    .digest()

/** What makes a cart the one that was priced: all that a price or its validity hangs on. Comments do not. */
function cartText({
  countryCode,
  location,
  merchants,
  promoCode,
  paymentTypeID,
  scheduledTime,
  dineInInfo,
}: CheckedQuoteBody): string {
  return JSON.stringify([
    countryCode,
    // At a table the address says nothing.
    dineInInfo ? dineInInfo.tableID : location && [location.latitude, location.longitude],
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
          group.modifiers.map((one) => [one.ID, one.quantity]),
        ]),
      ]),
    ]),
  ])
}
