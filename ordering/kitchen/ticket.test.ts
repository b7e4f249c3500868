import { expect, test } from 'vitest'
import { changeItems } from '../order/changes.ts'
import { moveOrder, type Order } from '../order/order.ts'
import { lunchTime, makeOrder, testLocation, unwrap } from '../testing/fixtures.ts'
import { composeTicket, ticketAfter, type TicketInput, type TicketLine } from './ticket.ts'

const now = lunchTime
const move = (order: Order, name: Parameters<typeof moveOrder>[1]['move'], by = 'merchant') =>
  unwrap(moveOrder(order, { move: name, by: by as 'merchant', now })).order
const acceptedOrder = (comment = '') => ({
  ...move(move(makeOrder({ comment }), 'receive'), 'accept'),
  readyBy: '2026-11-20T04:25:00.000Z',
})
const compose = (order: Order, input: Partial<TicketInput> = {}): TicketLine[] =>
  composeTicket({
    order,
    kind: 'new',
    changeID: '',
    copy: 0,
    maybeTwice: false,
    language: 'en',
    ...input,
  }).flat()
const texts = (lines: TicketLine[]) => lines.map(({ text }) => text)

test('KITCH-19 a ticket has code, path, ready-by, dishes, cutlery, count and payment', () => {
  const lines = compose(acceptedOrder())
  expect(texts(lines)).toEqual([
    'KA-7',
    'DELIVERY',
    'Ready by 12:25',
    '2 × Laksa',
    '+ Modifier thick',
    '1 × Kopi',
    '3 dishes',
    'Cutlery: no',
    'CASH',
  ])
  expect(lines[0]).toMatchObject({ size: 'code', reverse: false })
})

test('KITCH-19 a table has its number, and the cash to take from it', () => {
  const order = acceptedOrder()
  const table: Order = {
    ...order,
    path: 'table',
    dineInInfo: {
      tableID: 'T-7',
      merchants: { [order.merchant.ID]: { eaterCount: 3, tableNumber: '7' } },
    },
  }
  const { amountDisplay } = order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2
  expect(texts(compose(table))).toContain('TABLE 7 (3 eating)')
  expect(texts(compose(table)).at(-1)).toBe(`CASH: take ${amountDisplay}`)
  expect(texts(compose({ ...table, paymentTypeID: 'VISA' })).at(-1)).toBe('PAID')
  expect(texts(compose({ ...order, path: 'pickup' }))).toContain('PICKUP')
})

test('KITCH-19 KITCH-22 notes and the allergy mark stand above the dishes in reverse', () => {
  const order = acceptedOrder('Not too spicy')
  const [entry] = order.merchantCartWithQuoteList
  const items = entry!.items.map((item) => ({ ...item, comment: 'alergi udang' }))
  const lines = compose({ ...order, merchantCartWithQuoteList: [{ ...entry!, items }] })
  const dish = texts(lines).indexOf('2 × Laksa')
  const reversed = lines.filter(({ reverse }) => reverse).map(({ text }) => text)
  expect(reversed.slice(0, 3)).toEqual([
    'ALLERGY: READ THE NOTES',
    'Not too spicy',
    'Laksa: alergi udang',
  ])
  expect(texts(lines).indexOf('Laksa: alergi udang')).toBeLessThan(dish)
  expect(lines[dish + 2]).toMatchObject({ text: 'alergi udang', reverse: true, indent: 1 })
  expect(texts(compose(acceptedOrder()))).not.toContain('ALLERGY: READ THE NOTES')
})

test('KITCH-19 a ticket holds nothing about where the eater is', () => {
  const printed = JSON.stringify(compose(acceptedOrder()))
  const { address, addressDetail, noteToDriver } = testLocation
  const secrets = [address, addressDetail, noteToDriver].filter(Boolean)
  expect(secrets.filter((secret) => printed.includes(secret))).toEqual([])
})

