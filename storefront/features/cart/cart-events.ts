// What a change of the basket means to those who measure: which dishes came in, and which went.
import type { Cart, CartItem } from '@tingkat/ordering/cart/cart'
import { unitPrice } from '@tingkat/ordering/dish/dish'
import { dishPosition } from '@tingkat/ordering/dish/dish-position'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { track } from '../../platform/analytics/track.ts'

const linesOf = (cart: Cart | null) =>
  cart?.merchants.flatMap(({ merchant, items }) =>
    items.filter((item) => !item.isFreeItem).map((item) => ({ restaurantID: merchant.ID, item })),
  ) ?? []

/** `menu` says where the dish stands; a line that is changed in the basket is told without that. */
export function trackCartChange(before: Cart | null, after: Cart | null, menu?: Merchant): void {
  const had = new Map(linesOf(before).map(({ item }) => [item._id, item.quantity]))
  for (const { restaurantID, item } of linesOf(after)) {
    const more = item.quantity - (had.get(item._id) ?? 0)
    had.delete(item._id)
    if (more > 0)
      track({
        name: 'ADD_TO_BASKET',
        ...dishOf(restaurantID, item),
        ...(menu ? { position: dishPosition(menu, item.ID) ?? 0 } : {}),
        item_quantity: more,
        notes_text: item.comment,
      })
    if (more < 0)
      track({ name: 'REMOVE_FROM_BASKET', ...dishOf(restaurantID, item), item_quantity: -more })
  }
  // Another restaurant's basket was not taken apart, but given up; that is an event of its own.
  const kept = after?.merchants[0]?.merchant.ID
  for (const { restaurantID, item } of linesOf(before)) {
    if (had.has(item._id) && (kept === undefined || kept === restaurantID))
      track({
        name: 'REMOVE_FROM_BASKET',
        ...dishOf(restaurantID, item),
        item_quantity: item.quantity,
      })
  }
}

const dishOf = (restaurantID: string, item: CartItem) => ({
  restaurant_id: restaurantID,
  item_id: item.ID,
  item_name: item.name,
  price: unitPrice(item).price,
  currency: item._currency.code,
})
