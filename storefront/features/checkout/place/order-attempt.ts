// An attempt to place an order. Its idempotency key is stored before the first request, so that a
// double click, a reload or a lost response repeats the same request and never orders twice.
import type { OrderBody } from '@tingkat/contract/order'
import type { ProblemCode } from '@tingkat/contract/problem'
import type { Stored } from '../../../platform/storage/stored.ts'

/** `account` is the eater who ordered; attempts stored by older versions of the page lack it. */
export type OrderAttempt = { key: string; body: OrderBody; account?: string | undefined }

export type AttemptStore = {
  read: () => OrderAttempt | null
  /** Returns the stored attempt if it is for the same order, otherwise stores a new one. */
  open: (body: OrderBody) => OrderAttempt
  /** Deletes the attempt, after the server's final answer or when the eater starts over. */
  close: () => void
}

/**
 * `account` is the current eater, null while unknown. Attempts of other accounts are hidden, so
 * that on a shared computer nobody repeats the order of another eater.
 */
export function createAttemptStore(
  stored: Stored<OrderAttempt>,
  newKey: () => string,
  account: string | null,
): AttemptStore {
  const read = () => {
    const attempt = stored.read()
    return account === null || (attempt?.account ?? account) === account ? attempt : null
  }
  return {
    read,
    open(body) {
      const current = read()
      if (current && isSameOrder(current.body, body)) return current
      const attempt = { key: newKey(), body, ...(account === null ? {} : { account }) }
      stored.write(attempt)
      return attempt
    },
    close() {
      if (read()) stored.write(null)
    },
  }
}

// Returns whether both bodies are for the same order at the same total. The quote tokens are not
// compared, because each tab has its own token.
const isSameOrder = (left: OrderBody, right: OrderBody): boolean =>
  JSON.stringify({ ...left, quoteToken: '' }) === JSON.stringify({ ...right, quoteToken: '' })

/** Validates a stored attempt; null if it has another shape. */
export function parseAttempt(value: unknown): OrderAttempt | null {
  const { key, body, account } = (value ?? {}) as Partial<OrderAttempt>
  if (typeof key !== 'string' || key.length < 8 || !Array.isArray(body?.merchants)) return null
  return { key, body, ...(typeof account === 'string' ? { account } : {}) }
}

const undecidedCodes = new Set<string>([
  'network_error',
  'timeout',
  'in_flight',
  'too_many_requests',
  'unavailable',
  'internal_error',
  'payment_pending',
  'payment_challenge',
] satisfies (ProblemCode | 'network_error' | 'timeout')[])

/**
 * Returns whether the order may exist, or may still be created, after this problem. Then only a
 * request with the same idempotency key is safe.
 */
export function isUndecided(code: string): boolean {
  return undecidedCodes.has(code)
}
