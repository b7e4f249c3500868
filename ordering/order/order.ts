// Rules for placing an order from an accepted quote and for moving it through its states.
import type { DineInInfo } from '../cart/cart-shape.ts'
import { countedName } from '../counted-name.ts'
import type { Country } from '../country/country.ts'
import { checkTable } from './dine-in.ts'
import { checkPickup } from './pickup.ts'
import { validateInstructions } from '../dish/dish.ts'
import { isFoodReady } from '../kitchen/lanes.ts'
import { isCompleteAddress } from '../location/complete-address.ts'
import { distanceBetween, estimateMinutes, type Location } from '../location/location.ts'
import type { Merchant } from '../merchant/merchant.ts'
import {
  recordedMoves,
  type Courier,
  type Order,
  type OrderEvent,
  type Wishes,
} from './order-shape.ts'
import {
  cancelableStates,
  findTransition,
  hasDelivery,
  isEnded,
  type OrderActor,
  type OrderMove,
  type OrderPath,
  type OrderState,
  type OrderTransition,
} from './order-states.ts'
import type { PromiseRule } from './promise-rule.ts'
import { promiseCreditOf } from './promise.ts'
import type { Cancellation } from './reasons.ts'
import { emptyOrderExtras, toOrderView } from './order-view.ts'
import { isPayable } from '../payment/payment.ts'
import type { PriceQuote, QuoteRequest } from '../quote/quote-shape.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { isThrottledCity } from '../location/throttle.ts'

// Re-exported, so that callers import orders and their types from one module.
export type { Courier, Order, OrderEvent, Wishes } from './order-shape.ts'

export type OrderPlacement = {
  /** The quote that the server has computed for this request. Its total is charged. */
  quote: PriceQuote
  request: QuoteRequest
  merchant: Merchant
  country: Country
  /** The delivery address; null for an order at a table or for pickup. */
  location: Location | null
  dineInInfo: DineInInfo | null
  /** When cooking starts; undefined if the merchant has no capacity limit. */
  cookFrom?: Date | undefined
  /** Whether the eater collects the order. */
  pickup?: boolean | undefined
  paymentTypeID: string
  /** The total that the eater saw, in minor units. */
  shownTotalInMinor: number
  orderID: string
  orderCode: string
  now: Date
  comment: string
  wishes?: Wishes
  sourceID: string
  /**
   * The country's rule for the credit of late orders; undefined if the order gets no such credit.
   */
  promise?: PromiseRule | undefined
}

export function orderPathOf(
  merchant: Pick<Merchant, 'isIntegrated'>,
  dineInInfo: DineInInfo | null,
  pickup = false,
): OrderPath {
  if (dineInInfo) return 'table'
  if (pickup) return 'pickup'
  return merchant.isIntegrated ? 'integrated' : 'concierge'
}

/**
 * Returns a new order in the state NEW, or SCHEDULED with a scheduled time.
 * Refuses an order at a table with a scheduled time, and a table, address or
 * payment type that cannot be used. Refuses with `quote_changed`, with the
 * `shown` and `fresh` totals, if the total is not the one that the eater saw.
 */
