// Use cases of a stored cart: read it, write it, and review it against the menu before checkout.
import type { cartBodySchema, Review, SavedCart, StoredCart } from '@tingkat/contract/cart'
import type { CartNotice } from '@tingkat/ordering/cart/cart'
import { isSameCart } from '@tingkat/ordering/cart/merge-carts'
import { restoreCart } from '@tingkat/ordering/cart/cart-picks'
import { syncCart } from '@tingkat/ordering/cart/sync-cart'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { toQuoteRequest } from '@tingkat/ordering/quote/quote'
import { isRefusal, refuse, type Refusal } from '@tingkat/ordering/refusal'
import type { z } from 'zod'
import type { Eater } from '../account/session.ts'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { problem, refused } from '../http/problem.ts'
import { quoteCart } from '../quote/actions.ts'
import type { CartStore, Owner } from './store.ts'

export type CartPorts = {
  carts: CartStore
  catalogue: Pick<Catalogue, 'of'>
  clock: () => Date
  newID: () => string
}

// A review makes at most three attempts. An attempt fails if
// another device writes the cart after the review has read it.
const reviewAttemptsMax = 3

export async function readCart(
  { carts }: CartPorts,
  { accountID }: Eater,
  country: CountryCode,
): Promise<StoredCart> {
  return await carts.read({ accountID, country })
}

/**
 * Stores the cart with names and prices from the menu. Throws instructions_too_long, and
 * cart_stale with the `stored` cart if another device has written the cart since `version`.
 */
export async function saveCart(
  ports: CartPorts,
  { accountID }: Eater,
  { country, version, writeID, cart }: z.output<typeof cartBodySchema>,
): Promise<SavedCart> {
  const owner = { accountID, country }
  const snapshot = ports.catalogue.of(country)
  // Without the catalogue, every item would be removed as unavailable.
  if (!snapshot) throw problem('unavailable')
  const now = ports.clock()
  const restored = cart
    ? restoreCart(cart, (merchantID) => snapshot.at(merchantID, now))
    : { cart: null, notices: [] }
  if (isRefusal(restored)) throw refused(restored)
  const newVersion = await ports.carts.write(owner, {
    version,
    writeID,
    cart: restored.cart,
    now,
  })
  if (newVersion === null) throw problem('cart_stale', { stored: await ports.carts.read(owner) })
  return { version: newVersion, writeID, ...restored }
}

/**
 * Updates the stored cart to the current menu and returns whether it can
 * be ordered. Throws cart_stale if other devices keep changing the cart.
 */
export async function reviewCart(
  ports: CartPorts,
  { accountID }: Eater,
  country: CountryCode,
  isRestaurantPage: boolean,
): Promise<Review> {
  const owner = { accountID, country }
  for (let attempt = 0; attempt < reviewAttemptsMax; attempt++) {
    const reviewed = await reviewOnce(ports, owner, country)
    if (!reviewed) continue
    const { verdict, saved } = reviewed
    return { ...saved, refreshMenu: isRestaurantPage && saved.notices.length > 0, ...verdict }
  }
  throw problem('cart_stale', { stored: await ports.carts.read(owner) })
}

type Verdict =
  | { success: true }
  | { error: { code: string; context: Record<string, unknown> } }
  | { errCode: string; context: Record<string, unknown> }

async function reviewOnce(
  { carts, catalogue, clock, newID }: CartPorts,
  owner: Owner,
  country: CountryCode,
): Promise<{ verdict: Verdict; saved: SavedCart } | null> {
  const now = clock()
  const stored = await carts.read(owner)
  const snapshot = catalogue.of(country)
  if (!snapshot) throw problem('unavailable')
  if (!stored.cart)
    return { verdict: verdictOf([], refuse('empty_cart')), saved: { ...stored, notices: [] } }
  const fresh = stored.cart.merchants.flatMap(({ merchant }) => {
    const current = snapshot.merchants.get(merchant.ID)
    return current ? [snapshot.shownAt(current, now)] : []
  })
  const { cart, notices } = syncCart(stored.cart, fresh, now)
  const saved: SavedCart = { ...stored, cart, notices }
  const hasNews = notices.some(({ notice }) => notice === 'price_changed' || notice === 'refreshed')
  if (hasNews || !isSameCart(cart, stored.cart)) {
    const writeID = newID()
    const version = await carts.write(owner, { version: stored.version, writeID, cart, now })
    if (version === null) return null
    Object.assign(saved, { version, writeID })
  }
  const refusal = cart ? refusalOf(catalogue, cart, country, fresh, now) : refuse('empty_cart')
  return { verdict: verdictOf(notices, refusal), saved }
}

function refusalOf(
  catalogue: Pick<Catalogue, 'of'>,
  cart: NonNullable<StoredCart['cart']>,
  country: CountryCode,
  fresh: readonly Merchant[],
  now: Date,
): Refusal | null {
  const soldOut = cart.merchants.flatMap((entry) => entry.items).find((line) => !line.available)
  if (soldOut)
    return refuse('food_err_order_item_not_available', { itemID: soldOut.ID, name: soldOut.name })
  if (fresh.length < cart.merchants.length) return refuse('merchant_not_found')
  const { dineInInfo } = cart
  const quoted = quoteCart(
    catalogue,
    {
      ...toQuoteRequest({ ...cart, promoCodes: [] }, { usedCampaignIDs: [] }),
      countryCode: country,
      location: null,
      dineInInfo,
    },
    now,
  )
  return isRefusal(quoted) ? quoted : null
}

/**
 * Returns whether the cart can be ordered. If the update removed a merchant or
 * dish, returns this as the reason, even if the remaining cart is refused too.
 */
function verdictOf(notices: readonly CartNotice[], refusal: Refusal | null): Verdict {
  const removal = notices.find(
    ({ notice }) =>
      notice === 'food_err_order_merchant_closed' || notice === 'food_err_order_item_not_available',
  )
  if (removal) return { error: { code: removal.notice, context: { name: removal.name } } }
  return refusal ? { errCode: refusal.refused, context: refusal.context } : { success: true }
}
