// Tests of tracking: events and the data about the visit that is added to them, the data layer,
// batches, callbacks, consent.
import type { EventBatch, SentEvent } from '@tingkat/contract/event-catalogue'
import { parseEvent } from '@tingkat/contract/tracking'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { resolveConsent, refusesTracking } from './consent.ts'
import { toDataLayerEntries, pushToDataLayer, toCurrencyUnits } from './data-layer.ts'
import { createEventSender, type PostOutcome } from './event-sender.ts'
import { campaignName, toSentEvent, type Visit } from './sent-event.ts'
import {
  callbackWaitMs,
  setEventConsumer,
  drainTrackedEvents,
  track,
  trackThen,
  type RecordedEvent,
} from './track.ts'

const visit: Visit = {
  country: 'sg',
  language: 'en',
  affiliation: 'Tingkat Singapore',
  foodInstrumentation: false,
  utmCampaign: '',
}
const at = Date.parse('2026-03-18T04:15:00Z')
const record = (
  event: RecordedEvent['event'],
  path = '/sg/en/restaurant/warung/sg-m1',
): RecordedEvent => ({
  event,
  at,
  path,
  basketOpen: false,
})
const order = {
  name: 'PLACE_ORDER',
  id: 'sg-1',
  order_id: 'sg-1',
  restaurant_id: 'sg-m1',
  revenue: 2_450,
  basket_value: 2_000,
  tax: 165,
  shipping: 300,
  delivery_fee: 300,
  platform_fee: 50,
  small_order_fee: 100,
  currency: 'SGD',
  products: [{ item_id: 'd1', item_name: 'Laksa', quantity: 2, price: 1_000 }],
  promo_code: 'LUNCH',
  eater_count: 1,
  payment_method: 'CASH',
  delivery_type: 'DELIVERY',
} as const

describe('a sent event', () => {
  test('TRACK-06: has the state name "restaurant" on the restaurant page', () => {
    const event = toSentEvent(
      record({
        name: 'ADD_ITEM',
        restaurant_id: 'sg-m1',
        item_id: 'd1',
        item_name: 'Laksa',
        position: 0,
      }),
      1,
      visit,
    )
    expect(event).toMatchObject({
      page: 'restaurant-detail',
      state_name: 'restaurant',
      at: '2026-03-18T04:15:00.000Z',
    })
    expect(parseEvent(event)).toEqual({ event })
    expect(
      toSentEvent(record({ name: 'CATEGORY_VIEWED', category_id: 'c' }), 1, {
        ...visit,
        foodInstrumentation: true,
      }).state_name,
    ).toBe('restaurant menu')
  })

  test.each([
    ['sg', 'home', '', 'sg_home_organic'],
    ['th', 'restaurants', 'songkran', 'th_restaurants_songkran'],
    ['sg', 'checkout', 'summer sale!', 'sg_checkout_summer-sale'],
    ['sg', 'checkout', 'for+6591234567', 'sg_checkout_organic'],
    ['sg', 'checkout', 'me@example.com', 'sg_checkout_organic'],
    ['th', 'home', 'songkran-2026', 'th_home_songkran-2026'],
    ['sg', 'home', 'sale_20261111', 'sg_home_sale_20261111'],
    ['sg', 'home', '20261111-9123 4567', 'sg_home_organic'],
    ['sg', 'home', 'x'.repeat(300), `sg_home_${'x'.repeat(60)}`],
  ])('TRACK-18: the campaign of %s, %s and %j is %s', (country, page, campaign, name) => {
    expect(campaignName(country, page, campaign)).toBe(name)
  })

  test('TRACK-11 TRACK-22: contains no personal data of a note or a search', () => {
    const added = {
      name: 'ADD_TO_BASKET',
      restaurant_id: 'm',
      item_id: 'd',
      item_name: 'Laksa',
      position: 0,
      item_quantity: 1,
      price: 1,
      currency: 'SGD',
    } as const
    expect(
      toSentEvent(record({ ...added, notes_text: ' less   spicy, Nurul ' }), 1, visit),
    ).toMatchObject({ notes_text: 'less spicy' })
    expect(toSentEvent(record({ ...added, notes_text: 'call 9123 4567' }), 1, visit)).toMatchObject(
      {
        notes_text: '',
      },
    )
    expect(
      toSentEvent(record({ name: 'SEARCH_BAR', query: '10 Eu Tong Sen Street 059815' }), 1, visit),
    ).toMatchObject({ query: '' })
  })
})

