// Changes of a placed order's lines: fewer of a dish, none of it, or what it really cost at the counter.
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
import type { PriceQuote, QuotedItem } from '../quote/quote-shape.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'

/** `index`: the line's place among all lines of the order; `newPriceInMinor`: of the whole line, in whole minor units. */
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
/** `reductionInMinor`: what the order costs less now, in whole minor units; below zero where it costs more. */
export type ChangeItemsResult = { order: Order; reductionInMinor: number }

// A counter may ask more than its card on the web says: with cash the eater bears a fifth at most, and was told so before ordering.
const dearerBasisPoints = 2_000
/** Changes that one order may have: more than any has lines, and an end for a till that has lost its mind. */
export const changesMax = 100

/**
 * All changes or none; a `changeID` that was made before changes nothing. Without a dish left the order is CANCELLED.
 * Refusals: change_impossible with what stands in the way, change_too_dear with `limit` of the total: where money was set
 * aside never more than that, and on a till's path no line dearer than it was.
 */
export function changeItems(order: Order, wanted: ChangeItemsInput): ChangeItemsResult | Refusal {
  if (order.changes.some((change) => change.changeID === wanted.changeID))
    return { order, reductionInMinor: 0 }
  const country = findCountry(order.countryCode)
  const { orderState, version, path } = order
  const mayChange = wanted.by === (path === 'concierge' ? 'courier' : 'merchant')
  if (
    !country ||
    !mayChange ||
    !(changeableStates as readonly OrderState[]).includes(orderState) ||
    wanted.version !== version ||
    order.changes.length + wanted.changes.length > changesMax
  ) {
    return refuse('change_impossible', { orderState, version })
  }
  const lines = order.merchantCartWithQuoteList.flatMap(({ items }) => items)
  const after: (QuotedItem | null)[] = [...lines]
  const changes: ItemChange[] = []
  for (const change of wanted.changes) {
    const line = lines[change.index]
    // One line, one change: a second would be reckoned from the first.
    if (!line || after[change.index] !== line)
      return refuse('change_impossible', { index: change.index, version })
    const made = changeLine(line, change, order, country)
    if (isRefusal(made)) return made
    after[change.index] = made
    changes.push(toChange(wanted, change, line, made))
  }
  const before = totalOf(order.snapshotDetail.cartWithQuote)
  const kept = order.merchantCartWithQuoteList.map((merchant) => ({
    ...merchant,
    items: after.splice(0, merchant.items.length).filter((item) => item !== null),
  }))
  const changed = { ...order, changes: [...order.changes, ...changes] }
  if (!kept.some(({ items }) => items.some((item) => !item.isFreeItem)))
    return { order: along(changed, wanted, 'CANCELLED'), reductionInMinor: 0 }
  const limit = limitOf(order)
  const tooDear = refuse('change_too_dear', { limit, currency: country.currency })
  const food = sum(
    kept.flatMap(({ items }) => items.map((item) => item.totalReducedPriceV2.amountInMinor)),
  )
  // Already without the fees, and with all that promos ever took off: a price so wild may be beyond what can be summed up.
  if (food - sum(order.promoCodes.map(({ promoAmountV2 }) => promoAmountV2.amountInMinor)) > limit)
    return tooDear
  const quote = sumUp(order.snapshotDetail.cartWithQuote, kept, country)
  const total = totalOf(quote)
  if (total > limit) return tooDear
  return {
    order: along(
      {
        ...changed,
        snapshotDetail: { cartWithQuote: quote },
        merchantCartWithQuoteList: quote.merchants,
        promoCodes: quote.promoCodes,
      },
      wanted,
      orderState,
    ),
    reductionInMinor: before - total,
  }
}

/** The line after the change; null once it is gone. */
function changeLine(
  line: QuotedItem,
  { type, index, itemID, quantity = line.quantity, newPriceInMinor }: ItemChangeInput,
  { path, version }: Order,
  country: Country,
): QuotedItem | null | Refusal {
  if (line.ID !== itemID || line.isFreeItem) return refuse('change_impossible', { index, version })
  if (type === 'DELETED') return null
  // Rounded down: an odd remainder is the eater's.
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

function toChange(
  { changeID, now }: ChangeItemsInput,
  { type, itemID }: ItemChangeInput,
  line: QuotedItem,
  made: QuotedItem | null,
): ItemChange {
  return {
    changeID,
    type,
    itemID,
    name: line.name,
    at: now.toISOString(),
    oldQuantity: line.quantity,
    newQuantity: made?.quantity ?? 0,
    oldPriceInMinor: line.totalReducedPriceV2.amountInMinor,
    newPriceInMinor: made?.totalReducedPriceV2.amountInMinor ?? 0,
  }
}

/** The quote of what is left. Fees stay as agreed, and so do promos, gifts and a free delivery that the smaller order would not have earned: it is not the eater who made it smaller. */
function sumUp(
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
  }
  return { ...quote, ...composeQuote(parts, country), campaigns: quote.campaigns }
}

const totalOf = (quote: PriceQuote) => quote.totalQuote.reducedPriceV2.amountInMinor

function limitOf({ path, paymentTypeID, placedTotalInMinor, snapshotDetail }: Order): number {
  // Orders that were placed before it was written down had no changes either.
  const agreed = placedTotalInMinor ?? totalOf(snapshotDetail.cartWithQuote)
  return path === 'concierge' && paymentSourceOf(paymentTypeID) === undefined
    ? agreed + applyBasisPoints(agreed, dearerBasisPoints)
    : agreed
}

function along(order: Order, { by, now }: ChangeItemsInput, orderState: OrderState): Order {
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
