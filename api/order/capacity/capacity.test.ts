// Tests of a merchant's capacity: the number of orders
// that may start cooking in a quarter of an hour.
import { randomUUID } from 'node:crypto'
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { SignedQuote } from '@tingkat/contract/quote'
import type { Order } from '@tingkat/ordering/order/order'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { castCatalogue, home } from '../../testing/cast.ts'
import { orderOf } from '../../testing/dinner.ts'
import {
  applyMoves,
  logInByInjection,
  openPartner,
  unwrap,
  type TestEater,
  type TestPartner,
} from '../../testing/journey.ts'
import { openStaffSession, type StaffSession } from '../../testing/staff.ts'

let api: TestApp
let eater: TestEater
let manager: StaffSession
let partners: { merchantPartner: TestPartner; fleet: TestPartner }
const clock = { now: lunchTime }
const allDay = { weekdays: [0, 1, 2, 3, 4, 5, 6], fromHour: 0, toHour: 24 }

beforeAll(async () => {
  api = await openTestApp({ clock: () => clock.now, countries: [], catalogues: [castCatalogue] })
  eater = await logInByInjection(api)
  manager = await openStaffSession(api, {
    memberships: [{ role: 'merchant_manager', scope: 'merchant:warung' }],
  })
  const merchantPartner = await openPartner(api, { role: 'merchant' })
  partners = { merchantPartner, fleet: await openPartner(api, { role: 'courier' }) }
})
afterAll(() => api.close())
beforeEach(async () => {
  clock.now = lunchTime
  await api.database.query('delete from merchant_slot')
  await api.database.query('delete from order_slot')
  await setCapacity(2)
})

const change = async (change: LiveChange) =>
  await api.app.inject({
    method: 'POST',
    url: fillPath(paths.kitchenLive, { merchantID: 'warung' }),
    headers: { cookie: manager.cookie, origin: 'https://tingkat.test' },
    payload: { actionID: randomUUID(), change },
  })
async function setCapacity(orders: number | null): Promise<void> {
  const capacity = orders === null ? [] : [{ ...allDay, orders }]
  const response = await change({ kind: 'capacity', capacity })
  expect(response.json()).toMatchObject({ capacity })
}

const at = (minutes: number) => new Date(lunchTime.getTime() + minutes * 60_000).toISOString()
const windowAt = (minutes: number) => ({
  from: at(minutes),
  to: at(minutes + 30),
  available: true,
  reason: '',
})
type Wish = { scheduled?: number; dish?: string; quantity?: number; payment?: string }
const bodyOf = ({ scheduled, dish = 'satay', quantity = 1, payment = '' }: Wish) => ({
  countryCode: 'sg' as const,
  location: home,
  merchants: [{ ID: 'warung', items: [{ ID: dish, quantity, comment: '', modifierGroups: [] }] }],
  paymentTypeID: payment,
  ...(scheduled === undefined ? {} : { scheduledTime: windowAt(scheduled) }),
})
const quote = async (wish: Wish = {}) => await eater.client.quote(bodyOf(wish))
async function priced(wish: Wish & { card?: string } = {}) {
  return { ...orderOf(bodyOf(wish), unwrap(await quote(wish))), paymentToken: wish.card ?? '' }
}
const place = async (wish: Wish & { card?: string } = {}): Promise<Order> =>
  unwrap(await eater.client.placeOrder(await priced(wish), randomUUID()))
async function readTaken(): Promise<Record<string, number>> {
  const { rows } = await api.database.query<{ quarter: Date; taken: number }>(
    'select quarter, taken from merchant_slot where taken > 0 order by quarter',
  )
  return Object.fromEntries(rows.map(({ quarter, taken }) => [quarter.toISOString(), taken]))
}