test('KITCH-19 KITCH-27 a group order names members and their bags, on ticket and labels', () => {
  const order = acceptedOrder()
  const [entry] = order.merchantCartWithQuoteList
  const items = entry!.items.map((item, index) => ({
    ...item,
    groupLine: { memberID: index === 0 ? 'a' : 'b', lineID: `${index}` },
  }))
  const free = { ...entry!.items[0]!, name: 'Tea', modifiers: [], isFreeItem: true }
  const group = { ...order, merchantCartWithQuoteList: [{ ...entry!, items: [free, ...items] }] }
  const aliases = { a: 'Ana' }
  expect(texts(compose(group, { aliases }))).toEqual(
    expect.arrayContaining(['Ana · Bag 1 of 2', 'Member 2 · Bag 2 of 2', '2 × Tea']),
  )
  const labels = composeTicket({
    order: group,
    kind: 'labels',
    changeID: '',
    copy: 0,
    maybeTwice: false,
    language: 'en',
    aliases,
  })
  expect(labels.map(texts)).toEqual([
    ['KA-7', 'Ana', 'Bag 1 of 2', '2 × Laksa'],
    ['KA-7', 'Member 2', 'Bag 2 of 2', '1 × Kopi'],
  ])
})

const changed = (order: Order, quantity: number | null, changeID = 'change-1') =>
  unwrap(
    changeItems(order, {
      changeID,
      version: order.version,
      by: 'merchant',
      now,
      changes: [
        quantity === null
          ? { type: 'DELETED', index: 0, itemID: 'laksa' }
          : { type: 'UPDATED', index: 0, itemID: 'laksa', quantity },
      ],
    }),
  ).order

test('KITCH-18 a changed order prints a slip of the differences', () => {
  const fewer = changed(acceptedOrder(), 1)
  expect(ticketAfter(fewer)).toEqual({ kind: 'changed', changeID: 'change-1' })
  const slip = texts(compose(fewer, { kind: 'changed', changeID: 'change-1' }))
  expect(slip).toEqual(expect.arrayContaining(['CHANGED', '1 instead of 2', '1 × Laksa']))
  expect(slip).not.toContain('1 × Kopi')
  const less = changed(fewer, null, 'change-2')
  const lines = compose(less, { kind: 'changed', changeID: 'change-2' })
  expect(lines.find(({ struck }) => struck)?.text).toBe('1 × Laksa')
  expect(texts(lines)).toContain('REMOVED')
})

test('KITCH-18 headings say copy, maybe twice, cancelled and test', () => {
  const order = acceptedOrder()
  expect(texts(compose(order, { copy: 2 }))[0]).toBe('COPY 2')
  expect(texts(compose(order, { maybeTwice: true }))[0]).toBe('MAYBE TWICE')
  expect(texts(compose({ ...order, test: true }))[0]).toBe('TEST ORDER')
  const cancelled = compose(order, { kind: 'cancelled' })
  expect(cancelled[0]).toMatchObject({ text: 'CANCELLED', reverse: true })
  expect(cancelled.find(({ text }) => text === '2 × Laksa')?.struck).toBe(true)
})

test('KITCH-18 an order needs a ticket from its acceptance until the food is collected', () => {
  const received = move(makeOrder(), 'receive')
  expect(ticketAfter(received)).toBeNull()
  expect(ticketAfter(changed(received, 1))).toBeNull()
  expect(ticketAfter(move(received, 'accept'))).toEqual({ kind: 'new', changeID: '' })
  const cancelled = move(move(received, 'accept'), 'cancel')
  expect(ticketAfter(cancelled)).toEqual({ kind: 'cancelled', changeID: '' })
  const cheaper = unwrap(
    changeItems(acceptedOrder(), {
      changeID: 'change-3',
      version: acceptedOrder().version,
      by: 'merchant',
      now,
      changes: [{ type: 'UPDATED', index: 0, itemID: 'laksa', newPriceInMinor: 100 }],
    }),
  ).order
  expect(ticketAfter(cheaper)).toBeNull()
  const collected: Order = { ...acceptedOrder(), orderState: 'CANCELLED_DRIVER' }
  const event = collected.events.at(-1)!
  const events = [...collected.events, { ...event, move: 'collect' as const }, event]
  expect(
    ticketAfter({ ...collected, events: [...events.slice(0, -1), { ...event, move: 'cancel' }] }),
  ).toBeNull()
  expect(ticketAfter(move(received, 'decline'))).toBeNull()
  expect(ticketAfter({ ...move(received, 'accept'), path: 'concierge' })).toBeNull()
})

test('KITCH-19 words of the ticket follow its language', () => {
  const lines = (language: TicketInput['language']) => texts(compose(acceptedOrder(), { language }))
  expect(lines('th')).toContain('จัดส่ง')
  expect(lines('vi')).toContain('GIAO HÀNG')
  expect(lines('id')).toContain('Siap pukul 12:25')
})
