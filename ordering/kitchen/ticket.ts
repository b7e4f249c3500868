// Tickets that merchants print: which tickets an order needs, and their lines. A ticket contains no
// data about the eater except notes to the merchant and the names in a group order.
import type { LanguageCode } from '../country/country-shape.ts'
import { hasAllergyMark, mentionsAllergy } from '../order/allergy-mark.ts'
import type { ItemChange, Order } from '../order/order-shape.ts'
import { isCancelled, isFailed } from '../order/order-states.ts'
import { isCash } from '../payment/payment.ts'
import type { QuotedItem } from '../quote/quote-shape.ts'
import { ticketWords, type TicketWords } from './ticket-words.ts'

/**
 * Kinds of printed tickets. The kind `labels` is one label per member of a group order, for the
 * member's bag.
 */
export const ticketKinds = ['new', 'changed', 'cancelled', 'labels'] as const
export type TicketKind = (typeof ticketKinds)[number]

/**
 * Text sizes, by the minimum height of capital letters: `code` 10 mm, `large` 4.5 mm, `normal` 3
 * mm, `small` 2.5 mm.
 */
export const ticketSizes = ['code', 'large', 'normal', 'small'] as const
export type TicketSize = (typeof ticketSizes)[number]
export type TicketLine = {
  text: string
  size: TicketSize
  /** Whether the line is printed white on black. */
  reverse: boolean
  /** Whether the line is printed struck through. */
  struck: boolean
  /** Number of indentation steps from the left edge. */
  indent: number
}

export type TicketInput = {
  order: Order
  kind: TicketKind
  /**
   * For a ticket of the kind `changed`, the id of the change that the ticket shows; '' for other
   * kinds.
   */
  changeID: string
  /** 0 for the original; later copies are numbered from 1. */
  copy: number
  /**
   * Whether another printer has claimed the ticket without confirming the print, so that the ticket
   * may be on paper twice.
   */
  maybeTwice: boolean
  language: LanguageCode
  /** By member id, the name of each member of a group order; null if the name is private. */
  aliases?: Readonly<Record<string, string | null>>
}

/**
 * Returns the ticket that the order's last event requires, or null. Tickets are printed from the
 * merchant's acceptance until the food is collected. A change of prices alone needs no ticket.
 */
export function ticketAfter(order: Order): { kind: TicketKind; changeID: string } | null {
  const event = order.events.at(-1)
  if (!event || order.path === 'concierge') return null
  if (event.move === 'accept') return { kind: 'new', changeID: '' }
  const earlier = order.events.slice(0, -1)
  if (!earlier.some(({ move }) => move === 'accept')) return null
  if (earlier.some(({ move }) => move === 'collect' || move === 'hand_over')) return null
  if (isCancelled(order) || isFailed(order)) return { kind: 'cancelled', changeID: '' }
  const changeID = event.move === 'change' ? order.changes.at(-1)?.changeID : undefined
  if (changeID === undefined) return null
  const isVisible = order.changes.some(
    (change) => change.changeID === changeID && change.oldQuantity !== change.newQuantity,
  )
  return isVisible ? { kind: 'changed', changeID } : null
}

/** Returns the ticket as pages of lines. The printer cuts the paper after each page. */
export function composeTicket(input: TicketInput): TicketLine[][] {
  if (input.kind === 'labels') return composeBagLabels(input)
  const { order, kind } = input
  const words = ticketWords[input.language]
  const body = kind === 'changed' ? changeLines(input, words) : dishLines(input, words)
  const lines = [
    ...headLines(input, words),
    ...pathLines(order, words),
    ...noteLines(order, words),
    ...(kind === 'cancelled' ? body.map((dish) => ({ ...dish, struck: true })) : body),
    ...footLines(order, words),
  ]
  return [lines]
}

const line = (text: string, style: Partial<Omit<TicketLine, 'text'>> = {}): TicketLine => ({
  text,
  size: 'normal',
  reverse: false,
  struck: false,
  indent: 0,
  ...style,
})

function headLines(
  { order, kind, copy, maybeTwice }: TicketInput,
  words: TicketWords,
): TicketLine[] {
  const headings = [
    order.test ? words.test : '',
    maybeTwice ? words.maybeTwice : '',
    copy > 0 ? words.copy(copy) : '',
    kind === 'changed' ? words.changed : '',
    kind === 'cancelled' ? words.cancelled : '',
  ].filter(Boolean)
  return [
    ...headings.map((text) => line(text, { size: 'large', reverse: true })),
    line(order.orderCode, { size: 'code' }),
  ]
}

function pathLines(order: Order, words: TicketWords): TicketLine[] {
  const { dineInInfo, merchant, path, readyBy, scheduledTime } = order
  const table = dineInInfo?.merchants[merchant.ID]
  const delivered = path === 'pickup' ? words.pickup : words.delivery
  const text = table ? words.table(table.tableNumber, table.eaterCount) : delivered
  const time = (instant: string) => clockText(instant, merchant.timeZone)
  return [
    line(text, { size: 'large' }),
    ...(readyBy ? [line(words.readyBy(time(readyBy)), { size: 'large' })] : []),
    ...(scheduledTime
      ? [line(words.window(time(scheduledTime.from), time(scheduledTime.to)))]
      : []),
  ]
}

