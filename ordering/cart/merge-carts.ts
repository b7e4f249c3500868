// Two carts of one eater become one: at log-in, and when two devices changed the same cart. Nothing is lost in silence.
import { lineQuantityMax, type Cart, type CartItem, type CartMerchantEntry } from './cart-shape.ts'
import { emptyCart, isCartEmpty, nextLineID, validateOrderValue, type CartNotice } from './cart.ts'
import { signatureOf } from '../dish/dish.ts'

/** One cart, or two of different kitchens between which the eater has to choose. */
export type CartMerge =
  | { kind: 'merged'; cart: Cart | null; notices: CartNotice[] }
  | { kind: 'choice'; mine: Cart; stored: Cart }

/**
 * Puts `mine` and `stored` together. `base` is the cart that both grew from, null when they never were one: what either
 * side added or took away since then counts, so a cart that only one side changed is simply that side's. Quantities of
 * equal signatures add up to 99; more is told as `capped`.
 */
export function mergeCarts(
  mine: Cart | null,
  stored: Cart | null,
  base: Cart | null = null,
): CartMerge {
  const [left, right, from] = [mine, stored, base].map(filled) as [
    Cart | null,
    Cart | null,
    Cart | null,
  ]
  if (isSameCart(left, right) || isSameCart(right, from))
    return { kind: 'merged', cart: left, notices: [] }
  if (isSameCart(left, from)) return { kind: 'merged', cart: right, notices: [] }
  if (left && right && !shareKitchen(left, right))
    return { kind: 'choice', mine: left, stored: right }
  return join(left, right, from)
}

/** Whether both ask for the same: dishes, picks, quantities, notes and wishes. Prices and line ids do not count; free items are the server's. */
export function isSameCart(a: Cart | null, b: Cart | null): boolean {
  if (isCartEmpty(a) || isCartEmpty(b)) return isCartEmpty(a) && isCartEmpty(b)
  return JSON.stringify(essenceOf(a as Cart)) === JSON.stringify(essenceOf(b as Cart))
}

function essenceOf(cart: Cart): unknown {
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
  return [merchants, ...wishes.map((name) => wishOf(cart, name))]
}

// What a cart holds besides its food.
const wishes = [
  'paymentType',
  'promoCodes',
  'comment',
  'profile',
  'scheduledOrder',
  'dineInInfo',
] as const

/** The wish without what only shows it: words of a language, and an error that every sync works out anew. */
function wishOf(cart: Cart, name: (typeof wishes)[number]): unknown {
  // Databases and browsers list the same fields in orders of their own.
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

const filled = (cart: Cart | null): Cart | null => (isCartEmpty(cart) ? null : cart)

const shareKitchen = (a: Cart, b: Cart): boolean =>
  a.merchants.some(({ merchant }) => b.merchants.some((other) => other.merchant.ID === merchant.ID))

/** At least one of the two is there, and with both they share a kitchen. */
function join(mine: Cart | null, stored: Cart | null, base: Cart | null): CartMerge {
  const notices: CartNotice[] = []
  const first = (mine ?? stored)?.merchants[0]?.merchant
  if (mine && stored && !base && first)
    notices.push({ notice: 'joined', lineID: null, name: first.name })
  const merchantIDs = new Set(
    [...(mine?.merchants ?? []), ...(stored?.merchants ?? [])].map(({ merchant }) => merchant.ID),
  )
  const entryIn = (cart: Cart | null, merchantID: string) =>
    cart?.merchants.find(({ merchant }) => merchant.ID === merchantID)
  const merchants = [...merchantIDs].flatMap((ID) =>
    joinEntry(entryIn(mine, ID), entryIn(stored, ID), entryIn(base, ID), notices),
  )
  if (merchants.length === 0) return { kind: 'merged', cart: null, notices }
  const cart = { ...emptyCart(), ...joinWishes(mine, stored, base), merchants }
  const tooMuch = validateOrderValue(cart)
  if (tooMuch) notices.push({ notice: tooMuch.refused, lineID: null, name: first?.name ?? '' })
  return { kind: 'merged', cart, notices }
}

/** Each wish from the side that changed it; from mine when both did. */
function joinWishes(
  mine: Cart | null,
  stored: Cart | null,
  base: Cart | null,
): Omit<Cart, 'merchants'> {
  const { merchants: _, ...own } = mine ?? stored ?? emptyCart()
  const before = base ?? emptyCart()
  if (!mine || !stored) return own
  const kept = Object.fromEntries(
    wishes.map((name) => [
      name,
      (isEqual(wishOf(mine, name), wishOf(before, name)) ? stored : mine)[name],
    ]),
  )
  return { ...own, ...kept }
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

type Entry = CartMerchantEntry | undefined

function joinEntry(
  mine: Entry,
  stored: Entry,
  base: Entry,
  notices: CartNotice[],
): CartMerchantEntry[] {
  const own = mine ?? stored
  if (!own) return []
  const items = joinLines(mine?.items ?? [], stored?.items ?? [], base?.items ?? [], notices)
  const comment =
    mine && stored && mine.comment === (base?.comment ?? '') ? stored.comment : own.comment
  return items.length ? [{ ...own, items, comment }] : []
}

function joinLines(
  mine: readonly CartItem[],
  stored: readonly CartItem[],
  base: readonly CartItem[],
  notices: CartNotice[],
): CartItem[] {
  const joined: CartItem[] = []
  for (const signature of new Set([...mine, ...stored].map(signatureOf))) {
    const find = (lines: readonly CartItem[]) =>
      lines.find((line) => signatureOf(line) === signature)
    const line = joinLine(find(mine), find(stored), find(base), notices)
    // Two browsers count their lines alike: an id may be taken by another dish.
    if (line)
      joined.push(
        joined.some(({ _id }) => _id === line._id)
          ? { ...line, _id: freeID(joined, [...mine, ...stored]) }
          : line,
      )
  }
  return joined
}

/** One line out of two of the same signature; undefined when a side took it away and the other added nothing. */
function joinLine(
  mine: CartItem | undefined,
  stored: CartItem | undefined,
  base: CartItem | undefined,
  notices: CartNotice[],
): CartItem | undefined {
  const own = mine ?? stored
  if (!own) return undefined
  const wanted = (mine?.quantity ?? 0) + (stored?.quantity ?? 0) - (base?.quantity ?? 0)
  if (base && !(mine && stored) && wanted <= 0) return undefined
  if (wanted > lineQuantityMax) notices.push({ notice: 'capped', lineID: own._id, name: own.name })
  const held = (mine?.quantity ?? 0) > 0 || (stored?.quantity ?? 0) > 0
  // Both sides took some away, and both still want it.
  const quantity = held ? Math.min(lineQuantityMax, Math.max(1, wanted)) : 0
  return {
    ...own,
    quantity: own.available ? quantity : 0,
    comment: joinComments(mine, stored, base),
  }
}

function joinComments(
  mine: CartItem | undefined,
  stored: CartItem | undefined,
  base: CartItem | undefined,
): string {
  if (!mine || !stored) return (mine ?? stored)?.comment ?? ''
  return mine.comment === (base?.comment ?? '') ? stored.comment : mine.comment
}

function freeID(joined: readonly CartItem[], waiting: readonly CartItem[]): string {
  return nextLineID({ merchants: [{ items: [...joined, ...waiting] }] })
}
