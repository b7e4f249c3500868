// The review before checkout: the account's cart is this browser's, the server brings it up to date and judges it.
import type { Review } from '@tingkat/contract/cart'
import type { ApiResult } from '@tingkat/contract/client'
import type { SharedError } from '../../../platform/errors/shared-error.ts'

export type ReviewPorts = {
  /** Whether the account's cart is this browser's, now. */
  flush: () => Promise<boolean>
  review: () => Promise<ApiResult<Review>>
}

export type Reviewed =
  /** Ready for checkout; `review` tells what the menu changed. */
  | { verdict: 'ready'; review: Review }
  | { verdict: 'refused'; error: SharedError; review: Review | null }
  /** Could not be asked; checkout asks again, so the eater may go on. */
  | { verdict: 'unreached' }
  | { verdict: 'guest' }

/** Flushes, then asks. An `errCode` becomes the error's code. */
export async function reviewCart({ flush, review }: ReviewPorts): Promise<Reviewed> {
  if (!(await flush())) return { verdict: 'unreached' }
  const answer = await review()
  if (!answer.ok) {
    const { code, status, context } = answer.problem
    if (code === 'unauthenticated') return { verdict: 'guest' }
    return status === 0 || status >= 500
      ? { verdict: 'unreached' }
      : { verdict: 'refused', error: { code, context }, review: null }
  }
  const { data } = answer
  if ('error' in data) return { verdict: 'refused', error: data.error, review: data }
  if ('errCode' in data)
    return {
      verdict: 'refused',
      error: { code: data.errCode, context: data.context },
      review: data,
    }
  return { verdict: 'ready', review: data }
}
