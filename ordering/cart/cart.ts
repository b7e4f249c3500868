// Rules that change a cart. The functions are pure: none of them mutates its input.
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
import { findDish, type Dish, type Merchant, isOnDemandBlocked } from '../merchant/merchant.ts'
import { refuse, type Refusal, type RefusalCode } from '../refusal.ts'

// Re-exported, so that callers import the cart and its types from one module.
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

/**
 * A side effect of a cart change that the eater should see. `name` is the name of the dish or of
 * the merchant. `prices` are unit prices with modifiers, in whole minor units.
 */
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

/** The new cart, or a refusal if the change is not allowed. */
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

/**
 * Returns the cart without its lines, promo codes, comment
 * and schedule. Payment type, profile and table remain.
 */
function clearOrder(cart: Cart): Cart {
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
    pickup,
    schedulerOrderConfig,
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
    ...(pickup && { pickup, preparationMinutes: merchant.preparationMinutes }),
    ...(isOnDemandBlocked(merchant) && { schedulerOrderConfig }),
  }
}

/**
 * Adds a line. Replaces a cart of another merchant without asking, so the caller must ask
 * the eater first. A line with the same `_id` is updated; lines with equal signatures are
 * merged, up to a quantity of 99. Refuses a sold-out dish, a quantity above 99, a subtotal
 * above the merchant's limit, and what `validateDish` or `validateInstructions` refuses.
 */
export function addItem(cart: Cart | null, merchant: Merchant, item: CartItem): CartChange {
  const dish = findDish(merchant, item.ID)
  if (!dish)
    return { cart, notices: [{ notice: 'not_on_menu', lineID: item._id, name: item.name }] }
  const refusal = checkLine({ ...item, available: item.available && dish.available })
  if (refusal) return refusal
  const replaces = hasOtherMerchant(cart, merchant.ID)
  const base = replaces ? clearOrder(cart) : (cart ?? emptyCart())
  if (findLine(base, item._id)) return updateItem(base, item._id, item)

  const notices: CartNotice[] = replaces
    ? [{ notice: 'replaced', lineID: null, name: merchant.name }]
    : []
  const before = base.merchants.find((entry) => entry.merchant.ID === merchant.ID)
  const inserted = insertLine(before?.items ?? [], item)
  const after: CartMerchantEntry = {
    ...(before ?? startEntry(base, merchant)),
    merchant: toCartMerchant(merchant),
    items: inserted.items,
  }
  const merchants = before
    ? base.merchants.map((entry) => (entry === before ? after : entry))
    : [...base.merchants, after]
  return checkOrderValue({ ...base, merchants }, [...notices, ...inserted.notices])
}