describe('the data layer', () => {
  const sent = (event: RecordedEvent['event']) => toSentEvent(record(event), 1, visit)

  test('TRACK-14 TRACK-16 TRACK-17 TRACK-20: has a placed order under both names', () => {
    const [own, google] = toDataLayerEntries(sent(order))
    expect(own).toMatchObject({
      event: 'place_order',
      id: 'sg-1',
      revenue: 24.5,
      tax: 1.65,
      shipping: 3,
      products: [{ item_id: 'd1', quantity: 2, price: 10 }],
      restaurant_id: 'sg-m1',
      basket_value: 20,
      delivery_fee: 3,
      platform_fee: 0.5,
      small_order_fee: 1,
      promo_code: 'LUNCH',
      eater_count: 1,
      payment_method: 'CASH',
      delivery_type: 'DELIVERY',
      affiliation: 'Tingkat Singapore',
    })
    expect(google).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: 'sg-1',
        affiliation: 'Tingkat Singapore',
        currency: 'SGD',
        value: 24.5,
        tax: 1.65,
        shipping: 3,
        coupon: 'LUNCH',
        items: [{ item_id: 'd1', item_name: 'Laksa', quantity: 2, price: 10 }],
      },
    })
  })

  test('counts a currency without decimals in whole units', () => {
    expect([toCurrencyUnits(50_000, 'VND'), toCurrencyUnits(1_250, 'SGD')]).toEqual([50_000, 12.5])
  })

  test('has a currency beside every value of GA4', () => {
    const dish = {
      restaurant_id: 'm',
      item_id: 'd',
      item_name: 'Laksa',
      price: 650,
      currency: 'SGD',
    } as const
    const events: RecordedEvent['event'][] = [
      order,
      {
        name: 'CHECKOUT_STEP_1',
        restaurant_id: 'm',
        basket_value: 650,
        currency: 'SGD',
        products: [],
      },
      { name: 'PRODUCT_CLICK', ...dish, position: 3 },
      { name: 'VIEW_PRODUCT_DETAILS', ...dish },
      { name: 'ADD_TO_BASKET', ...dish, position: 3, item_quantity: 2, notes_text: '' },
      { name: 'REMOVE_FROM_BASKET', ...dish, item_quantity: 1 },
    ]
    const google = events.map(
      (event) =>
        toDataLayerEntries(sent(event))[1] as {
          event: string
          ecommerce: { currency: string; value: number }
        },
    )
    expect(google.map(({ event }) => event)).toEqual([
      'purchase',
      'begin_checkout',
      'select_item',
      'view_item',
      'add_to_cart',
      'remove_from_cart',
    ])
    for (const { ecommerce } of google)
      expect([ecommerce.currency, typeof ecommerce.value]).toEqual(['SGD', 'number'])
    expect(google[4]?.ecommerce.value).toBe(13)
  })

  test('TRACK-21 TRACK-22: has the type of a page load and the query of a search', () => {
    expect(
      toDataLayerEntries(sent({ name: 'PAGE_LOAD', page_type: 'restaurant-detail' }))[0],
    ).toMatchObject({
      event: 'page_load',
      page_type: 'restaurant-detail',
    })
    expect(toDataLayerEntries(sent({ name: 'SEARCH_BAR', query: 'laksa' }))).toMatchObject([
      { event: 'search_bar', query: 'laksa' },
      { event: 'search', search_term: 'laksa' },
    ])
  })

  test('TRACK-25: calls back at once, or after the tags of a tag manager have run', () => {
    const onDone = vi.fn<() => void>()
    const alone: { dataLayer?: Record<string, unknown>[] } = {}
    pushToDataLayer(sent({ name: 'CLICK_ACCOUNT', screen: 'homepage' }), onDone, alone as never)
    expect(alone.dataLayer).toMatchObject([{ event: 'click_account' }])
    expect(onDone).toHaveBeenCalledTimes(1)
    const managed: { dataLayer?: Record<string, unknown>[]; google_tag_manager: object } = {
      google_tag_manager: {},
    }
    pushToDataLayer(sent({ name: 'CLICK_ACCOUNT', screen: 'homepage' }), onDone, managed as never)
    expect(onDone).toHaveBeenCalledTimes(1)
    const callback = managed.dataLayer?.[0]?.['eventCallback'] as (() => void) | undefined
    callback?.()
    expect(onDone).toHaveBeenCalledTimes(2)
  })

  test('keeps at most 300 entries without a tag manager', () => {
    const alone: { dataLayer?: object[] } = {}
    for (let n = 0; n < 500; n += 1)
      pushToDataLayer(
        sent({ name: 'CLICK_ACCOUNT', screen: 'homepage' }),
        undefined,
        alone as never,
      )
    expect(alone.dataLayer).toHaveLength(300)
  })
})

