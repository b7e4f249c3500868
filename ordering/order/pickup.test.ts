import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { moveOrder } from './order.ts'
import {
  isEnded,
  orderActors,
  orderMoves,
  type OrderActor,
  type OrderMove,
} from './order-states.ts'
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

  test('PICK-01 random carts cost their food and nothing for a delivery when they are collected', () => {
    const line = fc.tuple(fc.constantFrom('kopi', 'chicken-rice'), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const cart = makeQuoteRequest(lines.map(([dish, count]) => makeRequestItem(dish, count)))
        const [collected, delivered] = (['pickup', 'integrated'] as const).map((path) =>
          unwrap(priceQuote(makeQuoteInput(cart, { path }, merchant))),
        )
        const feesOf = (quote: typeof collected) =>
          Object.fromEntries(
            (quote?.breakdowns ?? []).map(({ key, value }) => [key, value.amountInMinor]),
          )
        const { delivery = 0, small_order: small = 0, ...rest } = feesOf(delivered)
        const fees = feesOf(collected)
        expect(fees).not.toHaveProperty('small_order')
        expect(fees['delivery'] ?? 0).toBe(0)
        expect(fees['subtotal']).toBe(rest['subtotal'])
        const [near, far] = [collected, delivered].map(
          (quote) => quote?.totalQuote.reducedPriceV2.amountInMinor ?? 0,
        )
        expect((far ?? 0) - (near ?? 0)).toBeGreaterThanOrEqual(delivery + small)
      }),
      { numRuns: 100 },
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

  test('PICK-02 PICK-03 random moves, reminders and changes keep a pickup order without a courier', () => {
    type Step = { move: OrderMove | 'here' | 'remind'; by: OrderActor }
    const courier = { name: 'Siti', vehicle: 'motorcycle', plate: 'FBA 1234' }
    const step: fc.Arbitrary<Step> = fc.record({
      // Moves of pickup orders are more frequent, so that
      // most random walks get beyond the first states.
      move: fc.oneof(
        {
          weight: 12,
          arbitrary: fc.constantFrom('receive', 'accept', 'ready', 'hand_over', 'here', 'remind'),
        },
        { weight: 1, arbitrary: fc.constantFrom(...orderMoves) },
      ),
      by: fc.oneof(fc.constant('merchant'), fc.constantFrom(...orderActors)),
    })
    const take = (order: Order, { move, by }: Step, now: Date): Order => {
      if (move === 'remind') return remindOfPickup(order, now) ?? order
      const next =
        move === 'here'
          ? markHere(order, now)
          : moveOrder(order, {
              move,
              by,
              now,
              courier: move === 'assign' ? courier : null,
              cancellation: move === 'cancel' ? { reason: 'other', comment: '' } : undefined,
            })
      if (isRefusal(next)) return order
      return 'order' in next ? next.order : next
    }
    const seen = new Set<string>()
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), (steps) => {
        let order = pickedUp()
        for (const [index, wanted] of steps.entries()) {
          const before = order
          order = take(before, wanted, later(index + 1))
          seen.add(order.orderState)
          if (order === before) continue
          expect(isEnded(before)).toBe(false)
          expect(order).toMatchObject({ path: 'pickup', courier: null, deliveryAddress: null })
          expect(order.version).toBe(before.version + 1)
          expect(order.events).toHaveLength(before.events.length + 1)
          const isCollected = order.orderState === 'COMPLETED'
          expect(isCollected && before.orderState !== 'READY', 'handed over too early').toBe(false)
          expect(
            ['NEW', 'MAX_CONFIRMING', 'ORDER_IN_PREPARE', 'READY'].includes(order.orderState),
          ).toBe(!isEnded(order))
        }
      }),
      { numRuns: 300, seed: 20 },
    )
    expect([...seen]).toEqual(expect.arrayContaining(['READY', 'COMPLETED', 'FAILED']))
  })

  test('PICK-03 it may be ended as not collected half an hour after ready', () => {
    const ready = through(pickedUp(), 'receive', 'accept', 'ready')
    expect(notCollectedFrom(ready)).toBe(later(3 + 30).toISOString())
    expect(notCollectedFrom(through(pickedUp(), 'receive'))).toBeNull()
    expect(notCollectedFrom({ ...ready, path: 'table' })).toBeNull()
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
    // `here` does not count as the last move, so a repeated `accept` is still recognised as a
    // repetition.
    expect(
      unwrap(moveOrder(there, { move: 'accept', by: 'merchant', now: later(8) })).transition,
    ).toBeNull()
    expect(markHere({ ...accepted, path: 'table' }, later(7))).toMatchObject({
      refused: 'impossible_move',
    })
    expect(markHere(pickedUp(), later(1))).toMatchObject({ refused: 'impossible_move' })
    expect(markHere(through(makeOrder(), 'receive'), later(1))).toMatchObject({
      refused: 'impossible_move',
    })
  })
})
