// The shapes of an order and of what happens to it; field names of the specification, section 3.
import type { DineInInfo } from '../cart/cart-shape.ts'
import type { Location, Point } from '../location/location.ts'
import type { HelpRequest } from './help.ts'
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

/** Where the courier was last seen, and when. */
export type CourierPosition = Point & { at: string }

/** One thing that happened to an order; `version` counts them from 1. `change` leaves the state as it is. Time is an ISO 8601 instant, UTC. */
export type OrderEvent = {
  version: number
  orderState: OrderState
  finalState: OrderState | null
  move: OrderMove | 'place' | 'change'
  by: OrderActor
  at: string
  reason: FailureReason | null
  courier: Courier | null
  /** Given with a cancel, a decline and a rider's giving up. */
  cancellation?: Cancellation | undefined
}

/** A line that was changed after placing. `changeID` names the occasion; quantities and whole minor units of the line, 0 once it is deleted. */
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

/** What the eater would like besides the food. contactless: left at the door, never at a table. */
export type Wishes = { cutlery: boolean; contactless: boolean }

export const arrivalCauses = [
  'on_time',
  'scheduled',
  'kitchen_slow',
  'finding_rider',
  'new_rider',
  'rider_at_counter',
  'rider_far',
  'at_door',
] as const
export type ArrivalCause = (typeof arrivalCauses)[number]
/** When the food should be at the door, and why then: ISO 8601 instants, UTC. */
export type Arrival = { from: string; to: string; cause: ArrivalCause }

/** due: cash, still to be paid; held: set aside until the order ends; released: nothing is owed, what was set aside is let go. */
export const moneyStates = ['due', 'collected', 'held', 'captured', 'released'] as const
export type MoneyState = (typeof moneyStates)[number]
/** Whole minor units. */
export type OrderMoney = { state: MoneyState; amountInMinor: number; refundedInMinor: number }

export type Order = {
  orderID: string
  /** Short code that people read to one another. */
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
  /** By when the party that is waited for must act, before the time-out; null when nothing is waited for. */
  answerBy: string | null
  /** Whole minutes from placing to the door, as promised; null for a table. */
  ETA: number | null
  /** Null for a table and once the order has ended. */
  arrival: Arrival | null
  /** Null until the courier is seen, and once the order has ended. */
  courierPosition: CourierPosition | null
  /** Null for a table. */
  deliveryAddress: Location | null
  scheduledTime: QuoteRequest['scheduledTime']
  dineInInfo: DineInInfo | null
  paymentTypeID: string
  comment: string
  /** Absent on orders from before there were any. */
  wishes?: Wishes | undefined
  sourceID: string
  /** The group that ordered together, or the table. */
  groupID?: string | undefined
  snapshotDetail: { cartWithQuote: PriceQuote }
  merchantCartWithQuoteList: PriceQuote['merchants']
  promoCodes: PriceQuote['promoCodes']
  /** What the eater agreed to when placing, in whole minor units; the quote holds what it is now. */
  placedTotalInMinor: number
  changes: ItemChange[]
  money: OrderMoney
  /** How many messages the chat holds. */
  messageCount: number
  help: HelpRequest[]
  events: OrderEvent[]
}
