// Tests in a browser of orders that wait for the eater's bank, or whose response was lost.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takeBankReturn } from '../../platform/storage/bank-return.ts'
import { client } from '../../platform/browser/client.ts'
import {
  answered,
  drawCheckout,
  openServer,
  order,
  refusedBy,
  server,
  store,
  typeCard,
  unreachable,
} from '../../testing/checkout.tsx'
import { draw } from '../../testing/draw.tsx'
import { makeCart } from '../../testing/cart-fixtures.ts'
import BankReturn from '../../routes/payment/return.tsx'

beforeEach(openServer)
afterEach(() => {
  vi.restoreAllMocks()
})

const soon = () => new Date(Date.now() + 590_000).toISOString()
const challenged = () =>
  refusedBy('payment_challenge', {
    orderID: 'o-1',
    challenge: { kind: 'sandbox', reference: 'pay-1' },
    expiresAt: soon(),
  })

describe('a challenge of the bank', () => {
  test('PAY-04: leads from the bank’s page back to this checkout', async () => {
    server.placed = [
      refusedBy('payment_challenge', {
        orderID: 'o-1',
        challenge: { kind: 'redirect', url: '#bank' },
        expiresAt: soon(),
      }),
    ]
    const screen = await drawCheckout({ path: '/sg/en/checkout?sourceID=menu' })
    await screen.place.click()
    await screen.getByRole('link', { name: 'Go to your bank' }).click()
    await screen.unmount()
    window.location.hash = ''
    const back = await draw(<BankReturn />, { path: '/payment/return?redirect_status=succeeded' })
    await expect
      .poll(() => back.router.state.location.pathname + back.router.state.location.search)
      .toBe('/sg/en/checkout?sourceID=menu')
    expect(takeBankReturn()).toBeNull()
  })

  test.each([
    ['Confirm payment', true, /^\/sg\/en\/order\/order-1$/],
    ['Decline', false, /Your bank declined the payment/],
  ] as const)(
    'PAY-04: %s answers the challenge, then the outcome is read by the idempotency key',
    async (name, approve, end) => {
      server.placed = [challenged()]
      server.outcomes = [
        approve
          ? answered({ state: 'placed', orderID: order.orderID, order })
          : answered({ state: 'declined', orderID: 'o-1', reason: 'PAYMENT_FAIL' }),
      ]
      const screen = await drawCheckout({ cart: { ...makeCart(), paymentType: 'VISA' } })
      await typeCard(screen, '4000002500003155')
      await screen.place.click()
      const bank = screen.getByRole('region', { name: 'Confirm with your bank' })
      await expect.element(bank).toHaveFocus()
      await expect.element(bank.getByRole('timer')).toMatchTextContent(/9:\d\d left/)
      // While the bank's challenge is open, the form is disabled and has no order button.
      await expect.element(screen.place).not.toBeInTheDocument()
      await expect.element(screen.getByLabelText('Promo code')).toBeDisabled()
      await bank.getByRole('button', { name }).click()
      expect(client.answerSandboxChallenge).toHaveBeenCalledWith('pay-1', { approve })
      await expect.poll(() => screen.alert.query()?.textContent ?? screen.at()).toMatch(end)
      expect(server.keys).toEqual([server.orders[0]?.key])
      expect(localStorage.getItem('tingkat.placing.sg')).toBeNull()
    },
  )

  test('PAY-04: continues after a reload', async () => {
    server.placed = [challenged()]
    const before = await drawCheckout({ cart: { ...makeCart(), paymentType: 'VISA' } })
    await typeCard(before, '4000002500003155')
    await before.place.click()
    await expect.element(before.getByRole('timer')).toBeVisible()
    await before.unmount()
    server.outcomes = [
      answered({
        state: 'challenge',
        orderID: 'o-1',
        challenge: { kind: 'sandbox', reference: 'pay-1' },
        expiresAt: soon(),
      }),
      answered({ state: 'placed', orderID: order.orderID, order }),
    ]
    const screen = await drawCheckout()
    await screen.getByRole('button', { name: 'Confirm payment' }).click()
    await expect.poll(screen.at).toMatch(/order/)
    expect(new Set(server.keys)).toEqual(new Set([server.orders[0]?.key]))
    expect(server.orders).toHaveLength(1)
  })

  test('PAY-04: after an expired challenge, polls until the payment has succeeded or failed', async () => {
    const over = new Date(Date.now() + 300).toISOString()
    server.placed = [
      refusedBy('payment_challenge', {
        orderID: 'o-1',
        challenge: { kind: 'sandbox', reference: 'pay-1' },
        expiresAt: over,
      }),
    ]
    server.outcomes = [
      answered({
        state: 'challenge',
        orderID: 'o-1',
        challenge: { kind: 'sandbox', reference: 'pay-1' },
        expiresAt: over,
      }),
      answered({ state: 'declined', orderID: 'o-1', reason: 'PAYMENT_FAIL' }),
    ]
    const screen = await drawCheckout()
    await screen.place.click()
    await expect
      .element(screen.alert, { timeout: 60_000 })
      .toMatchTextContent(/Your bank declined the payment/)
    expect(server.keys).toHaveLength(2)
    expect(store.read()).not.toBeNull()
  })

  test('PAY-04: polls a payment that has neither succeeded nor failed', async () => {
    server.placed = [refusedBy('payment_pending', { orderID: 'o-1' })]
    server.outcomes = [
      answered({ state: 'pending', orderID: 'o-1' }),
      answered({ state: 'placed', orderID: order.orderID, order }),
    ]
    const screen = await drawCheckout({ cart: { ...makeCart(), paymentType: 'VISA' } })
    await typeCard(screen, '4000000000000119')
    await screen.place.click()
    await expect.element(screen.getByText('Checking your order')).toBeVisible()
    await expect.poll(screen.at, { timeout: 60_000 }).toMatch(/order/)
    expect(server.keys).toHaveLength(2)
    expect(store.read()).toBeNull()
  })

  test('PROD-05: an order that never arrived is sent again with the same key', async () => {
    server.placed = [unreachable]
    const before = await drawCheckout()
    await before.place.click()
    await expect.element(before.alert).toMatchTextContent(/may have gone through/)
    await before.unmount()
    const screen = await drawCheckout()
    await expect.element(screen.alert, { timeout: 60_000 }).toMatchTextContent(/didn’t reach us/)
    await screen.alert.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(screen.at).toMatch(/order/)
    expect(new Set(server.orders.map(({ key }) => key)).size).toBe(1)
    expect(server.orders).toHaveLength(2)
  })
})
