import { describe, expect, test } from 'vitest'
import { moveOrder } from './order.ts'
import { placeOrder, type Order } from './order.ts'
import { hereSince, markHere, nextReminderAt, notCollectedFrom, remindOfPickup } from './pickup.ts'
import { offersPickup } from './pickup-offer.ts'
import { toOrderView, emptyOrderExtras } from './order-view.ts'
import { priceQuote } from '../quote/quote.ts'
import { deliveryWindows } from '../schedule.ts'
import {
  lunchTime,
  makeMerchant,
  makeOrder,
  makePlacement,
  makeQuoteInput,
  makeQuoteRequest,
  makeRequestItem,
  unwrap,
} from '../testing/fixtures.ts'

const merchant = makeMerchant({ pickup: true })
const request = makeQuoteRequest([makeRequestItem('kopi', 1)])
const later = (minutes: number) => new Date(lunchTime.getTime() + minutes * 60_000)
const pickedUp = (changes = {}) => makeOrder({ merchant, pickup: true, ...changes })

const through = (order: Order, ...moves: ('receive' | 'accept' | 'ready')[]): Order =>
  moves.reduce(
    (moved, move, index) =>
      unwrap(moveOrder(moved, { move, by: 'merchant', now: later(index + 1) })).order,
    order,
  )

describe('price', () => {
  const quoteOn = (path: 'integrated' | 'pickup', changes = {}) =>
    priceQuote(makeQuoteInput(request, { path, ...changes }, merchant))

  test('PICK-01 pickup has no delivery fee and no small-order fee', () => {
    const keys = (path: 'integrated' | 'pickup') =>
      unwrap(quoteOn(path)).breakdowns.map(({ key }) => key)
    expect(keys('integrated')).toEqual(expect.arrayContaining(['delivery', 'small_order']))
    expect(keys('pickup')).not.toContain('small_order')
    const quote = unwrap(quoteOn('pickup'))
    expect(quote.deliveryQuote.priceV2.amountInMinor).toBe(0)
    expect(quote.totalQuote.reducedPriceV2.amountInMinor).toBeLessThan(
      unwrap(quoteOn('integrated')).totalQuote.reducedPriceV2.amountInMinor,
    )
  })

  test('PICK-01 an address beyond the radius does not matter for pickup', () => {
    const far = { start: { latitude: 1.44, longitude: 103.7 } }
    expect(quoteOn('integrated', far)).toMatchObject({ refused: 'too_far' })
    expect(quoteOn('pickup', far)).not.toHaveProperty('refused')
  })

  test('PICK-01 only integrated merchants with the field offer pickup', () => {
    expect(offersPickup(merchant)).toBe(true)
    expect(offersPickup({ ...merchant, isIntegrated: false })).toBe(false)
    expect(offersPickup(makeMerchant())).toBe(false)
    expect(priceQuote(makeQuoteInput(request, { path: 'pickup' }, makeMerchant()))).toMatchObject({
      refused: 'pickup_not_offered',
    })
    const placement = makePlacement({ merchant, pickup: true })
    expect(placeOrder({ ...placement, merchant: makeMerchant() })).toMatchObject({
      refused: 'pickup_not_offered',
    })
  })
})

describe('order', () => {
  test('PICK-02 it needs no address, is not contactless, and promises when it is ready', () => {
    const order = pickedUp({ wishes: { cutlery: true, contactless: true } })
    expect(order).toMatchObject({
      path: 'pickup',
      deliveryAddress: null,
      wishes: { cutlery: true, contactless: false },
      ETA: merchant.preparationMinutes,
    })
    const readyAt = later(merchant.preparationMinutes).toISOString()
    expect(order.arrival).toEqual({ from: readyAt, to: readyAt, cause: 'on_time' })
  })

  test('PICK-02 the time follows what the merchant says, and ends once it is ready', () => {
    const accepted = through(pickedUp(), 'receive', 'accept')
    const view = (order: Order) => toOrderView(order, emptyOrderExtras, later(5)).arrival
    const readyBy = later(45).toISOString()
    expect(view({ ...accepted, readyBy })).toEqual({
      from: readyBy,
      to: readyBy,
      cause: 'merchant_slow',
    })
    expect(view(through(accepted, 'ready'))).toBeNull()
  })

  test('PICK-02 it can be scheduled into the windows of delivery', () => {
    const window = deliveryWindows({
      hours: merchant.openingHours,
      preparationMinutes: merchant.preparationMinutes,
      now: lunchTime,
    })[3]!
    const scheduledTime = { ...window, available: true, reason: '' }
    const order = pickedUp({
      request: makeQuoteRequest([makeRequestItem('kopi', 1)], { scheduledTime }),
    })
    expect(order).toMatchObject({ orderState: 'SCHEDULED', path: 'pickup' })
    expect(order.arrival).toMatchObject(window)
  })

  test('PICK-02 the eater may cancel until the merchant accepts', () => {
    const cancel = (order: Order) =>
      moveOrder(order, { move: 'cancel', by: 'eater', now: later(9) })
    const received = through(pickedUp(), 'receive')
    expect(unwrap(cancel(received)).order.orderState).toBe('CANCELLED_PASSENGER')
    expect(cancel(through(received, 'accept'))).toMatchObject({ refused: 'not_cancelable' })
  })

  test('PICK-03 it may be ended as not collected half an hour after ready', () => {
    const ready = through(pickedUp(), 'receive', 'accept', 'ready')
    expect(notCollectedFrom(ready)).toBe(later(3 + 30).toISOString())
    expect(notCollectedFrom(through(pickedUp(), 'receive'))).toBeNull()
  })

  test('PICK-03 a reminder is one more event, and only while the order waits for its eater', () => {
    const ready = through(pickedUp(), 'receive', 'accept', 'ready')
    const reminded = remindOfPickup(ready, later(18))!
    expect(reminded).toMatchObject({ orderState: 'READY', stateSince: ready.stateSince })
    expect(reminded.events.at(-1)).toMatchObject({ move: 'remind', version: ready.version + 1 })
    const collected = unwrap(
      moveOrder(reminded, { move: 'hand_over', by: 'merchant', now: later(20) }),
    ).order
    expect(remindOfPickup(collected, later(30))).toBeNull()
    const times = [ready, reminded, remindOfPickup(reminded, later(33))!].map(nextReminderAt)
    expect(times).toEqual([later(18).toISOString(), later(33).toISOString(), null])
    expect(remindOfPickup(through(pickedUp(), 'receive'), later(30))).toBeNull()
  })

  test('PICK-01 the eater can say once that they are there, while the food is prepared or ready', () => {
    const accepted = through(pickedUp(), 'receive', 'accept')
    const there = unwrap(markHere(accepted, later(7)))
    expect(hereSince(there)).toBe(later(7).toISOString())
    expect(markHere(there, later(8))).toBe(there)
    expect(there.version).toBe(accepted.version + 1)
    // The move before it is still the last move, so that its repetition stays idempotent.
    expect(
      unwrap(moveOrder(there, { move: 'accept', by: 'merchant', now: later(8) })).transition,
    ).toBeNull()
    expect(markHere(pickedUp(), later(1))).toMatchObject({ refused: 'impossible_move' })
    expect(markHere(through(makeOrder(), 'receive'), later(1))).toMatchObject({
      refused: 'impossible_move',
    })
  })
})
