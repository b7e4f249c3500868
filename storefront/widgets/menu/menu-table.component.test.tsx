// Tests of ordering at a table on a merchant's page, in a browser.
import { problemOf } from '@tingkat/contract/problem'
import { makeLine, kopi } from '@tingkat/ordering/testing/fixtures'
import { startLine } from '@tingkat/ordering/dish/dish'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { meStore } from '../../features/account/use-me.ts'
import { activeGroup } from '../../platform/storage/active-group.ts'
import { scannedTableStore } from '../../platform/storage/scanned-table.ts'
import { draw } from '../../testing/draw.tsx'
import { makeCart, testMerchant } from '../../testing/cart-fixtures.ts'
import { makeGroupOrder } from '../../testing/group-order-fixtures.ts'
import { MenuTableSlot } from './menu-table-slot.tsx'

const code = '1.sealsealsealsealseals'
const menu = '/sg/en/restaurant/sambal-warung/warung'
const scanned = `${menu}?tableNumber=7&tableCode=${code}`
const store = cartStoreOf('sg')
const seats = scannedTableStore('sg')
let requests: string[]
let table: (url: string) => { status?: number; body: unknown }

beforeEach(() => {
  requests = []
  table = () => ({
    body: { merchantID: testMerchant.ID, tableID: 'T-7', tableNumber: '7', tableCode: code },
  })
  localStorage.clear()
  seats.write(null)
  store.replace(null)
  activeGroup('sg').write(null)
  meStore.set(null)
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = input as string
    requests.push(`${init?.method ?? 'GET'} ${url}`)
    const { status = 200, body } = url.includes('/tables/')
      ? table(url)
      : { body: makeGroupOrder({ kind: 'table', table: { tableID: 'T-7', tableNumber: '7' } }) }
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  })
})
afterEach(() => vi.restoreAllMocks())

async function open(path = scanned) {
  const screen = await draw(<MenuTableSlot merchant={testMerchant} />, { path })
  const landing = screen.getByRole('dialog', { name: /^Table 7/ })
  const at = () => screen.router.state.location.pathname + screen.router.state.location.search
  return { screen, landing, at }
}
const seated = () => store.read()?.dineInInfo?.merchants[testMerchant.ID]

test('DINE-02 DINE-04 ROUTE-09: a valid code sets the table, and is removed from the URL', async () => {
  const { landing, at, screen } = await open()
  await expect.element(landing.getByText('How many people are eating?')).toBeVisible()
  expect(requests).toEqual([`GET /api/v1/merchants/warung/tables/7?tableCode=${code}`])
  await landing.getByRole('button', { name: 'One person more' }).click()
  await landing.getByRole('button', { name: 'See the menu' }).click()
  await expect.poll(at).toBe(menu)
  await expect.element(landing).not.toBeInTheDocument()
  expect(seats.read()?.table).toEqual({
    tableID: 'T-7',
    merchants: { warung: { eaterCount: 3, tableNumber: '7', tableCode: code } },
  })
  await expect.element(screen.getByRole('region', { name: 'Table 7, dine in' })).toBeVisible()
})

test('DINE-02 ENT-03 ENT-04: dishes added later are for that table', async () => {
  const { landing } = await open()
  await landing.getByRole('button', { name: 'See the menu' }).click()
  store.add(testMerchant, startLine(kopi, 'a'))
  expect(seated()).toEqual({ eaterCount: 2, tableNumber: '7', tableCode: code })
  expect(store.read()?.merchants[0]).toMatchObject({ eaterCount: 2, tableNumber: '7' })
})

test('DINE-02: a cart of that merchant gets the table, another cart stays unchanged', async () => {
  store.replace(makeCart({ lines: [makeLine(kopi, 'a')], scheduled: {} }))
  const { landing } = await open()
  await landing.getByRole('button', { name: 'See the menu' }).click()
  await expect.poll(() => seated()?.tableNumber).toBe('7')
  expect(store.read()?.scheduledOrder).toBeNull()
  const other = makeCart({ merchant: { ID: 'stall', name: 'Stall' } })
  store.replace(other)
  await open()
  expect(store.read()).toEqual(other)
})

