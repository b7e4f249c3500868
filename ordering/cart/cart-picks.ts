// Conversion between a full cart and the picked cart that a browser sends: ids, quantities and
// comments, without the names and prices of the menu.
import type { Cart, CartItem, CartMerchantEntry } from './cart-shape.ts'
import { toCartMerchant, type CartNotice } from './cart.ts'
import { startLine, validateInstructions } from '../dish/dish.ts'
import { findDish, type Dish, type Merchant } from '../merchant/merchant.ts'
import type { Refusal } from '../refusal.ts'

export type PickedLine = {
  _id: string
  ID: string
  quantity: number
  comment: string
  modifierGroups: { ID: string; modifiers: { ID: string; quantity: number }[] }[]
}
export type PickedEntry = {
  ID: string
  items: PickedLine[]
  comment: string
  eaterCount?: number | undefined
  tableNumber?: string | undefined
}
/** A cart without names and prices. The server takes both from the menu. */
export type PickedCart = Omit<Cart, 'merchants'> & { merchants: PickedEntry[] }

/**
 * Returns the cart as the browser sends it: without free items, because the server adds those to
 * the quote.
 */
export function toPickedCart({ merchants, ...wishes }: Cart): PickedCart {
  return {
    ...wishes,
    merchants: merchants.map(({ merchant, items, comment, eaterCount, tableNumber }) => ({
      ID: merchant.ID,
      comment,
      ...tableFieldsOf({ eaterCount, tableNumber }),
      items: items.filter((line) => !line.isFreeItem).map(toPickedLine),
    })),
  }
}

function toPickedLine({ _id, ID, quantity, comment, modifierGroups }: CartItem): PickedLine {
  const groups = modifierGroups.map((group) => ({
    ID: group.ID,
    modifiers: group.modifiers
      .filter((modifier) => modifier.quantity > 0)
      .map((modifier) => ({ ID: modifier.ID, quantity: modifier.quantity })),
  }))
  return {
    _id,
    ID,
    quantity,
    comment,
    modifierGroups: groups.filter((group) => group.modifiers.length > 0),
  }
}

export type RestoredCart = { cart: Cart | null; notices: CartNotice[] }

/**
 * Returns the full cart for a picked one, with the names and prices of the current menus. Removes
 * unknown merchants and dishes and adds a notice for each; sets the quantity of a sold-out dish to
 * 0. Does not check opening hours, because a cart may be stored overnight. Refuses a comment that
 * is too long.
 */
export function restoreCart(
  { merchants, ...wishes }: PickedCart,
  merchantOf: (merchantID: string) => Merchant | undefined,
): RestoredCart | Refusal {
  const notices: CartNotice[] = []
  const entries: CartMerchantEntry[] = []
  for (const picked of merchants) {
    const merchant = merchantOf(picked.ID)
    if (!merchant) notices.push({ notice: 'merchant_not_found', lineID: null, name: '' })
    const items: CartItem[] = []
    for (const line of merchant ? picked.items : []) {
      const refusal = validateInstructions(line.comment)
      if (refusal) return refusal
      const dish = merchant && findDish(merchant, line.ID)
      if (dish) items.push(restoreLine(line, dish))
      else notices.push({ notice: 'food_err_order_item_not_available', lineID: line._id, name: '' })
    }
    if (merchant && items.length)
      entries.push({
        merchant: toCartMerchant(merchant),
        items,
        comment: picked.comment,
        ...tableFieldsOf(picked),
      })
  }
  return { cart: entries.length ? { ...wishes, merchants: entries } : null, notices }
}

/**
 * Returns the cart line without modifiers that are no longer on the menu. If a required choice is
 * then missing, `validateDish` reports it later.
 */
function restoreLine({ _id, quantity, comment, modifierGroups }: PickedLine, dish: Dish): CartItem {
  const line = startLine(dish, _id)
  const picked = new Map(
    modifierGroups.map((group) => [
      group.ID,
      new Map(group.modifiers.map((modifier) => [modifier.ID, modifier.quantity])),
    ]),
  )
  return {
    ...line,
    quantity: dish.available ? quantity : 0,
    comment,
    modifierGroups: line.modifierGroups.map((group) => ({
      ...group,
      modifiers: group.modifiers.map((modifier) => ({
        ...modifier,
        quantity: picked.get(group.ID)?.get(modifier.ID) ?? 0,
      })),
    })),
  }
}

function tableFieldsOf({
  eaterCount,
  tableNumber,
}: Pick<PickedEntry, 'eaterCount' | 'tableNumber'>): {
  eaterCount?: number
  tableNumber?: string
} {
  return {
    ...(eaterCount === undefined ? {} : { eaterCount }),
    ...(tableNumber === undefined ? {} : { tableNumber }),
  }
}
