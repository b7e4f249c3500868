// The types of a country's promise of the delivery time.

/** From `lateMinutes` on, the eater gets `foodBasisPoints` of the price of the food. */
export type PromiseStep = { lateMinutes: number; foodBasisPoints: number }

/** What a country promises. An order keeps the rule under which it was placed. */
export type PromiseRule = {
  /** Date from which the rule applies, such as `2026-11-23`. */
  validFrom: string
  /** Ascending. */
  steps: readonly PromiseStep[]
  /** The largest credit, in whole minor units. */
  capInMinor: number
}

/**
 * `etaMinutes`: the promised minutes after placing, as shown before paying; the order's `ETA` where
 * absent. `creditInMinor` is absent until the order is completed, and 0 if it was not late.
 */
export type OrderPromise = PromiseRule & {
  etaMinutes?: number | undefined
  creditInMinor?: number | undefined
}
