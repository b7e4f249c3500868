// Three-way merge of two carts of one eater: at log-in, and when two devices changed the same cart.
// Reports lost quantities as notices.
import { lineQuantityMax, type Cart, type CartItem, type CartMerchantEntry } from './cart-shape.ts'
import { emptyCart, isCartEmpty, nextLineID, validateOrderValue, type CartNotice } from './cart.ts'
import { signatureOf } from '../dish/dish.ts'

/** The merged cart, or both carts for the eater to choose from if their merchants differ. */
export type CartMerge =
  | { kind: 'merged'; cart: Cart | null; notices: CartNotice[] }
  | { kind: 'choice'; mine: Cart; stored: Cart }

/**
 * Merges the local cart `mine` with the server's cart `stored`. `base` is their last common
 * version, null if there is none. Applies the additions and removals of both sides since `base`; if
 * only one side changed, returns that side. Quantities of lines with equal signatures are added, up
 * to 99; a `capped` notice reports a higher sum.
 */
export function mergeCarts(
  mine: Cart | null,
  stored: Cart | null,
  base: Cart | null = null,
): CartMerge {
  const sides: Sides<Cart> = {
    mine: nonEmpty(mine),
    stored: nonEmpty(stored),
    base: nonEmpty(base),
  }
  if (isSameCart(sides.mine, sides.stored) || isSameCart(sides.stored, sides.base))
    return { kind: 'merged', cart: sides.mine, notices: [] }
  if (isSameCart(sides.mine, sides.base)) return { kind: 'merged', cart: sides.stored, notices: [] }
  if (sides.mine && sides.stored && !shareMerchant(sides.mine, sides.stored))
    return { kind: 'choice', mine: sides.mine, stored: sides.stored }
  return joinCarts(sides)
}

/** The three versions of a cart, of a merchant's entry or of a line; null if a version lacks it. */
type Sides<T> = { mine: T | null; stored: T | null; base: T | null }

const mapSides = <T, U>({ mine, stored, base }: Sides<T>, map: (side: T) => U | undefined) => ({
  mine: (mine && map(mine)) ?? null,
  stored: (stored && map(stored)) ?? null,
  base: (base && map(base)) ?? null,
})

/**
 * Whether both carts have the same dishes, modifiers, quantities, comments and other fields.
 * Ignores prices, line ids and free items.
 */
export function isSameCart(a: Cart | null, b: Cart | null): boolean {
  if (isCartEmpty(a) || isCartEmpty(b)) return isCartEmpty(a) && isCartEmpty(b)
  return JSON.stringify(comparableOf(a as Cart)) === JSON.stringify(comparableOf(b as Cart))
}

function comparableOf(cart: Cart): unknown {
  const merchants = cart.merchants.map(({ merchant, items, comment, eaterCount, tableNumber }) => [
    merchant.ID,
    comment,
    eaterCount ?? 0,
    tableNumber ?? '',
    items
      .filter((line) => !line.isFreeItem)
      .map((line) => [signatureOf(line), line.quantity, line.comment])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  ])
  return [merchants, ...otherFields.map((name) => comparableField(cart, name))]
}

// The fields of a cart other than its merchants.
const otherFields = [
  'paymentType',
  'promoCodes',
  'comment',
  'profile',
  'scheduledOrder',
  'dineInInfo',
] as const

/**
 * Returns the field's value for comparison: without display texts and without the schedule error,
 * which every synchronisation sets again.
 */
function comparableField(cart: Cart, name: (typeof otherFields)[number]): unknown {
  // The database and browsers may list the keys of an object in
  // different sequences, so the merchants are sorted for the comparison.
  if (name === 'dineInInfo' && cart.dineInInfo) {
    const { tableID, merchants } = cart.dineInInfo
    return [
      tableID,
      Object.entries(merchants)
        .map(
          ([ID, { eaterCount, tableNumber, tableCode }]) =>
            [ID, eaterCount, tableNumber, tableCode ?? ''] as const,
        )
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ]
  }
  if (name !== 'scheduledOrder' || !cart.scheduledOrder) return cart[name]
  const { isScheduledOrder, windowStartTime, windowEndTime } = cart.scheduledOrder
  return [isScheduledOrder, windowStartTime, windowEndTime]
}

const nonEmpty = (cart: Cart | null): Cart | null => (isCartEmpty(cart) ? null : cart)

