import { expect, test } from 'vitest'
import { screenNameOf } from './screen-name.ts'

test.each([
  ['/sg/en', 'homepage', 'home'],
  ['/sg/', 'homepage', 'home'],
  ['/th/th/restaurant/som-tam/th-m1', 'restaurant', 'restaurant menu'],
  ['/sg/en/cuisines/laksa/laksa', 'categories', 'categories'],
  ['/sg/en/checkout', 'basket', 'order summary'],
  ['/sg/en/order/sg-1', 'in-transit', 'order processing'],
  ['/sg/en/order-history', 'order status', 'order details'],
  ['/sg/en/terms', '', ''],
])('FLAG-05 the screen of %s is %j, with food instrumentation %j', (path, plain, food) => {
  expect([screenNameOf(path, false), screenNameOf(path, true)]).toEqual([plain, food])
})
