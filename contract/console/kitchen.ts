// Schemas of the kitchen console: the board of a device's merchants, its event stream, and what
// staff do with an order. Instants are ISO 8601, UTC; amounts are whole minor units.
import { boardLanes } from '@tingkat/ordering/kitchen/lanes'
import { acceptMinutesMax, acceptMinutesMin } from '@tingkat/ordering/order/ready-by'
import { cancelReasons, cancelCommentMax } from '@tingkat/ordering/order/reasons'
import { changeTypes, failureReasons, orderActors } from '@tingkat/ordering/order/order-states'
import { shownPauseReasons } from '@tingkat/ordering/merchant/pause'
import { z } from 'zod'
import { partnerOrderSchema } from '../partner.ts'
import { capacitySpanSchema } from './merchant-live.ts'
import { countryCodeSchema, cursorSchema, idSchema, textSchema } from '../shape.ts'

/** By how many minutes `readyBy` can be moved later in one step. */
export const readyByMinutes = [5, 10, 15, 20, 25, 30] as const
export const declineReasons = ['sold_out', 'merchant_busy', 'merchant_closing', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]
/** Orders that were collected or have ended stay on the board for this time. */
export const pastMinutes = 30
export const historyDays = 90

const actorSchema = z.object({
  by: z.enum(orderActors),
  at: z.string(),
  /** The person's name; null if no person of the merchant acted. */
  name: z.string().nullable(),
})

/** An order on the board: the partner's order, and what the board shows beside it. */
export const kitchenOrderSchema = partnerOrderSchema
  .extend({
    countryCode: countryCodeSchema,
    merchantName: z.string(),
    lane: z.enum(boardLanes),
    /** Indexes of `items` in the order of the menu. */
    menuOrder: z.array(z.int()),
    /** The number of dishes, without free items. */
    dishCount: z.int(),
    /** When the order became NEW, so that the merchant could answer; null before. */
    releasedAt: z.string().nullable(),
    acceptedAt: z.string().nullable(),
    /** Whether the server accepted the order because auto-accept was on. */
    autoAccepted: z.boolean(),
    /** When the order ends by itself unless the next move is made; null without a time-out. */
    answerBy: z.string().nullable(),
    /** The preparation time to propose when accepting: a multiple of 5, in minutes. */
    proposedMinutes: z.int(),
    /** When the order takes a place of the merchant's capacity; null without a capacity. */
    cookFrom: z.string().nullable(),
    /** When cooking must start so that the food is ready in time. */
    startAt: z.string(),
    /** How often `readyBy` can still be moved later. */
    readyByMovesLeft: z.int(),
    /** When the merchant marked the food as ready; null before. */
    readyAt: z.string().nullable(),
    /** Accepted, but no courier is assigned: a courier is being searched for. */
    searchingCourier: z.boolean(),
    /** Minutes until the courier is at the merchant: 0 if there; null without a position. */
    courierMinutes: z.int().nullable(),
    courierAtStore: z.boolean(),
    /** Lines that a tablet ticked off in the packing check, as indexes of `items`. */
    checkedLines: z.array(z.int()),
    /** Changes of lines after placing, oldest first. */
    changes: z.array(
      z.object({
        type: z.enum(changeTypes),
        name: z.string(),
        at: z.string(),
        oldQuantity: z.int(),
        newQuantity: z.int(),
        oldPriceInMinor: z.int(),
        newPriceInMinor: z.int(),
      }),
    ),
    /** The last move: shown where an action of a tablet came too late. */
    lastMove: actorSchema.extend({ move: z.string() }),
    /** Set when the order has ended or was collected. */
    end: actorSchema
      .extend({
        kind: z.enum(['collected', 'completed', 'declined', 'timed_out', 'failed', 'cancelled']),
        failure: z.enum(failureReasons).nullable(),
        reason: z.enum(cancelReasons).nullable(),
        comment: z.string(),
        /** Whether the merchant is paid for the food of an order that was cancelled or failed. */
        foodPaid: z.boolean(),
      })
      .nullable(),
    /**
     * `cancelled` rings and `timed_out` is shown until a tablet confirms it
     * (`acknowledgement`); null if there is nothing to confirm.
     */
    toConfirm: z.enum(['cancelled', 'timed_out']).nullable(),
  })
  .meta({ id: 'KitchenOrder' })
export type KitchenOrder = z.infer<typeof kitchenOrderSchema>

