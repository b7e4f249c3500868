// The type of judged queries, and the measure of how good their results are.

/** A query, and the names of the catalogue that are expected among the first five results. */
export type Judgement = readonly [query: string, ...names: string[]]
export type Judged = readonly Judgement[]

/** Returns which share of the expected names is among the first five results, from 0 to 1. */
export function recallAtFive(found: readonly string[], names: readonly string[]): number {
  const firstFive = new Set(found.slice(0, 5))
  return names.filter((name) => firstFive.has(name)).length / Math.min(5, names.length)
}
