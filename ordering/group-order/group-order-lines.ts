// The lines of a shared basket: checked and priced from the menu, brought up to date with it, and compared with what is ordered.
import { emptyCart, addItem, type CartNotice } from '../cart/cart.ts'
import type { Cart, CartItem } from '../cart/cart-shape.ts'
import { restoreCart, type PickedLine } from '../cart/cart-picks.ts'
import type { Country } from '../country/country.ts'
import type { GroupOrderItem } from './group-order-shape.ts'
import { findDish, type Merchant } from '../merchant/merchant.ts'
import { priceFood } from '../quote/quote-food.ts'
import type { QuoteRequest } from '../quote/quote-shape.ts'
import { isRefusal, type Refusal } from '../refusal.ts'

export type PricedLines = { items: GroupOrderItem[]; notices: CartNotice[] }

/** A member's lines with names and prices of the menu, equal ones merged. Refusals: those of `priceFood` and `addItem`. */
export function priceLines(
  picked: readonly PickedLine[],
  merchant: Merchant,
  country: Country,
): PricedLines | Refusal {
  const notices: CartNotice[] = []
  if (picked.length === 0) return { items: [], notices }
  // The quote's own rule says no to what is unknown, sold out or out of its range, before picks are matched with the menu.
  const food = priceFood(askFor(merchant, picked), merchant, undefined, country)
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
    items: lines.flatMap((line) => freshen(toPicked(line), merchant, country) ?? []),
    notices,
  }
}

/** The line as the menu has it now: with today's price, or not available and free of charge. */
export function repriceItem(
  item: GroupOrderItem,
  merchant: Merchant,
  country: Country,
): GroupOrderItem {
  const fresh = freshen(item, merchant, country) ?? {
    ...item,
    available: false,
    priceInMin: 0,
    originalPriceInMin: 0,
  }
  return JSON.stringify(fresh) === JSON.stringify(item) ? item : fresh
}

/** Undefined when the menu does not have it as picked. */
function freshen(
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
  const food = priceFood(askFor(merchant, [line]), merchant, undefined, country)
  const quoted = isRefusal(food) ? undefined : food.merchant.items[0]
  const dish = findDish(merchant, ID)
  if (!quoted || !dish) return undefined
  const groups = dish.modifierGroups.flatMap((group) => {
    const asked = modifierGroups.find((one) => one.ID === group.ID)?.modifiers ?? []
    const modifiers = group.modifiers.flatMap((modifier) =>
      asked
        .filter(({ ID: askedID, quantity: units }) => askedID === modifier.ID && units > 0)
        .map(({ quantity: units }) => ({ ID: modifier.ID, name: modifier.name, quantity: units })),
    )
    return modifiers.length ? [{ ID: group.ID, name: group.name, modifiers }] : []
  })
  return {
    ...line,
    name: dish.name,
    modifierGroups: groups,
    available: true,
    priceInMin: quoted.totalReducedPriceV2.amountInMinor,
    originalPriceInMin: quoted.totalPriceV2.amountInMinor,
  }
}

function askFor(
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

/** What an order of these lines asks for: each member's line for itself, so that the kitchen can pack by person. */
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

/** Whether both ask for the same food, however it is spread over lines. */
export function isSameFood(a: OrderItems, b: OrderItems): boolean {
  const [left, right] = [countFood(a), countFood(b)]
  return (
    left.size === right.size && [...left].every(([food, quantity]) => right.get(food) === quantity)
  )
}

function countFood(items: OrderItems): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { ID, quantity, comment, modifierGroups } of items) {
    const picks = modifierGroups.flatMap((group) =>
      group.modifiers
        .filter((modifier) => modifier.quantity > 0)
        .map((modifier) => JSON.stringify([group.ID, modifier.ID, modifier.quantity])),
    )
    const food = JSON.stringify([ID, comment, ...picks.toSorted()])
    counts.set(food, (counts.get(food) ?? 0) + quantity)
  }
  return counts
}