/** Settings that all tablets of a merchant share. */
const boardSettingFields = {
  packingCheck: z.boolean(),
  /** Who answers orders of the demo: the simulator plays `simulator` merchants only. */
  playedBy: z.enum(['simulator', 'person']),
}
export const boardSettingsSchema = z
  .object({ merchantID: idSchema, ...boardSettingFields })
  .meta({ id: 'BoardSettings' })
export type BoardSettings = z.infer<typeof boardSettingsSchema>

/** A merchant of the board, with the parts of its live state that the board shows. */
export const boardMerchantSchema = z
  .object({
    merchantID: idSchema,
    name: z.string(),
    country: countryCodeSchema,
    timeZone: z.string(),
    currency: z.string(),
    live: z.object({
      version: z.int(),
      soldOutCount: z.int(),
      busy: z.object({ minutes: z.int(), until: z.string() }).nullable(),
      pause: z
        .object({
          reason: z.enum(shownPauseReasons),
          until: z.string().nullable(),
        })
        .nullable(),
      autoAccept: z.boolean(),
      capacity: z.array(capacitySpanSchema),
    }),
    settings: z.object(boardSettingFields),
  })
  .meta({ id: 'BoardMerchant' })
export type BoardMerchant = z.infer<typeof boardMerchantSchema>

/**
 * Merchants whose boards the caller may open: first those with open orders, then the one with the
 * last order. `simulated`: whether a simulator answers the orders that no person plays.
 */
