// Tests of page and screen names.
import { expect, test } from 'vitest'
import { pageNameOf, screenNameOf } from './screen-name.ts'

test.each([
  ['/sg/en', 'homepage', 'home'],
  ['/sg/', 'homepage', 'home'],
  ['/th/th/restaurant/som-tam/th-m1', 'restaurant', 'restaurant menu'],
  ['/th/th/restaurant/som-tam/th-m1?dish=d1', 'restaurant', 'item screen'],
  ['/sg/en/cuisines/laksa/laksa', 'categories', 'categories'],
  ['/sg/en/checkout', 'basket', 'order summary'],
  ['/sg/en/order/sg-1', 'in-transit', 'order processing'],
  [
    '/sg/en/order/sg-1/split-bill',
    'group-order split-bill details',
    'group-order split-bill details',
  ],
  ['/sg/en/order-history', 'order status', 'order details'],
  ['/sg/en/terms', '', ''],
  ['/auth/login?country=sg', '', ''],
])(
  'FLAG-05 TRACK-03 TRACK-04 the screen of %s is %j, with food instrumentation %j',
  (path, plain, food) => {
    expect([screenNameOf(path, false), screenNameOf(path, true)]).toEqual([plain, food])
  },
)

test('TRACK-03 TRACK-04 the screen is the basket while it is open, with both flag values', () => {
  for (const food of [false, true])
    expect(screenNameOf('/sg/en/restaurant/a/b', food, { basketOpen: true })).toBe('basket')
})

test.each([
  ['/sg/en', 'home'],
  ['/sg/en/checkout?sourceID=x', 'checkout'],
  ['/sg/en/dine-in/checkout', 'checkout'],
  ['/sg/en/order/sg-1', 'order'],
  ['/sg/en/order-history', 'order-history'],
  ['/sg/en/restaurant/laksa/sg-m1', 'restaurant-detail'],
  ['/sg/en/restaurants', 'restaurants'],
  ['/sg/en/cuisines', 'cuisines'],
  ['/sg/en/cuisines/laksa/laksa', 'cuisines'],
  ['/sg/en/profile', 'profile'],
  ['/auth/login', 'login'],
  ['/sg/en/98435276', ''],
  ['/sg/en/%2B65', ''],
])('TRACK-01 TRACK-02 TRACK-21 the page name of %s is %j', (path, page) => {
  expect(pageNameOf(path)).toBe(page)
})
