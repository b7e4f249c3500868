// Tests of payment methods at checkout in a browser: e-wallet, test card, Stripe.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  allPaymentMethods,
  answered,
  drawCheckout,
  emptyWallet,
  openServer,
  order,
  refusedBy,
  server,
  store,
  typeCard,
  unreachable,
} from '../../testing/checkout.tsx'
import { makeCart } from '../../testing/cart-fixtures.ts'

beforeEach(openServer)
afterEach(() => {
  vi.restoreAllMocks()
})

describe('payment methods', () => {
  test('PAY-03 PAY-04 PROD-05: shows balances, and disables methods with too low a balance', async () => {
    server.paymentMethods = answered(emptyWallet(allPaymentMethods))
    const screen = await drawCheckout()
    await expect.element(screen.method(/^Cash/)).toBeChecked()
    for (const name of [/Visa/, /Mastercard/, /Pay later.*S\$.90\.00 of your limit left/])
      await expect.element(screen.method(name)).toBeEnabled()
    await expect.element(screen.method(/Tingkat Pay.*Balance S\$.0\.10\. Top up/)).toBeDisabled()
    await expect.element(screen.method(/Points.*S\$.2\.40 isn’t enough/)).toBeDisabled()
    await expect.element(screen.getByRole('radio', { name: /Bill/ })).not.toBeInTheDocument()
  })

  test('PAY-04 QUOTE-15: sends the wallet with the order, and nothing for cash', async () => {
    const screen = await drawCheckout()
    await screen.method(/Tingkat Pay/).click({ force: true })
    await expect.element(screen.method(/Tingkat Pay/)).toBeChecked()
    await screen.place.click()
    await expect.poll(screen.at).toBe(`/sg/en/order/${order.orderID}`)
    expect(server.orders[0]?.body).toMatchObject({
      paymentTypeID: 'CREDIT_BALANCE',
      paymentToken: '',
    })
    expect(server.quotes[0]).toMatchObject({ paymentTypeID: '' })
  })

  test('QUOTE-16: offers the company’s invoice for work orders only', async () => {
    const screen = await drawCheckout()
    await screen.getByRole('button', { name: 'For work: Acme' }).click()
    await screen.method(/Bill my company.*Acme, cost centre A1/).click({ force: true })
    await screen.place.click()
    await expect
      .poll(() => server.orders[0]?.body)
      .toMatchObject({
        paymentTypeID: 'POSTPAID_BILLING',
        enterprise: { costCentre: 'A1', name: 'Acme' },
      })
  })

  test('PAY-04: blocks the order while an unavailable method is chosen', async () => {
    server.paymentMethods = answered(emptyWallet(allPaymentMethods))
    const screen = await drawCheckout({ cart: { ...makeCart(), paymentType: 'CREDIT_BALANCE' } })
    await expect.element(screen.method(/Tingkat Pay/)).not.toBeChecked()
    await screen.place.click({ force: true })
    await expect.element(screen.alert).toMatchTextContent('Choose a payment method.')
    expect(server.orders).toEqual([])
    await screen.method(/^Cash/).click({ force: true })
    await screen.place.click()
    await expect.poll(() => server.orders.length).toBe(1)
  })

  test('PAY-04: can be loaded again after an error, and cash works meanwhile', async () => {
    server.paymentMethods = unreachable
    const screen = await drawCheckout()
    const failed = screen.getByRole('alert')
    await expect.element(failed).toBeVisible()
    await expect.element(screen.place).not.toHaveAttribute('aria-disabled')
    server.paymentMethods = answered(allPaymentMethods)
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.method(/Visa/)).toBeVisible()
  })
})

