// Tests of delivery time and address at checkout in a browser.
import { deliveryWindows } from '@tingkat/ordering/schedule'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { chosenLocation } from '../../features/location/chosen-location.ts'
import { localDate } from '../../platform/i18n/times.ts'
import { client } from '../../platform/browser/client.ts'
import {
  answered,
  drawCheckout,
  openServer,
  refusedBy,
  server,
  store,
  unreachable,
} from '../../testing/checkout.tsx'
import { makeCart, testMerchant } from '../../testing/cart-fixtures.ts'

beforeEach(openServer)
afterEach(() => {
  vi.restoreAllMocks()
})

const scheduledOnly = { schedulerOrderConfig: { blockOnDemandOrders: true } }
/** Returns two valid delivery windows of one day. */
function twoWindows() {
  const windows = deliveryWindows({
    hours: testMerchant.openingHours,
    preparationMinutes: testMerchant.preparationMinutes,
    now: new Date(),
  })
  const day = ({ from }: { from: string }) => localDate(from, 'Asia/Singapore')
  const first = windows.findIndex((window, index) => day(window) === day(windows[index + 1]!))
  return windows.slice(first, first + 2)
}

describe('delivery time', () => {
  test('SCHED-01: Schedule selects the first time, which the button shows', async () => {
    const [first, second] = twoWindows()
    vi.spyOn(client, 'readTimeSlots').mockResolvedValue(answered({ slots: [first!, second!] }))
    const screen = await drawCheckout()
    await screen.getByRole('button', { name: 'Schedule' }).click()
    await expect.poll(() => store.read()?.scheduledOrder?.windowStartTime).toBe(first!.from)
    const clock = (instant: string) =>
      new Intl.DateTimeFormat('en-SG', {
        timeZone: 'Asia/Singapore',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(new Date(instant))
    await expect.element(screen.place).toMatchTextContent(/^Order for /)
    await expect.element(screen.place).toMatchTextContent(clock(first!.from))
    await screen.getByRole('button', { name: new RegExp(`^${clock(second!.from)}`) }).click()
    await expect.element(screen.place).toMatchTextContent(clock(second!.from))
    await expect.element(screen.place).not.toHaveAttribute('aria-disabled', 'true')
    await screen.place.click()
    await expect
      .poll(() => server.orders[0]?.body.scheduledTime)
      .toMatchObject({ from: second!.from, to: second!.to })
  })

  test.each([1280, 992])('SCHED-01: days and times stay in their card at %i px', async (width) => {
    await page.viewport(width, 900)
    // The delivery windows begin the next morning, because in the evening few windows of today are
    // left.
    const tomorrow = localDate(new Date(Date.now() + 86_400_000), 'Asia/Singapore')
    const slots = deliveryWindows({
      hours: testMerchant.openingHours,
      preparationMinutes: testMerchant.preparationMinutes,
      now: new Date(`${tomorrow}T00:00:00+08:00`),
    })
    vi.spyOn(client, 'readTimeSlots').mockResolvedValue(answered({ slots }))
    const screen = await drawCheckout()
    await screen.getByRole('button', { name: 'Schedule' }).click()
    const card = screen.getByRole('region', { name: 'Delivery time' })
    await expect.poll(() => card.getByRole('button').elements().length).toBeGreaterThan(20)
    const { left, right } = card.element().getBoundingClientRect()
    for (const button of card.getByRole('button').elements()) {
      const box = button.getBoundingClientRect()
      expect(box.left).toBeGreaterThanOrEqual(left)
      expect(box.right).toBeLessThanOrEqual(right)
    }
  })

  test('SCHED-01: without available times no immediate order is sent', async () => {
    vi.spyOn(client, 'readTimeSlots').mockResolvedValue(answered({ slots: [] }))
    const screen = await drawCheckout()
    await screen.getByRole('button', { name: 'Schedule' }).click()
    await expect.element(screen.getByText('No times available in the next 7 days.')).toBeVisible()
    await expect.element(screen.place).toMatchTextContent('Choose a time')
    await screen.place.click({ force: true })
    expect(server.orders).toEqual([])
    expect(document.activeElement?.id).toBe('co-time')
    await screen.getByRole('button', { name: /^Now/ }).click()
    await expect.element(screen.place).toMatchTextContent('Place order')
  })

  test('SCHED-04: shows the subtotal at a scheduled-only merchant, and asks for a time', async () => {
    server.merchant = { ...testMerchant, ...scheduledOnly }
    vi.spyOn(client, 'readTimeSlots').mockResolvedValue(unreachable)
    const screen = await drawCheckout({ cart: makeCart({ merchant: scheduledOnly }) })
    await expect
      .element(screen.getByText('This restaurant only takes scheduled orders.'))
      .toBeVisible()
    const panels = [...document.querySelectorAll('.co-form .panel')].map((panel) => panel.id)
    expect(panels[0]).toBe('co-time')
    const summary = screen.getByRole('region', { name: 'Summary' })
    await expect.element(summary).toMatchTextContent(/SubtotalS\$.7\.60/)
    await expect.element(screen.place).toMatchTextContent(/Choose a time.*7\.60/)
  })

  test('SCHED-04: a scheduled-only merchant requires a time', async () => {
    server.merchant = { ...testMerchant, schedulerOrderConfig: { blockOnDemandOrders: true } }
    const screen = await drawCheckout()
    await expect
      .element(screen.getByText('This restaurant only takes scheduled orders.'))
      .toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^Now/ })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: /to 7:30|to 19:30/ })).toBeVisible()
  })

  test('SCHED-01 PROD-04: a closed merchant takes scheduled orders', async () => {
    server.merchant = {
      ...testMerchant,
      openingHours: {
        ...testMerchant.openingHours,
        weekly: testMerchant.openingHours.weekly.map(() => []),
      },
    }
    const screen = await drawCheckout()
    await expect.element(screen.getByText(/closed right now. Choose a time/)).toBeVisible()
    await screen.getByRole('button', { name: /to 7:30|to 19:30/ }).click()
    await expect
      .poll(() => server.quotes.at(-1)?.scheduledTime)
      .toMatchObject({ from: '2030-01-05T11:00:00.000Z', available: true })
  })

  test('ERR-07 SCHED-01: shows the error of an expired window beside the times', async () => {
    server.placed = [
      refusedBy('slot_unavailable', {
        merchantID: testMerchant.ID,
        time: '2030-01-05T11:00:00.000Z',
      }),
    ]
    const screen = await drawCheckout()
    await screen.place.click()
    await expect
      .element(screen.getByRole('region', { name: 'Delivery time' }).getByRole('alert'))
      .toBeVisible()
    expect(store.read()).not.toBeNull()
  })

  test('PROD-12: without an address the button opens the address dialog', async () => {
    chosenLocation('sg').write(null)
    const screen = await drawCheckout()
    await screen.place.click({ force: true })
    expect(server.orders).toEqual([])
    expect(document.activeElement?.id).toBe('co-address')
  })
})
