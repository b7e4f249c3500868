// Tests of the results of the cart review, in which the server validates the cart before checkout.
import type { Review } from '@tingkat/contract/cart'
import type { ApiResult } from '@tingkat/contract/client'
import { expect, test, vi } from 'vitest'
import { reviewCart } from './review-cart.ts'

const saved = { version: 2, writeID: 'w', cart: null, notices: [], refreshMenu: false }
const succeed = (data: Review): ApiResult<Review> => ({ ok: true, data })
const refuse = (
  code: 'unauthenticated' | 'cart_stale' | 'unavailable' | 'timeout',
  status: number,
): ApiResult<Review> => ({ ok: false, problem: { code, status, message: code, context: { a: 1 } } })
const reviewWith = (answer: ApiResult<Review>) =>
  reviewCart({ flush: async () => true, review: async () => answer })

test('is ready for checkout after success (REVIEW-03)', async () => {
  expect(await reviewWith(succeed({ success: true, ...saved }))).toMatchObject({ verdict: 'ready' })
})

test('reads an error object or an errCode (REVIEW-03 REVIEW-04 ERR-10)', async () => {
  expect(
    await reviewWith(
      succeed({
        error: { code: 'food_err_order_merchant_closed', context: { name: 'X' } },
        ...saved,
      }),
    ),
  ).toMatchObject({
    verdict: 'refused',
    error: { code: 'food_err_order_merchant_closed', context: { name: 'X' } },
  })
  expect(
    await reviewWith(
      succeed({ errCode: 'order_value_exceeded', context: { orderLimit: 500 }, ...saved }),
    ),
  ).toMatchObject({
    verdict: 'refused',
    error: { code: 'order_value_exceeded', context: { orderLimit: 500 } },
  })
  expect(await reviewWith(refuse('cart_stale', 409))).toMatchObject({
    verdict: 'refused',
    error: { code: 'cart_stale', context: { a: 1 } },
  })
})

test('lets the eater choose the missing time at checkout (SCHED-04)', async () => {
  const answer = succeed({ errCode: 'on_demand_blocked', context: {}, ...saved })
  expect(await reviewWith(answer)).toMatchObject({ verdict: 'ready' })
})

test('detects a guest, and lets the eater continue if the server does not answer', async () => {
  expect(await reviewWith(refuse('unauthenticated', 401))).toEqual({ verdict: 'guest' })
  expect(await reviewWith(refuse('timeout', 0))).toEqual({ verdict: 'unreached' })
  expect(await reviewWith(refuse('unavailable', 503))).toEqual({ verdict: 'unreached' })
})

test('does not review a cart that could not be saved (REVIEW-02)', async () => {
  const review = vi.fn<() => Promise<ApiResult<Review>>>()
  expect(await reviewCart({ flush: async () => false, review })).toEqual({ verdict: 'unreached' })
  expect(review).not.toHaveBeenCalled()
})