describe('a card', () => {
  test('PAY-04: is converted to a token in the page, and its data is not sent', async () => {
    const screen = await drawCheckout({ cart: { ...makeCart(), paymentType: 'VISA' } })
    await typeCard(screen, '5555555555554444')
    // The form selects the card's brand from the typed number.
    await expect.element(screen.method(/Mastercard/)).toBeChecked()
    await expect.element(screen.getByLabelText('Card number')).toHaveValue('5555 5555 5555 4444')
    await screen.place.click()
    await expect
      .poll(() => server.orders[0]?.body)
      .toMatchObject({ paymentTypeID: 'MASTERCARD', paymentToken: 'tok_mastercard' })
    const sent = JSON.stringify([
      server.orders,
      server.quotes,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ])
    expect(sent).not.toMatch(/5555/)
    expect(sent).not.toContain('12 / 30')
  })

  test('PAY-04: shows errors at their fields, and sends nothing', async () => {
    const screen = await drawCheckout({ cart: { ...makeCart(), paymentType: 'VISA' } })
    await screen.getByLabelText('Card number').fill('4242424242424241')
    await screen.place.click()
    await expect.element(screen.getByLabelText('Card number')).toHaveFocus()
    await expect
      .element(screen.getByLabelText('Card number'))
      .toHaveAccessibleDescription('Enter a valid card number.')
    await expect
      .element(screen.getByLabelText('Security code'))
      .toHaveAccessibleDescription('Enter the three digits on the back of your card.')
    await screen.getByLabelText('Card number').fill('4111111111111111')
    await expect
      .element(screen.getByLabelText('Card number'))
      .toHaveAccessibleDescription(/Only test cards work here/)
    expect(server.orders).toEqual([])
  })

  test('PAY-04: after a refusal shows the reason, and retries with another key', async () => {
    server.placed = [
      refusedBy('payment_declined', { orderID: 'o-1', reason: 'INSUFFICIENT_BALANCE' }),
    ]
    const screen = await drawCheckout({ cart: { ...makeCart(), paymentType: 'VISA' } })
    await typeCard(screen, '4000000000009995')
    await screen.place.click()
    await expect
      .element(screen.alert)
      .toMatchTextContent(/didn’t go through.*aren’t enough funds.*weren’t charged/)
    expect(store.read()?.merchants[0]?.items).toHaveLength(2)
    await screen.method(/^Cash/).click({ force: true })
    await expect.element(screen.alert).not.toBeInTheDocument()
    await screen.place.click()
    await expect.poll(screen.at).toMatch(/order/)
    expect(server.orders.map(({ body }) => [body.paymentTypeID, body.paymentToken])).toEqual([
      ['VISA', 'tok_insufficient'],
      ['', ''],
    ])
    expect(new Set(server.orders.map(({ key }) => key)).size).toBe(2)
  })
})

describe('a card by Stripe', () => {
  type StripeWindow = Window & { Stripe?: unknown }
  afterEach(() => {
    delete (window as StripeWindow).Stripe
  })
  const byStripe = {
    ...allPaymentMethods,
    cards: { provider: 'stripe' as const, publishableKey: 'pk_test_1' },
  }

  test('PAY-04: uses Stripe’s fields, and sends Stripe’s token only', async () => {
    server.paymentMethods = answered(byStripe)
    const createPaymentMethod = vi
      .fn<() => Promise<object>>()
      .mockResolvedValueOnce({ error: { message: 'Your card number is incomplete.' } })
      .mockResolvedValue({ paymentMethod: { id: 'pm_1' } })
    let tell = (_event: object) => {}
    const card = {
      mount: (place: HTMLElement) => {
        place.textContent = 'frame of Stripe'
      },
      destroy: vi.fn<() => void>(),
      on: (_: string, listener: typeof tell) => {
        tell = listener
      },
    }
    const Stripe = vi
      .fn<(key: string) => object>()
      .mockReturnValue({ elements: () => ({ create: () => card }), createPaymentMethod })
    ;(window as StripeWindow).Stripe = Stripe
    const screen = await drawCheckout({ cart: { ...makeCart(), paymentType: 'VISA' } })
    await expect.element(screen.getByText('frame of Stripe')).toBeVisible()
    expect(Stripe).toHaveBeenCalledWith('pk_test_1')
    expect(screen.getByText('Test cards').query()).toBeNull()
    await screen.place.click()
    await expect.element(screen.alert).toMatchTextContent('Your card number is incomplete.')
    expect(server.orders).toEqual([])
    tell({ brand: 'mastercard' })
    await expect.element(screen.method(/Mastercard/)).toBeChecked()
    await screen.place.click()
    await expect
      .poll(() => server.orders[0]?.body)
      .toMatchObject({ paymentTypeID: 'MASTERCARD', paymentToken: 'pm_1' })
  })

  test('PAY-04: shows an error if the script cannot be loaded, and can load it again', async () => {
    server.paymentMethods = answered(byStripe)
    const added = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) (node as HTMLScriptElement).dispatchEvent(new Event('error'))
    })
    const screen = await drawCheckout({ cart: { ...makeCart(), paymentType: 'VISA' } })
    await expect.element(screen.alert).toMatchTextContent('We couldn’t load the card form.')
    expect(added.mock.calls[0]?.[0]).toHaveProperty('src', 'https://js.stripe.com/v3/')
    await screen.alert.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => added.mock.calls.length).toBe(2)
    await screen.method(/^Cash/).click({ force: true })
    await screen.place.click()
    await expect.poll(() => server.orders.length).toBe(1)
  })
})
