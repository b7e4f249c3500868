// An order without the pages, for journeys about something else: for the last window that the kitchen offers, so that it stays under way.
import type { Merchant } from '@tingkat/ordering/merchant'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { SignedQuote } from '@tingkat/contract/quote'
import type { TimeSlots } from '@tingkat/contract/merchant'
import { dinnerOf, orderOf } from '@tingkat/api/testing/dinner'
import { expect, type APIRequestContext } from '@playwright/test'

/** The browser's session must be somebody's. */
export async function orderQuietly(request: APIRequestContext, merchantID: string): Promise<void> {
  const merchant = await (await request.get(fillPath(paths.merchant, { merchantID }))).json() as Merchant
  const { slots } = await (await request.get(fillPath(paths.timeSlots, { merchantID }))).json() as TimeSlots
  const last = slots.at(-1)
  if (!last) throw new Error(`${merchantID} offers no window`)
  const dinner = { ...dinnerOf(merchant, 2), scheduledTime: { ...last, available: true, reason: '' } }
  const quote = await (await request.post(paths.quotes, { data: dinner })).json() as SignedQuote
  const answer = await request.post(paths.orders, { data: orderOf(dinner, quote), headers: { 'idempotency-key': crypto.randomUUID() } })
  expect(answer.status()).toBe(201)
}
