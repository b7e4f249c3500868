// Steps that place an order on the checkout page and read orders through the API.
import { fillPath, paths } from '@tingkat/contract/paths'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { Order } from '@tingkat/ordering/order/order'
import type { Translate } from '../translations.ts'

/**
 * Returns the visible button that places the order, for now or for a scheduled time. Phones and
 * desktops have different buttons.
 */
export const placeButton = (page: Page, t: Translate): Locator =>
  page
    .getByRole('button', {
      name: new RegExp(
        `^(${t('checkout:checkout.place')}|${t('checkout:checkout.placeFor', { time: '.+' })})`,
      ),
    })
    .filter({ visible: true })
    .first()

/** Places the order, waits for its page and returns the order's id. */
export async function placeOrder(page: Page, t: Translate): Promise<string> {
  await placeButton(page, t).click()
  return await readOrderID(page)
}

/** Waits for an order's page and returns the id in its path. */
export async function readOrderID(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order\/[^/]+$/)
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')
}

/** Returns all orders of the logged-in eater. */
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
