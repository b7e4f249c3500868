// Judged searches: of a query, the names that an eater of the country expects among the first five.

/** A query and the names meant by it, as the catalogue writes them. */
export type Judgement = readonly [query: string, ...names: string[]]
export type Judged = readonly Judgement[]

/** How many of the names are among the first five found, of those that could be. */
export function recallAtFive(found: readonly string[], names: readonly string[]): number {
  const first = new Set(found.slice(0, 5))
  return names.filter((name) => first.has(name)).length / Math.min(5, names.length)
}
