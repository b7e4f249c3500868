// Reads the cart from the browser's storage.
import type { Page } from '@playwright/test'
import type { Cart, CartItem } from '@tingkat/ordering/cart/cart'

/** Returns the lines of Singapore's cart; empty if there is no cart. */
export async function readCartLines(page: Page): Promise<CartItem[]> {
  const text = await page.evaluate(() => localStorage.getItem('tingkat.cart.sg'))
  const cart = text === null ? null : (JSON.parse(text) as Cart)
  return cart?.merchants.flatMap((entry) => entry.items) ?? []
}

/** Returns quantity and dish id of each line, for example `2 rendang`. */
export async function listCart(page: Page): Promise<string[]> {
  return (await readCartLines(page)).map((line) => `${line.quantity} ${line.ID}`)
}