export const boardMerchantListSchema = z
  .object({
    simulated: z.boolean(),
    merchants: z.array(
      z.object({
        merchantID: idSchema,
        name: z.string(),
        country: countryCodeSchema,
        openOrders: z.int(),
        /** Null before its first order. */
        lastOrderAt: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'BoardMerchantList' })
export type BoardMerchantList = z.infer<typeof boardMerchantListSchema>

/**
 * The open orders of the caller's merchants, and those that were collected or have ended in the
 * last `pastMinutes`, or that wait to be confirmed. `position` is the event id from which the
 * stream continues without gap.
 */
export const boardSchema = z
  .object({
    now: z.string(),
    position: z.string(),
    merchants: z.array(boardMerchantSchema),
    orders: z.array(kitchenOrderSchema),
    /** Whether there are more open orders than a board may hold; the oldest are listed. */
    truncated: z.boolean(),
  })
  .meta({ id: 'KitchenBoard' })
export type Board = z.infer<typeof boardSchema>

// The stream GET /kitchen/events. A client that reconnects with Last-Event-ID gets the events since
// then, or `board` if the server cannot tell.

export const boardEvents = {
  /** Data: `Board`. Replaces everything that the client knows. */
  board: 'board',
  /** Data: `KitchenOrder`. */
  order: 'order',
  /** Data: `BoardMerchant`. */
  live: 'live',
  /** Data: `TicketNews`. */
  ticket: 'ticket',
  /** Data: `{ now }`. Sent every `boardHeartbeatSeconds`, without an event id. */
  heartbeat: 'heartbeat',
} as const
export const boardHeartbeatSeconds = 5

// An open stream is no contact: each device sends a request every minute, such as `PUT devices/me`.
// Auto-accept needs contact within two minutes, and an unreachable merchant is paused after five.

/**
 * A ticket of the order waits to be printed; without an order, a printer has reported its state.
 * Read both from the tickets' routes.
 */
export const ticketNewsSchema = z.object({ merchantID: idSchema, orderID: idSchema.nullable() })
export type TicketNews = z.infer<typeof ticketNewsSchema>
/**
 * Every action has an id. A repeated request changes nothing and is answered with the order as it
 * is now. `madeAt` is when staff tapped, which may be long before the request.
 */
const actionFields = {
  actionID: z.string().min(8).max(100),
  madeAt: z.iso.datetime({ offset: true }).optional(),
}
const commentSchema = textSchema(cancelCommentMax)

/** `minutes` until the food is ready; without them, the server uses `proposedMinutes`. */
export const answerBodySchema = z
  .discriminatedUnion('move', [
    z.object({ ...actionFields, move: z.literal('receive') }),
    z.object({
      ...actionFields,
      move: z.literal('accept'),
      minutes: z.int().min(acceptMinutesMin).max(acceptMinutesMax).multipleOf(5).optional(),
    }),
  ])
  .meta({ id: 'KitchenAnswerRequest' })

/** Declines an order, or cancels an accepted one. `other` needs words. */
export const declineBodySchema = z
  .object({
    ...actionFields,
    reason: z.enum(declineReasons),
    comment: commentSchema.default(''),
  })
  .refine(({ reason, comment }) => reason !== 'other' || comment !== '', {
    path: ['comment'],
    message: 'other needs words',
  })
  .meta({ id: 'KitchenDeclineRequest' })

export const cookBodySchema = z
  .discriminatedUnion('move', [
    z.object({
      ...actionFields,
      move: z.literal('ready'),
      bags: z.int().min(1).max(99).optional(),
      shelf: textSchema(20).optional(),
    }),
    z.object({ ...actionFields, move: z.literal('hand_over') }),
    z.object({ ...actionFields, move: z.literal('serve') }),
    /** The eater did not collect a pickup order. */
    z.object({ ...actionFields, move: z.literal('not_collected') }),
  ])
  .meta({ id: 'KitchenMoveRequest' })

export const readyByBodySchema = z
  .object({ ...actionFields, minutes: z.literal(readyByMinutes) })
  .meta({ id: 'ReadyByRequest' })

/** Sets the ticks of some lines; other lines keep theirs. */
export const checksBodySchema = z
  .object({
    ...actionFields,
    lines: z
      .array(z.object({ line: z.int().min(0).max(1_000), checked: z.boolean() }))
      .min(1)
      .max(200),
  })
  .meta({ id: 'PackingChecksRequest' })

const lineChangeFields = { line: z.int().min(0).max(1_000), itemID: idSchema }
const lineChangeSchema = z.discriminatedUnion('kind', [
  z.object({ ...lineChangeFields, kind: z.literal('fewer'), quantity: z.int().min(1).max(99) }),
  z.object({ ...lineChangeFields, kind: z.literal('sold_out') }),
  /** The new total of the line. */
  z.object({ ...lineChangeFields, kind: z.literal('cheaper'), priceInMinor: z.int().min(0) }),
])
export type KitchenLineChange = z.infer<typeof lineChangeSchema>
const lineChangeListFields = {
  /** The order's version that staff saw. */
  version: z.int().min(1),
  changes: z.array(lineChangeSchema).min(1).max(50),
}
export const changePreviewBodySchema = z
  .object(lineChangeListFields)
  .meta({ id: 'KitchenChangePreviewRequest' })
/** What the changes would do. `endsOrder` if no dish is left. */
export const changePreviewSchema = z
  .object({
    totalInMinor: z.int(),
    newTotalInMinor: z.int(),
    currency: z.string(),
    endsOrder: z.boolean(),
  })
  .meta({ id: 'KitchenChangePreview' })
export type ChangePreview = z.infer<typeof changePreviewSchema>
export const kitchenChangeBodySchema = z
  .object({ ...actionFields, ...lineChangeListFields })
  .meta({ id: 'KitchenChangeRequest' })

/** Confirms on one tablet that staff saw a cancellation or time-out. */
export const acknowledgementBodySchema = z
  .object(actionFields)
  .meta({ id: 'KitchenAcknowledgementRequest' })

/** Omitted settings keep their value. */
export const boardSettingsBodySchema = z
  .object({
    actionID: actionFields.actionID,
    packingCheck: boardSettingFields.packingCheck.optional(),
    playedBy: boardSettingFields.playedBy.optional(),
  })
  .meta({ id: 'BoardSettingsRequest' })

export const historyQuerySchema = z.object({
  merchantID: idSchema,
  /** A day on the merchant's clock; today without it. At most `historyDays` ago. */
  date: z.iso.date().optional(),
  /** Matches order codes, dishes and table numbers. */
  search: textSchema(60).default(''),
  cursor: cursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

/** Orders that ended on the day. The totals are of the whole day, whatever is searched. */
export const historySchema = z
  .object({
    date: z.string(),
    currency: z.string(),
    /** `averageMinutes`: from accepting to ready, rounded; null if no order was ready. */
    day: z.object({
      /** Whether the day had more orders than a history may hold; the last ones are listed. */
      truncated: z.boolean(),
      orderCount: z.int(),
      completedCount: z.int(),
      cancelledCount: z.int(),
      changedCount: z.int(),
      totalInMinor: z.int(),
      averageMinutes: z.int().nullable(),
    }),
    orders: z.array(
      kitchenOrderSchema.extend({
        /** From accepting to ready, rounded up; null if the food was not ready. */
        minutes: z.int().nullable(),
      }),
    ),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'KitchenHistory' })
export type KitchenHistory = z.infer<typeof historySchema>
