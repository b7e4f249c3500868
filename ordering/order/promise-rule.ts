// Types of a country's rule for the credit of late orders.

/**
 * An order that is at least `lateMinutes` late earns
 * `foodBasisPoints` (1/100 of a percent) of the food's price.
 */
export type PromiseStep = { lateMinutes: number; foodBasisPoints: number }

/**
 * A country's rule for the credit of late orders. An order keeps the rule under which it was
 * placed.
 */
export type PromiseRule = {
  /** The date from which the rule applies, for example `2026-11-23`. */
  validFrom: string
  /** The levels of the credit, sorted by `lateMinutes`, ascending. */
  steps: readonly PromiseStep[]
  /** The largest credit for one order, in minor units. */
  capInMinor: number
}

/**
 * The credit for lateness of one order. `etaMinutes` is the promised time in minutes after placing,
 * as the eater saw it before paying; if undefined, the order's `ETA` is the promise.
 * `creditInMinor` is undefined until the order is completed, and 0 if it was not late.
 */
export type OrderPromise = PromiseRule & {
  etaMinutes?: number | undefined
  creditInMinor?: number | undefined
}
