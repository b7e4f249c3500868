// Tests of the panel with which staff make a merchant busy or pause it, in a browser.
import type { MerchantLive } from '@tingkat/contract/console/merchant-live'
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw, fakeApi } from '../../testing/draw.tsx'
import { changeLive, makeLive, merchant } from '../../testing/live.ts'
import { PacePanel } from './pace-panel.tsx'

let restore = () => {}
afterEach(() => restore())

function Pace({ first }: { first: MerchantLive }) {
  const [live, setLive] = useState(first)
  return <PacePanel board={{ live, merchant, readWith: first, readAt: 0 }} onChanged={setLive} />
}

function fakePace(first: MerchantLive) {
  let live = first
  const api = fakeApi(({ method, path, body }) => {
    if (method !== 'POST' || path !== '/kitchen/merchants/sg-m1/live') return undefined
    live = changeLive(live, (body as { change: LiveChange }).change)
    return { body: live }
  })
  restore = api.restore
  return () => api.requests.map(({ body }) => (body as { change: LiveChange }).change)
}

const clock = (instant: string) =>
  new Intl.DateTimeFormat('en', {
    timeZone: 'Asia/Singapore',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant))
const inMinutes = (live: MerchantLive, minutes: number) =>
  clock(new Date(Date.parse(live.now) + minutes * 60_000).toISOString())

test('sets busy with its end, tells what eaters read, and ends it (LIVE-18)', async () => {
  const live = makeLive()
  const changes = fakePace(live)
  const screen = await draw(<Pace first={live} />)
  await screen.getByText('Busy', { exact: true }).click()
  await screen.getByText('+20 min').click()
  await expect.element(screen.getByText(/45 min of preparation instead of 25/)).toBeVisible()
  const end = inMinutes(live, 60)
  await screen.getByRole('button', { name: new RegExp(`^Busy, \\+20 min until .*${end}$`) }).click()
  await expect.poll(changes).toEqual([{ kind: 'busy', minutes: 20, duration: 60 }])
  await screen.getByRole('button', { name: 'End busy now' }).click()
  await expect.element(screen.getByRole('button', { name: 'End busy now' })).not.toBeInTheDocument()
  expect(changes().at(-1)).toEqual({ kind: 'not_busy' })
})

test('the shown end of busy is closing at the latest (LIVE-18)', async () => {
  const live = makeLive()
  const closesAt = new Date(Date.parse(live.now) + 10 * 60_000).toISOString()
  const screen = await draw(<Pace first={{ ...live, closesAt }} />)
  await screen.getByText('Busy', { exact: true }).click()
  await expect
    .element(screen.getByRole('button', { name: new RegExp(`until .*${clock(closesAt)}$`) }))
    .toBeVisible()
})

test('pauses with a reason until a time, shows the eaters’ words, and resumes (LIVE-19)', async () => {
  const live = makeLive()
  const changes = fakePace(live)
  const screen = await draw(<Pace first={live} />)
  await screen.getByText('Pause', { exact: true }).click()
  await screen.getByText('15 min', { exact: true }).click()
  await screen.getByRole('radio', { name: 'Something is broken' }).click()
  const end = inMinutes(live, 15)
  await expect
    .element(screen.getByText(new RegExp(`^Paused, opens .*${end}. Something broke at`)))
    .toBeVisible()
  await screen.getByRole('button', { name: /^Pause until/ }).click()
  await expect.poll(changes).toEqual([{ kind: 'pause', duration: 15, reason: 'equipment' }])
  await screen.getByRole('button', { name: 'Take orders again now' }).click()
  await expect.poll(() => changes().at(-1)).toEqual({ kind: 'resume' })
})

test('keeps the focus in the panel when a control disappears, by keys only (LIVE-18 LIVE-19)', async () => {
  const live = makeLive()
  fakePace(live)
  const screen = await draw(<Pace first={live} />)
  const tabTo = async (words: string) => {
    const isThere = () => document.activeElement?.textContent?.startsWith(words)
    for (let presses = 0; presses < 30 && !isThere(); presses += 1) await userEvent.tab()
    expect(document.activeElement?.textContent).toContain(words)
  }
  const heading = screen.getByRole('heading', { level: 2 }).element()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(screen.getByText('Why', { exact: true })).toBeVisible()
  await tabTo('Pause until')
  await userEvent.keyboard('{Enter}')
  const resume = screen.getByRole('button', { name: 'Take orders again now' })
  await expect.element(resume).toBeVisible()
  await expect.poll(() => document.activeElement).toBe(heading)
  await userEvent.tab()
  expect(document.activeElement).toBe(resume.element())
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).toBe(heading)
  await tabTo('Change the limit')
  await userEvent.keyboard('{Enter}')
  const limit = screen.getByRole('heading', { level: 3 }).element()
  await expect.poll(() => document.activeElement).toBe(limit)
  await userEvent.tab()
  expect(document.activeElement).toHaveProperty('tagName', 'INPUT')
})

test('shows a pause by the server and one by the operator, which cannot be ended here (LIVE-20 LIVE-24)', async () => {
  const reachable = makeLive({ shownPause: { until: null, reason: 'unreachable' } })
  const screen = await draw(<Pace first={reachable} />)
  await expect.element(screen.getByText('The tablet was not reachable.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Take orders again now' })).toBeVisible()
  await screen.unmount()
  const area = makeLive({ shownPause: { until: null, reason: 'area', note: 'Flood' } })
  const other = await draw(<Pace first={area} />)
  await expect.element(other.getByText(/Flood/)).toBeVisible()
  await expect
    .element(other.getByRole('button', { name: 'Take orders again now' }))
    .not.toBeInTheDocument()
})

test('sets how many orders start cooking in 15 minutes, and takes the limit away (KITCH-28)', async () => {
  const live = makeLive()
  const changes = fakePace(live)
  const screen = await draw(<Pace first={live} />)
  await expect.element(screen.getByText('No limit')).toBeVisible()
  await screen.getByRole('button', { name: 'Change the limit' }).click()
  await screen.getByText('Sun', { exact: true }).click()
  await screen.getByLabelText('From').selectOptions('11:00')
  await screen.getByLabelText('To', { exact: true }).selectOptions('14:00')
  const number = screen.getByLabelText('Orders in 15 min', { exact: true })
  await number.fill('201')
  await expect.element(screen.getByRole('alert')).toMatchTextContent('1 to 200 orders')
  await number.fill('12')
  await screen.getByRole('button', { name: 'Save the limit' }).click()
  const span = { weekdays: [0, 1, 2, 3, 4, 5], fromHour: 11, toHour: 14, orders: 12 }
  await expect.poll(changes).toEqual([{ kind: 'capacity', capacity: [span] }])
  await expect.element(screen.getByText('Mon – Sat, 11:00 to 14:00: 12')).toBeVisible()
  await screen.getByRole('button', { name: 'Change the limit' }).click()
  await screen.getByRole('button', { name: 'Remove 11:00 to 14:00' }).click()
  await screen.getByRole('button', { name: 'Save the limit' }).click()
  await expect.poll(() => changes().at(-1)).toEqual({ kind: 'capacity', capacity: [] })
  await expect.element(screen.getByText('No limit')).toBeVisible()
})
