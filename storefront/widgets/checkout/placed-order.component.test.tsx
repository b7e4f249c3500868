// Tests of the confirmation of a placed order on the checkout page, in a browser.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answered, drawCheckout, openServer, server } from '../../testing/checkout.tsx'
import { makeOrderView } from '../../testing/order-fixtures.ts'

beforeEach(openServer)
afterEach(() => {
  vi.restoreAllMocks()
})

test('PROD-05: a placed pickup order says when it is ready', async () => {
  server.placed = [answered(makeOrderView({ path: 'pickup' }))]
  const screen = await drawCheckout()
  await screen.place.click()
  await expect.element(screen.getByText(/^Ready .*\d\d:\d\d/)).toBeVisible()
  expect(screen.container.textContent).not.toContain('Arriving')
})

test('PROD-05: a placed order is confirmed from what is known, without waiting', async () => {
  server.placed = [answered(makeOrderView())]
  const screen = await drawCheckout()
  const waits: string[] = []
  const observer = new MutationObserver(() => {
    const shown = screen.container.querySelector('output .spin')
    if (shown) waits.push(shown.parentElement?.textContent ?? '')
  })
  await screen.place.click()
  observer.observe(screen.container, { childList: true, subtree: true })
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Your order is placed' }))
    .toBeVisible()
  observer.disconnect()
  expect(waits).toEqual([])
  const { textContent } = screen.container
  expect(textContent).toContain('We’ve sent it to Katong Warung.')
  expect(textContent).toMatch(/Arriving .*\d\d:\d\d\u00a0–\u00a0\d\d:\d\d/)
  expect(textContent).toMatch(/Deliver to Parkway Parade, #05-12/)
  expect(textContent).toMatch(/S\$\s\d+\.\d\d/)
})
