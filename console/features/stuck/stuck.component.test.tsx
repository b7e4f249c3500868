// Tests of the operator's list of orders and merchants that need attention, in a browser.
import type { StuckList as Stuck } from '@tingkat/contract/console/desk'
import { afterEach, expect, test } from 'vitest'
import { draw, fakeApi, owner } from '../../testing/draw.tsx'
import { StuckPage } from './stuck-page.tsx'

let restore = () => {}
afterEach(() => restore())

const now = '2026-03-18T04:30:00.000Z'
const order: Stuck['orders'][number] = {
  orderID: 'sg-1',
  orderCode: 'P2HX',
  country: 'sg',
  merchantID: 'sg-m1',
  merchantName: 'Warung Senja',
  timeZone: 'Asia/Singapore',
  path: 'integrated',
  orderState: 'ORDER_IN_PREPARE',
  placedAt: '2026-03-18T03:50:00.000Z',
  courierName: null,
  troubles: [
    { kind: 'late_cooking', since: '2026-03-18T04:10:00.000Z' },
    { kind: 'no_courier', since: '2026-03-18T04:20:00.000Z' },
  ],
}
const silent: Stuck['merchants'][number] = {
  merchantID: 'sg-m2',
  name: 'Laksa Lorong Lima',
  country: 'sg',
  timeZone: 'Asia/Singapore',
  unreachableSince: '2026-03-18T04:23:00.000Z',
}

const tablet: NonNullable<Stuck['tablets']>[number] = {
  deviceID: 'd1',
  name: 'Tablet 2',
  merchants: [{ merchantID: 'sg-m1', name: 'Warung Senja' }],
  seenAt: '2026-03-18T04:18:00.000Z',
}
const agent: typeof owner = {
  ...owner,
  memberships: [{ role: 'support_lead', scope: 'country:sg' }],
}

test('DESK-15 leads to the order, and lets a silent merchant take orders again', async () => {
  const answer: Stuck = {
    now,
    truncated: false,
    orders: [order],
    merchants: [silent],
    tablets: [tablet],
  }
  const api = fakeApi(({ path }) =>
    path.startsWith('/desk/stuck') ? { body: answer } : { body: {} },
  )
  ;({ restore } = api)
  const screen = await draw(<StuckPage />, { me: agent })
  await expect
    .element(screen.getByRole('link', { name: 'Open order P2HX' }))
    .toHaveAttribute('href', '/kitchen/board?merchant=sg-m1&order=sg-1')
  await expect.element(screen.getByText('no contact for 12 min')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'All devices' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Take orders again: Laksa Lorong Lima' }).click()
  await expect
    .poll(() => api.requests.find(({ method }) => method === 'POST'))
    .toMatchObject({ path: '/kitchen/merchants/sg-m2/live', body: { change: { kind: 'resume' } } })
})

test('DESK-15 offers no step outside the scopes of the person', async () => {
  const answer: Stuck = { now, truncated: false, orders: [order], merchants: [silent], tablets: [] }
  ;({ restore } = fakeApi(() => ({ body: answer })))
  const me: typeof owner = { ...owner, memberships: [{ role: 'fleet_manager', scope: 'fleet:f1' }] }
  const screen = await draw(<StuckPage />, { me })
  await expect.element(screen.getByRole('heading', { name: 'P2HX Food not ready' })).toBeVisible()
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('DESK-15 lists troubles in words with their age, and removes those that have ended', async () => {
  let answer: Stuck = { now, truncated: false, orders: [order], merchants: [silent], tablets: [] }
  ;({ restore } = fakeApi(({ path }) => (path === '/desk/stuck' ? { body: answer } : undefined)))
  const screen = await draw(<StuckPage />)
  const card = screen.getByRole('listitem').filter({ hasText: 'P2HX' })
  await expect.element(card.getByRole('heading', { name: 'P2HX Food not ready' })).toBeVisible()
  await expect.element(card.getByText('20 min', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Warung Senja · ordered 11:50')).toBeVisible()
  await expect.element(card.getByText('No rider')).toBeVisible()
  await expect.element(screen.getByText('no contact for 7 min')).toBeVisible()
  answer = { now, truncated: false, orders: [], merchants: [], tablets: [] }
  dispatchEvent(new Event('focus'))
  await expect.element(screen.getByText('No order needs attention.')).toBeVisible()
  await expect.element(screen.getByText('Laksa Lorong Lima')).not.toBeInTheDocument()
})
