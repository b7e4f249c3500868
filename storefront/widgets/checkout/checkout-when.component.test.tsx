// When and where to, at checkout in a browser.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chosenLocation } from '../../features/location/chosen-location.ts'
import { drawCheckout, openServer, refusedBy, server, store } from '../../testing/checkout.tsx'
import { testMerchant } from '../../testing/cart-fixtures.ts'

beforeEach(openServer)
afterEach(() => {
  vi.restoreAllMocks()
})

describe('when', () => {
  test('SCHED-04: a kitchen without orders for now asks for a time first', async () => {
    server.merchant = { ...testMerchant, schedulerOrderConfig: { blockOnDemandOrders: true } }
    const screen = await drawCheckout()
    await expect
      .element(screen.getByText('This restaurant only takes scheduled orders.'))
      .toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^Now/ })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: /to 7:30|to 19:30/ })).toBeVisible()
  })

  test('SCHED-01 PROD-04: a closed kitchen is ordered from ahead', async () => {
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

  test('ERR-07 SCHED-01: a window that slipped while the order was on its way is told at the times', async () => {
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

  test('PROD-12: without an address the press leads there', async () => {
    chosenLocation('sg').write(null)
    const screen = await drawCheckout()
    await screen.place.click({ force: true })
    expect(server.orders).toEqual([])
    expect(document.activeElement?.id).toBe('co-address')
  })
})
