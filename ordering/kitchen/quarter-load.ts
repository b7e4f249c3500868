// How full the next quarters of an hour of a merchant with a capacity are.
import { capacityAt, quarterOf, type Capacity } from '../merchant/capacity.ts'
import { placesOf } from './cooking-plan.ts'

export type BoardLoadOrder = {
  /** Null if the order takes no place in a quarter of an hour. */
  cookFrom: string | null
  dishCount: number
  acceptedAt: string | null
  end: { at: string } | null
}
/** `from` is an ISO 8601 instant, UTC. */
type QuarterLoad = { from: string; taken: number; cap: number }

const quarterMs = 900_000
const quartersShown = 4

/** Returns the current quarter of an hour and the next three, without those that have no limit. */
export function listQuarterLoads(
  orders: readonly BoardLoadOrder[],
  { capacity, timeZone, now }: { capacity: Capacity; timeZone: string; now: number },
): QuarterLoad[] {
  const taken = new Map<number, number>()
  for (const order of orders) {
    if (order.cookFrom === null || hasGivenBack(order)) continue
    const quarter = quarterOf(Date.parse(order.cookFrom))
    taken.set(quarter, (taken.get(quarter) ?? 0) + placesOf(order.dishCount))
  }
  return Array.from(
    { length: quartersShown },
    (_, nth) => quarterOf(now) + nth * quarterMs,
  ).flatMap((quarter) => {
    const cap = capacityAt(capacity, timeZone, quarter)
    if (cap === null) return []
    return [{ from: new Date(quarter).toISOString(), taken: taken.get(quarter) ?? 0, cap }]
  })
}

const hasGivenBack = ({ end, acceptedAt, cookFrom }: BoardLoadOrder): boolean =>
  end !== null && (acceptedAt === null || end.at < (cookFrom ?? ''))
