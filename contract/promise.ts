// Schema of a country's rule for the credit that eaters of late orders get.
import type { PromiseRule } from '@tingkat/ordering/order/promise-rule'
import { z } from 'zod'

export const promiseRuleSchema = z.object({
  /** The date from which the rule applies, for example `2026-11-23`. */
  validFrom: z.string(),
  /**
   * An order that is at least `lateMinutes` late gives a credit of `foodBasisPoints`
   * (1/100 of a percent) of the food's price. If several steps apply, the last one counts.
   */
  steps: z.array(z.object({ lateMinutes: z.int(), foodBasisPoints: z.int() })).readonly(),
  capInMinor: z.int(),
}) satisfies z.ZodType<PromiseRule>