const clockText = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant))

/**
 * Returns the order's note and the notes of lines that
 * mention an allergy. They are printed above the dishes.
 */
function noteLines(order: Order, words: TicketWords): TicketLine[] {
  const notes = [
    order.comment,
    ...itemsOf(order)
      .filter(({ comment }) => mentionsAllergy(comment))
      .map(({ name, comment }) => `${name}: ${comment}`),
  ].filter((note) => note.trim() !== '')
  return [
    ...(hasAllergyMark(order) ? [line(words.allergy, { size: 'large', reverse: true })] : []),
    ...notes.map((note) => line(note, { reverse: true })),
  ]
}

const itemsOf = ({ merchantCartWithQuoteList }: Order): QuotedItem[] =>
  merchantCartWithQuoteList.flatMap(({ items }) => items)

function dishLines({ order, aliases }: TicketInput, words: TicketWords): TicketLine[] {
  const groups = groupByMember(order)
  if (groups.length === 1) return itemsOf(order).flatMap(itemLines)
  const members = groups.filter(({ memberID }) => memberID !== null)
  return groups.flatMap(({ memberID, items }) => {
    const number = members.findIndex((member) => member.memberID === memberID) + 1
    const name = memberID === null ? '' : nameOf(memberID, number, aliases, words)
    const header = memberID === null ? [] : [line(`${name} · ${words.bag(number, members.length)}`)]
    return [...header, ...items.flatMap(itemLines).map(indented)]
  })
}

const indented = (each: TicketLine): TicketLine => ({ ...each, indent: each.indent + 1 })

const nameOf = (
  memberID: string,
  number: number,
  aliases: TicketInput['aliases'],
  words: TicketWords,
): string => aliases?.[memberID] ?? words.member(number)

/**
 * Groups the items by member, in the sequence of each
 * member's first dish. Items without a member come last.
 */
function groupByMember(order: Order): { memberID: string | null; items: QuotedItem[] }[] {
  const groups = Map.groupBy(itemsOf(order), ({ groupLine }) => groupLine?.memberID ?? null)
  return [...groups]
    .map(([memberID, items]) => ({ memberID, items }))
    .toSorted((a, b) => Number(a.memberID === null) - Number(b.memberID === null))
}

const itemLines = ({ quantity, name, modifiers, comment }: QuotedItem): TicketLine[] => [
  line(`${quantity} × ${name}`, { size: 'large' }),
  ...modifiers.map((modifier) =>
    line(`+ ${modifier.quantity > 1 ? `${modifier.quantity} × ` : ''}${modifier.name}`, {
      indent: 1,
    }),
  ),
  ...(comment.trim() === '' ? [] : [line(comment, { indent: 1, reverse: true })]),
]

function changeLines({ order, changeID }: TicketInput, words: TicketWords): TicketLine[] {
  return order.changes
    .filter((change) => change.changeID === changeID && change.oldQuantity !== change.newQuantity)
    .flatMap((change) => changeLine(change, words))
}

function changeLine(
  { name, oldQuantity, newQuantity }: ItemChange,
  words: TicketWords,
): TicketLine[] {
  if (newQuantity === 0)
    return [
      line(words.removed, { reverse: true }),
      line(`${oldQuantity} × ${name}`, { size: 'large', struck: true }),
    ]
  return [
    line(words.fewer(oldQuantity, newQuantity), { reverse: true }),
    line(`${newQuantity} × ${name}`, { size: 'large' }),
  ]
}

function footLines(order: Order, words: TicketWords): TicketLine[] {
  const count = itemsOf(order).reduce((total, { quantity }) => total + quantity, 0)
  const wishes = order.wishes?.cutlery ? words.cutlery : words.noCutlery
  return [
    line(words.dishes(count), { size: 'large' }),
    ...(order.path === 'table' ? [] : [line(wishes)]),
    line(paymentText(order, words), { size: 'large' }),
  ]
}

/**
 * Returns the text that says whether the merchant collects cash. The merchant does so at a table,
 * and from eaters who collect their order.
 */
function paymentText({ path, paymentTypeID, snapshotDetail }: Order, words: TicketWords): string {
  if (!isCash(paymentTypeID)) return words.paid
  const takesCash = path === 'table' || path === 'pickup'
  const { amountDisplay } = snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2
  return takesCash ? words.takeCash(amountDisplay) : words.cash
}

function composeBagLabels({ order, language, aliases, copy, maybeTwice }: TicketInput) {
  const words = ticketWords[language]
  const members = groupByMember(order).flatMap(({ memberID, items }) =>
    memberID === null ? [] : [{ memberID, items }],
  )
  const repeated = [maybeTwice ? words.maybeTwice : '', copy > 0 ? words.copy(copy) : '']
  return members.map(({ memberID, items }, index) => [
    ...repeated.filter(Boolean).map((text) => line(text, { size: 'small', reverse: true })),
    line(order.orderCode, { size: 'code' }),
    line(nameOf(memberID, index + 1, aliases, words), { size: 'large' }),
    line(words.bag(index + 1, members.length)),
    ...items.map(({ quantity, name }) => line(`${quantity} × ${name}`)),
  ])
}
