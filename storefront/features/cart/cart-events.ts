// Analytics events of a cart change: an event for each dish that was added or removed.
import type { Cart, CartItem } from '@tingkat/ordering/cart/cart'
import { unitPrice } from '@tingkat/ordering/dish/dish'
import { dishPosition } from '@tingkat/ordering/dish/dish-position'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { track } from '../../platform/analytics/track.ts'

const paidLines = (cart: Cart | null) =>
  cart?.merchants.flatMap(({ merchant, items }) =>
    items.filter((item) => !item.isFreeItem).map((item) => ({ restaurantID: merchant.ID, item })),
  ) ?? []

/**
 * Tracks added and removed dishes. `menu` is given for a change on a merchant's page and contains
 * the position of each dish. For a change in the cart drawer, the position comes from the cart
 * line.
 */
export function trackCartChange(before: Cart | null, after: Cart | null, menu?: Merchant): void {
  const earlier = new Map(paidLines(before).map(({ item }) => [item._id, item.quantity]))
  for (const { restaurantID, item } of paidLines(after)) {
    const added = item.quantity - (earlier.get(item._id) ?? 0)
    earlier.delete(item._id)
    if (added > 0)
      track({
        name: 'ADD_TO_BASKET',
        ...toDishFields(restaurantID, item),
        position: menu ? (dishPosition(menu, item.ID) ?? 0) : item.sortOrder,
        item_quantity: added,
        notes_text: item.comment,
      })
    if (added < 0)
      track({
        name: 'REMOVE_FROM_BASKET',
        ...toDishFields(restaurantID, item),
        item_quantity: -added,
      })
  }
  // If the cart of another merchant is replaced, its lines cause no REMOVE_FROM_BASKET, because the
  // replacement has an event of its own.
  const merchantID = after?.merchants[0]?.merchant.ID
  for (const { restaurantID, item } of paidLines(before)) {
    if (earlier.has(item._id) && (merchantID === undefined || merchantID === restaurantID))
      track({
        name: 'REMOVE_FROM_BASKET',
        ...toDishFields(restaurantID, item),
        item_quantity: item.quantity,
      })
  }
}

const toDishFields = (restaurantID: string, item: CartItem) => ({
  restaurant_id: restaurantID,
  item_id: item.ID,
  item_name: item.name,
  price: unitPrice(item).price,
  currency: item._currency.code,
})