test('DINE-05 ERR-06: an invalid code shows an error and sets no table', async () => {
  table = () => ({ status: 422, body: problemOf('required_restaurant_params') })
  const { landing, at } = await open()
  await expect
    .element(landing.getByRole('alert'))
    .toMatchTextContent(/We don’t recognise this table/)
  await expect
    .element(landing.getByRole('button', { name: 'See the menu', exact: true }))
    .not.toBeInTheDocument()
  await landing.getByRole('button', { name: 'See the menu without a table' }).click()
  await expect.poll(at).toBe(menu)
  expect(seats.read()).toBeNull()
})

test('DINE-05: an unknown table is refused at once, without a request', async () => {
  const { screen } = await open(`${menu}?tableNumber=99`)
  const landing = screen.getByRole('dialog', { name: /^Table 99/ })
  await expect
    .element(landing.getByRole('alert'))
    .toMatchTextContent(/We don’t recognise this table/)
  expect(landing.element().textContent).not.toContain('Order and pay from your seat')
  expect(requests).toEqual([])
})

test('DINE-01: until the table is left, borders are cobalt and the address bar is hidden', async () => {
  await page.viewport(390, 800)
  seats.write({
    table: { tableID: 'T-7', merchants: { warung: { eaterCount: 2, tableNumber: '7' } } },
    at: Date.now(),
  })
  const { screen } = await open(menu)
  const bar = screen.getByRole('region', { name: 'Table 7, dine in' })
  await expect.element(bar).toBeVisible()
  const styles = () => getComputedStyle(document.documentElement)
  const cobalt = styles().getPropertyValue('--cobalt')
  expect(styles().getPropertyValue('--rim')).toBe(cobalt)
  const addressBar = document.createElement('div')
  addressBar.className = 'hdr-addr'
  addressBar.textContent = 'Deliver to'
  document.body.append(addressBar)
  expect(addressBar.checkVisibility()).toBe(false)
  await bar.getByRole('button', { name: 'Leave the table' }).click()
  await expect.poll(() => addressBar.checkVisibility()).toBe(true)
  expect(styles().getPropertyValue('--rim')).not.toBe(cobalt)
  addressBar.remove()
  await page.viewport(1280, 800)
})

test('a request to an unavailable server can be repeated', async () => {
  table = () => {
    throw new TypeError('Failed to fetch')
  }
  const { landing } = await open()
  await expect.element(landing.getByRole('alert')).toBeVisible()
  table = () => ({
    body: { merchantID: testMerchant.ID, tableID: 'T-7', tableNumber: '7', tableCode: code },
  })
  await landing.getByRole('button', { name: 'Try again' }).click()
  await expect.element(landing.getByText('How many people are eating?')).toBeVisible()
})

test('DINE-02: changes the eater count; leaving the table removes it from the cart', async () => {
  seats.write({
    table: {
      tableID: 'T-7',
      merchants: { warung: { eaterCount: 2, tableNumber: '7', tableCode: code } },
    },
    at: Date.now(),
  })
  store.replace(makeCart({ table: '7' }))
  const { screen } = await open(menu)
  const bar = screen.getByRole('region', { name: 'Table 7, dine in' })
  await bar.getByRole('button', { name: 'One person more' }).click()
  await expect.poll(() => seated()?.eaterCount).toBe(3)
  await bar.getByRole('button', { name: 'Leave the table' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  expect(store.read()?.dineInInfo).toBeNull()
})

test('DINE-03: a scan expires', async () => {
  seats.write({
    table: { tableID: 'T-7', merchants: { warung: { eaterCount: 2, tableNumber: '7' } } },
    at: Date.now() - 24 * 3_600_000,
  })
  const { screen } = await open(menu)
  await expect
    .element(screen.getByRole('region', { name: 'Table 7, dine in' }))
    .not.toBeInTheDocument()
  store.add(testMerchant, startLine(kopi, 'a'))
  expect(seated()).toBeUndefined()
})

test('GRP-01: a logged-in eater starts a group order of the table', async () => {
  meStore.set({ name: 'Mei', loggedIn: true, safeId: 'mei', ongoingOrderCount: 0 })
  seats.write({
    table: {
      tableID: 'T-7',
      merchants: { warung: { eaterCount: 2, tableNumber: '7', tableCode: code } },
    },
    at: Date.now(),
  })
  store.replace(makeCart({ table: '7' }))
  const { screen } = await open(menu)
  await screen.getByRole('button', { name: 'Order together' }).click()
  await expect
    .poll(() => activeGroup('sg').read())
    .toEqual({ groupID: 'sg-g1', merchantID: 'warung', kind: 'table', open: true })
  expect(store.read()).toBeNull()
})
