// Checkout in a browser: ways to pay, the card, the bank, changed prices, the basket in place, wishes, times.
import { castLine, kopi } from '@tingkat/ordering/testing/cast'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { meStore } from '../features/account/use-me.ts'
import { chosenLocation } from '../features/location/chosen-location.ts'
import { takeBankReturn } from '../platform/bank-return.ts'
import { client } from '../platform/client.ts'
import { allWays, answered, drawCheckout, emptyWallet, openServer, order, refusedBy, server, signedQuote, store, typeCard, unreachable } from '../testing/checkout.tsx'
import { draw } from '../testing/draw.tsx'
import { castCart, kitchen } from '../testing/fill-cart.ts'
import BankReturn from './bank-return.tsx'

beforeEach(openServer)
afterEach(() => { vi.restoreAllMocks() })

const soon = () => new Date(Date.now() + 590_000).toISOString()
const challenged = () => refusedBy('payment_challenge', { orderID: 'o-1', challenge: { kind: 'sandbox', reference: 'pay-1' }, expiresAt: soon() })

describe('how to pay', () => {
  test('PAY-03 PAY-04 PROD-05: every way of the country with what it holds; what holds too little cannot be chosen', async () => {
    server.ways = answered(emptyWallet(allWays))
    const screen = await drawCheckout()
    await expect.element(screen.way(/^Cash/)).toBeChecked()
    for (const name of [/Visa/, /Mastercard/, /Pay later.*S\$.90\.00 left/]) await expect.element(screen.way(name)).toBeEnabled()
    await expect.element(screen.way(/Tingkat Pay.*Balance S\$.0\.10\. Top up/)).toBeDisabled()
    await expect.element(screen.way(/Points.*S\$.2\.40 is not enough/)).toBeDisabled()
    await expect.element(screen.getByRole('radio', { name: /Bill/ })).not.toBeInTheDocument()
  })

  test('PAY-04 QUOTE-15: the wallet pays, and the order says so; cash says nothing', async () => {
    const screen = await drawCheckout()
    await screen.way(/Tingkat Pay/).click({ force: true })
    await expect.element(screen.way(/Tingkat Pay/)).toBeChecked()
    await screen.place.click()
    await expect.poll(screen.at).toBe(`/sg/en/order/${order.orderID}`)
    expect(server.orders[0]?.body).toMatchObject({ paymentTypeID: 'CREDIT_BALANCE', paymentToken: '' })
    expect(server.quotes[0]).toMatchObject({ paymentTypeID: '' })
  })

  test('QUOTE-16: for work, on the cost centre, the company may be billed; for oneself it may not', async () => {
    const screen = await drawCheckout()
    await screen.getByRole('button', { name: 'For work: Acme' }).click()
    await screen.way(/Bill to your company.*Acme, cost centre A1/).click({ force: true })
    await screen.place.click()
    await expect.poll(() => server.orders[0]?.body).toMatchObject({ paymentTypeID: 'POSTPAID_BILLING', enterprise: { costCentre: 'A1', name: 'Acme' } })
  })

  test('PAY-04: a way that is no longer to be had keeps the order back until another is chosen', async () => {
    server.ways = answered(emptyWallet(allWays))
    const screen = await drawCheckout({ cart: { ...castCart(), paymentType: 'CREDIT_BALANCE' } })
    await expect.element(screen.way(/Tingkat Pay/)).not.toBeChecked()
    await screen.place.click({ force: true })
    await expect.element(screen.alert).toMatchTextContent('Choose how you want to pay.')
    expect(server.orders).toEqual([])
    await screen.way(/^Cash/).click({ force: true })
    await screen.place.click()
    await expect.poll(() => server.orders.length).toBe(1)
  })

  test('PAY-04: ways that cannot be looked up are asked for again, and cash is taken meanwhile', async () => {
    server.ways = unreachable
    const screen = await drawCheckout()
    const failed = screen.getByRole('alert')
    await expect.element(failed).toBeVisible()
    await expect.element(screen.place).not.toHaveAttribute('aria-disabled')
    server.ways = answered(allWays)
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.way(/Visa/)).toBeVisible()
  })
})

