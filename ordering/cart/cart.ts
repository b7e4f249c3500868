// The cart: every rule that changes it. Nothing here mutates its input.
import {
  isQuantity,
  lineQuantityMax,
  type Cart,
  type CartItem,
  type CartMerchant,
  type CartMerchantEntry,
} from './cart-shape.ts'
import {
  linePrice,
  signatureOf,
  startLine,
  validateDish,
  validateInstructions,
} from '../dish/dish.ts'
import { findDish, type Dish, type Merchant } from '../merchant/merchant.ts'
import { refuse, type Refusal, type RefusalCode } from '../refusal.ts'

// The cart is one word to its readers, so its shapes can be had from here too.
export { instructionsMax, lineQuantityMax } from './cart-shape.ts'
export type {
  Cart,
  CartItem,
  CartMerchant,
  CartMerchantEntry,
  DineInInfo,
  Profile,
  ScheduledOrder,
} from './cart-shape.ts'

/** What a change did besides the obvious, so that the eater can be told. `name` is the dish's, or the merchant's; `prices`, of one dish as picked, are in whole minor units. */
export type CartNotice = {
  notice:
    | 'capped'
    | 'merged'
    | 'replaced'
    | 'joined'
    | 'not_on_menu'
    | 'refreshed'
    | 'price_changed'
    | RefusalCode
  lineID: string | null
  name: string
  prices?: { before: number; after: number }
}

/** Every change answers with the cart that results, or with a refusal: then the cart stays as it was. */
export type CartChange = { cart: Cart | null; notices: CartNotice[] } | Refusal

export function emptyCart(): Cart {
  return {
    merchants: [],
    paymentType: '',
    promoCodes: [],
    comment: '',
    profile: null,
    scheduledOrder: null,
    dineInInfo: null,
  }
}

/** Without its food: what belongs to the eater (payment, profile, table) stays, what belonged to the order goes. */
function cleared(cart: Cart): Cart {
  return {
    ...emptyCart(),
    paymentType: cart.paymentType,
    profile: cart.profile,
    dineInInfo: cart.dineInInfo,
  }
}

export function toCartMerchant(merchant: Merchant): CartMerchant {
  const {
    ID,
    name,
    countryCode,
    section,
    currency,
    ETA,
    distanceInKm,
    radius,
    latlng,
    isIntegrated,
    openingHours,
    freeDeliveryFrom,
  } = merchant
  return {
    ID,
    name,
    countryCode,
    section,
    currency,
    ETA,
    distanceInKm,
    radius,
    latlng,
    isIntegrated,
    openingHours,
    orderValueLimit: merchant.menu.menuMeta.orderValueLimit,
    ...(freeDeliveryFrom !== undefined && { freeDeliveryFrom }),
  }
}

/**
 * Adds a line. Another merchant's cart is replaced (ask the eater first); a known `_id` becomes an update; equal
 * signatures merge, up to 99. Refusals: those of `validateDish` and `validateInstructions`,
 * food_err_order_item_not_available, quantity_out_of_range, order_value_exceeded.
 */
export function addItem(cart: Cart | null, merchant: Merchant, item: CartItem): CartChange {
  const dish = findDish(merchant, item.ID)
  if (!dish)
    return { cart, notices: [{ notice: 'not_on_menu', lineID: item._id, name: item.name }] }
  const refusal = checkLine({ ...item, available: item.available && dish.available })
  if (refusal) return refusal
  const foreign =
    cart !== null &&
    cart.merchants.length > 0 &&
    !cart.merchants.some((entry) => entry.merchant.ID === merchant.ID)
  const base = cart === null ? emptyCart() : foreign ? cleared(cart) : cart
  if (findLine(base, item._id)) return updateItem(base, item._id, item)

  const notices: CartNotice[] = foreign
    ? [{ notice: 'replaced', lineID: null, name: merchant.name }]
    : []
  const entry = base.merchants.find((one) => one.merchant.ID === merchant.ID)
  const placed = place(entry?.items ?? [], item)
  const changed: CartMerchantEntry = {
    ...(entry ?? startEntry(base, merchant)),
    merchant: toCartMerchant(merchant),
    items: placed.items,
  }
  const merchants = entry
    ? base.merchants.map((one) => (one === entry ? changed : one))
    : [...base.merchants, changed]
  return withinLimit({ ...base, merchants }, [...notices, ...placed.notices])
}

function startEntry(cart: Cart, merchant: Merchant): CartMerchantEntry {
  const table = cart.dineInInfo?.merchants[merchant.ID]
  return {
    merchant: toCartMerchant(merchant),
    items: [],
    comment: '',
    ...(table ? { eaterCount: table.eaterCount, tableNumber: table.tableNumber } : {}),
  }
}

/** Replaces a line; into another line's signature both become one. An unknown line leaves the cart as it was. Refusals as for `addItem`. */
export function updateItem(cart: Cart, lineID: string, item: CartItem): CartChange {
  const entry = cart.merchants.find((one) => one.items.some((line) => line._id === lineID))
  if (!entry) return { cart, notices: [] }
  const updated = { ...item, _id: lineID }
  const refusal = checkLine(updated)
  if (refusal) return refusal
  const signature = signatureOf(updated)
  const twin = entry.items.some((line) => line._id !== lineID && signatureOf(line) === signature)
  const placed = twin
    ? place(
        entry.items.filter((line) => line._id !== lineID),
        updated,
      )
    : { items: entry.items.map((line) => (line._id === lineID ? updated : line)), notices: [] }
  return withinLimit(
    {
      ...cart,
      merchants: cart.merchants.map((one) =>
        one === entry ? { ...one, items: placed.items } : one,
      ),
    },
    placed.notices,
  )
}

