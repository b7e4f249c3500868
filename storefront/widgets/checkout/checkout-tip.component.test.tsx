// Tests of two parts of checkout: the tip, and the note about the credit for a late order.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeCart } from '../../testing/cart-fixtures.ts'
import { drawCheckout, openServer, server } from '../../testing/checkout.tsx'

beforeEach(openServer)
afterEach(() => {
  vi.restoreAllMocks()
})

const draw = async () =>
  await drawCheckout({ cart: makeCart(), settings: { tips: [100, 200, 300] } })

test('TIP-01 no tip is preselected; a chosen one is a line of the summary and is ordered', async () => {
  const screen = await draw()
  await expect.element(screen.getByRole('radio', { name: 'No tip' })).toBeChecked()
  await expect.poll(() => server.quotes.length).toBeGreaterThan(0)
  expect(server.quotes.at(-1)).not.toHaveProperty('tipInMinor')
  await screen.getByRole('group', { name: 'Tip your rider' }).getByText('S$\u00a02.00').click()
  await expect.element(screen.getByText('Rider tip')).toBeVisible()
  await screen.place.click()
  await expect.poll(() => server.orders.length).toBe(1)
  expect(server.orders[0]?.body).toMatchObject({ tipInMinor: 200 })
})

test('TIP-01 an own amount may be at most the price of the food', async () => {
  const screen = await draw()
  await screen.getByText('Another amount').click()
  const field = screen.getByLabelText('Your tip')
  await field.fill('1.50')
  await expect.poll(() => server.quotes.at(-1)?.tipInMinor).toBe(150)
  await field.fill('9999')
  await expect.element(screen.getByText(/Your tip can be up to/)).toBeVisible()
  await screen.getByText('No tip', { exact: true }).click()
  await expect.poll(() => server.quotes.at(-1)?.tipInMinor).toBeUndefined()
  await expect.element(screen.getByText(/Your tip can be up to/)).not.toBeInTheDocument()
})

test('TIP-01 a country without tips offers none', async () => {
  const screen = await drawCheckout({ cart: makeCart(), settings: { tips: undefined } })
  await expect.element(screen.getByRole('heading', { name: 'Pay with' })).toBeVisible()
  await expect.element(screen.getByText('Tip your rider')).not.toBeInTheDocument()
})

test('PROMISE-01 checkout shows what a late order earns', async () => {
  const screen = await drawCheckout({ cart: makeCart() })
  await expect.element(screen.getByText('On time, or credit back')).toBeVisible()
  await expect
    .element(screen.getByText('15 min late or more: 10% of your food price as credit'))
    .toBeVisible()
  await expect.element(screen.getByText(/up to S\$\u00a010\.00/)).toBeVisible()
  const rule = screen.getByRole('link', { name: 'How it works' })
  await expect.element(rule).toHaveAttribute('href', '/sg/en/promise')
})

test('PROMISE-01 what a late order earns stands apart from the summary', async () => {
  const screen = await drawCheckout({ cart: makeCart() })
  await expect.element(screen.getByText('On time, or credit back')).toBeVisible()
  const [summary, promise] = [...document.querySelectorAll('.side > .panel')]
  const gap = promise!.getBoundingClientRect().top - summary!.getBoundingClientRect().bottom
  expect(gap).toBe(16)
})
