// Builds a cart with the dishes of the eater's earlier order and the prices and choices of the
// current menu.
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
 * A dish or modifier of the order that is not in the new cart, with its name
 * in the order. `pick` is the name of a lost modifier; null for a lost dish.
 * In `why`, `gone` means not on the menu, `choose` that a required choice is
 * missing, and `limit` that the order value limit would be exceeded.
 */
export type ReorderLoss = {
  dish: string
  pick: string | null
  why: 'gone' | 'sold_out' | 'choose' | 'limit'
}

/**
 * A dish whose unit price has changed from `before` (in the order)
 * to `after` (now). Both include modifiers and are in minor units.
 */
export type RepricedItem = { name: string; before: number; after: number }

export type ReorderResult = {
  /** Null if none of the earlier order's dishes can be ordered now. */
  cart: Cart | null
  losses: ReorderLoss[]
  repriced: RepricedItem[]
  /** Whether the merchant is closed now. The eater can still schedule the new cart for later. */
  closed: boolean
}

/**
 * Builds the new cart, without the table of the earlier order. `current`
 * is the cart that will be replaced; its payment type and profile are
 * kept. Free items are skipped, because the quote adds them.
 */
export function reorder(
  order: Pick<Order, 'merchantCartWithQuoteList' | 'comment'>,
  merchant: Merchant,
  current: Pick<Cart, 'paymentType' | 'profile'> | null,
): ReorderResult {
  const losses: ReorderLoss[] = []
  const repriced: RepricedItem[] = []
  let cart = startCart(order.comment, current)
  const items = order.merchantCartWithQuoteList
    .filter((ordered) => ordered.ID === merchant.ID)
    .flatMap((ordered) => ordered.items)
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
    // At a merchant that is not integrated, a courier orders at the
    // counter and pays the full price. The earlier quote had no
    // discounts, so the new price is compared without discounts too.
    const change = {
      name: line.name,
      before: Math.round(item.totalReducedPriceV2.amountInMinor / item.quantity),
      after: merchant.isIntegrated ? price : originalPrice,
    }
    // A lost modifier changes the price too, but it is already reported as a loss.
    if (change.before !== change.after && hasAllModifiers(item, line)) repriced.push(change)
  }
  return {
    cart: cart.merchants.length > 0 ? cart : null,
    losses,
    repriced,
    closed: isClosed(merchant),
  }
}

/**
 * Returns an empty cart with the order's note to the
 * merchant, unless the note is longer than allowed.
 */
const startCart = (
  comment: string,
  current: Pick<Cart, 'paymentType' | 'profile'> | null,
): Cart => ({
  ...emptyCart(),
  paymentType: current?.paymentType ?? '',
  profile: current?.profile ?? null,
  comment: validateInstructions(comment) ? '' : comment,
})

/**
 * Returns the item as a line of the current menu, or null if the menu allows no such line. Adds to
 * `losses` the modifiers that the line lacks, or the reason why there is no line.
 */
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

/**
 * Returns the id of the modifier group that contains the modifier now. A quote lists modifiers
 * without their groups, so the group is found by the modifier's id.
 */
function findGroup(dish: Dish, modifierID: string): { groupID: string } | 'gone' | 'sold_out' {
  let found: 'gone' | 'sold_out' = 'gone'
  for (const group of dish.modifierGroups) {
    const listed = group.modifiers.find((modifier) => modifier.ID === modifierID)
    if (listed && isModifierAvailable(dish, group, listed)) return { groupID: group.ID }
    if (listed) found = 'sold_out'
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
            modifiers: group.modifiers.map((modifier) =>
              modifier.ID === modifierID ? { ...modifier, quantity } : modifier,
            ),
          }
        : group,
    ),
  }
}

function hasAllModifiers(item: QuotedItem, line: CartItem): boolean {
  const picked = line.modifierGroups
    .flatMap((group) => group.modifiers)
    .filter((modifier) => modifier.quantity > 0)
  return picked.length === item.modifiers.length
}