describe('batches', () => {
  type FakeCollector = {
    sent: EventBatch[]
    beacons: EventBatch[]
    outcomes: PostOutcome[]
    timers: { ms: number; run: () => void; isCancelled: boolean }[]
    acceptsBeacons: boolean
  }
  const openSender = () => {
    const collector: FakeCollector = {
      sent: [],
      beacons: [],
      outcomes: [],
      timers: [],
      acceptsBeacons: true,
    }
    const sender = createEventSender({
      visitID: 'v',
      post: async (batch) => {
        collector.sent.push(batch)
        return collector.outcomes.shift() ?? 'accepted'
      },
      beacon: (batch) => {
        if (collector.acceptsBeacons) collector.beacons.push(batch)
        return collector.acceptsBeacons
      },
      startTimer(run, ms) {
        const timer = { ms, run, isCancelled: false }
        collector.timers.push(timer)
        return () => {
          timer.isCancelled = true
        }
      },
    })
    const runTimers = async () => {
      for (const timer of collector.timers.splice(0)) if (!timer.isCancelled) timer.run()
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
    }
    return { collector, sender, runTimers }
  }
  const numbersOf = (batches: EventBatch[]) =>
    batches.map((batch) => batch.events.map((event) => event.n))
  const event = (n: number): SentEvent =>
    toSentEvent(record({ name: 'CATEGORY_VIEWED', category_id: 'c' }), n, visit)

  test('TRACK-05: events within three seconds are one batch, sent once', async () => {
    const { collector, sender, runTimers } = openSender()
    for (const n of [1, 2, 3]) sender.add(event(n))
    expect(collector.sent).toEqual([])
    await runTimers()
    await runTimers()
    expect(numbersOf(collector.sent)).toEqual([[1, 2, 3]])
  })

  test('TRACK-05: retries an unavailable collector with growing delays, drops rejected events', async () => {
    const { collector, sender, runTimers } = openSender()
    collector.outcomes = ['unavailable', 'unavailable', 'rejected']
    sender.add(event(1))
    await runTimers()
    const first = collector.timers[0]?.ms
    await runTimers()
    expect(collector.timers[0]?.ms).toBeGreaterThan(first ?? 0)
    await runTimers()
    sender.add(event(2))
    await runTimers()
    expect(numbersOf(collector.sent)).toEqual([[1], [1], [1], [2]])
  })

  test('TRACK-05: a batch has at most 50 events; a full queue drops the oldest', async () => {
    const { collector, sender, runTimers } = openSender()
    collector.outcomes = ['unavailable']
    for (let n = 1; n <= 400; n += 1) sender.add(event(n))
    for (let count = 0; count < 12; count += 1) await runTimers()
    expect(Math.max(...collector.sent.map((batch) => batch.events.length))).toBe(50)
    expect(collector.sent.at(-1)?.events.at(-1)?.n).toBe(400)
  })

  test('TRACK-05: sends the queue by beacon when the page closes; keeps events if that fails', () => {
    const { collector, sender } = openSender()
    for (const n of [1, 2]) sender.add(event(n))
    collector.acceptsBeacons = false
    sender.leave()
    collector.acceptsBeacons = true
    sender.leave()
    sender.leave()
    expect(numbersOf(collector.beacons)).toEqual([[1, 2]])
  })

  test('clearing the queue drops unsent events', async () => {
    const { collector, sender, runTimers } = openSender()
    sender.add(event(1))
    sender.clear()
    await runTimers()
    sender.leave()
    expect([collector.sent, collector.beacons]).toEqual([[], []])
  })
})

