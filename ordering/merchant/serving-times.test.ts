import { expect, test } from 'vitest'
import { deepFreeze, makeMerchant } from '../testing/fixtures.ts'
import { findDish, type Merchant } from './merchant.ts'
import { atServingTime, isServedAt, neverServed, nextServing } from './serving-times.ts'

const breakfast = Array.from({ length: 7 }, (_, weekday) =>
  weekday < 5 ? [{ from: '07:00', to: '11:00' }] : [],
)
const base = makeMerchant()
const [first, ...others] = base.menu.categories
const merchant: Merchant = deepFreeze({
  ...base,
  menu: { ...base.menu, categories: [{ ...first!, servedAt: breakfast }, ...others] },
})
const dishID = first!.items.find((dish) => dish.available)!.ID
const at = (text: string) => new Date(text)

test('a category is served at its times on the clock of the merchant (LIVE-17)', () => {
  const served = (text: string) => isServedAt({ servedAt: breakfast }, 'Asia/Singapore', at(text))
  expect([
    served('2026-03-18T06:59:59+08:00'),
    served('2026-03-18T07:00:00+08:00'),
    served('2026-03-18T10:59:59+08:00'),
    served('2026-03-18T11:00:00+08:00'),
    served('2026-03-21T08:00:00+08:00'),
  ]).toEqual([false, true, true, false, false])
  expect(isServedAt({}, 'Asia/Singapore', at('2026-03-21T08:00:00+08:00'))).toBe(true)
})

test('outside its times a dish is unavailable and says when it is served next (LIVE-17)', () => {
  const friday = at('2026-03-20T12:00:00+08:00')
  expect(findDish(atServingTime(merchant, friday), dishID)).toMatchObject({
    available: false,
    servedFrom: '2026-03-22T23:00:00.000Z',
  })
  expect(nextServing({ servedAt: breakfast }, 'Asia/Singapore', friday)?.toISOString()).toBe(
    '2026-03-22T23:00:00.000Z',
  )
  const morning = at('2026-03-20T09:00:00+08:00')
  expect(atServingTime(merchant, morning)).toBe(merchant)
})

test('a dish that is never served has an empty next serving time (LIVE-17)', () => {
  const never = { ...first!, servedAt: breakfast.map(() => []) }
  const shown = atServingTime(
    { ...merchant, menu: { ...merchant.menu, categories: [never] } },
    at('2026-03-20T09:00:00+08:00'),
  )
  expect(findDish(shown, dishID)).toMatchObject({ available: false, servedFrom: neverServed })
})

test('a menu evaluated for one instant can be evaluated again for another one (LIVE-17)', () => {
  const noon = at('2026-03-20T12:00:00+08:00')
  const morning = at('2026-03-23T08:00:00+08:00')
  const unserved = atServingTime(merchant, noon)
  expect(atServingTime(unserved, noon), 'the same object').toBe(unserved)
  expect(atServingTime(unserved, morning)).toEqual(merchant)
  const items = first!.items.map((dish) => ({ ...dish, available: false }))
  const soldOut = deepFreeze({
    ...merchant,
    menu: { ...merchant.menu, categories: [{ ...first!, servedAt: breakfast, items }] },
  })
  expect(atServingTime(atServingTime(soldOut, noon), morning)).toBe(soldOut)
})
