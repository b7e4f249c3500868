// The shapes of an order and of what happens to it; field names of the specification, section 3.
import type { ChangeType, FailureReason, Move, Actor, OrderPath, OrderState, OrderType } from './order-states.ts'
import type { DineInInfo } from './cart-shape.ts'
import type { Location } from './location.ts'
import type { PriceQuote, QuoteRequest } from './quote-shape.ts'

export type Courier = { name: string; vehicle: string; plate: string }

/** One thing that happened to an order; `version` counts them from 1. Time is an ISO 8601 instant, UTC. */
export type OrderEvent = { version: number; orderState: OrderState; finalState: OrderState | null; move: Move | 'place'; by: Actor; at: string; reason: FailureReason | null; courier: Courier | null }

/** What the eater would like besides the food. contactless: left at the door, never at a table. */
export type Wishes = { cutlery: boolean; contactless: boolean }

export type Order = {
  orderID: string
  /** Short code that people read to one another. */
  orderCode: string
  countryCode: string
  merchant: { ID: string; name: string; latlng: { latitude: number; longitude: number }; timeZone: string }
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
  /** Whole minutes from placing to the door, as promised; null for a table. */
  ETA: number | null
  /** Null for a table. */
  deliveryAddress: Location | null
  scheduledTime: QuoteRequest['scheduledTime']
  dineInInfo: DineInInfo | null
  paymentTypeID: string
  comment: string
  /** Absent on orders from before there were any. */
  wishes?: Wishes | undefined
  sourceID: string
  snapshotDetail: { cartWithQuote: PriceQuote }
  merchantCartWithQuoteList: PriceQuote['merchants']
  promoCodes: PriceQuote['promoCodes']
  changes: { type: ChangeType; itemID: string; name: string; oldPriceInMinor: number; newPriceInMinor: number }[]
  events: OrderEvent[]
}