/** Whether the cart has lines, but no line of this merchant. */
function hasOtherMerchant(cart: Cart | null, merchantID: string): cart is Cart {
  return (
    cart !== null &&
    cart.merchants.length > 0 &&
    !cart.merchants.some((entry) => entry.merchant.ID === merchantID)
  )
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

/**
 * Replaces a cart line. If another line then has the same signature, the two are merged. No-op for
 * an unknown line. Refuses what `addItem` refuses.
 */
export function updateItem(cart: Cart, lineID: string, item: CartItem): CartChange {
  const before = cart.merchants.find((entry) => entry.items.some((line) => line._id === lineID))
  if (!before) return { cart, notices: [] }
  const updated = { ...item, _id: lineID }
  const refusal = checkLine(updated)
  if (refusal) return refusal
  const signature = signatureOf(updated)
  const merges = before.items.some((line) => line._id !== lineID && signatureOf(line) === signature)
  const { items, notices } = merges
    ? insertLine(
        before.items.filter((line) => line._id !== lineID),
        updated,
      )
    : { items: before.items.map((line) => (line._id === lineID ? updated : line)), notices: [] }
  const merchants = cart.merchants.map((entry) => (entry === before ? { ...entry, items } : entry))
  return checkOrderValue({ ...cart, merchants }, notices)
}

/** Removes a cart line. Also removes its merchant if no line of that merchant is left. */
export function removeItem(cart: Cart, lineID: string): CartChange {
  if (!findLine(cart, lineID)) return { cart, notices: [] }
  const merchants = cart.merchants
    .map((entry) => ({ ...entry, items: entry.items.filter((line) => line._id !== lineID) }))
    .filter((entry) => entry.items.length > 0)
  return { cart: merchants.length ? { ...cart, merchants } : clearOrder(cart), notices: [] }
}

/**
 * Sets the quantity of a dish through the quick-add button. If the cart has exactly one line with
 * the dish, updates that line, or removes it for a `quantity` of 0. Otherwise adds a new line.
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

/** Returns an id for a new cart line that no line of the cart has yet. */
export function nextLineID(cart: Lines | null): string {
  let number = 1
  while (cart && findLine(cart, `line-${number}`)) number += 1
  return `line-${number}`
}

type Lines = { merchants: readonly Pick<CartMerchantEntry, 'items'>[] }

export function findLine(cart: Lines, lineID: string): CartItem | undefined {
  for (const entry of cart.merchants) {
    const found = entry.items.find((line) => line._id === lineID)
    if (found) return found
  }
  return undefined
}

/**
 * Merges the item with the line of the same signature, or appends it. A merged line has the sum of
 * both quantities, at most 99, and the newer comment.
 */
function insertLine(
  lines: readonly CartItem[],
  item: CartItem,
): { items: CartItem[]; notices: CartNotice[] } {
  const signature = signatureOf(item)
  const same = lines.find((line) => signatureOf(line) === signature)
  if (!same) return { items: [...lines, item], notices: [] }
  const total = same.quantity + item.quantity
  const merged = {
    ...item,
    _id: same._id,
    quantity: Math.min(total, lineQuantityMax),
    comment: item.comment || same.comment,
  }
  const notices: CartNotice[] = [
    { notice: total > lineQuantityMax ? 'capped' : 'merged', lineID: same._id, name: item.name },
  ]
  return { items: lines.map((line) => (line === same ? merged : line)), notices }
}

function checkLine(item: CartItem): Refusal | null {
  if (!item.available)
    return refuse('food_err_order_item_not_available', { itemID: item.ID, name: item.name })
  // Lets a quantity of 0 or less pass, because `validateDish`, called below, refuses it with
  // `zero_quantity`.
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

function checkOrderValue(cart: Cart, notices: CartNotice[]): CartChange {
  return validateOrderValue(cart) ?? { cart, notices }
}

/**
 * Returns null if the subtotal does not exceed a limit, otherwise the refusal
 * `order_value_exceeded` with the limit and the subtotal in minor units.
 */
export function validateOrderValue(cart: Cart): Refusal | null {
  const limit = orderValueLimit(cart)
  const subtotal = subtotalOf(cart)
  const currency = cart.merchants[0]?.merchant.currency.code ?? ''
  return limit > 0 && subtotal > limit
    ? refuse('order_value_exceeded', { orderLimit: limit, currency, subtotal })
    : null
}

/**
 * Returns the lowest positive order value limit of the cart's merchants, in minor units; 0 if no
 * merchant has one.
 */
export function orderValueLimit(cart: Cart): number {
  const limits = cart.merchants
    .map((entry) => entry.merchant.orderValueLimit)
    .filter((limit) => limit > 0)
  return limits.length ? Math.min(...limits) : 0
}

/** Returns the food subtotal after discounts, before fees and promos, in minor units. */
export function subtotalOf(cart: Cart): number {
  let subtotal = 0
  for (const entry of cart.merchants)
    for (const line of entry.items) subtotal += linePrice(line).price
  return subtotal
}

/**
 * Returns the amount by which the food subtotal is below the one for free delivery, in minor units:
 * 0 if delivery is already free, null if the merchant does not offer free delivery.
 */
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

/** Returns the number of dishes in the cart: the sum of the quantities of all lines. */
export function itemCount(cart: Cart | null): number {
  let count = 0
  for (const entry of cart?.merchants ?? []) for (const line of entry.items) count += line.quantity
  return count
}

/** Returns the text of the badge on the cart button, for this number of dishes; empty for 0. */
export function badgeText(count: number): string {
  if (count <= 0) return ''
  return count > badgeMax ? `${badgeMax}+` : String(count)
}

const badgeMax = 99

export function isCartEmpty(cart: Cart | null): boolean {
  return !cart?.merchants[0]?.items.length
}

/**
 * Whether all merchants of the cart are integrated, which means that they receive orders through a
 * merchant system. At other merchants a courier orders at the counter, where prices may differ from
 * the menu.
 */
export function isAllIntegrated(cart: Cart): boolean {
  return cart.merchants.every((entry) => entry.merchant.isIntegrated)
}
