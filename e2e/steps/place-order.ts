// The button that places the order, and the orders it made.
import { fillPath, paths } from '@tingkat/contract/paths'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { Order } from '@tingkat/ordering/order/order'
import type { Words } from '../words.ts'

/** The one in sight: below the page on phones, beside the form on desktops. */
export const placeButton = (page: Page, t: Words): Locator =>
  page
    .getByRole('button', { name: t('checkout:checkout.place') })
    .filter({ visible: true })
    .first()

/** Places the order and waits for its page; gives the order's id. */
export async function placeOrder(page: Page, t: Words): Promise<string> {
  await placeButton(page, t).click()
  return await readOrderID(page)
}

/** Waits for an order's page; gives the id in its path. */
export async function readOrderID(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order\/[^/]+$/)
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')
}

/** All orders of whoever is logged in, as the API has them. */
export async function listOrders(request: APIRequestContext): Promise<Order[]> {
  const answer = await request.get(paths.orders)
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { orders: Order[] }).orders
}

export async function readOrder(request: APIRequestContext, orderID: string): Promise<Order> {
  const answer = await request.get(fillPath(paths.order, { orderID }))
  expect(answer.status()).toBe(200)
  return (await answer.json()) as Order
}
