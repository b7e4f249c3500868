// Types of an order and its events. Field names: specification, section 3.
import type { DineInInfo } from '../cart/cart-shape.ts'
import type { Location, Point } from '../location/location.ts'
import type { HelpRequest } from './help.ts'
import type { LaterTip } from './later-tip-shape.ts'
import type { OrderPromise } from './promise-rule.ts'
import type { Cancellation } from './reasons.ts'
import type {
  ChangeType,
  FailureReason,
  OrderMove,
  OrderActor,
  OrderPath,
  OrderState,
  OrderType,
} from './order-states.ts'
import type { PriceQuote, QuoteRequest } from '../quote/quote-shape.ts'

export type Courier = { name: string; vehicle: string; plate: string }

/** The last known position of the courier, with its time. */
export type CourierPosition = Point & { at: string }

/**
 * Events that do not change the order's state. `change`: lines were changed. `ready_by`: the food
 * will be ready at another time. `here`: the eater of a pickup order is at the merchant. `remind`:
 * the eater was reminded of a pickup order.
 */
export const recordedMoves = ['change', 'ready_by', 'here', 'remind'] as const
type RecordedMove = (typeof recordedMoves)[number]

/**
 * An event of an order. `version` numbers the events from 1. `recordedMoves` do not change the
 * state. `at` is an ISO 8601 instant, UTC.
 */
export type OrderEvent = {
  version: number
  orderState: OrderState
  finalState: OrderState | null
  move: OrderMove | 'place' | RecordedMove
  by: OrderActor
  at: string
  reason: FailureReason | null
  courier: Courier | null
  /** Set for the moves `cancel`, `decline` and `unassign`. */
  cancellation?: Cancellation | undefined
}

/**
 * A change of a line after placing. Changes of one request share a `changeID`. Prices are line
 * totals in whole minor units. New quantity and price are 0 for a deleted line.
 */
export type ItemChange = {
  changeID: string
  type: ChangeType
  itemID: string
  name: string
  at: string
  oldQuantity: number
  newQuantity: number
  oldPriceInMinor: number
  newPriceInMinor: number
}

/** Delivery preferences. `contactless` means left at the door; always false at a table. */
export type Wishes = { cutlery: boolean; contactless: boolean }

export const arrivalCauses = [
  'on_time',
  'scheduled',
  'merchant_slow',
  'finding_courier',
  'new_courier',
  'courier_at_counter',
  'courier_far',
  'at_door',
] as const
export type ArrivalCause = (typeof arrivalCauses)[number]
/** The range of the estimated arrival, as ISO 8601 instants, UTC, and its cause. */
export type Arrival = { from: string; to: string; cause: ArrivalCause }

/**
 * due: cash to be paid; collected: cash was paid; held: authorised or reserved until the order
 * ends; captured: the held amount was charged; released: the held amount was returned.
 */
export const moneyStates = ['due', 'collected', 'held', 'captured', 'released'] as const
export type MoneyState = (typeof moneyStates)[number]
/** Whole minor units. */
export type OrderMoney = { state: MoneyState; amountInMinor: number; refundedInMinor: number }

export type Order = {
  orderID: string
  /** Short code for use between eater, courier and merchant. */
  orderCode: string
  countryCode: string
  merchant: {
    ID: string
    name: string
    latlng: { latitude: number; longitude: number }
    timeZone: string
  }
  orderState: OrderState
  finalState: OrderState | null
  orderType: OrderType
  path: OrderPath
  version: number
  cancelable: boolean
  reason: FailureReason | null
  courier: Courier | null
  placedAt: string
  stateSince: string
  /** When the time-out of the current state ends; null if the state has none. */
  answerBy: string | null
  /** Promised delivery time in whole minutes after placing; null for a table. */
  ETA: number | null
  /** Null for a table and after the order has ended. */
  arrival: Arrival | null
  /** When cooking starts; absent if the merchant has no limit of orders in a quarter of an hour. */
  cookFrom?: string | undefined
  /** When the merchant expects the food to be ready; absent until it has said so. */
  readyBy?: string | undefined
  /** How many bags there are and on which shelf, as the merchant noted; absent without a note. */
  bags?: number | undefined
  shelf?: string | undefined
  /** Staff placed the order to test a merchant; absent on orders of eaters. */
  test?: boolean | undefined
  /** Null before the first position and after the order has ended. */
  courierPosition: CourierPosition | null
  /** Null for a table. */
  deliveryAddress: Location | null
  scheduledTime: QuoteRequest['scheduledTime']
  dineInInfo: DineInInfo | null
  paymentTypeID: string
  comment: string
  /** Absent on orders that were placed before this field existed. */
  wishes?: Wishes | undefined
  sourceID: string
  /** The credit for a late order; absent where nothing was promised. */
  promise?: OrderPromise | undefined
  /** The tip after delivery; absent while none was given and none can be given. */
  laterTip?: LaterTip | undefined
  /** The group order from which this order was placed. */
  groupID?: string | undefined
  snapshotDetail: { cartWithQuote: PriceQuote }
  merchantCartWithQuoteList: PriceQuote['merchants']
  promoCodes: PriceQuote['promoCodes']
  /** The total at placing, in whole minor units. The quote has the current total. */
  placedTotalInMinor: number
  changes: ItemChange[]
  money: OrderMoney
  /** The number of chat messages. */
  messageCount: number
  help: HelpRequest[]
  events: OrderEvent[]
}
