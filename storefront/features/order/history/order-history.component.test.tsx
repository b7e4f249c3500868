// Tests of the order history and the receipt in a browser.
import type { OrderList } from '@tingkat/contract/order'
import type { Order } from '@tingkat/ordering/order/order'
import { makeMerchant } from '@tingkat/ordering/testing/fixtures'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { client } from '../../../platform/browser/client.ts'
import { answered, makeOrderView, refused, unreachable } from '../../../testing/order-fixtures.ts'
import { draw } from '../../../testing/draw.tsx'
import { OrderHistory } from './order-history.tsx'
import { Receipt } from '../receipt/receipt.tsx'

const onReorder = vi.fn<(order: Order) => void>()
const onLoggedOut = vi.fn<() => void>()

beforeEach(async () => {
  vi.restoreAllMocks()
  onReorder.mockClear()
  onLoggedOut.mockClear()
  vi.spyOn(client, 'listMerchants').mockResolvedValue(unreachable)
  await page.viewport(1280, 800)
})

const order = (orderID: string, state: Order['orderState']) =>
  makeOrderView({
    orderID,
    state,
    merchant: { ...makeOrderView().merchant, name: `Warung ${orderID}` },
  })
const history = (account: string, groupCount: number | null = 0) =>
  draw(
    <OrderHistory
      account={account}
      groupCount={groupCount}
      reordering={null}
      onReorder={onReorder}
      onLoggedOut={onLoggedOut}
    />,
  )
const pagesOf = (...pages: OrderList[]) =>
  vi
    .spyOn(client, 'listOrders')
    .mockImplementation(async ({ cursor } = {}) => answered(pages[Number(cursor ?? 0)]!))

test('ORD-13 PROD-08 lists ongoing orders first, and older ones page by page', async () => {
  pagesOf(
    { orders: [order('a', 'READY'), order('b', 'COMPLETED')], nextCursor: '1' },
    { orders: [order('b', 'COMPLETED'), order('c', 'CANCELLED_MAX')], nextCursor: null },
  )
  const screen = await history('first')
  const headings = () =>
    screen
      .getByRole('heading')
      .elements()
      .map((heading) => heading.textContent)
  await expect.poll(headings).toEqual(['In progress', 'Past orders'])
  await expect
    .element(screen.getByRole('link', { name: 'Track the order from Warung a' }))
    .toBeVisible()
  expect(screen.container.textContent).toContain('2\u00a0×\u00a0Laksa, 1\u00a0×\u00a0Kopi')
  await userEvent.click(screen.getByRole('button', { name: 'Show older orders' }))
  await expect
    .element(screen.getByRole('link', { name: 'View the order from Warung c' }))
    .toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Show older orders' }).elements()).toHaveLength(0)
  // Only ended orders have a reorder button.
  await userEvent.click(screen.getByRole('button', { name: 'Order again from Warung c' }))
  expect(onReorder.mock.calls[0]![0].orderID).toBe('c')
  expect(screen.getByRole('button', { name: 'Order again from Warung a' }).elements()).toHaveLength(
    0,
  )
})

