// Types of an order and its events. Field names are those of section 3 of the product's
// specification.
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
 * Events that do not change the order's state. `change`: lines were changed. `ready_by`:
 * the merchant has announced another time for the food. `here`: the eater of a pickup
 * order has arrived at the merchant. `remind`: the eater of a pickup order was reminded.
 */
export const recordedMoves = ['change', 'ready_by', 'here', 'remind'] as const
type RecordedMove = (typeof recordedMoves)[number]

/**
 * An event of an order. `version` numbers the events, beginning with 1. A move (what a party asked
 * for, such as `accept`) in `recordedMoves` does not change the state. `at` is an ISO 8601 instant
 * in UTC.
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
 * A change of a line after the order was placed. Changes of one request have the same `changeID`.
 * Prices are line totals in minor units. The new quantity and price of a deleted line are 0.
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

/**
 * What the eater asks for besides dishes. `contactless` means that the courier leaves the order at
 * the door; always false for an order at a table.
 */
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
/**
 * The estimated arrival of an order: a range of ISO 8601 instants in UTC, and the cause that the
 * eater reads.
 */
export type Arrival = { from: string; to: string; cause: ArrivalCause }

/**
 * States of an order's payment. `due`: the eater will pay in cash. `collected`: the eater has paid
 * in cash. `held`: the amount is reserved until the order ends. `captured`: the reserved amount was
 * charged. `released`: it was returned.
 */
export const moneyStates = ['due', 'collected', 'held', 'captured', 'released'] as const
export type MoneyState = (typeof moneyStates)[number]
/** What the eater pays for an order. Amounts are in minor units. */
export type OrderMoney = { state: MoneyState; amountInMinor: number; refundedInMinor: number }

export type Order = {
  orderID: string
  /** A short code by which eater, courier and merchant identify the order. */
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
  /** The instant at which the order's current state times out; null without a time-out. */
  answerBy: string | null
  /** The promised delivery time in whole minutes after placing; null for an order at a table. */
  ETA: number | null
  /** Null for an order at a table, and after the order has ended. */
  arrival: Arrival | null
  /** When cooking starts; undefined if the merchant has no capacity limit. */
  cookFrom?: string | undefined
  /**
   * When the food will be ready, as announced by the merchant; undefined before the announcement.
   */
  readyBy?: string | undefined
  /**
   * Number of bags with the food, and the merchant's shelf where they are; undefined until the
   * merchant enters them.
   */
  bags?: number | undefined
  shelf?: string | undefined
  /** Whether staff placed the order to test a merchant; undefined on eaters' orders. */
  test?: boolean | undefined
  /** Null before the courier has sent the first position, and after the order has ended. */
  courierPosition: CourierPosition | null
  /** Null for an order at a table. */
  deliveryAddress: Location | null
  scheduledTime: QuoteRequest['scheduledTime']
  dineInInfo: DineInInfo | null
  paymentTypeID: string
  comment: string
  /** Undefined on orders from before this field existed. */
  wishes?: Wishes | undefined
  sourceID: string
  /** The credit for a late order; undefined if the country's rule promised none. */
  promise?: OrderPromise | undefined
  /**
   * The tip that the eater gives after delivery; undefined if none was given and none can be given.
   */
  laterTip?: LaterTip | undefined
  /** The group order from which this order was placed. */
  groupID?: string | undefined
  snapshotDetail: { cartWithQuote: PriceQuote }
  merchantCartWithQuoteList: PriceQuote['merchants']
  promoCodes: PriceQuote['promoCodes']
  /** The total when the order was placed, in minor units. The quote has the current total. */
  placedTotalInMinor: number
  changes: ItemChange[]
  money: OrderMoney
  /** The number of chat messages. */
  messageCount: number
  help: HelpRequest[]
  events: OrderEvent[]
}
