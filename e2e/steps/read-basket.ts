// The basket as this browser keeps it.
import type { Page } from '@playwright/test'
import type { Cart, CartItem } from '@tingkat/ordering/cart/cart'

/** Lines of Singapore's basket; none when there is no basket. */
export async function readLines(page: Page): Promise<CartItem[]> {
  const text = await page.evaluate(() => localStorage.getItem('tingkat.cart.sg'))
  const cart = text === null ? null : (JSON.parse(text) as Cart)
  return cart?.merchants.flatMap((entry) => entry.items) ?? []
}

/** How many of which dish, in order: `2 rendang`. */
export async function listBasket(page: Page): Promise<string[]> {
  return (await readLines(page)).map((line) => `${line.quantity} ${line.ID}`)
}
