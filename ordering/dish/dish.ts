// Rules for a dish as a cart line: quantity, modifiers, validation, price, and sync with the menu.
import { instructionsMax, isQuantity, type CartItem } from '../cart/cart-shape.ts'
import type { CurrencyCode } from '../currency.ts'
import type { Dish, Modifier, ModifierGroup } from '../merchant/merchant.ts'
import { amountOf, type Amount } from '../money.ts'
import { refuse, type Refusal, type RefusalCode } from '../refusal.ts'

/** Returns a new line with quantity 1 and no modifiers. `lineID` must be unused in the cart. */
export function startLine(dish: Dish, lineID: string): CartItem {
  return {
    ...dish,
    modifierGroups: dish.modifierGroups.map(withoutPicks),
    _id: lineID,
    quantity: 1,
    comment: '',
    isFreeItem: false,
  }
}

const withoutPicks = (group: ModifierGroup): ModifierGroup => ({
  ...group,
  modifiers: group.modifiers.map((modifier) => ({ ...modifier, quantity: 0 })),
})

/** Sets a quantity from 0 to 99; no-op for other values. */
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

/** Returns the number of modifiers that are picked in the group, counted with their quantities. */
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

/**
 * How many modifiers the eater may pick in a group. The storefront
 * shows this label, translated, below the name of the group.
 */
export type ModifierGroupLabel =
  | { kind: 'exactly'; count: number }
  | { kind: 'range'; min: number; max: number }
  | { kind: 'optional'; max: number }

/** Returns the label of a group; null for an optional group with a maximum of 0. */
export function modifierGroupLabel({
  selectionRangeMin: min,
  selectionRangeMax: max,
}: Pick<ModifierGroup, 'selectionRangeMin' | 'selectionRangeMax'>): ModifierGroupLabel | null {
  if (min === 0) return max > 0 ? { kind: 'optional', max } : null
  return min === max ? { kind: 'exactly', count: min } : { kind: 'range', min, max }
}

/** Adds one unit of a modifier. No-op if the group is full or the modifier is unavailable. */
export function pickModifier(item: CartItem, groupID: string, modifierID: string): CartItem {
  return changeModifier(item, groupID, modifierID, (modifier, group) =>
    pickedCount(group) < group.selectionRangeMax && isModifierAvailable(item, group, modifier)
      ? modifier.quantity + 1
      : modifier.quantity,
  )
}

/** Sets the quantity of a modifier to 0. */
export function unpickModifier(item: CartItem, groupID: string, modifierID: string): CartItem {
  return changeModifier(item, groupID, modifierID, () => 0)
}

function changeModifier(
  item: CartItem,
  groupID: string,
  modifierID: string,
  quantityOf: (modifier: Modifier, group: ModifierGroup) => number,
): CartItem {
  const group = item.modifierGroups.find(({ ID }) => ID === groupID)
  const modifier = group?.modifiers.find(({ ID }) => ID === modifierID)
  if (!group || !modifier) return item
  const quantity = quantityOf(modifier, group)
  if (quantity === modifier.quantity) return item
  const modifiers = group.modifiers.map((other) =>
    other === modifier ? { ...modifier, quantity } : other,
  )
  return {
    ...item,
    modifierGroups: item.modifierGroups.map((other) =>
      other === group ? { ...group, modifiers } : other,
    ),
  }
}

/**
 * Returns null for a valid dish. Refuses a quantity of 0 with `zero_quantity`, and groups with
 * too few or too many modifiers with `invalid_groups`, whose `groupIDs` are comma-separated.
 */
export function validateDish(item: CartItem): Refusal | null {
  if (item.quantity <= 0) return refuse('zero_quantity', { itemID: item.ID })
  const invalid = invalidModifierGroups(item)
  return invalid.length
    ? refuse('invalid_groups', { itemID: item.ID, groupIDs: invalid.join(',') })
    : null
}

/**
 * Returns the ids of the groups with too few or too many picked modifiers, in the sequence of the
 * menu.
 */
export function invalidModifierGroups(dish: Pick<Dish, 'modifierGroups'>): string[] {
  return dish.modifierGroups
    .filter((group) => !isModifierGroupSatisfied(group))
    .map((group) => group.ID)
}

/** Returns instructions_too_long for more than 130 code points; else null. */
export function validateInstructions(comment: string): Refusal | null {
  // A text has at most as many code points as UTF-16
  // units, so code points of short texts are not counted.
  if (comment.length <= instructionsMax) return null
  const length = Array.from(comment).length
  return length > instructionsMax
    ? refuse('instructions_too_long', { length, max: instructionsMax })
    : null
}

/** The charged price of a dish or line and the price before discounts, in whole minor units. */
export type Price = { price: number; originalPrice: number }

/** Returns the price of one unit with its modifiers; 0 for a free item. */
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

/**
 * Returns the line's prices under the field names of
 * the specification, formatted in the dish's currency.
 */
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

/**
 * Returns a key by which lines are merged. Two lines have the same key if they have the same dish
 * and the same modifiers, in any sequence, and are both free or both paid. Ignores the comment.
 */
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
 * Updates prices and names of the line from the menu. Sets the quantity to 0
 * if the dish is removed or unavailable. A picked modifier that has left the
 * menu stays in the line, marked unavailable, until the eater chooses again.
 */
export function syncDish(item: CartItem, freshDish: Dish | undefined): DishSync {
  const dish = freshDish ?? { ...item, available: false }
  // Optional fields that the menu no longer has are removed, so that no outdated allergens are
  // shown.
  const {
    facts: _facts,
    englishName: _englishName,
    englishDescription: _englishDescription,
    ...line
  } = item
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
  const current = menu.map((group) => {
    const before = picked.find(({ ID }) => ID === group.ID)?.modifiers ?? []
    const modifiers = group.modifiers.map((modifier) => ({
      ...modifier,
      quantity: before.find(({ ID }) => ID === modifier.ID)?.quantity ?? 0,
    }))
    return { ...group, modifiers: [...modifiers, ...removedPicks(before, group.modifiers)] }
  })
  const removed = picked
    .filter((group) => pickedCount(group) > 0 && !menu.some(({ ID }) => ID === group.ID))
    .map((group) => ({ ...group, available: false }))
  return [...current, ...removed]
}

/** Returns the picked modifiers that are no longer on the menu, marked unavailable. */
const removedPicks = (picked: readonly Modifier[], menu: readonly Modifier[]): Modifier[] =>
  picked
    .filter((modifier) => modifier.quantity > 0 && !menu.some(({ ID }) => ID === modifier.ID))
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