export function placeOrder(placement: OrderPlacement): Order | Refusal {
  const { quote, request, merchant, location, dineInInfo, orderID, orderCode } = placement
  const path = orderPathOf(merchant, dineInInfo, placement.pickup)
  const isDelivered = hasDelivery(path)
  const refusal = checkPlacement(placement)
  if (refusal) return refusal
  const orderState = request.scheduledTime ? 'SCHEDULED' : 'NEW'
  const at = placement.now.toISOString()
  const order: Order = {
    orderID,
    orderCode,
    countryCode: placement.country.code,
    merchant: {
      ID: merchant.ID,
      name: merchant.name,
      latlng: { ...merchant.latlng },
      timeZone: merchant.openingHours.timeZone,
    },
    orderState,
    finalState: null,
    orderType: merchant.isIntegrated ? 'INTEGRATED' : 'CONCIERGE',
    path,
    version: 1,
    cancelable: isCancelableState(orderState),
    reason: null,
    courier: null,
    placedAt: at,
    stateSince: at,
    answerBy: null,
    ETA: promisedMinutes(placement),
    ...(placement.cookFrom ? { cookFrom: placement.cookFrom.toISOString() } : {}),
    arrival: null,
    courierPosition: null,
    deliveryAddress: isDelivered ? location : null,
    scheduledTime: request.scheduledTime,
    dineInInfo,
    paymentTypeID: placement.paymentTypeID,
    comment: placement.comment,
    // Only a delivery can be contactless.
    wishes: {
      cutlery: placement.wishes?.cutlery ?? false,
      contactless: isDelivered && (placement.wishes?.contactless ?? false),
    },
    sourceID: placement.sourceID,
    // Orders at a table get no credit for lateness.
    ...(placement.promise && !dineInInfo ? { promise: placement.promise } : {}),
    snapshotDetail: { cartWithQuote: quote },
    merchantCartWithQuoteList: quote.merchants,
    promoCodes: quote.promoCodes,
    placedTotalInMinor: quote.totalQuote.reducedPriceV2.amountInMinor,
    changes: [],
    money: { state: 'due', amountInMinor: 0, refundedInMinor: 0 },
    messageCount: 0,
    help: [],
    events: [
      {
        version: 1,
        orderState,
        finalState: null,
        move: 'place',
        by: 'eater',
        at,
        reason: null,
        courier: null,
      },
    ],
  }
  return toOrderView(order, emptyOrderExtras, placement.now)
}

function checkPlacement({
  quote,
  request,
  merchant,
  country,
  location,
  dineInInfo,
  paymentTypeID,
  shownTotalInMinor,
  comment,
  pickup,
}: OrderPlacement): Refusal | null {
  if (dineInInfo) {
    const refusal = checkTable(dineInInfo, merchant)
    if (refusal) return refusal
    if (request.scheduledTime)
      return refuse('slot_unavailable', { merchantID: merchant.ID, time: null })
  } else {
    const refusal = pickup ? checkPickup(merchant) : checkAddress(location, merchant, country)
    if (refusal) return refusal
  }
  if (!isPayable(paymentTypeID)) return refuse('payment_not_offered', { paymentTypeID })
  const fresh = quote.totalQuote.reducedPriceV2.amountInMinor
  if (fresh !== shownTotalInMinor)
    return refuse('quote_changed', {
      shown: shownTotalInMinor,
      fresh,
      currency: quote.currency.code,
    })
  return validateInstructions(comment)
}

function checkAddress(
  location: Location | null,
  { ID: merchantID, name, radius }: Merchant,
  country: Country,
): Refusal | null {
  if (!location) return refuse('too_far', { merchantID, name, distance: null, radius })
  if (isThrottledCity(country, location.city))
    return refuse('address_throttled', { country: country.code })
  return isCompleteAddress(location) ? null : refuse('address_incomplete')
}

/**
 * Returns the promised time in minutes from now, rounded up, including the wait until
 * cooking starts. The promise is the time of delivery; for pickup, when the food is
 * ready; for a scheduled order, the end of its window. Returns null at a table.
 */
function promisedMinutes({
  merchant,
  country,
  location,
  dineInInfo,
  pickup,
  request,
  cookFrom,
  now,
}: OrderPlacement): number | null {
  if (dineInInfo || !(location || pickup)) return null
  if (request.scheduledTime)
    return Math.ceil((Date.parse(request.scheduledTime.to) - now.getTime()) / 60_000)
  const waitMinutes = Math.ceil(((cookFrom ?? now).getTime() - now.getTime()) / 60_000)
  const readyMinutes = merchant.preparationMinutes + waitMinutes
  if (pickup || !location) return readyMinutes
  return estimateMinutes(
    readyMinutes,
    distanceBetween(location, merchant.latlng),
    country.courierSpeedKmh,
  )
}

const isCancelableState = (state: OrderState) =>
  (cancelableStates as readonly OrderState[]).includes(state)

/**
 * A move of an order by an actor. `version` is the version of the order that the actor saw. A move
 * for an older version is refused.
 */
