// Synchronises a stored cart with current menus and the current time.
import type { Cart, CartItem, CartMerchantEntry, ScheduledOrder } from './cart-shape.ts'
import { toCartMerchant, type CartNotice } from './cart.ts'
import { syncDish, unitPrice } from '../dish/dish.ts'
import { findDish, isClosed, type Merchant } from '../merchant/merchant.ts'
import { atServingTime } from '../merchant/serving-times.ts'
import { isWindowOffered, nextWindow } from '../schedule.ts'

export type CartSync = { cart: Cart | null; notices: CartNotice[] }

/**
 * Removes dishes that are off the menu and, unless the order is scheduled, closed
 * merchants. Updates the other lines from `freshMerchants`; merchants that are
 * missing there stay unchanged. If the delivery window is no longer offered, sets
 * an error with the next available time. The cart is null if no line is left.
 */
export function syncCart(cart: Cart, freshMerchants: readonly Merchant[], now: Date): CartSync {
  const notices: CartNotice[] = []
  const scheduled = cart.scheduledOrder?.isScheduledOrder ?? false
  const window = scheduled ? cart.scheduledOrder?.windowStartTime : null
  const servedAt = window ? new Date(window) : now
  const merchants = cart.merchants.flatMap((entry) => {
    const fresh = freshMerchants.find((merchant) => merchant.ID === entry.merchant.ID)
    if (!fresh) return [entry]
    // A pause of orders at a merchant is short, so the dishes of a paused merchant stay in the
    // cart.
    if (isClosed(fresh) && !fresh.pause && !scheduled) {
      notices.push({ notice: 'food_err_order_merchant_closed', lineID: null, name: fresh.name })
      return []
    }
    return syncEntry(entry, atServingTime(fresh, servedAt), notices)
  })
  if (!merchants.length) return { cart: null, notices }
  const first = freshMerchants.find((merchant) => merchant.ID === merchants[0]?.merchant.ID)
  const scheduledOrder =
    first && cart.scheduledOrder
      ? syncSchedule(cart.scheduledOrder, first, now)
      : cart.scheduledOrder
  return { cart: { ...cart, merchants, scheduledOrder }, notices }
}

function syncEntry(
  entry: CartMerchantEntry,
  fresh: Merchant,
  notices: CartNotice[],
): CartMerchantEntry[] {
  const items = entry.items.flatMap((line) => syncLine(line, fresh, notices))
  return items.length ? [{ ...entry, merchant: toCartMerchant(fresh), items }] : []
}

function syncLine(line: CartItem, fresh: Merchant, notices: CartNotice[]): CartItem[] {
  const dish = findDish(fresh, line.ID)
  const notice = { lineID: line._id, name: line.name }
  if (!dish) {
    notices.push({ notice: 'food_err_order_item_not_available', ...notice })
    return []
  }
  const { item, error, changed } = syncDish(line, dish)
  if (error) notices.push({ notice: error, ...notice })
  else if (changed) notices.push(...changesOf(line, item))
  return [item]
}

/**
 * Returns notices of changed prices and names of a cart line only; a new picture or description
 * needs no notice.
 */
function changesOf(before: CartItem, after: CartItem): CartNotice[] {
  const notice = { lineID: after._id, name: after.name }
  const prices = { before: unitPrice(before).price, after: unitPrice(after).price }
  if (prices.before !== prices.after) return [{ notice: 'price_changed', ...notice, prices }]
  return namesOf(before) === namesOf(after) ? [] : [{ notice: 'refreshed', ...notice }]
}

function namesOf(line: CartItem): string {
  const picks = line.modifierGroups.flatMap((group) =>
    group.modifiers.filter((modifier) => modifier.quantity > 0).map((modifier) => modifier.name),
  )
  return JSON.stringify([line.name, ...picks])
}

function syncSchedule(
  scheduledOrder: ScheduledOrder,
  merchant: Merchant,
  now: Date,
): ScheduledOrder {
  const { isScheduledOrder, windowStartTime: from, windowEndTime: to } = scheduledOrder
  if (!isScheduledOrder || !from || !to) return scheduledOrder
  const input = {
    hours: merchant.openingHours,
    preparationMinutes: merchant.preparationMinutes,
    now,
    pause: merchant.pause,
  }
  if (isWindowOffered(input, { from, to })) return { ...scheduledOrder, error: null }
  return {
    ...scheduledOrder,
    error: { code: 'slot_unavailable', time: nextWindow(input)?.from ?? '' },
  }
}
