// The cart review before checkout: the browser saves the cart, then the server updates and
// validates it.
import type { Review } from '@tingkat/contract/cart'
import type { ApiResult } from '@tingkat/contract/client'
import type { SharedError } from '../../../platform/errors/shared-error.ts'

export type ReviewPorts = {
  /** Saves the cart on the server. Resolves to true on success. */
  flush: () => Promise<boolean>
  review: () => Promise<ApiResult<Review>>
}

export type ReviewResult =
  /**
   * The cart is ready for checkout. `review` contains the changes that the current menu has caused.
   */
  | { verdict: 'ready'; review: Review }
  | { verdict: 'refused'; error: SharedError; review: Review | null }
  /**
   * The server did not answer. The eater may continue, because checkout validates the cart again.
   */
  | { verdict: 'unreached' }
  | { verdict: 'guest' }

export async function reviewCart({ flush, review }: ReviewPorts): Promise<ReviewResult> {
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
  // The code `on_demand_blocked` means that the merchant does not deliver now. It is not a refusal,
  // because the eater can choose a delivery time at checkout.
  if ('errCode' in data && data.errCode === 'on_demand_blocked')
    return { verdict: 'ready', review: data }
  if ('error' in data) return { verdict: 'refused', error: data.error, review: data }
  if ('errCode' in data)
    return {
      verdict: 'refused',
      error: { code: data.errCode, context: data.context },
      review: data,
    }
  return { verdict: 'ready', review: data }
}