describe('a card', () => {
  test('PAY-04: a test number becomes its token in the page; no number, date or code leaves it', async () => {
    const screen = await drawCheckout({ cart: { ...castCart(), paymentType: 'VISA' } })
    await typeCard(screen, '5555555555554444')
    // The number says which brand it is.
    await expect.element(screen.way(/Mastercard/)).toBeChecked()
    await expect.element(screen.getByLabelText('Card number')).toHaveValue('5555 5555 5555 4444')
    await screen.place.click()
    await expect.poll(() => server.orders[0]?.body).toMatchObject({ paymentTypeID: 'MASTERCARD', paymentToken: 'tok_mastercard' })
    const sent = JSON.stringify([server.orders, server.quotes, Object.entries(localStorage), Object.entries(sessionStorage)])
    expect(sent).not.toMatch(/5555/)
    expect(sent).not.toContain('12 / 30')
  })

  test('PAY-04: what is wrong with it is said at its field, and nothing is sent', async () => {
    const screen = await drawCheckout({ cart: { ...castCart(), paymentType: 'VISA' } })
    await screen.getByLabelText('Card number').fill('4242424242424241')
    await screen.place.click()
    await expect.element(screen.getByLabelText('Card number')).toHaveFocus()
    await expect.element(screen.getByLabelText('Card number')).toHaveAccessibleDescription('This is not a whole card number.')
    await expect.element(screen.getByLabelText('Security code')).toHaveAccessibleDescription('The three digits on the back of the card.')
    await screen.getByLabelText('Card number').fill('4111111111111111')
    await expect.element(screen.getByLabelText('Card number')).toHaveAccessibleDescription(/Only test cards work here/)
    expect(server.orders).toEqual([])
  })

  test('PAY-04: declined: the reason in words, the basket as it was, and another try under another key', async () => {
    server.placed = [refusedBy('payment_declined', { orderID: 'o-1', reason: 'INSUFFICIENT_BALANCE' })]
    const screen = await drawCheckout({ cart: { ...castCart(), paymentType: 'VISA' } })
    await typeCard(screen, '4000000000009995')
    await screen.place.click()
    await expect.element(screen.alert).toMatchTextContent(/did not go through.*not enough money.*not charged/)
    expect(store.read()?.merchants[0]?.items).toHaveLength(2)
    await screen.way(/^Cash/).click({ force: true })
    await expect.element(screen.alert).not.toBeInTheDocument()
    await screen.place.click()
    await expect.poll(screen.at).toMatch(/order/)
    expect(server.orders.map(({ body }) => [body.paymentTypeID, body.paymentToken])).toEqual([['VISA', 'tok_insufficient'], ['', '']])
    expect(new Set(server.orders.map(({ key }) => key)).size).toBe(2)
  })
})

