// Line-by-line differences between the quote that an eater saw and a current quote.
import { feeNames } from './quote-lines.ts'
import type { FeeLine, PriceQuote } from './quote-shape.ts'

/**
 * How a line differs between two quotes. `added` and `gone` are lines that only one of the quotes
 * has. An added or gone free item has no difference in price, because its amount is always 0.
 */
export const quoteChangeKinds = ['changed', 'added', 'gone'] as const

/**
 * A line that differs between two quotes. Amounts are in minor units; 0 for a missing line. Keys:
 * `item:…` for dishes, `gift:…` for free items, the keys of fee lines (`subtotal`, `delivery`,
 * `platform`, `small_order`, `tax`, `tip`, `promo`), and `total`.
 */
export type QuoteDifference = {
  key: string
  name: string
  kind: (typeof quoteChangeKinds)[number]
  shown: number
  fresh: number
}

/**
 * The amounts of a quote in minor units, without texts: enough to compare
 * the quote with a later quote of the same cart. `items` has the amounts
 * of the dishes in the sequence of the cart; `gifts` are the free items.
 */
export type ShownQuote = {
  currency: string
  items: number[]
  gifts: [key: string, name: string][]
  fees: [key: FeeLine['key'], amount: number][]
  total: number
}

type Line = { key: string; name: string; amount: number }

/** Returns the lines in which two quotes differ. */
export function compareQuotes(shown: PriceQuote, fresh: PriceQuote): QuoteDifference[] {
  return compare(linesOf(shown), linesOf(fresh))
}

export function toShownQuote(quote: PriceQuote): ShownQuote {
  const items: number[] = []
  const gifts: ShownQuote['gifts'] = []
  for (const merchant of quote.merchants) {
    for (const item of merchant.items) {
      if (item.isFreeItem) gifts.push([giftKey(merchant.ID, item.ID), item.name])
      else items.push(item.totalReducedPriceV2.amountInMinor)
    }
  }
  return {
    currency: quote.currency.code,
    items,
    gifts,
    fees: quote.breakdowns.map((line) => [line.key, line.value.amountInMinor]),
    total: totalOf(quote),
  }
}

/**
 * Returns the lines in which the quotes differ. Both must
 * be for the same cart, with dishes in the same sequence.
 */
export function compareWithShownQuote(shown: ShownQuote, fresh: PriceQuote): QuoteDifference[] {
  const dishes = foodLines(fresh)
    .filter((line) => !line.isFreeItem)
    .map(({ key, name }, index) => ({ key, name, amount: shown.items[index] ?? 0 }))
  return compare(
    [
      ...dishes,
      ...shown.gifts.map(([key, name]) => ({ key, name, amount: 0 })),
      ...shown.fees.map(([key, amount]) => ({ key, name: feeNames[key], amount })),
      totalLine(shown.total),
    ],
    linesOf(fresh),
  )
}

function compare(before: readonly Line[], after: readonly Line[]): QuoteDifference[] {
  const shown = byKey(before)
  const fresh = byKey(after)
  return [...new Map([...shown, ...fresh])].flatMap(([key, { name }]) => {
    const shownAmount = shown.get(key)?.amount
    const freshAmount = fresh.get(key)?.amount
    if (shownAmount === freshAmount) return []
    const kind = kindOf(shownAmount, freshAmount)
    return { key, name, kind, shown: shownAmount ?? 0, fresh: freshAmount ?? 0 }
  })
}

function kindOf(shown: number | undefined, fresh: number | undefined): QuoteDifference['kind'] {
  if (shown === undefined) return 'added'
  return fresh === undefined ? 'gone' : 'changed'
}

/** Sums lines with the same key, such as two lines of a dish with the same modifiers. */
function byKey(lines: readonly Line[]): Map<string, { name: string; amount: number }> {
  const sums = new Map<string, { name: string; amount: number }>()
  for (const { key, name, amount } of lines)
    sums.set(key, { name, amount: amount + (sums.get(key)?.amount ?? 0) })
  return sums
}

const linesOf = (quote: PriceQuote): Line[] => [
  ...foodLines(quote),
  ...feeLines(quote),
  totalLine(totalOf(quote)),
]

const foodLines = (quote: PriceQuote) =>
  quote.merchants.flatMap((merchant) =>
    merchant.items.map((item) => {
      const picks = item.modifiers
        .map(({ ID, quantity }) => `${ID}*${quantity}`)
        .toSorted()
        .join('+')
      const key = item.isFreeItem
        ? giftKey(merchant.ID, item.ID)
        : `item:${merchant.ID}:${item.ID}:${picks}`
      return {
        key,
        name: item.name,
        amount: item.totalReducedPriceV2.amountInMinor,
        isFreeItem: item.isFreeItem,
      }
    }),
  )

const giftKey = (merchantID: string, itemID: string): string => `gift:${merchantID}:${itemID}`

const feeLines = (quote: PriceQuote): Line[] =>
  quote.breakdowns.map(({ key, name, value }) => ({ key, name, amount: value.amountInMinor }))

const totalLine = (amount: number): Line => ({ key: 'total', name: 'Total', amount })

const totalOf = (quote: PriceQuote): number => quote.totalQuote.reducedPriceV2.amountInMinor
