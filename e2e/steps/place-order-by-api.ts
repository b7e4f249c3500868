// Places orders through the API, for journeys that do not test checkout.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import type { Order } from '@tingkat/ordering/order/order'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { QuoteBody, SignedQuote } from '@tingkat/contract/quote'
import type { TimeSlots } from '@tingkat/contract/merchant'
import { dinnerOf, orderOf } from '@tingkat/api/testing/dinner'
import { expect, type APIRequestContext } from '@playwright/test'

/**
 * Places an order for the merchant's last delivery window, so that the order does not end during
 * the test. The browser context must be logged in.
 */
export async function scheduleOrderByApi(
  request: APIRequestContext,
  merchantID: string,
): Promise<void> {
  const { slots } = (await (
    await request.get(fillPath(paths.timeSlots, { merchantID }))
  ).json()) as TimeSlots
  const last = slots.at(-1)
  if (!last) throw new Error(`Merchant ${merchantID} offers no time window.`)
  await placeOrderByApi(request, merchantID, {
    scheduledTime: { ...last, available: true, reason: '' },
  })
}

/** Places an order for now, which the simulator completes within seconds. */
export async function placeOrderByApi(
  request: APIRequestContext,
  merchantID: string,
  wishes: Partial<QuoteBody> = {},
): Promise<Order> {
  const merchant = (await (
    await request.get(fillPath(paths.merchant, { merchantID }))
  ).json()) as Merchant
  const dinner = { ...dinnerOf(merchant, 2), ...wishes }
  const quote = (await (await request.post(paths.quotes, { data: dinner })).json()) as SignedQuote
  const answer = await request.post(paths.orders, {
    data: orderOf(dinner, quote),
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as Order
}