describe('a card by Stripe', () => {
  type StripeWindow = Window & { Stripe?: unknown }
  afterEach(() => { delete (window as StripeWindow).Stripe })
  const byStripe = { ...allWays, cards: { provider: 'stripe' as const, publishableKey: 'pk_test_1' } }

  test('PAY-04: its own fields, by the published key; its word for the card is all that is sent', async () => {
    server.ways = answered(byStripe)
    const createPaymentMethod = vi.fn<() => Promise<object>>().mockResolvedValueOnce({ error: { message: 'Your card number is incomplete.' } }).mockResolvedValue({ paymentMethod: { id: 'pm_1' } })
    let tell = (_event: object) => {}
    const card = { mount: (place: HTMLElement) => { place.textContent = 'frame of Stripe' }, destroy: vi.fn<() => void>(), on: (_: string, listener: typeof tell) => { tell = listener } }
    const Stripe = vi.fn<(key: string) => object>().mockReturnValue({ elements: () => ({ create: () => card }), createPaymentMethod })
    ;(window as StripeWindow).Stripe = Stripe
    const screen = await drawCheckout({ cart: { ...castCart(), paymentType: 'VISA' } })
    await expect.element(screen.getByText('frame of Stripe')).toBeVisible()
    expect(Stripe).toHaveBeenCalledWith('pk_test_1')
    expect(screen.getByText('Test cards').query()).toBeNull()
    await screen.place.click()
    await expect.element(screen.alert).toMatchTextContent('Your card number is incomplete.')
    expect(server.orders).toEqual([])
    tell({ brand: 'mastercard' })
    await expect.element(screen.way(/Mastercard/)).toBeChecked()
    await screen.place.click()
    await expect.poll(() => server.orders[0]?.body).toMatchObject({ paymentTypeID: 'MASTERCARD', paymentToken: 'pm_1' })
  })

  test('PAY-04: a script that cannot be had is said, and asked for again; cash stays', async () => {
    server.ways = answered(byStripe)
    const added = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => { for (const node of nodes) (node as HTMLScriptElement).dispatchEvent(new Event('error')) })
    const screen = await drawCheckout({ cart: { ...castCart(), paymentType: 'VISA' } })
    await expect.element(screen.alert).toMatchTextContent('The card fields could not be loaded.')
    expect(added.mock.calls[0]?.[0]).toHaveProperty('src', 'https://js.stripe.com/v3/')
    await screen.alert.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => added.mock.calls.length).toBe(2)
    await screen.way(/^Cash/).click({ force: true })
    await screen.place.click()
    await expect.poll(() => server.orders.length).toBe(1)
  })
})

