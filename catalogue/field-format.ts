// Field shapes that the whole catalogue file shares: ids, lines of text, prices.
import { z } from 'zod'

/** Ids travel in URLs and stay the same from one import to the next. */
export const idSchema = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
    'must be 1 to 64 letters, digits, dots, dashes or underscores',
  )

export const lineSchema = z.string().max(200).regex(/\S/, 'must not be empty')

/** May be empty. */
export const textSchema = z.string().max(1_000)

// A billion đồng buys a small car: a larger number is a slip of the keyboard, and sums of it stay exact.
const priceMax = 1_000_000_000

/** Whole minor units of the country's currency. */
export const priceSchema = z.int().min(0).max(priceMax)
