// An order about to be placed: its key is made and stored before anything is sent, so that a double click, a reload or
// a lost answer sends the same order again and never a second one.
import type { OrderBody } from '@tingkat/contract/order'
import type { ProblemCode } from '@tingkat/contract/problem'
import type { Stored } from '../../../platform/storage/stored.ts'

/** `account`: who pressed the button; unknown of one from before that was kept. */
export type OrderAttempt = { key: string; body: OrderBody; account?: string | undefined }

export type AttemptStore = {
  read: () => OrderAttempt | null
  /** The stored intent when it is for the very same order, otherwise a new one, stored before it is returned. */
  open: (body: OrderBody) => OrderAttempt
  /** The server gave its verdict, or the eater starts over. */
  close: () => void
}

/** `account` is who is here, null while that is not known: on a shared computer nobody sends an order that another left open. */
export function createAttemptStore(
  stored: Stored<OrderAttempt>,
  newKey: () => string,
  account: string | null,
): AttemptStore {
  const read = () => {
    const open = stored.read()
    return account === null || (open?.account ?? account) === account ? open : null
  }
  return {
    read,
    open(body) {
      const open = read()
      if (open && isSameOrder(open.body, body)) return open
      const intent = { key: newKey(), body, ...(account === null ? {} : { account }) }
      stored.write(intent)
      return intent
    },
    close() {
      if (read()) stored.write(null)
    },
  }
}

// Each tab asks for a quote of its own: the same order at the same total is one order, whichever of them speaks for it.
const isSameOrder = (one: OrderBody, other: OrderBody): boolean =>
  JSON.stringify({ ...one, quoteToken: '' }) === JSON.stringify({ ...other, quoteToken: '' })

/** What was stored, if it is an intent at all. */
export function parseAttempt(value: unknown): OrderAttempt | null {
  const { key, body, account } = (value ?? {}) as Partial<OrderAttempt>
  if (typeof key !== 'string' || key.length < 8 || !Array.isArray(body?.merchants)) return null
  return { key, body, ...(typeof account === 'string' ? { account } : {}) }
}

const undecided = new Set<string>([
  'network_error',
  'timeout',
  'in_flight',
  'too_many_requests',
  'unavailable',
  'internal_error',
  'payment_pending',
  'payment_challenge',
] satisfies (ProblemCode | 'network_error' | 'timeout')[])

/** Whether the order may have been placed, or may yet be: then only the same key may be sent again. */
export function isUndecided(code: string): boolean {
  return undecided.has(code)
}
