// Tests of the order's page in a browser, with lost connections and ended sessions.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Order } from '@tingkat/ordering/order/order'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { client } from '../../../platform/browser/client.ts'
import { answered, makeOrderView, refused, unreachable } from '../../../testing/order-fixtures.ts'
import { draw } from '../../../testing/draw.tsx'
import { handOverOrder } from '../../../features/order/tracking/fresh-order.ts'
import OrderPage from './order.tsx'

/** Replaces EventSource. A test sends events with `emit`. */
class FakeStream {
  static readonly opened: FakeStream[] = []
  readonly listeners = new Map<string, (event: { data?: unknown }) => void>()
  closed = false

  constructor() {
    FakeStream.opened.push(this)
  }

  addEventListener(type: string, listener: (event: { data?: unknown }) => void) {
    this.listeners.set(type, listener)
  }

  close() {
    this.closed = true
  }

  emit(type: string, data?: unknown) {
    if (!this.closed) this.listeners.get(type)?.({ data: JSON.stringify(data) })
  }
}

const last = () => FakeStream.opened.at(-1)!

beforeEach(async () => {
  vi.restoreAllMocks()
  FakeStream.opened.length = 0
  vi.stubGlobal('EventSource', FakeStream)
  await page.viewport(1280, 800)
})
afterEach(() => vi.unstubAllGlobals())

const server: { order: Order | null; isOffline: boolean } = { order: null, isOffline: false }

async function open(
  first: Order | null,
  { missing = false, problem }: { missing?: boolean; problem?: ReturnType<typeof refused> } = {},
) {
  server.order = first
  server.isOffline = false
  const read = vi.spyOn(client, 'readOrder').mockImplementation(async () => {
    if (server.isOffline) return unreachable
    return server.order ? answered(server.order) : (problem ?? refused('not_found', 404))
  })
  const props = {
    params: { orderID: 'order-1', country: 'sg', language: 'en' },
    loaderData: { missing },
  } as unknown as ComponentProps<typeof OrderPage>
  const screen = await draw(<OrderPage {...props} />)
  return {
    screen,
    read,
    // While an order is under way, its headline is the expected arrival time, and the state is
    // shown below.
    headline: () =>
      (screen.container.querySelector('.tr-state') ?? screen.container.querySelector('h1'))
        ?.textContent,
    text: () => screen.container.textContent ?? '',
  }
}

const at = (version: number, state: Order['orderState']): Order => makeOrderView({ version, state })

test('the page of an order at a table has the look of a dine-in visit', async () => {
  const { screen } = await open(makeOrderView({ state: 'READY', path: 'table' }))
  await expect.poll(() => document.documentElement.classList.contains('dine-in')).toBe(true)
  await screen.unmount()
  expect(document.documentElement.classList.contains('dine-in')).toBe(false)
})

test('ORD-12 shows each event of the stream, and closes the stream of an ended order', async () => {
  const { headline } = await open(at(2, 'NEW'))
  await expect.poll(headline).toBe('Sent to the restaurant')
  last().emit('order', at(3, 'MAX_CONFIRMING'))
  await expect.poll(headline).toBe('The restaurant is checking your order')
  last().emit('order', at(9, 'COMPLETED'))
  await expect.poll(headline).toBe('Enjoy your meal')
  expect(last().closed).toBe(true)
})

test('ORD-12 shows a just placed order at once with a confirmation, on the first visit only', async () => {
  const order = at(1, 'NEW')
  handOverOrder({ ...order, orderID: 'order-1' })
  const confirmation = 'Your order is placed'
  const first = await open({ ...order, orderID: 'order-1' })
  expect(first.text()).toContain(confirmation)
  expect(first.text()).toContain('Laksa')
  await first.screen.unmount()
  const again = await open({ ...order, orderID: 'order-1' })
  await expect.poll(again.headline).toBe('Sent to the restaurant')
  expect(again.text()).not.toContain(confirmation)
})

test('ORD-12 without motion the confirmation has no confetti', async () => {
  handOverOrder({ ...at(1, 'NEW'), orderID: 'order-1' })
  const { screen } = await open(at(1, 'NEW'))
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => rule.conditionText.includes('prefers-reduced-motion'))
    .map((rule) => rule.cssText)
  expect(rules.some((text) => /\.pl-mark i \{ display: none/.test(text))).toBe(true)
  await screen.unmount()
})

test('ORD-12 shows a lost connection, and the current state once it is back', async () => {
  const { headline, text } = await open(at(2, 'MAX_CONFIRMING'))
  await expect.poll(headline).toBe('The restaurant is checking your order')
  last().emit('open')
  server.isOffline = true
  last().emit('error')
  await expect.poll(text).toContain('Connection lost')
  // The order has changed while the connection was lost.
  server.order = at(7, 'READY')
  server.isOffline = false
  await expect.poll(headline, { timeout: 60_000, interval: 20 }).toBe('Your food is ready')
  await expect.poll(() => FakeStream.opened.length).toBe(2)
  last().emit('open')
  await expect.poll(text).not.toContain('Connection lost')
})

test.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'the page is restored from the back/forward cache',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
])(
  'ORD-12 %s: reads the order and opens a new stream, even if the old one seems open',
  async (_, fire) => {
    const { headline } = await open(at(2, 'MAX_CONFIRMING'))
    await expect.poll(() => FakeStream.opened.length).toBe(1)
    const dead = last()
    server.order = at(5, 'ALLOCATING')
    fire()
    await expect.poll(headline).toBe('Finding you a rider')
    expect(dead.closed).toBe(true)
    expect(FakeStream.opened).toHaveLength(2)
  },
)

test('ORD-12 moves the courier on the map without a new version of the order', async () => {
  const order = at(6, 'FOOD_COLLECTED')
  const { screen } = await open(order)
  await expect.poll(() => FakeStream.opened.length).toBe(1)
  last().emit('position', { ...order.deliveryAddress, at: new Date().toISOString() })
  await expect
    .poll(() => screen.container.querySelector('.map svg')?.getAttribute('aria-label'))
    .toContain('100% of the route')
})

test('ROUTE-16 shows a message for an unknown order', async () => {
  for (const missing of [true, false]) {
    const { screen } = await open(null, { missing })
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'We can’t find this order' }))
      .toBeVisible()
    await screen.unmount()
  }
})

test('hides the order and offers a login after a logout', async () => {
  const { screen, headline } = await open(at(3, 'READY'))
  await expect.poll(headline).toBe('Your food is ready')
  vi.spyOn(client, 'readOrder').mockResolvedValue(refused('unauthenticated', 401))
  last().emit('error')
  await expect.poll(headline).toBe('Log in to see your order')
  expect(screen.container.textContent).not.toContain('Laksa')
})

test('offers a guest the login, and retries while the server is unavailable', async () => {
  const guest = await open(null, {
    problem: refused('unauthenticated' satisfies ClientProblem['code'], 401),
  })
  const link = guest.screen.getByRole('link', { name: 'Log in' })
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringMatching(/^\/auth\/login\?country=sg&success_redirect=/))
  await guest.screen.unmount()

  const { screen, headline } = await open(null, { problem: refused('unavailable', 503) })
  await expect.element(screen.getByRole('alert')).toBeVisible()
  server.order = at(2, 'NEW')
  await expect.poll(headline, { timeout: 60_000 }).toBe('Sent to the restaurant')
})
