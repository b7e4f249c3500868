// The split bill of a group's order: everybody's food, and the fees and promos shared in its proportion, to the last minor unit.
import type { Country } from '../country/country.ts'
import { currencies } from '../currency.ts'
import { amountOf, assertWhole } from '../money.ts'
import type { PriceQuote } from '../quote/quote-shape.ts'
import type { GroupOrder } from './group-order.ts'
import { itemsSubtotal } from './group-order.ts'
import type { BillShare, MemberBill, SplitBill } from './split-bill-shape.ts'

export type SplitBillInput = {
  basket: Pick<GroupOrder, 'groupID' | 'groupName' | 'members'>
  order: { orderID: string; orderCode: string }
  /** As the order holds it now: its total is what is charged. */
  quote: Pick<PriceQuote, 'breakdowns' | 'totalQuote'>
  country: Pick<Country, 'currency' | 'locale'>
  /** Whose `myself` is true. */
  accountID: string
}

/** Each line of the order's breakdown beside the food is shared in proportion to the food; roundings are the creator's. */
export function splitBill({ basket, order, quote, country, accountID }: SplitBillInput): SplitBill {
  const write = (amount: number) => amountOf(amount, country.currency, country.locale)
  const foods = basket.members.map((member) => itemsSubtotal(member.items))
  const host = Math.max(
    0,
    basket.members.findIndex((member) => member.creator),
  )
  const lines = sharedLines(quote, foods)
  const split = lines.map((line) => allocateAmount(line.amount, foods, host))
  const bills = basket.members.map((member, place): MemberBill => {
    const shares = lines.flatMap((line, nth): BillShare[] => {
      const { amountInMinor: amountInMin, amountDisplay } = write(split[nth]?.[place] ?? 0)
      return amountInMin === 0
        ? []
        : [{ key: line.key, name: line.name, amountInMin, amountDisplay }]
    })
    const food = foods[place] ?? 0
    const { memberID, memberName, nameAlias, creator, items } = member
    return {
      memberID,
      memberName,
      nameAlias,
      creator,
      myself: member.accountID === accountID,
      items,
      food: write(food),
      shares,
      total: write(shares.reduce((total, share) => total + share.amountInMin, food)),
    }
  })
  const { code, symbol, exponent } = currencies[country.currency]
  return {
    groupID: basket.groupID,
    groupName: basket.groupName,
    ...order,
    currency: { code, symbol, exponent },
    total: quote.totalQuote.reducedPriceV2,
    // Who came only to look owes nothing, and is not on the bill.
    members: bills.filter(
      (bill) => bill.creator || bill.items.length > 0 || bill.total.amountInMinor !== 0,
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
  // What the kitchen changed after the order, or a price that moved just before it, is in the total, but on nobody's line.
  const rest =
    totalQuote.reducedPriceV2.amountInMinor -
    [...fees.map((line) => line.amount), ...foods].reduce((total, amount) => total + amount, 0)
  return rest === 0 ? fees : [...fees, { key: 'price_change', name: 'Price changes', amount: rest }]
}

/** The amount in shares that sum to it exactly: in proportion to the weights, rounded towards zero, what is left going to `host`. Whole minor units. */
export function allocateAmount(amount: number, weights: readonly number[], host: number): number[] {
  assertWhole(amount)
  const whole = weights.reduce((total, weight) => total + weight, 0)
  // Products of two amounts in rupiah or đồng leave the safe integers.
  const shares = weights.map((weight) =>
    whole === 0 ? 0 : Number((BigInt(amount) * BigInt(weight)) / BigInt(whole)),
  )
  const left = amount - shares.reduce((total, share) => total + share, 0)
  return shares.map((share, place) => (place === host ? share + left : share))
}
