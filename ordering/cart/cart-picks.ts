// A cart without anything that the menu knows better: what a browser sends, and how the server makes it whole again.
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
/** No name, no price: those are the menu's. */
export type PickedCart = Omit<Cart, 'merchants'> & { merchants: PickedEntry[] }

/** Free items are the server's to add, so they are not sent. */
export function toPickedCart({ merchants, ...wishes }: Cart): PickedCart {
  return {
    ...wishes,
    merchants: merchants.map(({ merchant, items, comment, eaterCount, tableNumber }) => ({
      ID: merchant.ID,
      comment,
      ...tableOf({ eaterCount, tableNumber }),
      items: items.filter((line) => !line.isFreeItem).map(toPickedLine),
    })),
  }
}

function toPickedLine({ _id, ID, quantity, comment, modifierGroups }: CartItem): PickedLine {
  const groups = modifierGroups.map((group) => ({
    ID: group.ID,
    modifiers: group.modifiers
      .filter((one) => one.quantity > 0)
      .map((one) => ({ ID: one.ID, quantity: one.quantity })),
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
 * The cart with names and prices of the menus. Kitchens and dishes that are unknown go, each with a notice; a sold-out
 * dish stays at 0. Whether kitchens are open is not asked: a basket may wait overnight. Refusal: instructions_too_long.
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
        ...tableOf(picked),
      })
  }
  return { cart: entries.length ? { ...wishes, merchants: entries } : null, notices }
}

/** A pick that the menu no longer has is left out: the dish then says what is missing. */
function restoreLine({ _id, quantity, comment, modifierGroups }: PickedLine, dish: Dish): CartItem {
  const line = startLine(dish, _id)
  const picked = new Map(
    modifierGroups.map((group) => [
      group.ID,
      new Map(group.modifiers.map((one) => [one.ID, one.quantity])),
    ]),
  )
  return {
    ...line,
    quantity: dish.available ? quantity : 0,
    comment,
    modifierGroups: line.modifierGroups.map((group) => ({
      ...group,
      modifiers: group.modifiers.map((one) => ({
        ...one,
        quantity: picked.get(group.ID)?.get(one.ID) ?? 0,
      })),
    })),
  }
}

function tableOf({ eaterCount, tableNumber }: Pick<PickedEntry, 'eaterCount' | 'tableNumber'>): {
  eaterCount?: number
  tableNumber?: string
} {
  return {
    ...(eaterCount === undefined ? {} : { eaterCount }),
    ...(tableNumber === undefined ? {} : { tableNumber }),
  }
}
