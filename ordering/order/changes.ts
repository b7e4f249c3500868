// Rules by which a merchant or courier changes lines of a placed order: a lower quantity, another
// price, or deletion.
import { findCountry, type Country } from '../country/country.ts'
import { amountOf, includedTax, applyBasisPoints, sum } from '../money.ts'
import type { ItemChange, Order } from './order-shape.ts'
import {
  changeableStates,
  type OrderActor,
  type ChangeType,
  type OrderState,
} from './order-states.ts'
import { paymentSourceOf } from '../payment/payment.ts'
import { composeQuote } from '../quote/quote-lines.ts'
import { tipOf } from '../quote/tip.ts'
import type { PriceQuote, QuotedItem } from '../quote/quote-shape.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'

/**
 * A change of one line. `index` is the line's index among all lines of the order. `newPriceInMinor`
 * is the new total of the line, in minor units.
 */
export type ItemChangeInput = {
  type: ChangeType
  index: number
  itemID: string
  quantity?: number | undefined
  newPriceInMinor?: number | undefined
}
export type ChangeItemsInput = {
  changeID: string
  version: number
  changes: readonly ItemChangeInput[]
  by: OrderActor
  now: Date
}
/**
 * The changed order. `reductionInMinor` is how much the price decreases, in minor units; negative
 * for a higher price.
 */
export type ChangeItemsResult = { order: Order; reductionInMinor: number }

// One fifth of the total. On the concierge path a courier orders at
// the counter, where prices may be higher than on the menu. An eater
// who pays in cash accepts this increase when placing the order.
const increaseMaxBasisPoints = 2_000
/** Maximum number of changes per order, to limit what a faulty partner system can add. */
export const changesMax = 100

/**
 * Changes lines of a placed order: makes all changes or none; no-op for a repeated `changeID`. If
 * no dish is left, the order becomes CANCELLED. Refuses with `change_too_dear` and the `limit` if
 * the total exceeds a held payment, or if a line becomes more expensive outside the concierge path.
 * Refuses other invalid changes with `change_impossible`.
 */
export function changeItems(order: Order, input: ChangeItemsInput): ChangeItemsResult | Refusal {
  if (order.changes.some((change) => change.changeID === input.changeID))
    return { order, reductionInMinor: 0 }
  const country = findCountry(order.countryCode)
  const { orderState, version, path } = order
  const mayChange = input.by === (path === 'concierge' ? 'courier' : 'merchant')
  if (
    !country ||
    !mayChange ||
    !(changeableStates as readonly OrderState[]).includes(orderState) ||
    input.version !== version ||
    order.changes.length + input.changes.length > changesMax
  ) {
    return refuse('change_impossible', { orderState, version })
  }
  const lines = order.merchantCartWithQuoteList.flatMap(({ items }) => items)
  const after: (QuotedItem | null)[] = [...lines]
  const changes: ItemChange[] = []
  for (const change of input.changes) {
    const line = lines[change.index]
    // Only one change per line is allowed, because changes are computed from the original line.
    if (!line || after[change.index] !== line)
      return refuse('change_impossible', { index: change.index, version })
    const changedLine = changeLine(line, change, order, country)
    if (isRefusal(changedLine)) return changedLine
    after[change.index] = changedLine
    changes.push(toItemChange(input, change, line, changedLine))
  }
  const before = totalOf(order.snapshotDetail.cartWithQuote)
  const remaining = order.merchantCartWithQuoteList.map((merchant) => ({
    ...merchant,
    items: after.splice(0, merchant.items.length).filter((item) => item !== null),
  }))
  const changed = { ...order, changes: [...order.changes, ...changes] }
  if (!remaining.some(({ items }) => items.some((item) => !item.isFreeItem)))
    return { order: withChangeEvent(changed, input, 'CANCELLED'), reductionInMinor: 0 }
  const limit = limitOf(order)
  const tooDear = refuse('change_too_dear', { limit, currency: country.currency })
  const food = sum(
    remaining.flatMap(({ items }) => items.map((item) => item.totalReducedPriceV2.amountInMinor)),
  )
  // An extreme price is refused before the new quote is computed, because the quote could not
  // compute with it exactly.
  if (food - sum(order.promoCodes.map(({ promoAmountV2 }) => promoAmountV2.amountInMinor)) > limit)
    return tooDear
  const quote = requote(order.snapshotDetail.cartWithQuote, remaining, country)
  const total = totalOf(quote)
  if (total > limit) return tooDear
  return {
    order: withChangeEvent(
      {
        ...changed,
        snapshotDetail: { cartWithQuote: quote },
        merchantCartWithQuoteList: quote.merchants,
        promoCodes: quote.promoCodes,
      },
      input,
      orderState,
    ),
    reductionInMinor: before - total,
  }
}

