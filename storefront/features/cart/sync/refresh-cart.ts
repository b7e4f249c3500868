// Updates the stored cart with the current menu and the current distance to the merchant.
import { syncCart } from '@tingkat/ordering/cart/sync-cart'
import type { CartNotice } from '@tingkat/ordering/cart/cart'
import type { Point } from '@tingkat/ordering/location/location'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { client } from '../../../platform/browser/client.ts'
import type { CartStore } from '../cart-store.ts'
import { menuRefreshed } from '../menu-refreshed.ts'

/**
 * Returns the notices that are new to the eater; empty
 * without changes or if the menu could not be loaded.
 */
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
  const merchants: Merchant[] = answers.flatMap((answer) => (answer.ok ? [answer.data] : []))
  // The cart is read again, because the eater may have changed it during the requests.
  const cart = store.read()
  if (!cart || merchants.length === 0) return []
  const synced = syncCart(cart, merchants, now)
  if (JSON.stringify(synced.cart) === JSON.stringify(cart)) return []
  store.replace(synced.cart)
  const newNotices = synced.notices.filter(
    ({ lineID, notice }) =>
      !isKnown(
        notice,
        cart.merchants.flatMap((entry) => entry.items).find((line) => line._id === lineID),
      ),
  )
  const [first] = merchants
  if (first && newNotices.some(({ lineID }) => lineID !== null))
    menuRefreshed(first.countryCode.toLowerCase()).write(true)
  return newNotices
}

// Returns whether the eater already knows what the notice says: the cart showed the dish as sold
// out before.
const isKnown = (notice: CartNotice['notice'], line: { available: boolean } | undefined): boolean =>
  notice === 'food_err_order_item_not_available' && line?.available === false
