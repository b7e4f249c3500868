// Ordering again: a basket of an earlier order's dishes and picks, at the prices and with the choices of today's menu.
import {
  addItem,
  emptyCart,
  lineQuantityMax,
  nextLineID,
  type Cart,
  type CartItem,
} from './cart.ts'
import {
  isModifierAvailable,
  startLine,
  unitPrice,
  validateDish,
  validateInstructions,
} from '../dish/dish.ts'
import { findDish, isClosed, type Dish, type Merchant } from '../merchant/merchant.ts'
import type { Order } from '../order/order-shape.ts'
import type { QuotedItem } from '../quote/quote-shape.ts'
import { isRefusal } from '../refusal.ts'

/**
 * What of the order is not in the basket, by the names the eater knows it under. A dish: off the menu, sold out,
 * wanting a choice that was lost or is new, or beyond the kitchen's order value limit. A pick: not to be had.
 */
export type ReorderLoss = {
  dish: string
  pick: string | null
  why: 'gone' | 'sold_out' | 'choose' | 'limit'
}

/** One of a dish as picked, then and now, in whole minor units. */
export type RepricedItem = { name: string; before: number; after: number }

export type ReorderResult = {
  /** Null when nothing of the order can be had. */
  cart: Cart | null
  losses: ReorderLoss[]
  repriced: RepricedItem[]
  /** The kitchen takes no orders now: the basket is for later. */
  closed: boolean
}

/** `now` is the basket that gives way: how its eater pays is kept. Free items are left to the quote. */
export function reorder(
  order: Pick<Order, 'merchantCartWithQuoteList'>,
  merchant: Merchant,
  now: Pick<Cart, 'paymentType' | 'profile'> | null,
): ReorderResult {
  const losses: ReorderLoss[] = []
  const repriced: RepricedItem[] = []
  let cart: Cart = {
    ...emptyCart(),
    paymentType: now?.paymentType ?? '',
    profile: now?.profile ?? null,
  }
  const items = order.merchantCartWithQuoteList
    .filter((one) => one.ID === merchant.ID)
    .flatMap((one) => one.items)
  for (const item of items) {
    if (item.isFreeItem || item.quantity < 1) continue
    const line = lineOf(item, findDish(merchant, item.ID), nextLineID(cart), losses)
    if (!line) continue
    const added = addItem(cart, merchant, line)
    if (isRefusal(added) || !added.cart) {
      losses.push({ dish: item.name, pick: null, why: 'limit' })
      continue
    }
    cart = added.cart
    const { price, originalPrice } = unitPrice(line)
    // At a counter the full price is paid, as the quote has it.
    const change = {
      name: line.name,
      before: Math.round(item.totalReducedPriceV2.amountInMinor / item.quantity),
      after: merchant.isIntegrated ? price : originalPrice,
    }
    // A dish that lost a pick costs something else by that alone, and the pick is told already.
    if (change.before !== change.after && keepsPicks(item, line)) repriced.push(change)
  }
  return {
    cart: cart.merchants.length > 0 ? cart : null,
    losses,
    repriced,
    closed: isClosed(merchant),
  }
}

/** The line as the menu allows it now, or null with its loss noted. */
function lineOf(
  item: QuotedItem,
  dish: Dish | undefined,
  lineID: string,
  losses: ReorderLoss[],
): CartItem | null {
  const lose = (why: ReorderLoss['why'], pick: string | null = null) =>
    void losses.push({ dish: item.name, pick, why })
  if (!dish?.available) {
    lose(dish ? 'sold_out' : 'gone')
    return null
  }
  let line = startLine(dish, lineID)
  for (const pick of item.modifiers) {
    const found = findGroup(line, pick.ID)
    if (found === 'gone' || found === 'sold_out') lose(found, pick.name)
    else line = withPick(line, found.groupID, pick.ID, pick.quantity)
  }
  const comment = validateInstructions(item.comment) ? '' : item.comment
  line = { ...line, quantity: Math.min(item.quantity, lineQuantityMax), comment }
  if (!validateDish(line)) return line
  lose('choose')
  return null
}

/** The id of the group that offers it now. A quote names picks without their groups; ids are the menu's own. */
function findGroup(dish: Dish, modifierID: string): { groupID: string } | 'gone' | 'sold_out' {
  let found: 'gone' | 'sold_out' = 'gone'
  for (const group of dish.modifierGroups) {
    const modifier = group.modifiers.find((one) => one.ID === modifierID)
    if (modifier && isModifierAvailable(dish, group, modifier)) return { groupID: group.ID }
    if (modifier) found = 'sold_out'
  }
  return found
}

function withPick(line: CartItem, groupID: string, modifierID: string, quantity: number): CartItem {
  return {
    ...line,
    modifierGroups: line.modifierGroups.map((group) =>
      group.ID === groupID
        ? {
            ...group,
            modifiers: group.modifiers.map((one) =>
              one.ID === modifierID ? { ...one, quantity } : one,
            ),
          }
        : group,
    ),
  }
}

function keepsPicks(item: QuotedItem, line: CartItem): boolean {
  const picked = line.modifierGroups
    .flatMap((group) => group.modifiers)
    .filter((modifier) => modifier.quantity > 0)
  return picked.length === item.modifiers.length
}
