// Zod schemas that several parts of the catalogue file share: ids, lines of text, prices.
import { z } from 'zod'
import { describeIssue } from './fault.ts'

/**
 * The ids of merchants, dishes and other entries are used in URLs and must stay the same in every
 * import.
 */
export const idSchema = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
    'must be 1 to 64 letters, digits, dots, dashes or underscores',
  )

export const lineSchema = z.string().max(200).regex(/\S/, 'must not be empty')

/** Text of at most 1,000 characters, which may be empty. */
export const textSchema = z.string().max(1_000)

// The đồng has the smallest unit of all currencies here. Even in đồng no dish costs a billion,
// so a larger price is a typing error. Sums of prices up to this bound are exact integers.
const priceMax = 1_000_000_000

/** A price in whole minor units of the country's currency. */
export const priceSchema = z.int().min(0).max(priceMax)

/**
 * Returns the schema of a field with several shapes: `choose` returns the schema for the value.
 * Faults have their own path within the value; `z.union` would report the field as a whole.
 */
export function schemaByValue<T extends z.ZodType>(
  choose: (value: unknown) => T,
): z.ZodType<z.output<T>, z.input<T>> {
  return z.unknown().transform((value, context): z.output<T> => {
    const parsed = choose(value).safeParse(value, { error: describeIssue })
    if (parsed.success) return parsed.data
    context.issues.push(...(parsed.error.issues as z.core.$ZodRawIssue[]))
    return z.NEVER
  }) as unknown as z.ZodType<z.output<T>, z.input<T>>
}

/** A span of opening or serving hours. If `to` is at or before `from`, it is on the next day. */
export const spanSchema = z.strictObject({
  from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time from 00:00 to 23:59'),
  to: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time from 00:00 to 24:00'),
})
