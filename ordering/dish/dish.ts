// A dish as an eater picks it: quantity, modifiers, validity, price, and keeping up with the menu.
import { instructionsMax, isQuantity, type CartItem } from '../cart/cart-shape.ts'
import type { CurrencyCode } from '../currency.ts'
import type { Dish, Modifier, ModifierGroup } from '../merchant/merchant.ts'
import { amountOf, type Amount } from '../money.ts'
import { refuse, type Refusal, type RefusalCode } from '../refusal.ts'

/** A fresh line of one, nothing picked. `lineID` must be new in its cart. */
export function startLine(dish: Dish, lineID: string): CartItem {
  return {
    ...dish,
    modifierGroups: dish.modifierGroups.map(emptied),
    _id: lineID,
    quantity: 1,
    comment: '',
    isFreeItem: false,
  }
}

const emptied = (group: ModifierGroup): ModifierGroup => ({
  ...group,
  modifiers: group.modifiers.map((modifier) => ({ ...modifier, quantity: 0 })),
})

/** Sets 0 to 99; anything else leaves the line as it was. */
export function setQuantity(item: CartItem, quantity: number): CartItem {
  return isQuantity(quantity) && quantity !== item.quantity ? { ...item, quantity } : item
}

type GroupFlag = Pick<ModifierGroup, 'available'>

export function isModifierGroupAvailable(dish: Pick<Dish, 'available'>, group: GroupFlag): boolean {
  return dish.available && group.available
}

export function isModifierAvailable(
  dish: Pick<Dish, 'available'>,
  group: GroupFlag,
  modifier: Pick<Modifier, 'available'>,
): boolean {
  return isModifierGroupAvailable(dish, group) && modifier.available
}

/** Units picked in the group. */
export function pickedCount(group: Pick<ModifierGroup, 'modifiers'>): number {
  let count = 0
  for (const modifier of group.modifiers) count += modifier.quantity
  return count
}

export function isModifierGroupRequired(group: Pick<ModifierGroup, 'selectionRangeMin'>): boolean {
  return group.selectionRangeMin !== 0
}

export function isModifierGroupSatisfied(group: ModifierGroup): boolean {
  const count = pickedCount(group)
  return count >= group.selectionRangeMin && count <= group.selectionRangeMax
}

/** What stands under a group's name; the storefront words it. Null for an optional group of which nothing can be picked. */
export type ModifierGroupLabel =
  | { kind: 'exactly'; count: number }
  | { kind: 'range'; min: number; max: number }
  | { kind: 'optional'; max: number }

export function modifierGroupLabel({
  selectionRangeMin: min,
  selectionRangeMax: max,
}: Pick<ModifierGroup, 'selectionRangeMin' | 'selectionRangeMax'>): ModifierGroupLabel | null {
  if (min === 0) return max > 0 ? { kind: 'optional', max } : null
  return min === max ? { kind: 'exactly', count: min } : { kind: 'range', min, max }
}

/** One unit more of a modifier; ignored when the group is full or the modifier is not to be had. */
export function pickModifier(item: CartItem, groupID: string, modifierID: string): CartItem {
  return changeModifier(item, groupID, modifierID, (modifier, group) =>
    pickedCount(group) < group.selectionRangeMax && isModifierAvailable(item, group, modifier)
      ? modifier.quantity + 1
      : modifier.quantity,
  )
}

/** None of that modifier any more. */
export function unpickModifier(item: CartItem, groupID: string, modifierID: string): CartItem {
  return changeModifier(item, groupID, modifierID, () => 0)
}

function changeModifier(
  item: CartItem,
  groupID: string,
  modifierID: string,
  quantityOf: (modifier: Modifier, group: ModifierGroup) => number,
): CartItem {
  const group = item.modifierGroups.find((group) => group.ID === groupID)
  const modifier = group?.modifiers.find((modifier) => modifier.ID === modifierID)
  if (!group || !modifier) return item
  const quantity = quantityOf(modifier, group)
  if (quantity === modifier.quantity) return item
  const modifiers = group.modifiers.map((one) => (one === modifier ? { ...one, quantity } : one))
  return {
    ...item,
    modifierGroups: item.modifierGroups.map((one) => (one === group ? { ...one, modifiers } : one)),
  }
}

/** zero_quantity, or invalid_groups with `groupIDs` (comma-separated) outside their range. */
export function validateDish(item: CartItem): Refusal | null {
  if (item.quantity <= 0) return refuse('zero_quantity', { itemID: item.ID })
  const invalid = invalidModifierGroups(item)
  return invalid.length
    ? refuse('invalid_groups', { itemID: item.ID, groupIDs: invalid.join(',') })
    : null
}

/** Ids of the groups picked outside their range, in menu order. */
export function invalidModifierGroups(dish: Pick<Dish, 'modifierGroups'>): string[] {
  return dish.modifierGroups
    .filter((group) => !isModifierGroupSatisfied(group))
    .map((group) => group.ID)
}

