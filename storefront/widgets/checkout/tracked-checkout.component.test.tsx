// Tests of the events of checkout and of the tracking page, in a browser.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Tracking } from '../../features/order/tracking/tracking.tsx'
import { drainTrackedEvents, type RecordedEvent } from '../../platform/analytics/track.ts'
import { makeOrderView } from '../../testing/order-fixtures.ts'
import { drawCheckout, openServer, order, refusedBy, server } from '../../testing/checkout.tsx'
import { draw } from '../../testing/draw.tsx'

beforeEach(async () => {
  await page.viewport(1280, 900)
  openServer()
  drainTrackedEvents()
})
afterEach(() => {
  vi.restoreAllMocks()
})
const named = (...names: RecordedEvent['event']['name'][]) =>
  drainTrackedEvents().filter((event) => names.includes(event.name))

test('TRACK-14 TRACK-15 TRACK-16 TRACK-17: records checkout and order once', async () => {
  const screen = await drawCheckout()
  await screen.place.click()
  await expect.poll(() => screen.at()).toContain('/order/')
  const { totalQuote, foodQuote, deliveryQuote } = order.snapshotDetail.cartWithQuote
  const events = named('CHECKOUT_STEP_1', 'PLACE_ORDER')
  expect(events).toEqual([
    {
      name: 'CHECKOUT_STEP_1',
      restaurant_id: order.merchant.ID,
      basket_value: expect.any(Number),
      currency: 'SGD',
      products: [
        { item_id: 'kopi', item_name: 'Kopi', quantity: 2, price: 180 },
        expect.objectContaining({ quantity: 1 }),
      ],
    },
    expect.objectContaining({
      name: 'PLACE_ORDER',
      id: order.orderID,
      order_id: order.orderID,
      restaurant_id: order.merchant.ID,
      revenue: totalQuote.reducedPriceV2.amountInMinor,
      tax: foodQuote.inclTaxV2.amountInMinor,
      shipping: deliveryQuote.reducedPriceV2.amountInMinor,
      delivery_fee: deliveryQuote.reducedPriceV2.amountInMinor,
      platform_fee: expect.any(Number),
      small_order_fee: expect.any(Number),
      basket_value: foodQuote.priceAfterCampaignInMinorUnitV2.amountInMinor,
      currency: 'SGD',
      eater_count: 1,
      payment_method: 'CASH',
      delivery_type: 'DELIVERY',
    }),
  ])
})

test('TRACK-19: records the reason of a refused cart', async () => {
  server.placed = [refusedBy('food_err_order_item_not_available')]
  const screen = await drawCheckout()
  await screen.place.click()
  await expect
    .poll(() => named('ERROR_SHOWN'))
    .toEqual([
      {
        name: 'ERROR_SHOWN',
        error_name: 'item unavailable',
        error_code: 'food_err_order_item_not_available',
      },
    ])
})

test('TRACK-15: records each state of an order once', async () => {
  const order = makeOrderView({ state: 'NEW', orderID: 'sg-7' })
  const page = (version: typeof order) => (
    <Tracking order={version} connected liveMessages={[]} onOrder={() => {}} reorderButton={null} />
  )
  const screen = await draw(page(order))
  expect(named('ORDER_STATE')).toEqual([
    { name: 'ORDER_STATE', order_id: 'sg-7', order_state: 'NEW' },
  ])
  await screen.unmount()
  await draw(page(makeOrderView({ state: 'ORDER_IN_PREPARE', orderID: 'sg-7' })))
  expect(named('ORDER_STATE')).toEqual([
    { name: 'ORDER_STATE', order_id: 'sg-7', order_state: 'ORDER_IN_PREPARE' },
  ])
})
