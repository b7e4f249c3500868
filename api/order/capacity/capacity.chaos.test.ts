// Tests of many simultaneous orders, through two servers, for one merchant
// that can cook only a limited number of orders per quarter of an hour.
import { randomUUID } from 'node:crypto'
import type { OrderBody } from '@tingkat/contract/order'
import type { FreshQuote } from '@tingkat/contract/quote'
import { quarterOf } from '@tingkat/ordering/merchant/capacity'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { castCatalogue, home } from '../../testing/cast.ts'
import { orderOf } from '../../testing/dinner.ts'
import { openTestDatabase } from '../../testing/engine.ts'
import { logInByInjection, unwrap, type TestEater } from '../../testing/journey.ts'

const cap = 10
const ordersOfWindow = 100
const ordersForNow = process.env.TEST_LONG ? 100 : 60
const rounds = process.env.TEST_LONG ? 20 : 1

let first: TestApp
let second: TestApp
let eaters: [TestEater, TestEater]
beforeAll(async () => {
  const database = await openTestDatabase()
  const options = { database, clock: () => lunchTime, newID: randomUUID, countries: [] }
  first = await openTestApp({ ...options, catalogues: [castCatalogue] })
  second = await openTestApp(options)
  const live = {
    capacity: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], fromHour: 0, toHour: 24, orders: cap }],
  }
  await database.query(
    `insert into merchant_live (country, merchant_id, version, doc, changed_at)
     values ('sg', 'warung', 1, $1::text::jsonb, now())`,
    [JSON.stringify(live)],
  )
  for (const { deps } of [first, second]) {
    const { live: empty } = deps.catalogue.liveOf('sg').of('warung')
    deps.catalogue.setLive('sg', 'warung', { version: 1, live: { ...empty, ...live } })
  }
  eaters = [await logInByInjection(first), await logInByInjection(second)]
})
afterAll(async () => {
  await second.close()
  await first.close()
})
beforeEach(async () => {
  await first.database.query('delete from merchant_slot')
  await first.database.query('delete from order_slot')
})

const minutes = (count: number) => new Date(lunchTime.getTime() + count * 60_000).toISOString()
async function priced(scheduled: boolean): Promise<OrderBody> {
  const body = {
    countryCode: 'sg' as const,
    location: home,
    merchants: [
      { ID: 'warung', items: [{ ID: 'satay', quantity: 1, comment: '', modifierGroups: [] }] },
    ],
    ...(scheduled
      ? { scheduledTime: { from: minutes(75), to: minutes(105), available: true, reason: '' } }
      : {}),
  }
  return orderOf(body, unwrap(await eaters[0].client.quote(body)))
}

/**
 * Places the order, and accepts a later delivery time whenever the server offers one, up to eight
 * times.
 */
async function placeAtAnyTime({ client }: TestEater, body: OrderBody) {
  let answer = await client.placeOrder(body, randomUUID())
  for (let times = 0; times < 8; times += 1) {
    if (answer.ok || answer.problem.code !== 'promise_changed') return answer
    const { quote } = answer.problem.context as FreshQuote
    answer = await client.placeOrder({ ...body, quoteToken: quote.quoteToken }, randomUUID())
  }
  return answer
}

/**
 * Places the orders on both servers at the same
 * moment. Returns the problem codes of refused orders.
 */
async function placeAll(body: OrderBody, count: number): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, nth) =>
      placeAtAnyTime(eaters[nth % 2] ?? eaters[0], body),
    ),
  )
  return answers.flatMap((answer) => (answer.ok ? [] : [answer.problem.code]))
}

async function readQuarters(): Promise<{ quarter: number; taken: number; orders: number }[]> {
  const { rows } = await first.database.query<{ quarter: Date; taken: number; orders: number }>(
    `select s.quarter, s.taken, count(o.id)::int as orders
     from merchant_slot s
     left join order_slot p using (country, merchant_id, quarter)
     left join orders o on o.country = p.country and o.id = p.order_id
     group by 1, 2 order by 1`,
  )
  return rows.map((row) => ({ ...row, quarter: row.quarter.getTime() }))
}

test.each(Array.from({ length: rounds }, (_, round) => round))(
  `KITCH-29 of ${ordersOfWindow} orders for a window exactly 10 are placed (round %i)`,
  async () => {
    const body = await priced(true)
    const codes = await placeAll(body, ordersOfWindow)
    expect(codes).toEqual(Array.from({ length: ordersOfWindow - cap }, () => 'slot_unavailable'))
    expect(await readQuarters()).toMatchObject([{ taken: cap, orders: cap }])
  },
)

test.each(Array.from({ length: rounds }, (_, round) => round))(
  `KITCH-29 of ${ordersForNow} orders for now exactly 10 are placed in each of four quarters (round %i)`,
  async () => {
    const body = await priced(false)
    const codes = await placeAll(body, ordersForNow)
    expect(new Set(codes)).toEqual(new Set(['merchant_full']))
    expect(codes).toHaveLength(ordersForNow - 4 * cap)
    const now = quarterOf(lunchTime.getTime())
    expect(await readQuarters()).toEqual(
      [0, 1, 2, 3].map((nth) => ({ quarter: now + nth * 900_000, taken: cap, orders: cap })),
    )
  },
)
