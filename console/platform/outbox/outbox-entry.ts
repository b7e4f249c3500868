// Rules of the outbox, the queue of actions that are not sent yet: which entry is sent next, and
// how the server's answer changes it. All functions are pure.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'

/**
 * The data of an action when staff tap it. `A` is the type of the data that is needed to send the
 * action.
 */
export type NewEntry<A> = {
  /** Unique. A repeated request with the same id has no further effect on the server. */
  actionID: string
  merchantID: string
  /** The order that the action changes; null for a change of the merchant's live state. */
  orderID: string | null
  action: A
  /** When staff tapped, in milliseconds of this device's clock, like all times of an entry. */
  at: number
  /** The action is not sent before this time. Until then staff can take it back. */
  heldUntil?: number
}

/**
 * `waiting`: not sent yet, or sent without an answer. `person`: the server requires a person's PIN
 * on the tablet. `conflict`: refused; kept until staff have seen the refusal.
 */
export type EntryState = 'waiting' | 'person' | 'conflict'

export type OutboxEntry<A> = Required<NewEntry<A>> & {
  /** Position in the queue, counted over all tabs. */
  nth: number
  state: EntryState
  /** The number of requests that had no answer or failed in the server. */
  attempts: number
  /** The time of the next attempt to send the action. */
  nextAt: number
  /** The last refusal by the server, or the last failure to reach it. */
  problem: ClientProblem | null
}

/**
 * Maximum number of entries that wait to be sent, enough for hours without a network. `add` refuses
 * further entries.
 */
export const waitingMax = 500
/**
 * Maximum number of refused entries (state `conflict`) that are kept. Beyond this number, the
 * oldest are deleted.
 */
export const conflictsMax = 50

const firstRetryMs = 1_000
const longestRetryMs = 30_000
// Maximum number of attempts after answers such as status 500. Without a limit, a request that
// makes the server fail each time would block all later requests.
const failuresMax = 8

/**
 * HTTP statuses after which the same request can succeed later. 0 means that the server did not
 * answer.
 */
const passingStatuses: ReadonlySet<number> = new Set([0, 401, 408, 425, 429, 502, 503, 504])

export type SendResult = ApiResult<unknown>

type Next<A> = { send: OutboxEntry<A> } | { waitUntil: number } | null

/**
 * Returns the oldest entry that may be sent now, or the time at which to look again; null if
 * nothing waits. An entry is sent after all earlier entries of its merchant. Two kinds of
 * entries hold up only their own order: those that staff can still take back, and those that
 * wait for a person's PIN.
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
 * Returns the entry after the server's answer; null if the entry is done and can be deleted.
 * `random` (0 to 1) spreads the retries of several devices over time.
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

/**
 * Returns the delay in milliseconds: one second, doubled with each attempt, at most 30 s. Half of
 * the delay is random.
 */
export function retryDelay(attempts: number, random: number): number {
  const whole = Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(attempts - 1, 10))
  return Math.round(whole / 2 + (whole / 2) * random)
}

/** Returns the entry with its next attempt at `now`, for the moment when contact has returned. */
export const dueNow = <A>(entry: OutboxEntry<A>, now: number): OutboxEntry<A> =>
  entry.state === 'waiting' && entry.nextAt > now ? { ...entry, nextAt: now } : entry

/** Returns the entry ready to be sent, for the moment when a person has entered the PIN. */
export const withPerson = <A>(entry: OutboxEntry<A>): OutboxEntry<A> =>
  entry.state === 'person' ? { ...entry, state: 'waiting', nextAt: 0 } : entry

/**
 * Returns the refused entries (state `conflict`) beyond the maximum number, the oldest ones first.
 */
export const surplusConflicts = <A>(entries: readonly OutboxEntry<A>[]): OutboxEntry<A>[] => {
  const conflicts = inOrder(entries).filter(({ state }) => state === 'conflict')
  return conflicts.slice(0, Math.max(0, conflicts.length - conflictsMax))
}