/** instructions_too_long beyond 130 code points; none at all is fine. */
export function validateInstructions(comment: string): Refusal | null {
  // A code point is at most two UTF-16 units, so short texts need no count.
  if (comment.length <= instructionsMax) return null
  const length = Array.from(comment).length
  return length > instructionsMax
    ? refuse('instructions_too_long', { length, max: instructionsMax })
    : null
}

/** Whole minor units: what is charged, and what it would be without the discount. */
export type Price = { price: number; originalPrice: number }

/** One of the dish with its modifiers. A free item costs nothing. */
export function unitPrice(item: CartItem): Price {
  if (item.isFreeItem) return { price: 0, originalPrice: 0 }
  let modifiers = 0
  for (const group of item.modifierGroups) {
    for (const modifier of group.modifiers) modifiers += modifier.price * modifier.quantity
  }
  return {
    price: item.discountedPriceInMin + modifiers,
    originalPrice: item.priceInMinorUnit + modifiers,
  }
}

export function linePrice(item: CartItem): Price {
  const unit = unitPrice(item)
  return { price: unit.price * item.quantity, originalPrice: unit.originalPrice * item.quantity }
}

export type LinePriceV2 = {
  totalReducedPriceV2: Amount
  totalPriceV2: Amount
  price: number
  priceDisplay: string
  originalPrice: number
  originalPriceDisplay: string
}

/** The line's price as the specification names it, written for the locale in the dish's own currency. */
export function linePriceV2(item: CartItem, locale: string): LinePriceV2 {
  const { price, originalPrice } = linePrice(item)
  const code = item._currency.code as CurrencyCode
  const totalReducedPriceV2 = amountOf(price, code, locale)
  const totalPriceV2 = amountOf(originalPrice, code, locale)
  return {
    totalReducedPriceV2,
    totalPriceV2,
    price,
    priceDisplay: totalReducedPriceV2.amountDisplay,
    originalPrice,
    originalPriceDisplay: totalPriceV2.amountDisplay,
  }
}

/** Equal for lines that are one: the same dish and picks, in whatever order. The comment does not count; a free item never joins a paid one. */
export function signatureOf(item: Pick<CartItem, 'ID' | 'modifierGroups' | 'isFreeItem'>): string {
  const picks: string[] = []
  for (const group of item.modifierGroups) {
    for (const modifier of group.modifiers) {
      if (modifier.quantity > 0)
        picks.push(JSON.stringify([group.ID, modifier.ID, modifier.quantity]))
    }
  }
  return JSON.stringify([item.isFreeItem, item.ID, ...picks.toSorted()])
}

export type DishSync = { item: CartItem; error: RefusalCode | null; changed: boolean }

/**
 * The line brought up to date with the menu: new prices and names, the same picks. Quantity 0 when the dish is gone or
 * unavailable. A pick that left the menu stays, marked unavailable, until the eater chooses again.
 */
export function syncDish(item: CartItem, freshDish: Dish | undefined): DishSync {
  const dish = freshDish ?? { ...item, available: false }
  // What the menu no longer says of the dish must not live on: nobody eats by an old list.
  const { facts: _facts, englishName: _englishName, ...line } = item
  const fresh: CartItem = {
    ...line,
    ...dish,
    modifierGroups: syncGroups(
      item.modifierGroups,
      freshDish?.modifierGroups ?? item.modifierGroups,
    ),
    _id: item._id,
    quantity: dish.available ? item.quantity : 0,
    comment: item.comment,
    isFreeItem: item.isFreeItem,
  }
  const broken =
    !fresh.available ||
    fresh.modifierGroups.some(
      (group) =>
        !group.available ||
        group.modifiers.some((modifier) => modifier.quantity > 0 && !modifier.available),
    )
  const changed = !isSame(item, fresh)
  return {
    item: changed ? fresh : item,
    error: broken ? 'food_err_order_item_not_available' : null,
    changed,
  }
}

function syncGroups(
  picked: readonly ModifierGroup[],
  menu: readonly ModifierGroup[],
): ModifierGroup[] {
  const kept = menu.map((group) => {
    const before = picked.find((one) => one.ID === group.ID)?.modifiers ?? []
    const modifiers = group.modifiers.map((modifier) => ({
      ...modifier,
      quantity: before.find((one) => one.ID === modifier.ID)?.quantity ?? 0,
    }))
    return { ...group, modifiers: [...modifiers, ...goneFrom(before, group.modifiers)] }
  })
  const gone = picked
    .filter((group) => pickedCount(group) > 0 && !menu.some((one) => one.ID === group.ID))
    .map((group) => ({ ...group, available: false }))
  return [...kept, ...gone]
}

const goneFrom = (picked: readonly Modifier[], menu: readonly Modifier[]): Modifier[] =>
  picked
    .filter((modifier) => modifier.quantity > 0 && !menu.some((one) => one.ID === modifier.ID))
    .map((modifier) => ({ ...modifier, available: false }))

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) =>
        key in b &&
        isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  )
}
