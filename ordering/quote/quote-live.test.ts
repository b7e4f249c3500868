// Tests quotes of a merchant whose live state or serving times limit what can be ordered.
import { describe, expect, test } from 'vitest'
import { indexMenu, type Merchant } from '../merchant/merchant.ts'
import { isRefusal } from '../refusal.ts'
import { deliveryWindows } from '../schedule.ts'
import {
  lunchTime,
  makeMerchant,
  makeQuoteInput,
  makeQuoteRequest,
  makeRequestItem,
} from '../testing/fixtures.ts'
import { priceQuote } from './quote.ts'

const kopi = [makeRequestItem('kopi', 1)]
const base = makeMerchant()
const quote = (merchant: Merchant, scheduledTime: { from: string; to: string } | null = null) => {
  const request = makeQuoteRequest(kopi, {
    scheduledTime: scheduledTime && { ...scheduledTime, available: true, reason: '' },
  })
  return priceQuote({
    ...makeQuoteInput(request, {}, merchant),
    menus: new Map([[merchant.ID, indexMenu(merchant)]]),
  })
}
const windowsOf = (merchant: Merchant) =>
  deliveryWindows({
    hours: merchant.openingHours,
    preparationMinutes: merchant.preparationMinutes,
    now: lunchTime,
    pause: merchant.pause,
  })
const hour = 3_600_000

describe('in a pause', () => {
  const until = new Date(lunchTime.getTime() + hour).toISOString()
  const paused: Merchant = { ...base, pause: { until, reason: 'equipment' } }

  test('an order for now is refused with the reason and end of the pause (LIVE-19)', () => {
    expect(quote(paused)).toEqual({
      refused: 'food_err_order_merchant_closed',
      context: { merchantID: base.ID, name: base.name, opensAt: until, reason: 'equipment' },
    })
  })

  test('only windows whose preparation starts after the pause are offered (LIVE-19)', () => {
    const [before] = windowsOf(base)
    const [after] = windowsOf(paused)
    const cooked = Date.parse(after!.from) - base.preparationMinutes * 60_000
    expect(cooked).toBeGreaterThanOrEqual(Date.parse(until))
    expect(Date.parse(before!.from)).toBeLessThan(Date.parse(after!.from))
    expect(quote(paused, before)).toMatchObject({
      refused: 'slot_unavailable',
      context: { time: after!.from },
    })
    expect(isRefusal(quote(paused, after))).toBe(false)
    expect(isRefusal(quote(base, before))).toBe(false)
  })

  test('an unreachable merchant has no opening time but accepts scheduled orders (LIVE-20)', () => {
    const unreachable: Merchant = { ...base, pause: { until: null, reason: 'unreachable' } }
    expect(quote(unreachable)).toMatchObject({ context: { opensAt: null, reason: 'unreachable' } })
    const [window] = windowsOf(unreachable)
    expect(Date.parse(window!.from)).toBeGreaterThanOrEqual(lunchTime.getTime() + hour)
    expect(isRefusal(quote(unreachable, window))).toBe(false)
  })
})

describe('serving times', () => {
  const clockOf = (instant: number) =>
    new Date(instant).toLocaleTimeString('en-GB', {
      timeZone: base.openingHours.timeZone,
      hour: '2-digit',
      minute: '2-digit',
    })
  const servedFrom = (from: number, to: number): Merchant => ({
    ...base,
    menu: {
      ...base.menu,
      categories: base.menu.categories.map((category) => ({
        ...category,
        servedAt: base.openingHours.weekly.map(() => [{ from: clockOf(from), to: clockOf(to) }]),
      })),
    },
  })
  const now = lunchTime.getTime()

  test('refuse an order for now of a dish that is only served later (LIVE-17)', () => {
    expect(quote(servedFrom(now + hour, now + 3 * hour))).toMatchObject({
      refused: 'food_err_order_item_not_available',
      context: { itemID: 'kopi' },
    })
    expect(isRefusal(quote(servedFrom(now - hour, now + hour)))).toBe(false)
  })

  test('are evaluated at the window of a scheduled order (LIVE-17)', () => {
    const window = windowsOf(base).find(({ from }) => Date.parse(from) >= now + 2 * hour)!
    expect(isRefusal(quote(servedFrom(now + hour, now + 3 * hour), window))).toBe(false)
    expect(quote(servedFrom(now - hour, now + hour), window)).toMatchObject({
      refused: 'food_err_order_item_not_available',
    })
  })
})
