// The queue of what staff tapped: which entry is sent next, and what an answer does to it. Pure.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'

/** What is known about an action when staff tap it. `A` is what the sender needs to send it. */
export type NewEntry<A> = {
  /** Unique. A repeated request with the same id has no further effect on the server. */
  actionID: string
  merchantID: string
  /** The order that the action belongs to; null for the merchant's live state. */
  orderID: string | null
  action: A
  /** Milliseconds of this device's clock, as all times of an entry. */
  at: number
  /** The action is not sent before; staff can take it back until then. */
  heldUntil?: number
}

/**
 * waiting: not sent, or sent without an answer; person: the server wants a person to switch in on
 * the tablet; conflict: refused for good, kept until staff have seen it.
 */
export type EntryState = 'waiting' | 'person' | 'conflict'

export type OutboxEntry<A> = Required<NewEntry<A>> & {
  /** Position in the queue, counted over all tabs. */
  nth: number
  state: EntryState
  /** Requests without an answer, and answers of a server that failed. */
  attempts: number
  /** The next attempt. */
  nextAt: number
  /** The last refusal or failure. */
  problem: ClientProblem | null
}

/** More taps than these wait in hours without a network; then `add` refuses further ones. */
export const waitingMax = 500
/** Older conflicts are dropped first. */
export const conflictsMax = 50

const firstRetryMs = 1_000
const longestRetryMs = 30_000
// An answer with status 500 repeats if the request itself makes the server fail. Without a limit
// such a request would block all later ones.
const failuresMax = 8

/** Statuses after which the same request can succeed later. 0: no answer. */
const passingStatuses: ReadonlySet<number> = new Set([0, 401, 408, 425, 429, 502, 503, 504])

export type SendResult = ApiResult<unknown>

type Next<A> = { send: OutboxEntry<A> } | { waitUntil: number } | null

/**
 * Returns the oldest entry that may be sent now, else when to look again; null if nothing waits.
 * An entry is sent after all earlier ones of its merchant. Two kinds do not hold up other orders:
 * an entry that staff can still take back, and one that waits for a person.
 */
export function findNext<A>(entries: readonly OutboxEntry<A>[], now: number): Next<A> {
  const blockedMerchants = new Set<string>()
  const blockedOrders = new Set<string>()
  let waitUntil = Infinity
  for (const entry of inOrder(entries)) {
    if (entry.state === 'conflict') continue
    const subject = subjectOf(entry)
    if (blockedMerchants.has(entry.merchantID) || blockedOrders.has(subject)) continue
    if (entry.state === 'waiting' && entry.heldUntil <= now && entry.nextAt <= now)
      return { send: entry }
    if (entry.state === 'waiting') waitUntil = Math.min(waitUntil, dueAt(entry))
    if (entry.state === 'waiting' && entry.heldUntil <= now) blockedMerchants.add(entry.merchantID)
    else blockedOrders.add(subject)
  }
  return waitUntil === Infinity ? null : { waitUntil }
}

export const inOrder = <A>(entries: readonly OutboxEntry<A>[]): OutboxEntry<A>[] =>
  entries.toSorted((a, b) => a.nth - b.nth)

const subjectOf = ({ merchantID, orderID }: { merchantID: string; orderID: string | null }) =>
  `${merchantID} ${orderID ?? ''}`

const dueAt = ({ heldUntil, nextAt }: { heldUntil: number; nextAt: number }) =>
  Math.max(heldUntil, nextAt)

/**
 * Returns what the entry becomes by an answer; null if it is done and can be deleted. `random` is
 * between 0 and 1.
 */
export function afterAnswer<A>(
  entry: OutboxEntry<A>,
  answer: SendResult,
  { now, random }: { now: number; random: number },
): OutboxEntry<A> | null {
  if (answer.ok) return null
  const { problem } = answer
  if (problem.code === 'forbidden') return { ...entry, state: 'person', problem }
  const attempts = entry.attempts + 1
  const mayPass = passingStatuses.has(problem.status)
  const isFailure = problem.status >= 500 && attempts < failuresMax
  if (!mayPass && !isFailure) return { ...entry, state: 'conflict', problem }
  return { ...entry, attempts, nextAt: now + retryDelay(attempts, random), problem }
}

/** Returns milliseconds: one second, doubled with each attempt, at most 30 s; half is random. */
export function retryDelay(attempts: number, random: number): number {
  const whole = Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(attempts - 1, 10))
  return Math.round(whole / 2 + (whole / 2) * random)
}

/** Returns the entry as it is when contact has returned: its next attempt is at once. */
export const dueNow = <A>(entry: OutboxEntry<A>, now: number): OutboxEntry<A> =>
  entry.state === 'waiting' && entry.nextAt > now ? { ...entry, nextAt: now } : entry

/** Returns the entry as it is when a person has switched in. */
export const withPerson = <A>(entry: OutboxEntry<A>): OutboxEntry<A> =>
  entry.state === 'person' ? { ...entry, state: 'waiting', nextAt: 0 } : entry

/** Returns the conflicts beyond the maximum, the oldest ones first. */
export const surplusConflicts = <A>(entries: readonly OutboxEntry<A>[]): OutboxEntry<A>[] => {
  const conflicts = inOrder(entries).filter(({ state }) => state === 'conflict')
  return conflicts.slice(0, Math.max(0, conflicts.length - conflictsMax))
}
