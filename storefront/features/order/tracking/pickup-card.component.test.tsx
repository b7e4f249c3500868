// Tests of the page of a pickup order: its time, its code,
// the way to the merchant, and the button "I am here".
import { makeMerchant } from '@tingkat/ordering/testing/fixtures'
import type { Order } from '@tingkat/ordering/order/order'
import { beforeEach, expect, test, vi } from 'vitest'
import { client } from '../../../platform/browser/client.ts'
import { draw } from '../../../testing/draw.tsx'
import {
  answered,
  makeOrderView,
  refused,
  type OrderSketch,
} from '../../../testing/order-fixtures.ts'
import { Tracking } from './tracking.tsx'

const onOrder = vi.fn<(order: Order) => void>()
const placement = { merchant: makeMerchant({ pickup: true }), pickup: true, location: null }

beforeEach(() => {
  vi.restoreAllMocks()
  onOrder.mockClear()
})

async function show(sketch: OrderSketch) {
  const order = makeOrderView({ placement, courier: null, ...sketch })
  const { latitude, longitude } = order.merchant.latlng
  const screen = await draw(
    <Tracking
      order={order}
      connected
      liveMessages={[]}
      onOrder={onOrder}
      near={{ latitude: latitude + 0.01, longitude }}
      reorderButton={null}
    />,
  )
  return { ...screen, order, text: () => screen.container.textContent ?? '' }
}

test('PICK-01 PICK-02 shows when it is ready, the code, the distance and the way', async () => {
  const { order, text, getByRole } = await show({ state: 'ORDER_IN_PREPARE' })
  await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent(/^Ready .*\d\d:\d\d/)
  const card = getByRole('region', { name: 'Collect from' })
  await expect.element(card).toMatchTextContent(new RegExp(order.orderCode))
  await expect.element(card).toMatchTextContent(/1\.1 km from your address/)
  await expect
    .element(getByRole('link', { name: /Get directions/ }))
    .toHaveAttribute('href', expect.stringContaining(`${order.merchant.latlng.latitude}`))
  expect(text()).toContain('Pay when you collect')
  expect(text()).not.toMatch(/rider|door|delivery/i)
})

test('PICK-02 PICK-03 says that it is ready, and until when to collect it', async () => {
  const { text, getByRole } = await show({ state: 'READY' })
  await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent('Ready to collect')
  expect(text()).toMatch(/Please collect it by .*\d\d:\d\d/)
})

test('PICK-01 the eater tells the merchant that they are there, and again after a failure', async () => {
  const { order, getByRole, getByText } = await show({ state: 'READY' })
  const tell = vi.spyOn(client, 'markHere').mockResolvedValueOnce(refused('unavailable', 503))
  await getByRole('button', { name: 'I’m here' }).click()
  await expect.element(getByText(/That didn’t reach the restaurant/)).toBeVisible()
  tell.mockResolvedValueOnce(answered(order))
  await getByRole('button', { name: 'I’m here' }).click()
  await expect.poll(() => onOrder.mock.calls.length).toBe(1)
  expect(tell).toHaveBeenCalledWith(order.orderID)
})

test('PICK-01 shows that the merchant knows, instead of the button', async () => {
  const { events } = makeOrderView({ placement, state: 'READY' })
  const here = { ...events.at(-1)!, move: 'here' as const, by: 'eater' as const }
  const { getByRole, text } = await show({ state: 'READY', events: [...events, here] })
  await expect.element(getByRole('heading', { level: 1 })).toBeVisible()
  expect(text()).toMatch(/We told the restaurant at .*\d\d:\d\d that you’re here/)
  await expect.element(getByRole('button', { name: 'I’m here' })).not.toBeInTheDocument()
})

test('PICK-02 an order that was not accepted yet has a code but no button; an ended one neither', async () => {
  const waiting = await show({ state: 'MAX_CONFIRMING' })
  await expect.element(waiting.getByRole('region', { name: 'Collect from' })).toBeVisible()
  await expect.element(waiting.getByRole('button', { name: 'I’m here' })).not.toBeInTheDocument()
  await waiting.unmount()
  const ended = await show({ state: 'FAILED', reason: 'NOT_COLLECTED' })
  await expect.element(ended.getByText(/wasn’t collected in time/).first()).toBeVisible()
  await expect.element(ended.getByRole('region', { name: 'Collect from' })).not.toBeInTheDocument()
})