describe('the callback of tracking', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    setEventConsumer(null)
    drainTrackedEvents()
    vi.useRealTimers()
  })
  const click = { name: 'REVIEW_ORDER', restaurant_id: 'sg-m1' } as const

  test('CONST-11: delays a navigation by 200 ms at most, and starts it only once', () => {
    expect(callbackWaitMs).toBe(200)
    const goOn = vi.fn<() => void>()
    let onDone: (() => void) | undefined
    setEventConsumer((recorded) => {
      onDone = recorded.onDone
    })
    trackThen(click, goOn)
    vi.advanceTimersByTime(199)
    expect(goOn).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(goOn).toHaveBeenCalledTimes(1)
    onDone?.()
    expect(goOn).toHaveBeenCalledTimes(1)
    trackThen(click, goOn)
    onDone?.()
    expect(goOn, 'at once after the callback').toHaveBeenCalledTimes(2)
  })

  test('CONST-11: does not delay a navigation without a consumer, and by 200 ms if it throws', () => {
    const goOn = vi.fn<() => void>()
    trackThen(click, goOn)
    expect(goOn).toHaveBeenCalledTimes(1)
    expect(drainTrackedEvents()).toEqual([click])
    setEventConsumer(() => {
      throw new Error('broken')
    })
    trackThen(click, goOn)
    vi.advanceTimersByTime(200)
    expect(goOn).toHaveBeenCalledTimes(2)
    expect(() => track(click)).not.toThrow()
  })

  test('TRACK-05: a new consumer gets the queued events first, the oldest before the others', () => {
    track(click)
    track({ name: 'CLICK_ACCOUNT', screen: 'homepage' })
    const consumed: string[] = []
    setEventConsumer(({ event }) => consumed.push(event.name))
    track({ name: 'PAGE_LOAD', page_type: 'checkout' })
    expect(consumed).toEqual(['REVIEW_ORDER', 'CLICK_ACCOUNT', 'PAGE_LOAD'])
  })
})

test('consent: browser signals come first, then the answer, then the country’s rule', () => {
  expect(resolveConsent('ask', null, false)).toBe('unasked')
  expect(resolveConsent('assume', null, false)).toBe('yes')
  for (const rule of ['ask', 'assume'] as const) {
    expect(resolveConsent(rule, 'yes', false)).toBe('yes')
    expect(resolveConsent(rule, 'no', false)).toBe('no')
    expect(resolveConsent(rule, 'yes', true)).toBe('no')
  }
  expect([
    refusesTracking({ globalPrivacyControl: true }),
    refusesTracking({ doNotTrack: '1' }),
    refusesTracking({ doNotTrack: null }),
    refusesTracking({}),
  ]).toEqual([true, true, false, false])
})
