// An order without the pages, for journeys about something else.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import type { Order } from '@tingkat/ordering/order/order'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { QuoteBody, SignedQuote } from '@tingkat/contract/quote'
import type { TimeSlots } from '@tingkat/contract/merchant'
import { dinnerOf, orderOf } from '@tingkat/api/testing/dinner'
import { expect, type APIRequestContext } from '@playwright/test'

/** For the last window that the kitchen offers, so that it stays under way. The browser's session must be somebody's. */
export async function orderQuietly(request: APIRequestContext, merchantID: string): Promise<void> {
  const { slots } = (await (
    await request.get(fillPath(paths.timeSlots, { merchantID }))
  ).json()) as TimeSlots
  const last = slots.at(-1)
  if (!last) throw new Error(`${merchantID} offers no window`)
  await place(request, merchantID, { scheduledTime: { ...last, available: true, reason: '' } })
}

/** For now: kitchen and rider of the simulator are quick. */
export const orderNow = (request: APIRequestContext, merchantID: string): Promise<Order> =>
  place(request, merchantID, {})

async function place(
  request: APIRequestContext,
  merchantID: string,
  wishes: Partial<QuoteBody>,
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
