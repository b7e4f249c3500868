// Finds out why staff of the operator should look at an open order.
import { laneOf } from '../kitchen/lanes.ts'
import type { Order } from './order-shape.ts'
import { hasDelivery } from './order-states.ts'
import { promisedAtOf } from './promise.ts'

/**
 * `no_answer`: a new order is close to its time-out. `no_progress`: an order in another
 * state is close to its time-out. `no_courier`: the order is accepted, but no courier is
 * assigned. `late_cooking`: the food should be ready but is not. `late`: the order is not
 * delivered by the promised time. `merchant_silent`: the merchant cannot be reached.
 * `partner_revoked`: the merchant system or fleet of the order may no longer call the API.
 */
export const troubleKinds = [
  'no_answer',
  'no_progress',
  'no_courier',
  'late_cooking',
  'late',
  'merchant_silent',
  'partner_revoked',
] as const
export type TroubleKind = (typeof troubleKinds)[number]
/** A reason to look at an open order. `since` is when the trouble began, as an ISO 8601 instant. */
export type Trouble = { kind: TroubleKind; since: string }

/**
 * Facts about troubles of an order that are not stored in the order, as ISO 8601 instants; null if
 * they do not apply.
 */
export type TroubleContext = {
  unreachableSince: string | null
  partnerRevokedAt: string | null
}

// When an order counts as in trouble, from DESK-15 in docs/requirements.md: the share of the
// state's time-out that has passed, and minutes after the expected time.
const patienceShare = 0.8
const minuteMs = 60_000
const limitMinutes = { no_courier: 5, late_cooking: 10, late: 15 } as const

/** `excessMs` is for how many milliseconds the limit of the trouble has been exceeded. */
type Found = Trouble & { excessMs: number }

export type OrderTroubles = { troubles: Trouble[]; excessMs: number }

/** Returns the order's troubles, the most overdue first; null if there are none. */
export function troublesOf(order: Order, context: TroubleContext, now: Date): OrderTroubles | null {
  const lane = laneOf(order)
  // A collected order is in the lane `past`, but its delivery can still be late.
  if (lane === 'later' || order.finalState !== null) return null
  const found = [
    findTimeOut(order, lane === 'new'),
    order.courier === null && (lane === 'cooking' || lane === 'ready')
      ? findWithoutCourier(order)
      : null,
    lane === 'cooking' ? exceeding('late_cooking', order.readyBy) : null,
    exceeding('late', promisedAt(order)),
    lane === 'new' || lane === 'cooking' ? at('merchant_silent', context.unreachableSince) : null,
    at('partner_revoked', context.partnerRevokedAt),
  ]
    .map((trouble) => toFound(trouble, now))
    .filter((trouble) => trouble !== null)
    .toSorted((a, b) => b.excessMs - a.excessMs)
  const [worst] = found
  if (!worst) return null
  return { troubles: found.map(({ kind, since }) => ({ kind, since })), excessMs: worst.excessMs }
}

/**
 * A possible trouble of an order. `limitMs` is how long the condition may last before it counts as
 * a trouble.
 */
type Candidate = Trouble & { limitMs: number }

function toFound(candidate: Candidate | null, now: Date): Found | null {
  if (!candidate) return null
  const { kind, since, limitMs } = candidate
  const excessMs = now.getTime() - Date.parse(since) - limitMs
  return excessMs >= 0 ? { kind, since, excessMs } : null
}

const at = (kind: TroubleKind, since: string | null): Candidate | null =>
  since === null ? null : { kind, since, limitMs: 0 }

const exceeding = (
  kind: keyof typeof limitMinutes,
  since: string | null | undefined,
): Candidate | null => (since ? { kind, since, limitMs: limitMinutes[kind] * minuteMs } : null)

function findTimeOut({ stateSince, answerBy }: Order, isNew: boolean): Candidate | null {
  if (answerBy === null) return null
  const limitMs = (Date.parse(answerBy) - Date.parse(stateSince)) * patienceShare
  return { kind: isNew ? 'no_answer' : 'no_progress', since: stateSince, limitMs }
}

/**
 * Finds an order without a courier. The time counts from the merchant's acceptance, or from when
 * the previous courier was unassigned.
 */
function findWithoutCourier({ path, events, stateSince }: Order): Candidate | null {
  if (!hasDelivery(path)) return null
  const last = events.findLast(({ move }) => move === 'accept' || move === 'unassign')
  return exceeding('no_courier', last?.at ?? stateSince)
}

/** Returns the promised time as an instant; null for an order at a table. */
function promisedAt(order: Order): string | null {
  const at = promisedAtOf(order)
  return at === null ? null : new Date(at).toISOString()
}
