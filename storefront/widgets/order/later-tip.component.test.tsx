// Tests of the tip on the page of a delivered order: sending, failing, unclear outcomes, paid.
import type { Order } from '@tingkat/ordering/order/order'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { client } from '../../platform/browser/client.ts'
import { allPaymentMethods, refusedBy } from '../../testing/checkout.tsx'
import { draw } from '../../testing/draw.tsx'
import { answered, makeOrderView, unreachable } from '../../testing/order-fixtures.ts'
import LaterTip from './later-tip.tsx'

const until = new Date(Date.now() + 3_600_000).toISOString()
const openTip: Order['laterTip'] = { state: 'open', amountInMinor: 0, until }
const withTip = (changes: Partial<Order>): Order =>
  makeOrderView({ state: 'COMPLETED', paymentTypeID: 'CREDIT_BALANCE', ...changes })
const paid = (amountInMinor: number): Order =>
  withTip({ laterTip: { state: 'paid', amountInMinor, until } })

beforeEach(() => {
  vi.spyOn(client, 'listPaymentMethods').mockResolvedValue(answered(allPaymentMethods))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Page({ first }: { first: Order }) {
  const [order, setOrder] = useState(first)
  return <LaterTip order={order} onOrder={setOrder} />
}
const drawTip = async (order: Order) =>
  await draw(<Page first={order} />, { settings: { tips: [100, 200, 300] } })

test('TIP-01 the eater of a delivered order chooses a tip and pays it from the balance', async () => {
  const give = vi.spyOn(client, 'giveTip').mockResolvedValue(answered(paid(200)))
  const screen = await drawTip(withTip({ laterTip: openTip }))
  await expect.element(screen.getByRole('radio', { name: 'No tip' })).toBeChecked()
  await screen.getByText('S$\u00a02.00').click()
  await screen.getByRole('button', { name: 'Tip S$\u00a02.00' }).click()
  await expect.element(screen.getByText(/You tipped S\$\u00a02\.00/)).toBeVisible()
  expect(give.mock.calls[0]?.[1]).toEqual({ amountInMinor: 200, paymentToken: '' })
})

test('TIP-01 a card is entered again; a declined one can be replaced, with a new key', async () => {
  const declined = refusedBy('payment_declined', { orderID: 'o', reason: 'PAYMENT_FAIL' })
  const give = vi
    .spyOn(client, 'giveTip')
    .mockResolvedValueOnce(declined)
    .mockResolvedValueOnce(answered(paid(100)))
  const screen = await drawTip(withTip({ laterTip: openTip, paymentTypeID: 'VISA' }))
  await screen.getByText('S$\u00a01.00').click()
  const button = screen.getByRole('button', { name: 'Tip S$\u00a01.00' })
  await screen.getByLabelText('Card number').fill('4000 0000 0000 0002')
  await screen.getByLabelText('Expiry date').fill('12/49')
  await screen.getByLabelText('Security code').fill('123')
  await button.click()
  await expect.element(screen.getByText(/Your bank declined the payment/)).toBeVisible()
  await screen.getByLabelText('Card number').fill('4242 4242 4242 4242')
  await button.click()
  await expect.element(screen.getByText(/You tipped S\$\u00a01\.00/)).toBeVisible()
  const [first, second] = give.mock.calls
  expect(first?.[1].paymentToken).toBe('tok_declined')
  expect(second?.[1].paymentToken).toBe('tok_visa')
  expect(second?.[2]).not.toBe(first?.[2])
})

test('TIP-01 after a lost answer only the same request is repeated', async () => {
  const give = vi
    .spyOn(client, 'giveTip')
    .mockResolvedValueOnce(unreachable)
    .mockResolvedValueOnce(answered(paid(300)))
  const screen = await drawTip(withTip({ laterTip: openTip }))
  await screen.getByText('S$\u00a03.00').click()
  await screen.getByRole('button', { name: 'Tip S$\u00a03.00' }).click()
  await expect.element(screen.getByText('We couldn’t confirm your tip.')).toBeVisible()
  await expect.element(screen.getByRole('radio')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Check again' }).click()
  await expect.element(screen.getByText(/You tipped/)).toBeVisible()
  expect(give.mock.calls[1]).toEqual(give.mock.calls[0])
})

test('TIP-01 a tip that is being paid is read again until it is paid', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.spyOn(client, 'readOrder').mockResolvedValue(answered(paid(200)))
  const pending = { state: 'pending', amountInMinor: 200, until } as const
  const screen = await drawTip(withTip({ laterTip: pending }))
  await expect.element(screen.getByText(/checking the payment of your tip/)).toBeVisible()
  vi.advanceTimersByTime(5_000)
  vi.useRealTimers()
  await expect.element(screen.getByText(/You tipped/)).toBeVisible()
})

test('TIP-01 nothing is shown where no tip can be given', async () => {
  const screen = await drawTip(withTip({}))
  expect(screen.container.textContent).toBe('')
})