/** Returns the changed line of the order, or null if the change deletes it. */
function changeLine(
  line: QuotedItem,
  { type, index, itemID, quantity = line.quantity, newPriceInMinor }: ItemChangeInput,
  { path, version }: Order,
  country: Country,
): QuotedItem | null | Refusal {
  if (line.ID !== itemID || line.isFreeItem) return refuse('change_impossible', { index, version })
  if (type === 'DELETED') return null
  // The price of a lower quantity is rounded down in favour of the eater.
  const portion = (amount: number) => Math.floor((amount * quantity) / line.quantity)
  const usual = portion(line.totalReducedPriceV2.amountInMinor)
  const price = newPriceInMinor ?? usual
  if (quantity > line.quantity || (quantity === line.quantity && price === usual))
    return refuse('change_impossible', { index, version })
  if (path !== 'concierge' && price > usual)
    return refuse('change_too_dear', { index, limit: usual, currency: country.currency })
  const full =
    path === 'concierge' ? price : Math.max(price, portion(line.totalPriceV2.amountInMinor))
  const write = (amount: number) => amountOf(amount, country.currency, country.locale)
  return { ...line, quantity, totalPriceV2: write(full), totalReducedPriceV2: write(price) }
}

function toItemChange(
  { changeID, now }: ChangeItemsInput,
  { type, itemID }: ItemChangeInput,
  line: QuotedItem,
  changedLine: QuotedItem | null,
): ItemChange {
  return {
    changeID,
    type,
    itemID,
    name: line.name,
    at: now.toISOString(),
    oldQuantity: line.quantity,
    newQuantity: changedLine?.quantity ?? 0,
    oldPriceInMinor: line.totalReducedPriceV2.amountInMinor,
    newPriceInMinor: changedLine?.totalReducedPriceV2.amountInMinor ?? 0,
  }
}

/**
 * Returns the quote of the remaining lines. Fees, promos, free items and free delivery stay, even
 * if the smaller order would not qualify for them, because the eater has not caused the change.
 */
function requote(
  quote: PriceQuote,
  merchants: PriceQuote['merchants'],
  country: Country,
): PriceQuote {
  const foods = merchants.map((merchant) => {
    const charged = sum(merchant.items.map((item) => item.totalReducedPriceV2.amountInMinor))
    return {
      merchant,
      charged,
      campaigns: [],
      full: sum(merchant.items.map((item) => item.totalPriceV2.amountInMinor)),
      inclTax:
        merchant.orderType === 'INTEGRATED' ? includedTax(charged, country.fees.taxBasisPoints) : 0,
    }
  })
  let left = sum(foods.map(({ charged }) => charged))
  const promos = quote.promoCodes.map(({ code, promoAmountV2 }) => {
    const amount = Math.min(promoAmountV2.amountInMinor, left)
    left -= amount
    return { code, amount }
  })
  const feeOf = (key: string) =>
    sum(quote.otherFees.filter((fee) => fee.key === key).map((fee) => fee.value.amountInMinor))
  const { priceV2, reducedPriceV2 } = quote.deliveryQuote
  const parts = {
    foods,
    promos,
    delivery: { full: priceV2.amountInMinor, charged: reducedPriceV2.amountInMinor },
    platform: feeOf('platform'),
    smallOrder: feeOf('small_order'),
    tip: tipOf(quote),
  }
  return { ...quote, ...composeQuote(parts, country), campaigns: quote.campaigns }
}

const totalOf = (quote: PriceQuote) => quote.totalQuote.reducedPriceV2.amountInMinor

function limitOf({ path, paymentTypeID, placedTotalInMinor, snapshotDetail }: Order): number {
  // `placedTotalInMinor` is undefined on orders that were placed before this field existed. These
  // orders have no changes, so their current total is the total that the eater agreed to.
  const agreed = placedTotalInMinor ?? totalOf(snapshotDetail.cartWithQuote)
  return path === 'concierge' && paymentSourceOf(paymentTypeID) === undefined
    ? agreed +
        applyBasisPoints(agreed - tipOf(snapshotDetail.cartWithQuote), increaseMaxBasisPoints)
    : agreed
}

/** Returns the order with a `change` event and the new state. */
function withChangeEvent(
  order: Order,
  { by, now }: ChangeItemsInput,
  orderState: OrderState,
): Order {
  const version = order.version + 1
  const at = now.toISOString()
  const ended = orderState === 'CANCELLED'
  return {
    ...order,
    orderState,
    version,
    ...(ended ? { finalState: orderState, cancelable: false, stateSince: at } : {}),
    events: [
      ...order.events,
      {
        version,
        orderState,
        finalState: ended ? orderState : null,
        move: 'change',
        by,
        at,
        reason: null,
        courier: order.courier,
      },
    ],
  }
}