describe('the bank asks', () => {
  test('PAY-04: on a page of its own, it leads back to this checkout', async () => {
    server.placed = [refusedBy('payment_challenge', { orderID: 'o-1', challenge: { kind: 'redirect', url: '#bank' }, expiresAt: soon() })]
    const screen = await drawCheckout({ path: '/sg/en/checkout?sourceID=menu' })
    await screen.place.click()
    await screen.getByRole('link', { name: 'Go to your bank' }).click()
    await screen.unmount()
    window.location.hash = ''
    const back = await draw(<BankReturn />, { path: '/payment/return?redirect_status=succeeded' })
    await expect.poll(() => back.router.state.location.pathname + back.router.state.location.search).toBe('/sg/en/checkout?sourceID=menu')
    expect(takeBankReturn()).toBeNull()
  })

  test.each([['Confirm payment', true, /^\/sg\/en\/order\/order-1$/], ['Refuse', false, /The bank declined it/]] as const)('PAY-04: %s answers it, and the answer is asked by the key', async (name, approve, end) => {
    server.placed = [challenged()]
    server.outcomes = [approve ? answered({ state: 'placed', orderID: order.orderID, order }) : answered({ state: 'declined', orderID: 'o-1', reason: 'PAYMENT_FAIL' })]
    const screen = await drawCheckout({ cart: { ...castCart(), paymentType: 'VISA' } })
    await typeCard(screen, '4000002500003155')
    await screen.place.click()
    const bank = screen.getByRole('region', { name: 'Your bank asks you to confirm' })
    await expect.element(bank).toHaveFocus()
    await expect.element(bank.getByRole('timer')).toMatchTextContent(/9:\d\d left/)
    // Nothing of the order may change meanwhile, and there is no second way to order.
    await expect.element(screen.place).not.toBeInTheDocument()
    await expect.element(screen.getByLabelText('Promo code')).toBeDisabled()
    await bank.getByRole('button', { name }).click()
    expect(client.answerSandboxChallenge).toHaveBeenCalledWith('pay-1', { approve })
    await expect.poll(() => screen.alert.query()?.textContent ?? screen.at()).toMatch(end)
    expect(server.keys).toEqual([server.orders[0]?.key])
    expect(localStorage.getItem('tingkat.placing.sg')).toBeNull()
  })

  test('PAY-04: a reload in the middle finds the bank still waiting', async () => {
    server.placed = [challenged()]
    const before = await drawCheckout({ cart: { ...castCart(), paymentType: 'VISA' } })
    await typeCard(before, '4000002500003155')
    await before.place.click()
    await expect.element(before.getByRole('timer')).toBeVisible()
    await before.unmount()
    server.outcomes = [answered({ state: 'challenge', orderID: 'o-1', challenge: { kind: 'sandbox', reference: 'pay-1' }, expiresAt: soon() }), answered({ state: 'placed', orderID: order.orderID, order })]
    const screen = await drawCheckout()
    await screen.getByRole('button', { name: 'Confirm payment' }).click()
    await expect.poll(screen.at).toMatch(/order/)
    expect(new Set(server.keys)).toEqual(new Set([server.orders[0]?.key]))
    expect(server.orders).toHaveLength(1)
  })

  test('PAY-04: a bank that waits no longer is asked after until the server has decided', async () => {
    const over = new Date(Date.now() + 300).toISOString()
    server.placed = [refusedBy('payment_challenge', { orderID: 'o-1', challenge: { kind: 'sandbox', reference: 'pay-1' }, expiresAt: over })]
    server.outcomes = [answered({ state: 'challenge', orderID: 'o-1', challenge: { kind: 'sandbox', reference: 'pay-1' }, expiresAt: over }), answered({ state: 'declined', orderID: 'o-1', reason: 'PAYMENT_FAIL' })]
    const screen = await drawCheckout()
    await screen.place.click()
    await expect.element(screen.alert, { timeout: 6_000 }).toMatchTextContent(/The bank declined it/)
    expect(server.keys).toHaveLength(2)
    expect(store.read()).not.toBeNull()
  })

  test('PAY-04: a payment without word is asked after by itself until it is there', async () => {
    server.placed = [refusedBy('payment_pending', { orderID: 'o-1' })]
    server.outcomes = [answered({ state: 'pending', orderID: 'o-1' }), answered({ state: 'placed', orderID: order.orderID, order })]
    const screen = await drawCheckout({ cart: { ...castCart(), paymentType: 'VISA' } })
    await typeCard(screen, '4000000000000119')
    await screen.place.click()
    await expect.element(screen.getByText('Asking what became of your order')).toBeVisible()
    await expect.poll(screen.at, { timeout: 5_000 }).toMatch(/order/)
    expect(server.keys).toHaveLength(2)
    expect(store.read()).toBeNull()
  })

  test('PROD-05: an order that never arrived is sent again under its own key', async () => {
    server.placed = [unreachable]
    const before = await drawCheckout()
    await before.place.click()
    await expect.element(before.alert).toMatchTextContent(/placed or not/)
    await before.unmount()
    const screen = await drawCheckout()
    await expect.element(screen.alert, { timeout: 8_000 }).toMatchTextContent(/has not reached us/)
    await screen.alert.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(screen.at).toMatch(/order/)
    expect(new Set(server.orders.map(({ key }) => key)).size).toBe(1)
    expect(server.orders).toHaveLength(2)
  })
})

