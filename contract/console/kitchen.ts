// Schemas of the kitchen console: the board of a device's merchants, the board's event stream, and
// staff actions on orders. Instants are ISO 8601 in UTC; amounts are in minor units.
import { boardLanes } from '@tingkat/ordering/kitchen/lanes'
import { acceptMinutesMax, acceptMinutesMin } from '@tingkat/ordering/order/ready-by'
import { cancelReasons, cancelCommentMax } from '@tingkat/ordering/order/reasons'
import { changeTypes, failureReasons, orderActors } from '@tingkat/ordering/order/order-states'
import { shownPauseReasons } from '@tingkat/ordering/merchant/pause'
import { z } from 'zod'
import { partnerOrderSchema } from '../partner.ts'
import { capacitySpanSchema } from './merchant-live.ts'
import { countryCodeSchema, cursorSchema, idSchema, textSchema } from '../shape.ts'

/** In minutes: how far staff can move `readyBy`, the time when the food will be ready, at once. */
export const readyByMinutes = [5, 10, 15, 20, 25, 30] as const
export const declineReasons = ['sold_out', 'merchant_busy', 'merchant_closing', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]
/**
 * In minutes: how long orders stay on the kitchen board after they were collected or have ended.
 */
export const pastMinutes = 30
export const historyDays = 90

const actorSchema = z.object({
  by: z.enum(orderActors),
  at: z.string(),
  /**
   * The name of the person who made the move; null if nobody who works for the merchant made it.
   */
  name: z.string().nullable(),
})

/**
 * An order on the kitchen board: the order as partners see it, and the data that only the board
 * shows.
 */
export const kitchenOrderSchema = partnerOrderSchema
  .extend({
    countryCode: countryCodeSchema,
    merchantName: z.string(),
    lane: z.enum(boardLanes),
    /** The indexes of the order's lines in `items`, sorted as on the menu. */
    menuOrder: z.array(z.int()),
    /** The number of dishes, without free items. */
    dishCount: z.int(),
    /** When the order reached the state NEW, so that the merchant could answer it; null before. */
    releasedAt: z.string().nullable(),
    acceptedAt: z.string().nullable(),
    /**
     * Whether the server accepted the order by itself because the merchant's auto-accept was on.
     */
    autoAccepted: z.boolean(),
    /** When the order's current state times out; null without a time-out. */
    answerBy: z.string().nullable(),
    /**
     * In minutes: the preparation time that the board proposes when staff accept the order, a
     * multiple of 5.
     */
    proposedMinutes: z.int(),
    /**
     * The earliest time at which the merchant's capacity
     * allows cooking to start; null without a capacity limit.
     */
    cookFrom: z.string().nullable(),
    /** When cooking must start for the food to be ready in time. */
    startAt: z.string(),
    /** How many more times `readyBy` can be moved to a later time. */
    readyByMovesLeft: z.int(),
    /** When the merchant marked the food as ready; null before. */
    readyAt: z.string().nullable(),
    /** Whether the order is accepted but has no courier yet. */
    searchingCourier: z.boolean(),
    /**
     * Minutes until the courier arrives at the merchant:
     * 0 after arrival; null if the position is unknown.
     */
    courierMinutes: z.int().nullable(),
    courierAtStore: z.boolean(),
    /** Indexes of the lines in `items` that staff have marked as packed. */
    checkedLines: z.array(z.int()),
    /** Changes of lines after the order was placed, oldest first. */
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
    /**
     * The last move, a change of the order's state. A tablet shows this move if its own action came
     * too late.
     */
    lastMove: actorSchema.extend({ move: z.string() }),
    /** How the order ended, or `collected` after the food was collected; null before. */
    end: actorSchema
      .extend({
        kind: z.enum(['collected', 'completed', 'declined', 'timed_out', 'failed', 'cancelled']),
        failure: z.enum(failureReasons).nullable(),
        reason: z.enum(cancelReasons).nullable(),
        comment: z.string(),
        /** Whether the merchant is paid for the food if the order was cancelled or failed. */
        foodPaid: z.boolean(),
      })
      .nullable(),
    /**
     * The end of the order that staff must confirm with an `acknowledgement`; null if there is
     * nothing to confirm. Until then, the tablet rings for `cancelled`, and shows `timed_out`
     * without ringing.
     */
    toConfirm: z.enum(['cancelled', 'timed_out']).nullable(),
  })
  .meta({ id: 'KitchenOrder' })
export type KitchenOrder = z.infer<typeof kitchenOrderSchema>

