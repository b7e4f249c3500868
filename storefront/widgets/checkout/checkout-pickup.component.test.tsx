// Tests of pickup at checkout: the choice, the order without an address, and the feature flag.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chosenLocation } from '../../features/location/chosen-location.ts'
import { pickupWish } from '../../platform/storage/pickup-wish.ts'
import { makeCart, testMerchant } from '../../testing/cart-fixtures.ts'
import { drawCheckout, openServer, server } from '../../testing/checkout.tsx'

const pickupMerchant = { pickup: true, preparationMinutes: 14 }
const cart = () => makeCart({ merchant: pickupMerchant })
const flags = { pickup: true }

beforeEach(() => {
  openServer()
  server.merchant = { ...testMerchant, ...pickupMerchant }
  pickupWish('sg').write(null)
})
afterEach(() => {
  pickupWish('sg').write(null)
  vi.restoreAllMocks()
})

test('PICK-01 an order that is collected needs no address and has no delivery fee', async () => {
  chosenLocation('sg').write(null)
  const screen = await drawCheckout({ cart: cart(), flags })
  await screen.getByText('Pickup', { exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Collect from' })).toBeVisible()
  await expect.element(screen.getByText('Ready in about 14 min')).toBeVisible()
  await expect.element(screen.getByText('Pay when you collect')).toBeVisible()
  await expect.element(screen.getByText('Deliver to')).not.toBeInTheDocument()
  expect(screen.container.textContent).not.toContain('Delivery fee')
  await screen.place.click()
  await expect.poll(() => server.orders.length).toBe(1)
  expect(server.orders[0]?.body).toMatchObject({
    pickup: true,
    location: null,
    wishes: { contactless: false },
  })
})

test('PICK-01 the choice is kept and can be changed back to delivery', async () => {
  pickupWish('sg').write(true)
  const screen = await drawCheckout({ cart: cart(), flags })
  await expect.element(screen.getByRole('radio', { name: 'Pickup' })).toBeChecked()
  await expect.element(screen.getByText(/from your address/)).toBeVisible()
  await screen.getByText('Delivery', { exact: true }).click()
  await expect.element(screen.getByText('Deliver to')).toBeVisible()
  await expect.poll(() => server.quotes.at(-1)?.location).not.toBeNull()
  expect(server.quotes.at(-1)).not.toHaveProperty('pickup')
  expect(pickupWish('sg').read()).toBeNull()
})

test('PICK-01 OPS-15 there is no choice at other merchants, at a table, or with the flag off', async () => {
  pickupWish('sg').write(true)
  for (const around of [
    { cart: cart(), flags: { pickup: false } },
    { cart: makeCart(), flags },
    { cart: makeCart({ merchant: { ...pickupMerchant, isIntegrated: false } }), flags },
  ]) {
    const screen = await drawCheckout(around)
    await expect.element(screen.getByText('Deliver to')).toBeVisible()
    await expect.element(screen.getByRole('radio', { name: 'Pickup' })).not.toBeInTheDocument()
    await screen.unmount()
  }
})