describe('another price', () => {
  const dearer = { ...kitchen, menu: { ...kitchen.menu, categories: kitchen.menu.categories.map(one => ({ ...one, items: one.items.map(dish => dish.ID === 'kopi' ? { ...dish, priceInMinorUnit: 200, discountedPriceInMin: 200 } : dish) })) } }

  /** The kitchen raises the kopi while the eater reads the total. */
  async function changed() {
    const screen = await drawCheckout()
    await expect.element(screen.place).not.toHaveAttribute('aria-disabled')
    server.kitchen = dearer
    const fresh = signedQuote(server.quotes.at(-1)!)
    if (!fresh.ok) throw new Error(fresh.problem.code)
    server.placed = [refusedBy('quote_changed', {
      quote: fresh.data,
      changes: [{ key: 'item:kitchen:kopi:', name: 'Kopi', kind: 'changed', shown: 360, fresh: 400 }, { key: 'small_order', name: 'Small order fee', kind: 'gone', shown: 200, fresh: 0 }, { key: 'total', name: 'Total', kind: 'changed', shown: 1_000, fresh: 1_040 }],
    })]
    await screen.place.click()
    await expect.element(screen.alert).toMatchTextContent('The price has changed.')
    return { screen, fresh: fresh.data }
  }

  test('PROD-05 FEE-01: each line that changed, was and now; it takes the focus and is read out; accepting orders at the new price', async () => {
    const { screen, fresh } = await changed()
    await expect.element(screen.alert).toHaveFocus()
    await expect.element(screen.alert).toMatchTextContent(/Kopi\s*was S\$.3\.60.*now S\$.4\.00/)
    await expect.element(screen.alert).toMatchTextContent(/Small order fee\s*S\$.2\.00.*no longer part/)
    expect(server.orders).toHaveLength(1)
    await screen.alert.getByRole('button', { name: /Accept and order/ }).click()
    await expect.poll(screen.at).toMatch(/order/)
    expect(server.orders[1]?.body).toMatchObject({ quoteToken: fresh.quoteToken, shownTotalInMinor: fresh.totalQuote.reducedPriceV2.amountInMinor })
    expect(server.orders[1]?.key).not.toBe(server.orders[0]?.key)
  })

  test('PROD-05: back to the basket orders nothing and leads to the lines', async () => {
    const { screen } = await changed()
    await screen.alert.getByRole('button', { name: 'Back to the basket' }).click()
    await expect.element(screen.alert).not.toBeInTheDocument()
    await expect.element(screen.getByRole('region', { name: 'Your order' })).toHaveFocus()
    expect(server.orders).toHaveLength(1)
  })
})

