// Signs quotes, and compares the price of an order with the quote that the eater saw.
import type { KeyObject } from 'node:crypto'
import type { ProblemCode } from '@tingkat/contract/problem'
import type { FreshQuote, SignedQuote } from '@tingkat/contract/quote'
import { isPromiseLater } from '@tingkat/ordering/order/promise'
import { compareWithShownQuote, toShownQuote } from '@tingkat/ordering/quote/quote-difference'
import { quoteLifeSeconds } from '@tingkat/ordering/quote/quote-shape'
import { isRefusal, type Refusal } from '@tingkat/ordering/refusal'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { problem, type ProblemError } from '../http/problem.ts'
import { quoteCart, type CheckedQuoteBody, type QuotedCart } from './actions.ts'
import { readQuoteToken, signQuoteToken, type QuoteClaims } from './quote-token.ts'
import { readWithKeys, type KeyRing } from '../platform/keys/key-ring.ts'

/**
 * A current price. `promiseSuspension` is the suspension because of which the order has no promised
 * delivery time; null if none applies.
 */
type Priced = Pick<QuotedCart, 'quote' | 'promiseSuspension'>
export type SigningPorts = { quoteKeys: KeyRing<KeyObject>; newID: () => string }

/**
 * The fields of an order that determine its price, and
 * `shownTotalInMinor`, the total that the eater saw.
 */
export type PricedOrderBody = CheckedQuoteBody & { quoteToken: string; shownTotalInMinor: number }

/**
 * Returns the quote with its signed token, which is valid for ten minutes. `etaMinutes` is the
 * promised delivery time in minutes; null if none is promised, undefined if the replaced token did
 * not have this field.
 */
export function signQuote(
  { quoteKeys, newID }: SigningPorts,
  cart: CheckedQuoteBody,
  { quote, promiseSuspension, etaMinutes }: Priced & { etaMinutes: number | null | undefined },
  now: Date,
): SignedQuote {
  const quoteID = newID()
  const expiresAt = now.getTime() + quoteLifeSeconds * 1_000
  const quoteToken = signQuoteToken(quoteKeys.current, cart, {
    quoteID,
    expiresAt,
    shown: toShownQuote(quote),
    etaMinutes,
  })
  const { until, note } = promiseSuspension ?? {}
  return {
    ...quote,
    quoteID,
    expiresAt: new Date(expiresAt).toISOString(),
    quoteToken,
    ...(until !== undefined && note !== undefined && { promiseSuspension: { until, note } }),
  }
}

/**
 * Compares `priced`, the current price, with the quote that the eater saw. Returns null if the
 * quote has not expired and each of its lines is the same as in `priced`. Otherwise returns
 * quote_changed or quote_expired with a `FreshQuote`, or quote_invalid for a token that is forged
 * or of another cart.
 */
export function objectToPrice(
  ports: SigningPorts,
  order: PricedOrderBody,
  priced: Priced,
  now: Date,
): ProblemError | null {
  const claims = claimsOf(ports, order)
  return claims ? compareWithShown(ports, claims, order, priced, now) : problem('quote_invalid')
}

/** `etaMinutes` is the promised delivery time in minutes from now; null if none is promised. */
type OrderPromiseTime = { priced: Priced; etaMinutes: number | null }

/**
 * Compares the promised delivery time with that of the quote. Returns null if the quote's time can
 * still be kept, or if the quote promised none. Returns promise_changed, with a `FreshQuote`, if
 * the order would now arrive more than ten minutes after the promised time, or if no time is
 * promised any more (`freshMinutes` is null). `shownMinutes` is null for a scheduled order for
 * which the promise was suspended after the quote was signed.
 */
export function objectToPromise(
  ports: SigningPorts,
  order: PricedOrderBody,
  { priced, etaMinutes }: OrderPromiseTime,
  now: Date,
): ProblemError | null {
  const claims = claimsOf(ports, order)
  const shown = claims?.etaMinutes
  if (!claims) return null
  const isChanged =
    typeof shown === 'number'
      ? etaMinutes === null || isPromiseLater(shown, etaMinutes)
      : isSuspendedSince(claims, priced)
  if (!isChanged) return null
  const context = { shownMinutes: shown ?? null, freshMinutes: etaMinutes }
  const parts = { cart: order, priced, changes: [], claims: { ...claims, etaMinutes } }
  return freshProblem(ports, 'promise_changed', context, parts, now)
}

/** Whether promised delivery times were suspended after the quote was signed. */
const isSuspendedSince = ({ expiresAt }: QuoteClaims, { promiseSuspension }: Priced): boolean =>
  promiseSuspension !== null &&
  Date.parse(promiseSuspension.from) > expiresAt - quoteLifeSeconds * 1_000

/**
 * Returns the promised delivery time in the order's quote, in minutes; null if it promised none.
 */
export function promisedMinutesOf(ports: SigningPorts, order: PricedOrderBody): number | null {
  return claimsOf(ports, order)?.etaMinutes ?? null
}

