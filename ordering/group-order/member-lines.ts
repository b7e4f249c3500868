// Finds the member to whom each line of a placed group order belongs, also after changes by the
// merchant.
import type { Country } from '../country/country.ts'
import { amountOf, type Amount } from '../money.ts'
import type { Order } from '../order/order-shape.ts'
import type { PriceQuote, QuotedItem, QuoteRequest } from '../quote/quote-shape.ts'
import { foodKeyOf, toOrderItems } from './group-order-lines.ts'
import type { GroupOrderItem } from './group-order-shape.ts'
import type { GroupOrder, GroupOrderMember } from './group-order.ts'

type Merchants = PriceQuote['merchants']

/**
 * Returns the order with one line for each line of each member, in the sequence of
 * the members, and free items last. `merchants` is the request for which the order
 * was priced. The client may have merged or split equal lines in the request,
 * because `checkGroupOrderPlacement` compares only dishes and quantities.
 */
export function withMemberLines(
  order: Order,
  merchants: QuoteRequest['merchants'],
  { members }: Pick<GroupOrder, 'members'>,
  { currency, locale }: Pick<Country, 'currency' | 'locale'>,
): Order {
  const toAmount = (amount: number) => amountOf(amount, currency, locale)
  const lines = order.merchantCartWithQuoteList.map((merchant, index) => ({
    ...merchant,
    items: splitLines(merchant.items, merchants[index]?.items ?? [], members, toAmount),
  }))
  const { cartWithQuote } = order.snapshotDetail
  return {
    ...order,
    snapshotDetail: { cartWithQuote: { ...cartWithQuote, merchants: lines } },
    merchantCartWithQuoteList: lines,
  }
}

function splitLines(
  quoted: readonly QuotedItem[],
  requested: QuoteRequest['merchants'][number]['items'],
  members: readonly GroupOrderMember[],
  toAmount: (amount: number) => Amount,
): QuotedItem[] {
  // The quote lists the items in the sequence of the request, and the free items after them.
  const quotedByFood = new Map(requested.map((item, index) => [foodKeyOf(item), quoted[index]]))
  const lines = members.flatMap((member) =>
    member.items.flatMap((item): QuotedItem[] => {
      const [orderItem] = toOrderItems([item])
      const line = orderItem && quotedByFood.get(foodKeyOf(orderItem))
      if (!orderItem || !line) return []
      // The division below has no remainder: a quoted line costs its quantity times a whole unit
      // price.
      const priceFor = ({ amountInMinor }: Amount) =>
        toAmount((amountInMinor / line.quantity) * orderItem.quantity)
      return [
        {
          ...line,
          quantity: orderItem.quantity,
          totalPriceV2: priceFor(line.totalPriceV2),
          totalReducedPriceV2: priceFor(line.totalReducedPriceV2),
          groupLine: { memberID: member.memberID, lineID: item._id },
        },
      ]
    }),
  )
  return [...lines, ...quoted.filter((item) => item.isFreeItem)]
}

/**
 * Returns the member's items with the quantities and prices that the order has now, without removed
 * lines. Lines of older orders do not name their member; for these, returns the items as they were
 * ordered.
 */
export function currentItemsOf(member: GroupOrderMember, merchants: Merchants): GroupOrderItem[] {
  const lines = merchants.flatMap(({ items }) => items).filter((line) => line.groupLine)
  if (lines.length === 0) return member.items
  return member.items.flatMap((item): GroupOrderItem[] => {
    const line = lines.find(
      ({ groupLine }) => groupLine?.memberID === member.memberID && groupLine.lineID === item._id,
    )
    if (!line) return []
    return [
      {
        ...item,
        quantity: line.quantity,
        priceInMin: line.totalReducedPriceV2.amountInMinor,
        originalPriceInMin: line.totalPriceV2.amountInMinor,
      },
    ]
  })
}
