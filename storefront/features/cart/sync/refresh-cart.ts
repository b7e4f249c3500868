// Brings the stored cart up to date with the menu as it is now, and with how far the eater is from the kitchen.
import { syncCart } from '@tingkat/ordering/cart/sync-cart'
import type { CartNotice } from '@tingkat/ordering/cart/cart'
import type { Point } from '@tingkat/ordering/location/location'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { client } from '../../../platform/browser/client.ts'
import type { CartStore } from '../cart-store.ts'
import { menuRefreshed } from '../menu-refreshed.ts'

/** What changed, for the eater to know; empty when nothing did, or when the menu could not be read. */
export async function refreshCart(
  store: Pick<CartStore, 'read' | 'replace'>,
  near: Point | null,
  now: Date,
): Promise<CartNotice[]> {
  const before = store.read()
  if (!before) return []
  const place = near ? { latitude: near.latitude, longitude: near.longitude } : {}
  const answers = await Promise.all(
    before.merchants.map((entry) => client.readMerchant(entry.merchant.ID, place)),
  )
  const fresh: Merchant[] = answers.flatMap((answer) => (answer.ok ? [answer.data] : []))
  // What the eater changed meanwhile counts.
  const cart = store.read()
  if (!cart || fresh.length === 0) return []
  const synced = syncCart(cart, fresh, now)
  if (JSON.stringify(synced.cart) === JSON.stringify(cart)) return []
  store.replace(synced.cart)
  const news = synced.notices.filter(
    ({ lineID, notice }) =>
      !isKnown(
        notice,
        cart.merchants.flatMap((entry) => entry.items).find((line) => line._id === lineID),
      ),
  )
  const [first] = fresh
  if (first && news.some(({ lineID }) => lineID !== null))
    menuRefreshed(first.countryCode.toLowerCase()).write(true)
  return news
}

// A dish that was sold out already when it was last looked at is no news.
const isKnown = (notice: CartNotice['notice'], line: { available: boolean } | undefined): boolean =>
  notice === 'food_err_order_item_not_available' && line?.available === false