/**
 * Handles the refusal of a promo code that was valid in the quote. Returns quote_changed or
 * quote_expired with the price of the cart without the promo. Returns null if the quote had no such
 * promo, or if the remaining cart cannot be priced.
 */
export function objectToPromo(
  ports: SigningPorts & { catalogue: Pick<Catalogue, 'of'> },
  order: PricedOrderBody,
  refusal: Refusal,
  now: Date,
): ProblemError | null {
  const claims = refusal.refused === 'promo_not_applicable' ? claimsOf(ports, order) : null
  if (!claims) return null
  let cart: PricedOrderBody = order
  for (let ended = refusal; ended.refused === 'promo_not_applicable';) {
    const promoCode = cart.promoCode.filter(
      (code) => code.trim().toUpperCase() !== ended.context.promoCode,
    )
    if (promoCode.length === cart.promoCode.length) return null
    cart = { ...cart, promoCode }
    const quoted = quoteCart(ports.catalogue, cart, now)
    if (!isRefusal(quoted)) return compareWithShown(ports, claims, cart, quoted, now)
    ended = quoted
  }
  return null
}

/**
 * Returns the refusal of a dish or modifier that is no longer on sale, with
 * a `FreshQuote` of the cart without the lines that contain it. Returns
 * null if no line is left, or if the remaining cart cannot be priced.
 */
export function objectToSoldOut(
  ports: SigningPorts & { catalogue: Pick<Catalogue, 'of'> },
  order: PricedOrderBody,
  refusal: Refusal,
  now: Date,
): ProblemError | null {
  const claims = isSoldOut(refusal) ? claimsOf(ports, order) : null
  if (!claims) return null
  let cart: PricedOrderBody = order
  for (let gone = refusal; isSoldOut(gone);) {
    const merchants = cart.merchants.flatMap((merchant) => {
      const items = merchant.items.filter((item) => !hasRefused(item, gone))
      return items.length > 0 ? [{ ...merchant, items }] : []
    })
    if (merchants.length === 0 || countItems(merchants) === countItems(cart.merchants)) return null
    cart = { ...cart, merchants }
    const quoted = quoteCart(ports.catalogue, cart, now)
    if (!isRefusal(quoted)) {
      const changes = compareWithShownQuote(claims.shown, quoted.quote)
      return freshProblem(
        ports,
        refusal.refused,
        refusal.context,
        { cart, priced: quoted, changes, claims },
        now,
      )
    }
    gone = quoted
  }
  return null
}

const isSoldOut = ({ refused }: Refusal): boolean => refused === 'food_err_order_item_not_available'

type Item = PricedOrderBody['merchants'][number]['items'][number]

/**
 * Whether the line contains the refused dish. If a modifier
 * was refused, the line must contain that modifier too.
 */
function hasRefused({ ID, modifierGroups }: Item, { context }: Refusal): boolean {
  if (ID !== context.itemID) return false
  if (context.modifierID === undefined) return true
  return modifierGroups.some(
    (group) =>
      group.ID === context.groupID &&
      group.modifiers.some(
        (modifier) => modifier.quantity > 0 && modifier.ID === context.modifierID,
      ),
  )
}

const countItems = (merchants: PricedOrderBody['merchants']): number =>
  merchants.reduce((count, { items }) => count + items.length, 0)

function claimsOf({ quoteKeys }: SigningPorts, order: PricedOrderBody): QuoteClaims | null {
  const claims = readWithKeys(quoteKeys, (key) => readQuoteToken(key, order, order.quoteToken))
  return claims?.shown.total === order.shownTotalInMinor ? claims : null
}

type FreshQuoteParts = {
  cart: CheckedQuoteBody
  priced: Priced
  changes: FreshQuote['changes']
  claims: QuoteClaims
}

/**
 * Returns quote_changed or quote_expired if a line has
 * changed or the quote has expired; otherwise null.
 */
function compareWithShown(
  ports: SigningPorts,
  claims: QuoteClaims,
  cart: CheckedQuoteBody,
  priced: Priced,
  now: Date,
): ProblemError | null {
  const { shown, expiresAt } = claims
  const changes = compareWithShownQuote(shown, priced.quote)
  const expired = now.getTime() >= expiresAt
  if (!expired && changes.length === 0) return null
  const code = expired ? 'quote_expired' : 'quote_changed'
  return freshProblem(ports, code, {}, { cart, priced, changes, claims }, now)
}

function freshProblem(
  ports: SigningPorts,
  code: ProblemCode,
  context: Record<string, unknown>,
  { cart, priced, changes, claims }: FreshQuoteParts,
  now: Date,
): ProblemError {
  const { etaMinutes } = claims
  const { quote, promiseSuspension } = priced
  const signed = signQuote(ports, cart, { quote, promiseSuspension, etaMinutes }, now)
  const fresh: FreshQuote = { quote: signed, changes }
  return problem(code, {
    ...context,
    ...fresh,
    shown: claims.shown.total,
    fresh: quote.totalQuote.reducedPriceV2.amountInMinor,
    currency: quote.currency.code,
  })
}
