// Tests of the page on which the operator pauses countries and areas, in a browser.
import type { AreaPauseList, SetAreaPause } from '@tingkat/contract/console/area-pause'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw, fakeApi, owner } from '../../testing/draw.tsx'
import { merchant } from '../../testing/live.ts'
import { PauseBar } from './pause-bar.tsx'
import { PausesPage } from './pauses-page.tsx'
import { PausesProvider } from './pauses-context.tsx'

let restore = () => {}
afterEach(() => restore())

const me: typeof owner = {
  ...owner,
  memberships: [{ role: 'support_lead', scope: 'country:sg' }],
}
const neighbour = { ...merchant, ID: 'sg-m2', name: 'Laksa Lorong Lima' }
const far = {
  ...merchant,
  ID: 'sg-m3',
  name: 'Far Away',
  latlng: { latitude: 1.4, longitude: 103.9 },
}

/** Fakes the API of pauses, and the search for restaurants. */
function openPauses(pauses: AreaPauseList['pauses'] = []) {
  let held = pauses
  const api = fakeApi(({ method, path, body }) => {
    if (path === '/desk/pauses' && method === 'POST') {
      const { country, effect = 'orders', area, note } = body as SetAreaPause
      const [from, until] = ['2030-01-01T00:00:00Z', '2030-01-01T04:00:00Z']
      held = [{ pauseID: 'p1', country, effect, area, note, from, until, byName: 'Aung Min' }]
    }
    if (method === 'DELETE') held = []
    if (path.startsWith('/desk/pauses')) return { body: { pauses: held } }
    if (path.startsWith('/suggestions') || path.startsWith('/search'))
      return { body: { suggestions: [{ merchantID: 'sg-m1', text: merchant.name }] } }
    if (path.startsWith('/merchants/sg-m1')) return { body: merchant }
    if (path.startsWith('/merchants'))
      return { body: { merchants: [merchant, neighbour, far], nextCursor: null } }
    return undefined
  })
  restore = api.restore
  return api
}

const open = () =>
  draw(
    <PausesProvider>
      <PauseBar />
      <PausesPage />
    </PausesProvider>,
    { me, path: '/desk/pauses' },
  )

test('LIVE-24 the desk pauses an area around a restaurant; the red bar tells until when and who', async () => {
  const api = openPauses()
  const screen = await open()
  await screen.getByRole('searchbox', { name: 'Around which restaurant' }).fill('warung')
  await screen.getByRole('button', { name: merchant.name }).click()
  await expect.element(screen.getByText('Inside: 2 of 3 restaurants nearby.')).toBeVisible()
  const button = screen.getByRole('button', { name: 'Pause orders' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('radio', { name: '4 h' }).click({ force: true })
  await screen.getByRole('textbox', { name: 'Reason' }).fill('Flood in the west')
  await button.click()
  const bar = screen.getByRole('complementary', { name: 'Pauses' })
  await expect.element(bar.getByText(/An area of Singapore takes no orders until/)).toBeVisible()
  await expect.element(bar.getByText(/Flood in the west/)).toBeVisible()
  await expect.element(bar.getByText('Set by Aung Min.')).toBeVisible()
  const sent = api.requests.find(({ method }) => method === 'POST')?.body as SetAreaPause
  expect(sent).toMatchObject({
    country: 'sg',
    effect: 'orders',
    minutes: 240,
    note: 'Flood in the west',
  })
  expect(sent.area).toHaveLength(24)
  screen.getByRole('button', { name: 'End it now' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('PROMISE-04 the desk suspends the promise of a country, and ends the suspension', async () => {
  const api = openPauses()
  const screen = await open()
  await screen.getByRole('radio', { name: 'The promise of a delivery time' }).click({ force: true })
  await expect.element(screen.getByText(/new ones earn no credit/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Pause orders' })).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'The whole country' }).click({ force: true })
  await screen.getByRole('textbox', { name: 'Reason' }).fill('Heavy rain')
  await screen.getByRole('button', { name: 'Suspend the promise' }).click()
  const bar = screen.getByRole('complementary', { name: 'Pauses' })
  await expect
    .element(bar.getByText(/^Singapore has no promise of a delivery time until/))
    .toBeVisible()
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    country: 'sg',
    effect: 'promise',
    area: null,
    minutes: 60,
    note: 'Heavy rain',
  })
  await screen.getByRole('button', { name: 'End it now' }).click()
  await expect.element(bar).not.toBeInTheDocument()
})

test('LIVE-24 the desk draws an area with its corners on the plan', async () => {
  const api = openPauses()
  const screen = await open()
  await screen.getByRole('searchbox', { name: 'Around which restaurant' }).fill('warung')
  await screen.getByRole('button', { name: merchant.name }).click()
  await screen.getByRole('button', { name: 'Draw the area yourself' }).click()
  const plan = screen.getByRole('button', { name: /Plan of the restaurants/ })
  const { width } = plan.element().getBoundingClientRect()
  for (const [x, y] of [
    [0.3, 0.3],
    [0.7, 0.3],
    [0.7, 0.7],
    [0.3, 0.7],
  ] as const)
    await plan.click({ position: { x: x * width, y: y * width } })
  await expect.element(screen.getByText('Inside: 2 of 3 restaurants nearby.')).toBeVisible()
  await screen.getByRole('button', { name: 'Remove the last corner' }).click()
  await screen.getByRole('textbox', { name: 'Reason' }).fill('Road closed')
  await screen.getByRole('button', { name: 'Pause orders' }).click()
  await expect
    .poll(() => api.requests.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ area: [{}, {}, {}], note: 'Road closed' })
})

test('LIVE-24 the desk draws an area with the keyboard', async () => {
  const api = openPauses()
  const screen = await open()
  const search = screen.getByRole('searchbox', { name: 'Around which restaurant' })
  await search.fill('warung')
  const result = screen.getByRole('button', { name: merchant.name })
  await expect.element(result).toBeVisible()
  await userEvent.tab()
  expect(document.activeElement).toBe(result.element())
  await userEvent.keyboard('{Enter}')
  await expect.element(search).toHaveFocus()
  const byHand = screen.getByRole('button', { name: 'Draw the area yourself' })
  await expect.element(byHand).toBeVisible()
  byHand.element().focus()
  await userEvent.keyboard('{Enter}')
  const plan = screen.getByRole('button', { name: /Plan of the restaurants/ })
  plan.element().focus()
  await userEvent.keyboard('{ArrowLeft>6/}{ArrowUp>3/}{Enter}')
  await userEvent.keyboard('{ArrowRight>9/}{Enter}')
  await userEvent.keyboard('{ArrowDown>9/}{Enter}')
  await expect.element(screen.getByText(/^Inside: [12] of 3/)).toBeVisible()
  await screen.getByRole('textbox', { name: 'Reason' }).fill('Road closed')
  await screen.getByRole('button', { name: 'Pause orders' }).click()
  const sent = () => api.requests.find(({ method }) => method === 'POST')?.body as SetAreaPause
  await expect.poll(sent).toMatchObject({ area: [{}, {}, {}] })
  const [first, second, third] = sent().area ?? []
  expect(second?.latitude).toBe(first?.latitude)
  expect(second?.longitude).toBeGreaterThan(first?.longitude ?? Infinity)
  expect(third?.longitude).toBe(second?.longitude)
  expect(third?.latitude).toBeLessThan(second?.latitude ?? -Infinity)
})
