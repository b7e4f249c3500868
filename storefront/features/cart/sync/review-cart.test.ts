// What the review's answers mean for the eater.
import type { Review } from '@tingkat/contract/cart'
import type { ApiResult } from '@tingkat/contract/client'
import { expect, test, vi } from 'vitest'
import { reviewCart } from './review-cart.ts'

const saved = { version: 2, writeID: 'w', cart: null, notices: [], refreshMenu: false }
const yes = (data: Review): ApiResult<Review> => ({ ok: true, data })
const no = (
  code: 'unauthenticated' | 'cart_stale' | 'unavailable' | 'timeout',
  status: number,
): ApiResult<Review> => ({ ok: false, problem: { code, status, message: code, context: { a: 1 } } })
const run = (answer: ApiResult<Review>) =>
  reviewCart({ flush: async () => true, review: async () => answer })

test('REVIEW-03: success is ready for checkout', async () => {
  expect(await run(yes({ success: true, ...saved }))).toMatchObject({ verdict: 'ready' })
})

test('REVIEW-03 REVIEW-04 ERR-10: an error object is the error, an errCode becomes its code', async () => {
  expect(
    await run(
      yes({ error: { code: 'food_err_order_merchant_closed', context: { name: 'X' } }, ...saved }),
    ),
  ).toMatchObject({
    verdict: 'refused',
    error: { code: 'food_err_order_merchant_closed', context: { name: 'X' } },
  })
  expect(
    await run(yes({ errCode: 'order_value_exceeded', context: { orderLimit: 500 }, ...saved })),
  ).toMatchObject({
    verdict: 'refused',
    error: { code: 'order_value_exceeded', context: { orderLimit: 500 } },
  })
  expect(await run(no('cart_stale', 409))).toMatchObject({
    verdict: 'refused',
    error: { code: 'cart_stale', context: { a: 1 } },
  })
})

test('no session is a guest; no answer lets the eater go on', async () => {
  expect(await run(no('unauthenticated', 401))).toEqual({ verdict: 'guest' })
  expect(await run(no('timeout', 0))).toEqual({ verdict: 'unreached' })
  expect(await run(no('unavailable', 503))).toEqual({ verdict: 'unreached' })
})

test('REVIEW-02: a cart that could not be kept is not reviewed: the server would look at another one', async () => {
  const review = vi.fn<() => Promise<ApiResult<Review>>>()
  expect(await reviewCart({ flush: async () => false, review })).toEqual({ verdict: 'unreached' })
  expect(review).not.toHaveBeenCalled()
})