const shareMerchant = (a: Cart, b: Cart): boolean =>
  a.merchants.some(({ merchant }) => b.merchants.some((other) => other.merchant.ID === merchant.ID))

/**
 * Joins two carts. At least one cart must not be empty, and two non-empty carts must have the same
 * merchant.
 */
function joinCarts(sides: Sides<Cart>): CartMerge {
  const notices: CartNotice[] = []
  const { mine, stored, base } = sides
  const entries = [mine, stored].flatMap((cart) => cart?.merchants ?? [])
  const merchantName = entries[0]?.merchant.name ?? ''
  if (mine && stored && !base) notices.push({ notice: 'joined', lineID: null, name: merchantName })
  const merchantIDs = new Set(entries.map(({ merchant }) => merchant.ID))
  const merchants = [...merchantIDs].flatMap((ID) => {
    const entryOf = (cart: Cart) => cart.merchants.find(({ merchant }) => merchant.ID === ID)
    return joinEntries(mapSides(sides, entryOf), notices)
  })
  if (merchants.length === 0) return { kind: 'merged', cart: null, notices }
  const cart = { ...emptyCart(), ...joinOtherFields(sides), merchants }
  const refusal = validateOrderValue(cart)
  if (refusal) notices.push({ notice: refusal.refused, lineID: null, name: merchantName })
  return { kind: 'merged', cart, notices }
}

/** Takes each field from the side that changed it, from `mine` if both did. */
function joinOtherFields({ mine, stored, base }: Sides<Cart>): Omit<Cart, 'merchants'> {
  const { merchants: _, ...fields } = mine ?? stored ?? emptyCart()
  const before = base ?? emptyCart()
  if (!mine || !stored) return fields
  const joined = Object.fromEntries(
    otherFields.map((name) => {
      const unchanged = isEqual(comparableField(mine, name), comparableField(before, name))
      return [name, (unchanged ? stored : mine)[name]]
    }),
  )
  return { ...fields, ...joined }
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function joinEntries(sides: Sides<CartMerchantEntry>, notices: CartNotice[]): CartMerchantEntry[] {
  const entry = sides.mine ?? sides.stored
  if (!entry) return []
  const items = joinLines(sides, notices)
  return items.length ? [{ ...entry, items, comment: joinComments(sides) }] : []
}

function joinLines(sides: Sides<CartMerchantEntry>, notices: CartNotice[]): CartItem[] {
  const lines = [sides.mine, sides.stored].flatMap((entry) => entry?.items ?? [])
  const joined: CartItem[] = []
  for (const signature of new Set(lines.map(signatureOf))) {
    const lineOf = ({ items }: CartMerchantEntry) =>
      items.find((item) => signatureOf(item) === signature)
    const line = joinLine(mapSides(sides, lineOf), notices)
    if (!line) continue
    // Each browser numbers its lines from 1, so different lines of the two carts may have the same
    // id.
    const isTaken = joined.some(({ _id }) => _id === line._id)
    joined.push(isTaken ? { ...line, _id: unusedLineID([...joined, ...lines]) } : line)
  }
  return joined
}

/**
 * Merges the versions of a line. Returns undefined if one side removed it and the other did not
 * increase its quantity.
 */
function joinLine(sides: Sides<CartItem>, notices: CartNotice[]): CartItem | undefined {
  const line = sides.mine ?? sides.stored
  if (!line) return undefined
  const { mine, stored, base } = mapSides(sides, ({ quantity }) => quantity)
  const total = (mine ?? 0) + (stored ?? 0) - (base ?? 0)
  const isRemoved = base !== null && (mine === null || stored === null) && total <= 0
  if (isRemoved) return undefined
  if (total > lineQuantityMax) notices.push({ notice: 'capped', lineID: line._id, name: line.name })
  // If both sides reduced the quantity but kept the line, the merged line has at least the quantity
  // 1.
  const quantity = mine || stored ? Math.min(lineQuantityMax, Math.max(1, total)) : 0
  return { ...line, quantity: line.available ? quantity : 0, comment: joinComments(sides) }
}

/** Takes the comment from the side that changed it, from `mine` if both did. */
function joinComments({ mine, stored, base }: Sides<{ comment: string }>): string {
  if (!mine || !stored) return (mine ?? stored)?.comment ?? ''
  return mine.comment === (base?.comment ?? '') ? stored.comment : mine.comment
}

function unusedLineID(lines: CartItem[]): string {
  return nextLineID({ merchants: [{ items: lines }] })
}