/** Removes a line, and the merchant with its last line. */
export function removeItem(cart: Cart, lineID: string): CartChange {
  if (!findLine(cart, lineID)) return { cart, notices: [] }
  const merchants = cart.merchants
    .map((entry) => ({ ...entry, items: entry.items.filter((line) => line._id !== lineID) }))
    .filter((entry) => entry.items.length > 0)
  return { cart: merchants.length ? { ...cart, merchants } : cleared(cart), notices: [] }
}

/**
 * The quick-add button set to `quantity`. Exactly one line of the dish: it is updated, or removed at 0.
 * None or several: an ordinary add of `quantity` as a new line.
 */
export function quickAdd(
  cart: Cart | null,
  merchant: Merchant,
  dish: Dish,
  quantity: number,
  lineID: string = nextLineID(cart),
): CartChange {
  const matching =
    cart?.merchants
      .find((entry) => entry.merchant.ID === merchant.ID)
      ?.items.filter((line) => line.ID === dish.ID) ?? []
  const only = matching.length === 1 ? matching[0] : undefined
  if (!cart || !only) return addItem(cart, merchant, { ...startLine(dish, lineID), quantity })
  return quantity === 0
    ? removeItem(cart, only._id)
    : updateItem(cart, only._id, { ...only, quantity })
}

/** A line id not yet in the cart, for callers without ids of their own. */
export function nextLineID(cart: Lines | null): string {
  let number = 1
  while (cart && findLine(cart, `line-${number}`)) number += 1
  return `line-${number}`
}

type Lines = { merchants: readonly Pick<CartMerchantEntry, 'items'>[] }

export function findLine(cart: Lines, lineID: string): CartItem | undefined {
  for (const entry of cart.merchants) {
    const line = entry.items.find((one) => one._id === lineID)
    if (line) return line
  }
  return undefined
}

/** Puts the item among the lines: into its twin, quantities added up to 99 and the newer comment kept, or at the end. */
function place(
  lines: readonly CartItem[],
  item: CartItem,
): { items: CartItem[]; notices: CartNotice[] } {
  const signature = signatureOf(item)
  const twin = lines.find((line) => signatureOf(line) === signature)
  if (!twin) return { items: [...lines, item], notices: [] }
  const together = twin.quantity + item.quantity
  const merged = {
    ...item,
    _id: twin._id,
    quantity: Math.min(together, lineQuantityMax),
    comment: item.comment || twin.comment,
  }
  const notices: CartNotice[] = [
    { notice: together > lineQuantityMax ? 'capped' : 'merged', lineID: twin._id, name: item.name },
  ]
  return { items: lines.map((line) => (line === twin ? merged : line)), notices }
}

function checkLine(item: CartItem): Refusal | null {
  if (!item.available)
    return refuse('food_err_order_item_not_available', { itemID: item.ID, name: item.name })
  // Below zero counts as zero, which has a refusal of its own.
  if (!isQuantity(item.quantity) && !(item.quantity <= 0)) {
    return refuse('quantity_out_of_range', {
      itemID: item.ID,
      quantity: item.quantity,
      min: 1,
      max: lineQuantityMax,
    })
  }
  return validateDish(item) ?? validateInstructions(item.comment)
}

function withinLimit(cart: Cart, notices: CartNotice[]): CartChange {
  return validateOrderValue(cart) ?? { cart, notices }
}

/** order_value_exceeded with `orderLimit` (whole minor units) and `currency` (code) when the subtotal passes the limit. */
export function validateOrderValue(cart: Cart): Refusal | null {
  const limit = orderValueLimit(cart)
  const subtotal = subtotalOf(cart)
  const currency = cart.merchants[0]?.merchant.currency.code ?? ''
  return limit > 0 && subtotal > limit
    ? refuse('order_value_exceeded', { orderLimit: limit, currency, subtotal })
    : null
}

/** The smallest positive limit among the merchants, in whole minor units; 0 means none. */
export function orderValueLimit(cart: Cart): number {
  const limits = cart.merchants
    .map((entry) => entry.merchant.orderValueLimit)
    .filter((limit) => limit > 0)
  return limits.length ? Math.min(...limits) : 0
}

/** Before fees and promos, after discounts, in whole minor units. */
export function subtotalOf(cart: Cart): number {
  let subtotal = 0
  for (const entry of cart.merchants)
    for (const line of entry.items) subtotal += linePrice(line).price
  return subtotal
}

/** How much more of its food, in whole minor units, the kitchen would bring for nothing: 0 once it does, null where it never does. */
export function amountToFreeDelivery({
  merchant: { freeDeliveryFrom },
  items,
}: CartMerchantEntry): number | null {
  if (freeDeliveryFrom === undefined) return null
  return Math.max(
    0,
    freeDeliveryFrom - items.reduce((subtotal, line) => subtotal + linePrice(line).price, 0),
  )
}

/** Units over all lines. */
export function itemCount(cart: Cart | null): number {
  let count = 0
  for (const entry of cart?.merchants ?? []) for (const line of entry.items) count += line.quantity
  return count
}

/** What the badge shows; nothing for an empty cart. */
export function badgeText(count: number): string {
  return count <= 0 ? '' : count > badgeMax ? `${badgeMax}+` : String(count)
}

const badgeMax = 99

export function isCartEmpty(cart: Cart | null): boolean {
  return !cart?.merchants[0]?.items.length
}

/** Whether every merchant takes its orders electronically; then prices cannot change at the counter. */
export function isAllIntegrated(cart: Cart): boolean {
  return cart.merchants.every((entry) => entry.merchant.isIntegrated)
}
