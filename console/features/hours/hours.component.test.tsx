// Tests of the page of opening hours in a browser.
import type { MerchantHours, SaveHours } from '@tingkat/contract/console/merchant-hours'
import { afterEach, expect, test } from 'vitest'
import { WorkplaceContext } from '../../platform/workplace-context.ts'
import { draw, fakeApi } from '../../testing/draw.tsx'
import { HoursEditor } from './hours-editor.tsx'

let restore = () => {}
afterEach(() => restore())

const span = { from: '10:00', to: '22:00' }
const hours: MerchantHours = {
  merchantID: 'sg-m1',
  country: 'sg',
  revision: 4,
  timeZone: 'Asia/Singapore',
  weekly: [[], [span], [span], [span], [span], [span], [span]],
  lastOrderMinutes: 20,
  specialDays: [{ date: '2026-12-24', spans: [] }],
  today: '2026-11-22',
  lastDate: '2027-11-23',
  publicHolidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
}
const outside = {
  orderID: 'o1',
  orderCode: '7KQ4',
  merchantID: 'sg-m1',
  from: '2026-11-24T12:00:00Z',
  to: '2026-11-24T12:30:00Z',
}

/**
 * Fakes the API of opening hours. If `hasOrders`, it asks what to do with the orders `o1` and `o2`.
 */
function fakeHours({ hasOrders = false } = {}) {
  const api = fakeApi(({ method, path, body }) => {
    if (path === '/kitchen/special-days')
      return { body: { merchants: [{ ...hours, revision: 5 }] } }
    if (path !== '/kitchen/merchants/sg-m1/hours') return undefined
    if (method === 'GET') return { body: hours }
    const { weekly, specialDays, decisions } = body as SaveHours
    if (hasOrders && Object.keys(decisions ?? {}).length < 2) {
      const orders = [outside, { ...outside, orderID: 'o2', orderCode: '9XYZ' }]
      return { status: 409, body: { code: 'orders_outside_hours', context: { orders } } }
    }
    return { body: { ...hours, revision: 5, weekly, specialDays } }
  })
  restore = api.restore
  return () =>
    api.requests.filter(({ method }) => method !== 'GET').map(({ body }) => body as SaveHours)
}

const page = <HoursEditor merchantID="sg-m1" />

test('edits a day, tells its end and last order in words, and copies it (LIVE-21)', async () => {
  const saved = fakeHours()
  const screen = await draw(page)
  await screen.getByRole('button', { name: /^Tuesday/ }).click()
  await screen.getByLabelText('From').fill('18:00')
  await screen.getByLabelText('To', { exact: true }).fill('02:00')
  await expect
    .element(screen.getByText('Open from 18:00 to 02:00 the next day. Last order 01:40.'))
    .toBeVisible()
  await screen.getByText('Monday').last().click()
  await screen.getByRole('button', { name: 'Copy' }).click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('The hours are saved.')).toBeVisible()
  const night = { from: '18:00', to: '02:00' }
  expect(saved()).toMatchObject([
    { baseRevision: 4, weekly: [[night], [night], [span], [span], [span], [span], [span]] },
  ])
})

test('marks overlapping hours where they are and does not save them (LIVE-21)', async () => {
  const saved = fakeHours()
  const screen = await draw(page)
  await screen.getByRole('button', { name: /^Tuesday/ }).click()
  await screen.getByRole('button', { name: 'Add hours' }).click()
  await screen.getByLabelText('From').nth(1).fill('21:00')
  await expect.element(screen.getByText('These hours overlap other hours.')).toBeVisible()
  await screen.getByRole('button', { name: 'Save' }).click({ force: true })
  expect(saved()).toEqual([])
})

test('offers public holidays by name and sets only those that are taken (LIVE-22)', async () => {
  const saved = fakeHours()
  const screen = await draw(page)
  await screen.getByRole('button', { name: /Christmas Day/ }).click()
  await screen.getByRole('button', { name: 'Set this day' }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Set hours Christmas Day' }))
    .not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => saved()[0]?.specialDays)
    .toEqual([
      { date: '2026-12-24', spans: [] },
      { date: '2026-12-25', spans: [] },
    ])
})

test('sets a day for all merchants of a manager (LIVE-22)', async () => {
  const saved = fakeHours()
  const merchants = ['sg-m1', 'sg-m2'].map((ID) => ({ ID, name: ID }))
  const screen = await draw(
    <WorkplaceContext value={{ merchants, countries: [] }}>{page}</WorkplaceContext>,
  )
  await screen.getByRole('button', { name: /Christmas Day/ }).click()
  await screen.getByRole('button', { name: 'Save for all my restaurants' }).click()
  await expect
    .poll(saved)
    .toMatchObject([{ merchantIDs: ['sg-m1', 'sg-m2'], day: { date: '2026-12-25', spans: [] } }])
})

test('lists the orders outside the new hours and saves after a decision for each (LIVE-23)', async () => {
  const saved = fakeHours({ hasOrders: true })
  const screen = await draw(page)
  await screen.getByRole('button', { name: /^Tuesday/ }).click()
  await screen.getByRole('button', { name: 'Close all day' }).click()
  await screen.getByRole('button', { name: 'Save' }).click()
  const dialog = screen.getByRole('dialog', { name: '2 orders are outside the new hours' })
  await dialog.getByRole('group', { name: /^7KQ4/ }).getByText('Cook it').click()
  await expect.element(dialog.getByRole('button', { name: '1 decision left' })).toBeVisible()
  await dialog.getByRole('group', { name: /^9XYZ/ }).getByText('Ask the desk').click()
  await dialog.getByRole('button', { name: 'Save the hours' }).click()
  await expect.element(screen.getByText('The hours are saved.')).toBeVisible()
  expect(saved().map(({ decisions }) => decisions)).toEqual([{}, { o1: 'keep', o2: 'desk' }])
  expect(new Set(saved().map(({ actionID }) => actionID)).size).toBe(1)
})