describe('the basket in place', () => {
  test('FEE-01 ROLE-04: one more asks the price anew; a line at 0 keeps the order back until it is removed', async () => {
    const screen = await drawCheckout()
    await screen.getByRole('button', { name: 'One more of Kopi' }).click()
    await expect.poll(() => server.quotes.at(-1)?.merchants[0]?.items.find(item => item.ID === 'kopi')?.quantity).toBe(3)
    const less = screen.getByRole('button', { name: 'One less of Chicken rice' })
    await less.click()
    await screen.place.click({ force: true })
    expect(server.orders).toEqual([])
    await expect.element(screen.getByRole('region', { name: 'Your order' })).toHaveFocus()
    await screen.getByRole('button', { name: 'Remove Chicken rice' }).click()
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await screen.place.click()
    await expect.poll(() => server.orders[0]?.body.merchants[0]?.items.map(item => item.ID)).toEqual(['kopi'])
  })

  test('PROD-15: the last dish gone, there is nothing to check out, and the way back is there', async () => {
    const screen = await drawCheckout({ cart: castCart({ lines: [castLine(kopi, 'a')] }) })
    await screen.getByRole('button', { name: 'One less of Kopi' }).click()
    await screen.getByRole('button', { name: 'Remove Kopi' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Nothing to check out' })).toBeVisible()
    await screen.getByRole('button', { name: 'Undo' }).click()
    await expect.element(screen.getByRole('button', { name: 'One more of Kopi' })).toBeVisible()
  })

  test('PROD-15: a dish is edited in its drawer', async () => {
    const screen = await drawCheckout()
    await screen.getByRole('button', { name: 'Edit Kopi' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Kopi' })).toBeVisible()
  })
})

describe('wishes and words', () => {
  test('PROD-05: cutlery and the door only when wished for; a word to the restaurant, counted; the source kept', async () => {
    const screen = await drawCheckout({ path: '/sg/en/checkout?sourceID=poster-7' })
    const cutlery = screen.getByRole('checkbox', { name: /Cutlery/ })
    await expect.element(cutlery).not.toBeChecked()
    await cutlery.click({ force: true })
    await screen.getByRole('checkbox', { name: /Leave it at the door/ }).click({ force: true })
    await expect.element(screen.getByText(/waits at a distance for the money/)).toBeVisible()
    const comment = screen.getByLabelText(/Note to the restaurant/)
    await comment.fill('🌶'.repeat(131))
    await expect.element(screen.alert).toMatchTextContent(/131 of 130/)
    await screen.place.click({ force: true })
    expect(server.orders).toEqual([])
    await comment.fill('🌶'.repeat(130))
    // Pressed at once: the order waits for its price, and goes with what was typed.
    await screen.place.click({ force: true })
    await expect.poll(screen.at).toMatch(/order/)
    expect(server.orders[0]?.body).toMatchObject({ wishes: { cutlery: true, contactless: true }, comment: '🌶'.repeat(130), sourceID: 'poster-7' })
    expect(sessionStorage.getItem('tingkat.checkout-draft.sg')).toBeNull()
  })

  test('ROLE-03 PROD-15: a guest is led to log in; back again everything typed and chosen is there', async () => {
    const before = await drawCheckout({ path: '/sg/en/checkout?sourceID=poster-7' })
    await before.getByRole('checkbox', { name: /Cutlery/ }).click({ force: true })
    await before.getByLabelText('Promo code').fill('fiv')
    await before.getByLabelText(/Note to the restaurant/).fill('ring twice')
    await before.way(/Pay later/).click({ force: true })
    meStore.set(null)
    const logIn = before.getByRole('link', { name: 'Log in' })
    await expect.element(logIn).toHaveAttribute('href', `/auth/login?country=sg&success_redirect=${encodeURIComponent('/sg/en/checkout?sourceID=poster-7')}`)
    await before.unmount()
    meStore.set({ name: 'Mei', loggedIn: true, safeId: 'mei', ongoingOrderCount: 0 })
    const screen = await drawCheckout()
    await expect.element(screen.getByRole('checkbox', { name: /Cutlery/ })).toBeChecked()
    await expect.element(screen.getByLabelText('Promo code')).toHaveValue('fiv')
    await expect.element(screen.getByLabelText(/Note to the restaurant/)).toHaveValue('ring twice')
    await expect.element(screen.way(/Pay later/)).toBeChecked()
  })

  test('PROD-15: what was typed for one restaurant is not said to another', async () => {
    const before = await drawCheckout()
    await before.getByLabelText(/Note to the restaurant/).fill('no sugar in the kopi')
    await before.unmount()
    const screen = await drawCheckout({ cart: castCart({ merchant: { ID: 'stall', name: 'Satay Stall' } }) })
    await expect.element(screen.getByLabelText(/Note to the restaurant/)).toHaveValue('')
  })

  test('PROD-05: Enter in the promo field tries the code and never orders', async () => {
    const screen = await drawCheckout()
    await screen.getByLabelText('Promo code').fill('fiver')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText(/FIVER applied/)).toBeVisible()
    await expect.poll(() => server.quotes.at(-1)?.promoCode).toEqual(['FIVER'])
    await screen.getByLabelText('Promo code').fill('nonsense')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.alert).toBeVisible()
    expect(server.quotes.at(-1)?.promoCode).toEqual(['FIVER'])
    expect(server.orders).toEqual([])
  })

  test('PROD-05: two quick clicks make one order', async () => {
    const screen = await drawCheckout()
    await expect.element(screen.place).not.toHaveAttribute('aria-disabled')
    await screen.place.dblClick()
    await expect.poll(screen.at).toMatch(/order/)
    expect(server.orders).toHaveLength(1)
  })

  test('PROD-05: an order that another tab has sent comes before a new one', async () => {
    const screen = await drawCheckout()
    await expect.element(screen.place).not.toHaveAttribute('aria-disabled')
    const intent = JSON.stringify({ key: 'key-of-the-other-tab', body: { merchants: [] } })
    localStorage.setItem('tingkat.placing.sg', intent)
    window.dispatchEvent(new StorageEvent('storage', { key: 'tingkat.placing.sg', newValue: intent }))
    server.outcomes = [answered({ state: 'placed', orderID: order.orderID, order })]
    await screen.place.click()
    await expect.poll(screen.at).toMatch(/order/)
    expect(server.keys).toEqual(['key-of-the-other-tab'])
    expect(server.orders).toEqual([])
  })
})

describe('when', () => {
  test('SCHED-04: a kitchen without orders for now asks for a time first', async () => {
    server.kitchen = { ...kitchen, schedulerOrderConfig: { blockOnDemandOrders: true } }
    const screen = await drawCheckout()
    await expect.element(screen.getByText('This kitchen takes scheduled orders only.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^Now/ })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: /to 7:30|to 19:30/ })).toBeVisible()
  })

  test('SCHED-01 PROD-04: a closed kitchen is ordered from ahead', async () => {
    server.kitchen = { ...kitchen, openingHours: { ...kitchen.openingHours, weekly: kitchen.openingHours.weekly.map(() => []) } }
    const screen = await drawCheckout()
    await expect.element(screen.getByText(/closed right now. Choose a time/)).toBeVisible()
    await screen.getByRole('button', { name: /to 7:30|to 19:30/ }).click()
    await expect.poll(() => server.quotes.at(-1)?.scheduledTime).toMatchObject({ from: '2030-01-05T11:00:00.000Z', available: true })
  })

  test('ERR-07 SCHED-01: a window that slipped while the order was on its way is told at the times', async () => {
    server.placed = [refusedBy('slot_unavailable', { merchantID: kitchen.ID, time: '2030-01-05T11:00:00.000Z' })]
    const screen = await drawCheckout()
    await screen.place.click()
    await expect.element(screen.getByRole('region', { name: 'When' }).getByRole('alert')).toBeVisible()
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

describe('at a table', () => {
  const seated = '/sg/en/dine-in/checkout?tableNumber=7&merchantID=kitchen&sourceID=menu'

  test('ROUTE-08 ROUTE-09 DINE-02: its number and how many eat; no address, no time, no door', async () => {
    const screen = await drawCheckout({ atTable: true, path: seated, cart: castCart({ table: '7' }) })
    await expect.element(screen.getByRole('heading', { name: 'Table 7', level: 1 })).toBeInTheDocument()
    for (const absent of ['Deliver to', 'When']) await expect.element(screen.getByRole('heading', { name: absent })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'One more', exact: true }).click()
    await screen.place.click()
    await expect.poll(() => server.orders[0]?.body).toMatchObject({ location: null, dineInInfo: { tableID: 'T-7', merchants: { kitchen: { eaterCount: 3, tableNumber: '7' } } }, sourceID: 'menu' })
  })

  test('DINE-03 DINE-05: a table that this browser never scanned bars the way and says so', async () => {
    const screen = await drawCheckout({ atTable: true, path: seated })
    await expect.element(screen.alert).toMatchTextContent(screen.t('site:gfc_error.errors.required_restaurant_params.title'))
    await expect.element(screen.place).not.toBeInTheDocument()
  })

  test.each([
    ['a table that is not there', '?tableNumber=99&merchantID=kitchen'],
    ['no table', '?merchantID=kitchen'],
    ['a kitchen that is not there', '?tableNumber=7&merchantID=nowhere'],
    ['no kitchen', '?tableNumber=7'],
  ])('DINE-04 DINE-05 ERR-06: %s bars the way and says so', async (_, query) => {
    const screen = await drawCheckout({ atTable: true, path: `/sg/en/dine-in/checkout${query}` })
    await expect.element(screen.alert).toMatchTextContent(screen.t('site:gfc_error.errors.required_restaurant_params.title'))
    await expect.element(screen.place).not.toBeInTheDocument()
    expect(server.quotes).toEqual([])
  })
})

test('on a phone the button is in sight and nothing is wider than the page', async () => {
  await page.viewport(390, 844)
  const screen = await drawCheckout()
  await expect.element(screen.place).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.viewport(1280, 800)
})
