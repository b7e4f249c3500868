// Tests of the sold-out board in a browser.
import type { MerchantLive } from '@tingkat/contract/console/merchant-live'
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import { userEvent } from 'vitest/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { ConnectionState } from '../../platform/connection-state.tsx'
import { useMerchantLive } from '../../platform/use-merchant-live.ts'
import { draw, fakeApi } from '../../testing/draw.tsx'
import { by, changeLive, makeLive, merchant } from '../../testing/live.ts'
import { SoldOutBoard } from './sold-out-board.tsx'

let restore = () => {}
afterEach(() => {
  restore()
  vi.useRealTimers()
})

function Board() {
  const { board, staleSince, apply } = useMerchantLive('sg-m1')
  return (
    board && (
      <>
        <ConnectionState since={staleSince} />
        <SoldOutBoard board={board} onChanged={apply} />
      </>
    )
  )
}

const livePath = '/kitchen/merchants/sg-m1/live'

/**
 * Fakes an API with one merchant. A test can change `server` as another person at the merchant
 * would.
 */
function fakeMerchant(first: MerchantLive = makeLive()) {
  const server = { live: first, isDown: false }
  const api = fakeApi(({ method, path, body }) => {
    if (server.isDown) throw new TypeError('Failed to fetch')
    if (path === '/merchants/sg-m1') return { body: merchant }
    if (path !== livePath) return undefined
    if (method === 'POST')
      server.live = changeLive(server.live, (body as { change: LiveChange }).change)
    return { body: server.live }
  })
  restore = api.restore
  const changes = () =>
    api.requests.flatMap(({ method, body }) =>
      method === 'POST' ? [(body as { change: LiveChange }).change] : [],
    )
  return { server, changes }
}

const ikan = { dishID: 'ikan', modifierID: null }

test('marks a dish in two taps with the real end, and takes it back (LIVE-14 LIVE-15)', async () => {
  const { changes } = fakeMerchant()
  const screen = await draw(<Board />)
  const grill = screen.getByRole('region', { name: 'Grill' })
  await grill.getByRole('switch', { name: 'Ikan bakar on sale' }).click()
  expect(changes()).toEqual([])
  await grill.getByRole('button', { name: /^Until tomorrow .*\d\d:\d\d$/ }).click()
  await expect.poll(changes).toEqual([{ kind: 'sold_out', targets: [ikan], end: 'tomorrow' }])
  const now = screen.getByRole('region', { name: 'Sold out now 1' })
  await expect.element(now.getByText(/set by Hassan/)).toBeVisible()
  await expect
    .element(grill.getByRole('switch', { name: 'Ikan bakar on sale' }))
    .toHaveAttribute('aria-checked', 'false')
  await expect.element(grill.getByRole('switch', { name: 'Ikan bakar on sale' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('Everything on the menu is on sale.')).toBeVisible()
  expect(changes().at(-1)).toEqual({ kind: 'on_sale', targets: [ikan] })
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('marks with the keyboard only, until a chosen day on the merchant’s clock (LIVE-14)', async () => {
  const { changes } = fakeMerchant()
  const screen = await draw(<Board />)
  const row = screen.getByRole('switch', { name: 'Cendol on sale' })
  await expect.element(row).toBeVisible()
  row.element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
  const field = screen.getByLabelText('Day and time')
  await expect.element(field).toHaveFocus()
  const year = new Date().getFullYear() + 1
  await field.fill(`${year}-01-02T10:00`)
  await userEvent.keyboard('{Enter}')
  const isWithinYear = Date.parse(`${year}-01-02T02:00Z`) - Date.now() <= 366 * 86_400_000
  expect(isWithinYear).toBe(true)
  await expect.poll(changes).toEqual([
    {
      kind: 'sold_out',
      targets: [{ dishID: 'cendol', modifierID: null }],
      end: { until: `${year}-01-02T02:00:00.000Z` },
    },
  ])
})

test('puts on sale in one tap; undo restores the former end (LIVE-14)', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString()
  const mark = { ...ikan, dishName: 'Ikan bakar', modifierName: null, until, at: until, by }
  const { changes } = fakeMerchant(makeLive({ soldOut: [mark] }))
  const screen = await draw(<Board />)
  const now = screen.getByRole('region', { name: 'Sold out now 1' })
  await now.getByRole('switch', { name: 'Ikan bakar on sale' }).click()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(changes).toEqual([
    { kind: 'on_sale', targets: [ikan] },
    { kind: 'sold_out', targets: [ikan], end: { until } },
  ])
})

test('the offer to undo ends after eight seconds', async () => {
  fakeMerchant()
  const screen = await draw(<Board />)
  await screen.getByRole('switch', { name: 'Cendol on sale' }).click()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await screen.getByRole('button', { name: /^2 hours/ }).click()
  await expect.element(screen.getByText('8 s')).toBeVisible()
  vi.advanceTimersByTime(7_000)
  await expect.element(screen.getByText('1 s')).toBeVisible()
  vi.advanceTimersByTime(1_000)
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('an option is marked in all its dishes at once (LIVE-14)', async () => {
  const { changes } = fakeMerchant()
  const screen = await draw(<Board />)
  await screen.getByText('Options 1').click()
  await screen.getByRole('switch', { name: 'Sambal on sale' }).click()
  await screen.getByRole('button', { name: /^No end/ }).click()
  const targets = ['ikan', 'ayam', 'cendol'].map((dishID) => ({
    dishID,
    modifierID: `${dishID}-sambal`,
  }))
  await expect.poll(changes).toEqual([{ kind: 'sold_out', targets, end: 'open' }])
  await expect.element(screen.getByText('Until turned on again').first()).toBeVisible()
})

test('says why a dish counts as sold out, and what others have changed (LIVE-15 LIVE-16)', async () => {
  const unfillable = { dishID: 'ayam', dishName: 'Ayam penyet', groupID: 'g', groupName: 'Sauce' }
  const { server } = fakeMerchant(makeLive({ unfillable: [unfillable] }))
  const screen = await draw(<Board />)
  const now = screen.getByRole('region', { name: 'Sold out now 1' })
  await expect.element(now.getByText('Too few options of “Sauce” are on sale.')).toBeVisible()
  server.live = changeLive(makeLive(), { kind: 'sold_out', targets: [ikan], end: 'open' })
  dispatchEvent(new Event('focus'))
  await expect.element(screen.getByText(/set by Hassan/).first()).toBeVisible()
})

test('says since when the board is not up to date, and recovers', async () => {
  const { server } = fakeMerchant()
  const screen = await draw(<Board />)
  await expect.element(screen.getByText('Up to date')).toBeVisible()
  server.isDown = true
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByText(/^Not up to date since \d\d:\d\d:\d\d$/)).toBeVisible()
  server.isDown = false
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('Up to date')).toBeVisible()
})

test('a refused change says so and changes nothing', async () => {
  const { server } = fakeMerchant()
  const screen = await draw(<Board />)
  await screen.getByRole('switch', { name: 'Cendol on sale' }).click()
  server.isDown = true
  await screen.getByRole('button', { name: /^2 hours/ }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'There is no connection. Nothing was changed; try again when you are online.',
    )
  await expect
    .element(screen.getByRole('switch', { name: 'Cendol on sale' }))
    .toHaveAttribute('aria-checked', 'true')
})
