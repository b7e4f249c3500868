// What changed between the price an eater was shown and the price as it is now, line by line.
import { feeNames } from './quote-lines.ts'
import type { FeeLine, PriceQuote } from './quote-shape.ts'

/** `added`: not shown before. `gone`: no longer part of it. A free item that came or went has 0 on both sides. */
export const quoteChangeKinds = ['changed', 'added', 'gone'] as const

/**
 * A line that differs, in whole minor units; 0 where there is no such line. Keys: `item:…` for dishes, `gift:…` for free
 * items, those of the fee lines (`subtotal`, `delivery`, `platform`, `small_order`, `tax`, `promo`), and `total`.
 */
export type QuoteDifference = {
  key: string
  name: string
  kind: (typeof quoteChangeKinds)[number]
  shown: number
  fresh: number
}

/**
 * The amounts of a quote without its words: enough to tell, for the very same cart, what changed since. `items` are the
 * dishes in the cart's order, `gifts` and `fees` go by key; all in whole minor units.
 */
export type ShownQuote = {
  currency: string
  items: number[]
  gifts: [key: string, name: string][]
  fees: [key: FeeLine['key'], amount: number][]
  total: number
}

type Line = { key: string; name: string; amount: number }

/** What changed between two quotes. Empty when nothing did. */
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

/** What changed since, for the cart that `shown` was asked for: its dishes are the fresh quote's, in the same order. */
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
    const was = shown.get(key)
    const is = fresh.get(key)
    if (was && is && was.amount === is.amount) return []
    return {
      key,
      name,
      kind: was && is ? ('changed' as const) : was ? ('gone' as const) : ('added' as const),
      shown: was?.amount ?? 0,
      fresh: is?.amount ?? 0,
    }
  })
}

/** Lines of one key are one: the same dish with the same picks, asked for twice. */
function byKey(lines: readonly Line[]): Map<string, { name: string; amount: number }> {
  const all = new Map<string, { name: string; amount: number }>()
  for (const { key, name, amount } of lines)
    all.set(key, { name, amount: amount + (all.get(key)?.amount ?? 0) })
  return all
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