test('ORD-13 tabs show the orders in progress or the past ones', async () => {
  pagesOf(
    { orders: [order('a', 'READY'), order('b', 'COMPLETED')], nextCursor: '1' },
    { orders: [order('c', 'CANCELLED_MAX')], nextCursor: null },
  )
  const screen = await history('tabs')
  const names = () =>
    screen
      .getByRole('link', { name: /the order from/ })
      .elements()
      .map((link) => link.getAttribute('aria-label')?.slice(-1))
  const more = screen.getByRole('button', { name: 'Show older orders' })
  await expect.poll(names).toEqual(['a', 'b'])
  await userEvent.click(screen.getByRole('tab', { name: 'In progress 1' }))
  await expect.poll(names).toEqual(['a'])
  expect(more.elements()).toHaveLength(0)
  // The arrow keys move between the tabs.
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect
    .element(screen.getByRole('tab', { name: 'Past orders' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.poll(names).toEqual(['b'])
  await userEvent.click(more)
  await expect.poll(names).toEqual(['b', 'c'])
})

test('ORD-13 an empty tab says so', async () => {
  pagesOf({ orders: [order('b', 'COMPLETED')], nextCursor: null })
  const screen = await history('empty tab')
  await userEvent.click(screen.getByRole('tab', { name: 'In progress' }))
  await expect.element(screen.getByText('Nothing in progress right now.')).toBeVisible()
})

test('shows the merchant’s current picture, and its cloth if it has none', async () => {
  const gone = order('b', 'COMPLETED')
  pagesOf({
    orders: [order('a', 'READY'), { ...gone, merchant: { ...gone.merchant, ID: 'gone' } }],
    nextCursor: null,
  })
  const list = vi.spyOn(client, 'listMerchants').mockResolvedValue(
    answered({
      merchants: [{ ID: 'warung', imgHref: '/media/warung.0a1b2c3d4e-c640.avif' }],
      total: 1,
      nextCursor: null,
    } as never),
  )
  const screen = await history('pictures')
  const sources = () =>
    [...screen.container.querySelectorAll('.ord img')].map((image) => image.getAttribute('src'))
  await expect
    .poll(sources)
    .toEqual(['/media/warung.0a1b2c3d4e-c640.avif', expect.stringContaining('data:')])
  expect(list).toHaveBeenCalledExactlyOnceWith({ country: 'sg', ids: 'warung,gone' })
})

test('ORD-13 going back shows all pages at once and refreshes the first', async () => {
  const pages = [
    { orders: [order('a', 'READY'), order('b', 'COMPLETED')], nextCursor: '1' },
    { orders: [order('c', 'COMPLETED')], nextCursor: null },
  ]
  pagesOf(...pages)
  const first = await history('back')
  await userEvent.click(first.getByRole('button', { name: 'Show older orders' }))
  await expect.element(first.getByRole('link', { name: /Warung c/ })).toBeVisible()
  await first.unmount()
  pagesOf({ orders: [order('a', 'COMPLETED'), order('b', 'COMPLETED')], nextCursor: '1' })
  // A memory router reports its first navigation as POP, which is also the type of going back.
  const back = await history('back')
  await expect.element(back.getByRole('link', { name: /Warung c/ })).toBeVisible()
  await expect
    .element(back.getByRole('link', { name: 'View the order from Warung a' }))
    .toBeVisible()
})

test('ORD-13 an empty history below a group order shows no empty state', async () => {
  pagesOf({ orders: [], nextCursor: null })
  const screen = await history('member of a group', 1)
  await expect.poll(() => screen.container.textContent).toBe('')
})

test('ORD-13 an empty history waits until the group orders are known', async () => {
  const list = pagesOf({ orders: [], nextCursor: null })
  const screen = await history('member of an unknown group', null)
  await list.mock.results[0]?.value
  await new Promise(requestAnimationFrame)
  await expect.element(screen.getByText('Loading your orders')).toBeVisible()
})

test('ORD-13 handles an empty history, an unreachable server and an ended session', async () => {
  const list = vi
    .spyOn(client, 'listOrders')
    .mockResolvedValueOnce(answered({ orders: [], nextCursor: null }))
  const empty = await history('empty')
  await expect.element(empty.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await empty.unmount()

  list.mockResolvedValueOnce(unreachable)
  const failed = await history('failed')
  list.mockResolvedValueOnce(answered({ orders: [order('a', 'NEW')], nextCursor: null }))
  await userEvent.click(failed.getByRole('button', { name: 'Try again' }))
  await expect.element(failed.getByRole('link', { name: /Warung a/ })).toBeVisible()
  await failed.unmount()

  list.mockResolvedValueOnce(refused('unauthenticated', 401))
  await history('nobody')
  await expect.poll(() => onLoggedOut.mock.calls.length).toBe(1)
})

test('the receipt has merchant, local time, lines, fees, tax, payment and issuer', async () => {
  const paid = makeOrderView({
    state: 'COMPLETED',
    placement: { paymentTypeID: 'VISA' },
    placedAt: '2026-11-21T16:30:00.000Z',
    beside: { refundedInMinor: 180 },
  })
  const { container } = await draw(<Receipt order={paid} />, {
    settings: {
      company: {
        name: 'Tingkat Pte. Ltd.',
        registration: '202600001K',
        address: '1 Raffles Place',
        email: 'hello@example.com',
      },
    },
  })
  const text = container.textContent ?? ''
  expect(text).toContain(paid.orderCode)
  expect(text).toContain('Katong Warung')
  // The receipt shows the time in Singapore: half past
  // midnight, when it is still the day before in London.
  expect(text).toContain('22 November 2026, 00:30')
  const rows = [...container.querySelectorAll('tr')].map((row) => row.textContent)
  expect(rows.some((row) => /^2Laksa.*S\$\s\d+\.\d\d$/.test(row ?? ''))).toBe(true)
  for (const name of [
    'Subtotal',
    'Delivery',
    'Platform fee',
    'Total',
    'Tax included in the prices',
  ])
    expect(
      rows.some((row) => row?.startsWith(name)),
      name,
    ).toBe(true)
  expect(text).toContain('Paid with Visa')
  expect(text).toMatch(/Refunded to VisaS\$\s1\.80Total chargedS\$/)
  expect(text).toContain('Issued by Tingkat Pte. Ltd.')
  expect(text).toContain('202600001K, 1 Raffles Place')
})

test('the receipt shows a free delivery with the regular fee', async () => {
  const { container } = await draw(
    <Receipt
      order={makeOrderView({
        state: 'COMPLETED',
        placement: { merchant: makeMerchant({ freeDeliveryFrom: 0 }) },
      })}
    />,
  )
  const row = [...container.querySelectorAll('tr')].find((candidate) =>
    candidate.textContent.startsWith('Delivery'),
  )
  expect(row?.textContent.replaceAll(/\s/g, ' ')).toBe('Delivery feenow Freewas S$ 1.90')
})

test('the receipt says that an ongoing order may change, and that nothing is charged', async () => {
  const going = await draw(<Receipt order={makeOrderView({ state: 'READY' })} />)
  await expect.element(going.getByText(/still in progress/)).toBeVisible()
  await going.unmount()
  const nothing = await draw(<Receipt order={makeOrderView({ state: 'CANCELLED_PASSENGER' })} />)
  await expect.element(nothing.getByText(/You weren’t charged/)).toBeVisible()
})
