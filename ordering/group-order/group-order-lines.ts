// Lines of a group order: validation, prices of the menu, and comparison with an order.
import { emptyCart, addItem, type CartNotice } from '../cart/cart.ts'
import type { Cart, CartItem } from '../cart/cart-shape.ts'
import { restoreCart, type PickedLine } from '../cart/cart-picks.ts'
import type { Country } from '../country/country.ts'
import type { GroupOrderItem } from './group-order-shape.ts'
import { findDish, type Dish, type Merchant } from '../merchant/merchant.ts'
import { priceFood } from '../quote/quote-food.ts'
import type { QuoteRequest } from '../quote/quote-shape.ts'
import { isRefusal, type Refusal } from '../refusal.ts'

export type PricedLines = { items: GroupOrderItem[]; notices: CartNotice[] }

/**
 * Returns a member's lines with names and prices of the menu; equal
 * lines are merged. Refuses what `priceFood` or `addItem` refuses.
 */
export function priceLines(
  picked: readonly PickedLine[],
  merchant: Merchant,
  country: Country,
): PricedLines | Refusal {
  const notices: CartNotice[] = []
  if (picked.length === 0) return { items: [], notices }
  // Refuses unknown and sold-out dishes and modifiers, which restoreCart would drop silently.
  const food = priceFood(toRequest(merchant, picked), merchant, undefined, country)
  if (isRefusal(food)) return food
  const { merchants: _, ...wishes } = emptyCart()
  const restored = restoreCart(
    { ...wishes, merchants: [{ ID: merchant.ID, comment: '', items: [...picked] }] },
    () => merchant,
  )
  if (isRefusal(restored)) return restored
  let cart: Cart | null = null
  for (const line of restored.cart?.merchants[0]?.items ?? []) {
    const change = addItem(cart, merchant, line)
    if (isRefusal(change)) return change
    notices.push(...change.notices)
    cart = change.cart
  }
  const lines: CartItem[] = cart?.merchants[0]?.items ?? []
  return {
    items: lines.flatMap((line) => reprice(toPicked(line), merchant, country) ?? []),
    notices,
  }
}

/**
 * Returns a member's line with its current price. A line that the menu does not offer is returned
 * as unavailable, with a price of 0. Returns the same object if nothing changed.
 */
export function repriceItem(
  item: GroupOrderItem,
  merchant: Merchant,
  country: Country,
): GroupOrderItem {
  const fresh = reprice(item, merchant, country) ?? {
    ...item,
    available: false,
    priceInMin: 0,
    originalPriceInMin: 0,
  }
  return JSON.stringify(fresh) === JSON.stringify(item) ? item : fresh
}

/**
 * Returns a member's line with the menu's current names and prices; undefined if the menu does not
 * offer the dish with these modifiers.
 */
function reprice(
  { _id, ID, quantity, comment, modifierGroups: picked }: PickedLine,
  merchant: Merchant,
  country: Country,
): GroupOrderItem | undefined {
  const modifierGroups = picked.map((group) => ({
    ID: group.ID,
    modifiers: group.modifiers.map((modifier) => ({
      ID: modifier.ID,
      quantity: modifier.quantity,
    })),
  }))
  const line = { _id, ID, quantity, comment, modifierGroups }
  const food = priceFood(toRequest(merchant, [line]), merchant, undefined, country)
  const quoted = isRefusal(food) ? undefined : food.merchant.items[0]
  const dish = findDish(merchant, ID)
  if (!quoted || !dish) return undefined
  return {
    ...line,
    name: dish.name,
    ...(dish.englishName !== undefined && { englishName: dish.englishName }),
    modifierGroups: withNames(modifierGroups, dish),
    available: true,
    priceInMin: quoted.totalReducedPriceV2.amountInMinor,
    originalPriceInMin: quoted.totalPriceV2.amountInMinor,
  }
}

/** Returns the picked modifiers with the names and in the sequence of the menu. */
function withNames(
  picked: PickedLine['modifierGroups'],
  dish: Dish,
): GroupOrderItem['modifierGroups'] {
  return dish.modifierGroups.flatMap((group) => {
    const pickedModifiers = picked.find(({ ID }) => ID === group.ID)?.modifiers ?? []
    const modifiers = group.modifiers.flatMap(({ ID, name, englishName }) =>
      pickedModifiers
        .filter((modifier) => modifier.ID === ID && modifier.quantity > 0)
        .map(({ quantity }) => ({
          ID,
          name,
          ...(englishName !== undefined && { englishName }),
          quantity,
        })),
    )
    return modifiers.length ? [{ ID: group.ID, name: group.name, modifiers }] : []
  })
}

function toRequest(
  { ID, section }: Pick<Merchant, 'ID' | 'section'>,
  items: readonly PickedLine[],
): QuoteRequest['merchants'][number] {
  return {
    ID,
    section,
    comment: '',
    items: items.map(({ ID: dishID, quantity, comment, modifierGroups }) => ({
      ID: dishID,
      quantity,
      comment,
      modifierGroups,
    })),
  }
}

const toPicked = ({ _id, ID, quantity, comment, modifierGroups }: CartItem): PickedLine => ({
  _id,
  ID,
  quantity,
  comment,
  modifierGroups,
})

/**
 * Converts available lines to order items. Equal lines of different members
 * are not merged, so that the merchant can pack one bag per member.
 */
export function toOrderItems(
  items: readonly GroupOrderItem[],
): QuoteRequest['merchants'][number]['items'] {
  return items
    .filter((item) => item.available && item.quantity > 0)
    .map(({ ID, quantity, comment, modifierGroups }) => ({
      ID,
      quantity,
      comment,
      modifierGroups: modifierGroups.map((group) => ({
        ID: group.ID,
        modifiers: group.modifiers.map((modifier) => ({
          ID: modifier.ID,
          quantity: modifier.quantity,
        })),
      })),
    }))
}

type OrderItems = QuoteRequest['merchants'][number]['items']

/**
 * Whether both lists of order items have the same dishes, choices and quantities, no matter how
 * these are split into lines.
 */
export function isSameFood(a: OrderItems, b: OrderItems): boolean {
  const [left, right] = [countFood(a), countFood(b)]
  return (
    left.size === right.size && [...left].every(([food, quantity]) => right.get(food) === quantity)
  )
}

function countFood(items: OrderItems): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) {
    const key = foodKeyOf(item)
    counts.set(key, (counts.get(key) ?? 0) + item.quantity)
  }
  return counts
}

/**
 * Returns a key that is equal for order items of the same dish with the same comment and modifiers.
 */
export function foodKeyOf({ ID, comment, modifierGroups }: OrderItems[number]): string {
  const picks = modifierGroups.flatMap((group) =>
    group.modifiers
      .filter((modifier) => modifier.quantity > 0)
      .map((modifier) => JSON.stringify([group.ID, modifier.ID, modifier.quantity])),
  )
  return JSON.stringify([ID, comment, ...picks.toSorted()])
}