export type MoveOrderInput = {
  move: OrderMove
  by: OrderActor
  courier?: Courier | null | undefined
  cancellation?: Cancellation | undefined
  /** What the merchant says about the food with this move; undefined fields keep their value. */
  food?: FoodNote | undefined
  now: Date
  version?: number
}
/** What the merchant says about the food. `readyBy` is an ISO 8601 instant in UTC. */
export type FoodNote = Pick<Order, 'readyBy' | 'bags' | 'shelf'>

/**
 * Applies one transition: increments the version and adds an event. If a partner repeats its
 * last move, returns the unchanged order and no transition. Refuses a move that the state table
 * does not allow: an eater's `cancel` with `not_cancelable`, all others with `impossible_move`.
 */
export function moveOrder(
  order: Order,
  { move, by, courier, cancellation, food, now, version }: MoveOrderInput,
): { order: Order; transition: OrderTransition | null } | Refusal {
  const last = lastMoveOf(order)
  // Time-outs are not compared with the last move to find repetitions, because two consecutive
  // time-outs are two different moves. For them, the check of `version` recognises a repetition.
  if (
    by !== 'clock' &&
    last?.move === move &&
    last.by === by &&
    isSameCourier(last.courier, courier)
  )
    return { order, transition: null }
  const transition =
    version === undefined || version === order.version
      ? findTransition(order.orderState, order.path, move, by, isFoodReady(order))
      : undefined
  if (!transition) {
    return move === 'cancel' && by === 'eater'
      ? refuse('not_cancelable', { orderState: order.orderState })
      : refuse('impossible_move', {
          orderState: order.orderState,
          move,
          by,
          version: order.version,
        })
  }
  const moved = applyTransition(order, transition, { courier: courier ?? null, cancellation }, now)
  return { order: withPromiseCredit({ ...moved, ...food }), transition }
}

/**
 * Returns a completed order with the credit that the eater gets if it was late; any other order
 * unchanged.
 */
function withPromiseCredit(order: Order): Order {
  if (!order.promise || order.orderState !== 'COMPLETED') return order
  return { ...order, promise: { ...order.promise, creditInMinor: promiseCreditOf(order) } }
}

/**
 * Returns the last event that was a move of the state table.
 * The moves in `recordedMoves` are not part of the table.
 */
export function lastMoveOf({ events }: Pick<Order, 'events'>): OrderEvent | undefined {
  return events.findLast(({ move }) => !(recordedMoves as readonly string[]).includes(move))
}

// Whether both are the same courier: a repeated `assign` is idempotent for the same courier only.
const isSameCourier = (before: Courier | null, now: Courier | null | undefined) =>
  !now || (before?.plate === now.plate && before.name === now.name)

function applyTransition(
  order: Order,
  { from, to, move, by, reason: cause }: OrderTransition,
  { courier, cancellation }: { courier: Courier | null; cancellation: Cancellation | undefined },
  now: Date,
): Order {
  const at = now.toISOString()
  const finalState = isEnded({ orderState: to, finalState: null }) ? to : null
  const version = order.version + 1
  const reason = cause ?? null
  // When the server searches for another courier, the current one is removed.
  const unassigned = to === 'REALLOCATING' && from !== to
  const previousCourier = unassigned ? null : order.courier
  const newCourier = move === 'assign' ? courier : previousCourier
  return {
    ...order,
    orderState: to,
    finalState,
    version,
    reason,
    cancelable: isCancelableState(to),
    courier: newCourier,
    // Some moves keep the state, for example `ready` while the server searches for a courier. The
    // time-out of the state then continues from the earlier `stateSince`.
    stateSince: from === to ? order.stateSince : at,
    events: [
      ...order.events,
      {
        version,
        orderState: to,
        finalState,
        move,
        by,
        at,
        reason,
        courier: newCourier,
        ...(cancellation ? { cancellation } : {}),
      },
    ],
  }
}

/** Returns the ordered dishes as text, for example `2 × Laksa, 1 × Kopi`. */
export function describeOrder(order: Pick<Order, 'merchantCartWithQuoteList'>): string {
  return order.merchantCartWithQuoteList
    .flatMap((merchant) => merchant.items.map((item) => countedName(item.quantity, item.name)))
    .join(', ')
}