/** Settings that all tablets of a merchant share. */
const boardSettingFields = {
  packingCheck: z.boolean(),
  /** Who answers this merchant's orders in the demo: the simulator, or a person. */
  playedBy: z.enum(['simulator', 'person']),
}
export const boardSettingsSchema = z
  .object({ merchantID: idSchema, ...boardSettingFields })
  .meta({ id: 'BoardSettings' })
export type BoardSettings = z.infer<typeof boardSettingsSchema>

/** A merchant on the kitchen board, with the parts of its live state that the board shows. */
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
    /**
     * How many orders start cooking in each quarter of an hour of the next two hours. Quarters
     * without orders are left out. Absent for a merchant without a capacity limit.
     */
    load: z.array(z.object({ from: z.string(), taken: z.int() })).optional(),
  })
  .meta({ id: 'BoardMerchant' })
export type BoardMerchant = z.infer<typeof boardMerchantSchema>

/**
 * The merchants whose kitchen boards the caller may open: those with open orders first, then those
 * with the latest order. `simulated` means that a simulator answers the orders of all merchants
 * whose setting `playedBy` is not `person`.
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
        /** Null if the merchant has no order yet. */
        lastOrderAt: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'BoardMerchantList' })
export type BoardMerchantList = z.infer<typeof boardMerchantListSchema>

/**
 * The open orders of the caller's merchants, orders that were collected or have ended within
 * `pastMinutes`, and orders whose end staff must confirm. `position` is the event id after which
 * the stream continues without gap.
 */
export const boardSchema = z
  .object({
    now: z.string(),
    position: z.string(),
    merchants: z.array(boardMerchantSchema),
    orders: z.array(kitchenOrderSchema),
    /**
     * Whether there are more open orders than a board can contain; then only the oldest are listed.
     */
    truncated: z.boolean(),
  })
  .meta({ id: 'KitchenBoard' })
export type Board = z.infer<typeof boardSchema>

// Events of the stream GET /kitchen/events. A client that reconnects with Last-Event-ID receives
// the later events, or `board` if the server no longer has them.

export const boardEvents = {
  /** Data: `Board`. Replaces everything that the client has stored. */
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

// An open event stream does not count as contact to the server, so each device also sends a request
// every minute, such as `PUT devices/me`. Auto-accept needs contact within two minutes; an
// unreachable merchant is paused after five.

/**
 * Data of the event `ticket`: a ticket for the cook waits for a printer. Without an order, a
 * printer has reported its state. The client then reads tickets and printers from their routes.
 */
export const ticketNewsSchema = z.object({ merchantID: idSchema, orderID: idSchema.nullable() })
export type TicketNews = z.infer<typeof ticketNewsSchema>
/**
 * `actionID` identifies an action. Repeating the action changes nothing and returns the current
 * order. `madeAt` is the time at which staff tapped, which may be long before the request.
 */
const actionFields = {
  actionID: z.string().min(8).max(100),
  madeAt: z.iso.datetime({ offset: true }).optional(),
}
const commentSchema = textSchema(cancelCommentMax)

/** `minutes` is the preparation time. Without it, the server uses `proposedMinutes`. */
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

/** Declines an order, or cancels an accepted one. The reason `other` needs a comment. */
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

/** Sets whether these lines are marked as packed. Lines that are not listed keep their mark. */
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
  /** `priceInMinor` is the new total of the line. */
  z.object({ ...lineChangeFields, kind: z.literal('cheaper'), priceInMinor: z.int().min(0) }),
])
export type KitchenLineChange = z.infer<typeof lineChangeSchema>
const lineChangeListFields = {
  /** The version of the order that staff saw when they made the change. */
  version: z.int().min(1),
  changes: z.array(lineChangeSchema).min(1).max(50),
}
export const changePreviewBodySchema = z
  .object(lineChangeListFields)
  .meta({ id: 'KitchenChangePreviewRequest' })
/** What the changes would do. `endsOrder` is true if no dish would be left. */
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

/** Confirms on one tablet that staff have seen a cancellation or time-out. */
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
  /** A day in the merchant's time zone, at most `historyDays` ago. Default: today. */
  date: z.iso.date().optional(),
  /** Searches order codes, dishes and table numbers. */
  search: textSchema(60).default(''),
  cursor: cursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

/**
 * Orders that ended on a day. The totals count all orders of the day, even if a search lists only
 * some of them.
 */
export const historySchema = z
  .object({
    date: z.string(),
    currency: z.string(),
    /**
     * `averageMinutes` is the rounded average from acceptance to ready; null if no order was ready.
     */
    day: z.object({
      /** Whether the day had more orders than can be listed. Then only the latest are listed. */
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
        /** Minutes from acceptance to ready, rounded up; null if the food was never ready. */
        minutes: z.int().nullable(),
      }),
    ),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'KitchenHistory' })
export type KitchenHistory = z.infer<typeof historySchema>