describe('an order for now', () => {
  test('KITCH-28 moves its promised time to the next free quarter of an hour', async () => {
    const first = await place()
    expect(first).toMatchObject({ cookFrom: at(0) })
    await place()
    expect(unwrap(await quote())).toMatchObject({ waitMinutes: 15 })
    const third = await place()
    expect(third).toMatchObject({ cookFrom: at(15), ETA: (first.ETA ?? 0) + 15 })
    expect(await readTaken()).toEqual({ [at(0)]: 2, [at(15)]: 1 })
    expect(first).not.toHaveProperty('waitMinutes')
  })

  test('PROMISE-02 promises the shown time; more than ten minutes later needs consent', async () => {
    await setCapacity(1)
    const body = await priced()
    const first = unwrap(await eater.client.placeOrder(body, randomUUID()))
    const { etaMinutes } = first.promise ?? {}
    expect(etaMinutes).toBe(first.ETA)
    const later = { shownMinutes: etaMinutes, freshMinutes: (etaMinutes ?? 0) + 15, changes: [] }
    const refused = await eater.client.placeOrder(body, randomUUID())
    expect(refused).toMatchObject({
      ok: false,
      problem: { status: 409, code: 'promise_changed', context: later },
    })
    if (refused.ok) return
    const { quote: fresh } = refused.problem.context as { quote: SignedQuote }
    const accepted = { ...body, quoteToken: fresh.quoteToken }
    const second = unwrap(await eater.client.placeOrder(accepted, randomUUID()))
    expect([second.ETA, second.promise?.etaMinutes]).toEqual([
      later.freshMinutes,
      later.freshMinutes,
    ])
    expect(await readTaken()).toEqual({ [at(0)]: 1, [at(15)]: 1 })
  })

  test('KITCH-28 is refused beyond 45 minutes, with a window that it can take', async () => {
    await setCapacity(1)
    const late = await priced()
    for (let count = 0; count < 4; count += 1) await place()
    // Cooking starts 14 minutes before the delivery window: 10 minutes of preparation and 4 of
    // delivery.
    const refusal = { code: 'merchant_full', context: { from: at(75), to: at(105) } }
    expect(await quote()).toMatchObject({ ok: false, problem: refusal })
    const placed = await eater.client.placeOrder(late, randomUUID())
    expect(placed).toMatchObject({ ok: false, problem: { status: 409, ...refusal } })
    expect(await place({ scheduled: 75 })).toMatchObject({ cookFrom: at(61) })
  })

  test('KITCH-28 takes two places above 15 dishes', async () => {
    await place({ dish: 'free-tea', quantity: 16 })
    expect(await readTaken()).toEqual({ [at(0)]: 2 })
  })

  test('KITCH-29 takes one place however often its request is repeated', async () => {
    const body = await priced()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 3 }, async () => await eater.client.placeOrder(body, key)),
    )
    expect(answers.some(({ ok }) => ok)).toBe(true)
    await setCapacity(1)
    unwrap(await eater.client.placeOrder(body, key))
    expect(await readTaken()).toEqual({ [at(0)]: 1 })
  })

  test('KITCH-29 costs no extra statement at a merchant without a capacity', async () => {
    await setCapacity(null)
    const body = await priced()
    const query = vi.spyOn(api.database, 'query')
    const placeAndCount = async () => {
      query.mockClear()
      const order = unwrap(await eater.client.placeOrder(body, randomUUID()))
      // The outbox relay may run statements at any time, so the test counts only statements that
      // contain a certain text.
      const texts = query.mock.calls.map(([text]) => text)
      const count = (part: string) => texts.filter((text) => text.includes(part)).length
      return { order, slots: count('_slot'), placed: count('insert into orders') }
    }
    const plain = await placeAndCount()
    expect(plain).toMatchObject({ slots: 0, placed: 1 })
    expect(plain.order).not.toHaveProperty('cookFrom')
    await setCapacity(2)
    // The first statement reads the taken cooking places.
    // The second writes the order and takes its places.
    expect(await placeAndCount()).toMatchObject({ slots: 2, placed: 1 })
    query.mockRestore()
  })
})

describe('windows', () => {
  test('KITCH-28 are not offered while full, and are refused with the next free one', async () => {
    const body = await priced({ scheduled: 75 })
    await place({ scheduled: 75 })
    await place({ scheduled: 75 })
    const { slots } = unwrap(await eater.client.readTimeSlots('warung', home))
    expect(slots.map(({ from }) => from)).not.toContain(at(75))
    const refusal = { code: 'slot_unavailable', context: { time: slots[0]?.from } }
    expect(await quote({ scheduled: 75 })).toMatchObject({ ok: false, problem: refusal })
    const placed = await eater.client.placeOrder(body, randomUUID())
    expect(placed).toMatchObject({ ok: false, problem: refusal })
  })
})

describe('a place is given back', () => {
  test('KITCH-29 when the eater cancels before the merchant accepts, once', async () => {
    const { orderID } = await place()
    await place()
    unwrap(await eater.client.cancelOrder(orderID, { reason: 'changed_mind' }))
    await eater.client.cancelOrder(orderID, { reason: 'changed_mind' })
    expect(await readTaken()).toEqual({ [at(0)]: 1 })
    expect(await place()).toMatchObject({ cookFrom: at(0) })
  })

  test('KITCH-29 but not when an accepted order ends', async () => {
    const { orderID } = await place()
    await applyMoves(partners, orderID, 'receive', 'accept')
    unwrap(await eater.client.cancelOrder(orderID, { reason: 'changed_mind' }))
    expect(await readTaken()).toEqual({ [at(0)]: 1 })
  })

  test('KITCH-29 when a card is declined', async () => {
    const declined = await eater.client.placeOrder(
      await priced({ payment: 'VISA', card: 'tok_declined' }),
      randomUUID(),
    )
    expect(declined).toMatchObject({ ok: false, problem: { code: 'payment_declined' } })
    expect(await readTaken()).toEqual({})
    await place({ payment: 'VISA', card: 'tok_visa' })
    expect(await readTaken()).toEqual({ [at(0)]: 1 })
  })
})

test('KITCH-28 a capacity is set by hours, from 1 to 200, and not by a device alone', async () => {
  const span = { ...allDay, orders: 1 }
  const faults = [{ orders: 0 }, { orders: 201 }, { fromHour: 12, toHour: 12 }, { weekdays: [] }]
  for (const fault of faults) {
    const response = await change({ kind: 'capacity', capacity: [{ ...span, ...fault }] })
    expect(response.json()).toMatchObject({ code: 'invalid_request' })
  }
})
