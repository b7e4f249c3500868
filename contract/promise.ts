// Schema of a country's promise: the credit for late orders.
import type { PromiseRule } from '@tingkat/ordering/order/promise-rule'
import { z } from 'zod'

export const promiseRuleSchema = z.object({
  /** Date from which the rule applies, such as `2026-11-23`. */
  validFrom: z.string(),
  /** From `lateMinutes` on, the eater gets `foodBasisPoints` of the price of the food. */
  steps: z.array(z.object({ lateMinutes: z.int(), foodBasisPoints: z.int() })).readonly(),
  capInMinor: z.int(),
}) satisfies z.ZodType<PromiseRule>
