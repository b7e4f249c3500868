// Computes the split bill of a group order: each member pays for their
// own food, and for a share of the fees and promos in proportion to it.
import type { Country } from '../country/country.ts'
import { currencies, displayUnitOf } from '../currency.ts'
import { amountOf, assertWhole } from '../money.ts'
import type { PriceQuote } from '../quote/quote-shape.ts'
import type { GroupOrder } from './group-order.ts'
import { itemsSubtotal } from './group-order.ts'
import { currentItemsOf } from './member-lines.ts'
import type { BillShare, MemberBill, SplitBill } from './split-bill-shape.ts'

export type SplitBillInput = {
  groupOrder: Pick<GroupOrder, 'groupID' | 'groupName' | 'members'>
  order: { orderID: string; orderCode: string }
  /** The current quote of the order; its total is the amount charged. */
  quote: Pick<PriceQuote, 'breakdowns' | 'merchants' | 'totalQuote'>
  country: Pick<Country, 'currency' | 'locale'>
  /** The account that asks for the bill. Its member of the group order gets `myself: true`. */
  accountID: string
}

/**
 * Returns the split bill. Each member pays for their own lines as they are now: a line that the
 * merchant removed costs nothing. Every fee and promo of the order is split in proportion to the
 * members' food, and the creator gets the rounding remainders. Members who ordered nothing and pay
 * nothing are left out, except the creator.
 */
export function splitBill({
  groupOrder,
  order,
  quote,
  country,
  accountID,
}: SplitBillInput): SplitBill {
  const toAmount = (amount: number) => amountOf(amount, country.currency, country.locale)
  const itemsNow = groupOrder.members.map((member) => currentItemsOf(member, quote.merchants))
  const foods = itemsNow.map((items) => itemsSubtotal(items))
  const creatorIndex = Math.max(
    0,
    groupOrder.members.findIndex((member) => member.creator),
  )
  const lines = sharedLines(quote, foods)
  const unit = displayUnitOf(country.currency)
  const split = lines.map((line) => allocateAmount(line.amount, foods, creatorIndex, unit))
  const bills = groupOrder.members.map((member, memberIndex): MemberBill => {
    const shares = lines.flatMap((line, lineIndex): BillShare[] => {
      const share = split[lineIndex]?.[memberIndex] ?? 0
      const { amountInMinor: amountInMin, amountDisplay } = toAmount(share)
      return amountInMin === 0
        ? []
        : [{ key: line.key, name: line.name, amountInMin, amountDisplay }]
    })
    const food = foods[memberIndex] ?? 0
    const { memberID, memberName, nameAlias, creator } = member
    return {
      memberID,
      memberName,
      nameAlias,
      creator,
      myself: member.accountID === accountID,
      items: itemsNow[memberIndex] ?? [],
      food: toAmount(food),
      shares,
      total: toAmount(shares.reduce((total, share) => total + share.amountInMin, food)),
    }
  })
  const { code, symbol, exponent } = currencies[country.currency]
  return {
    groupID: groupOrder.groupID,
    groupName: groupOrder.groupName,
    ...order,
    currency: { code, symbol, exponent },
    total: quote.totalQuote.reducedPriceV2,
    members: bills.filter(
      (bill, memberIndex) =>
        bill.creator ||
        groupOrder.members[memberIndex]?.items.length !== 0 ||
        bill.total.amountInMinor !== 0,
    ),
  }
}

type SharedLine = { key: string; name: string; amount: number }

function sharedLines(
  { breakdowns, totalQuote }: SplitBillInput['quote'],
  foods: readonly number[],
): SharedLine[] {
  const fees = breakdowns
    .filter((line) => line.key !== 'subtotal')
    .map((line) => ({ key: line.key as string, name: line.name, amount: line.value.amountInMinor }))
  // Lines of older orders do not name their member, so a price change by the merchant cannot
  // be assigned to one member. The change is then split among all members like a fee.
  const priceChange =
    totalQuote.reducedPriceV2.amountInMinor -
    [...fees.map((line) => line.amount), ...foods].reduce((total, amount) => total + amount, 0)
  return priceChange === 0
    ? fees
    : [...fees, { key: 'price_change', name: 'Price changes', amount: priceChange }]
}

/**
 * Splits the amount in proportion to the weights. Shares are rounded towards zero
 * to a multiple of `unit`. The share at `remainderIndex` also gets the remainder,
 * so that the shares sum exactly to the amount. All amounts are whole minor units.
 */
export function allocateAmount(
  amount: number,
  weights: readonly number[],
  remainderIndex: number,
  unit = 1,
): number[] {
  assertWhole(amount)
  const totalWeight = weights.reduce((total, weight) => total + weight, 0)
  // BigInt, because products of two amounts in rupiah or đồng exceed the safe integers.
  const shares = weights.map((weight) =>
    totalWeight === 0
      ? 0
      : Number((BigInt(amount) * BigInt(weight)) / (BigInt(totalWeight) * BigInt(unit))) * unit,
  )
  const remainder = amount - shares.reduce((total, share) => total + share, 0)
  return shares.map((share, index) => (index === remainderIndex ? share + remainder : share))
}
