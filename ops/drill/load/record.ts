// Records the requests of the load and the writes that were acknowledged, which the check compares
// with the database.
export type AcknowledgedOrder = { key: string; orderID: string; at: number }
export type AcknowledgedMove = { orderID: string; version: number; move: string; at: number }
export type AcknowledgedEdit = { groupID: string; version: number; quantity: number }

/**
 * One attempt of a request of the load. `good` means answered with a status below 500 within
 * `slowMs`. `failure` names the kind of request and the reason of a failed attempt.
 */
type Attempt = { endedAt: number; good: boolean; failure: string | undefined }

export type Record = {
  orders: AcknowledgedOrder[]
  moves: AcknowledgedMove[]
  /** The last edit that the server acknowledged, by the id of each group order. */
  edits: Map<string, AcknowledgedEdit>
  /** For each followed order, the versions that its stream has received, each with the time. */
  received: Map<string, { version: number; at: number }[]>
  attempts: Attempt[]
  /** Requests that the load gave up repeating, by kind and reason. */
  givenUp: { kind: string; reason: string; at: number }[]
  /** The number of refused requests, by the code of the problem in the response. */
  refused: Map<string, number>
}

export const createRecord = (): Record => ({
  orders: [],
  moves: [],
  edits: new Map(),
  received: new Map(),
  attempts: [],
  givenUp: [],
  refused: new Map(),
})

/**
 * An answer that takes longer than this, in milliseconds, counts as a disturbance of the service.
 */
export const slowMs = 2_000

export type StepFigures = {
  requests: number
  failedAttempts: number
  /** The failed attempts of requests by kind and reason. */
  failures: string[]
  failed: number
  acknowledged: number
  perSecond: number
  longestPauseMs: number
  timeToNormalMs: number
  slowestEventMs: number
}

/**
 * Summarises what was recorded between `from` and `to`. `timeToNormalMs` counts from `since`. All
 * times are in milliseconds since 1970.
 */
export function summarise(
  record: Record,
  { from, since, to }: { from: number; since: number; to: number },
): StepFigures {
  const within = (at: number) => at >= from && at <= to
  const attempts = record.attempts.filter(({ endedAt }) => within(endedAt))
  const orders = record.orders.map(({ at }) => at).filter(within)
  const failures = attempts.flatMap(({ failure }) => failure ?? [])
  const bad = attempts.filter(({ good }) => !good).map(({ endedAt }) => endedAt - since)
  return {
    requests: attempts.length,
    failedAttempts: failures.length,
    failures: countEach(failures),
    failed: record.givenUp.filter(({ at }) => within(at)).length,
    acknowledged: orders.length,
    perSecond: attempts.length / ((to - from) / 1000),
    longestPauseMs: longestGap([from, ...orders.toSorted((a, b) => a - b), to]),
    timeToNormalMs: bad.reduce((latest, after) => Math.max(latest, after), 0),
    slowestEventMs: slowestEvent(record, from, to),
  }
}

function countEach(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => `${name}: ${count}`)
}

const longestGap = (times: readonly number[]): number =>
  times.reduce((longest, at, index) => Math.max(longest, at - (times[index - 1] ?? at)), 0)

/**
 * Returns the longest time from the acknowledgement of a move (a change of an order's state) until
 * the order's stream showed it.
 */
function slowestEvent({ moves, received }: Record, from: number, to: number): number {
  const delays = moves
    .filter(({ at }) => at >= from && at <= to)
    .flatMap(({ orderID, version, at }) => {
      const events = received.get(orderID)
      const first = events?.[0]
      // A stream that was opened after the move begins with the whole order, so it is not counted.
      if (!events || !first || first.at > at) return []
      const shown = events.find((event) => event.version >= version)?.at ?? to
      return [Math.max(0, shown - at)]
    })
  return delays.reduce((longest, delay) => Math.max(longest, delay), 0)
}
