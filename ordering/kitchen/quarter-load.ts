// Computes how full the next quarters of an hour of a merchant are, if the merchant limits how many
// orders start cooking in each.
import { capacityAt, quarterOf, type Capacity } from '../merchant/capacity.ts'

/**
 * How much of the merchant's capacity is used by orders in the quarter of an hour that begins at
 * `from`, an ISO 8601 instant in UTC.
 */
export type TakenPlaces = { from: string; taken: number }
type QuarterLoad = TakenPlaces & { cap: number }

const quarterMs = 900_000
const quartersShown = 4

/**
 * Returns how full the current quarter of an hour and the next three are, without those that have
 * no limit.
 */
export function listQuarterLoads(
  load: readonly TakenPlaces[],
  { capacity, timeZone, now }: { capacity: Capacity; timeZone: string; now: number },
): QuarterLoad[] {
  const taken = new Map(load.map((quarter) => [Date.parse(quarter.from), quarter.taken]))
  return Array.from(
    { length: quartersShown },
    (_, nth) => quarterOf(now) + nth * quarterMs,
  ).flatMap((quarter) => {
    const cap = capacityAt(capacity, timeZone, quarter)
    if (cap === null) return []
    return [{ from: new Date(quarter).toISOString(), taken: taken.get(quarter) ?? 0, cap }]
  })
}
