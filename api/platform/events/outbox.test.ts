// Events are told in order, none is lost when the bus or the process fails in between.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/engine.ts'
import type { Bus } from './bus.ts'
import { openBus } from './open-bus.ts'
import type { Database } from '../database/database.ts'
import { silentLog } from '../log.ts'
import {
  handedOnTopic,
  orderTopic,
  startRelay,
  type HandOn,
  type OrderEvent,
  type Relay,
} from './outbox.ts'

let database: Database
let bus: Bus
let relay: Relay | undefined
beforeEach(async () => {
  database = await openTestDatabase()
  bus = await openBus()
})
afterEach(async () => {
  await relay?.stop()
  relay = undefined
  await bus.close()
  await database.close()
})

const write = (order: string, from: number, to: number) =>
  database.query(
    `insert into outbox (country, order_id, version, type, payload)
     select 'sg', $1, n, 'state', jsonb_build_object('n', n) from generate_series($2::int, $3::int) n`,
    [order, from, to],
  )
const unpublished = async () =>
  (await database.query('select count(*) from outbox where published_at is null')).rows[0]!['count']

test('publishes everything in order, more than one batch, once', async () => {
  const heard: OrderEvent[] = []
  await bus.subscribe(orderTopic('o1'), (message) => heard.push(message as OrderEvent))
  await write('o1', 1, 250)
  relay = startRelay(database, bus, { log: silentLog })
  await relay.drain()
  await relay.drain()
  expect(heard.map((event) => event.version)).toEqual(
    Array.from({ length: 250 }, (_, place) => place + 1),
  )
  expect(heard[0]).toMatchObject({ country: 'sg', orderID: 'o1', type: 'state', payload: { n: 1 } })
  expect(heard[0]!.createdAt).toMatch(/Z$/)
  expect(await unpublished()).toBe(0)
})

test('a nudge publishes what was just committed', async () => {
  relay = startRelay(database, bus, { log: silentLog, sweepMs: 3_600_000 })
  await relay.drain()
  const heard = new Promise((resolve) => void bus.subscribe(orderTopic('o2'), resolve))
  await write('o2', 1, 1)
  relay.nudge()
  expect(await heard).toMatchObject({ orderID: 'o2', version: 1 })
})

test('the sweep finds what nobody nudged for', async () => {
  relay = startRelay(database, bus, { log: silentLog, sweepMs: 50 })
  const heard = new Promise((resolve) => void bus.subscribe(orderTopic('o3'), resolve))
  await write('o3', 1, 1)
  expect(await heard).toMatchObject({ orderID: 'o3' })
})

test('what a failing bus did not take is published later, in order', async () => {
  let broken = true
  const heard: number[] = []
  const flaky: Bus = {
    ...bus,
    publish: async (_topic, message) => {
      if (broken && (message as OrderEvent).version === 3) throw new Error('the bus is away')
      heard.push((message as OrderEvent).version)
    },
  }
  await write('o4', 1, 5)
  relay = startRelay(database, flaky, { log: silentLog, sweepMs: 3_600_000 })
  await expect(relay.drain()).rejects.toThrow('the bus is away')
  expect(await unpublished()).toBeGreaterThan(0)
  broken = false
  await relay.drain()
  expect(heard.slice(-3)).toEqual([3, 4, 5])
  expect(await unpublished()).toBe(0)
})

const keep: HandOn = {
  name: 'kept',
  expressions: (parameter) => `kept as (
    insert into server_secret (name, value)
    select told.order_id || told.version || ($${parameter}::text::jsonb ->> 'mark'), '' from told where told.version <> 2 returning 1)`,
  value: () => JSON.stringify({ mark: '!' }),
}
const kept = async () =>
  (await database.query<{ name: string }>('select name from server_secret order by name')).rows.map(
    (row) => row.name,
  )

test('what is kept for later is written with the mark of being told: once, whoever tells it, and the bell is rung', async () => {
  const rung: unknown[] = []
  await bus.subscribe(handedOnTopic('kept'), (message) => rung.push(message))
  await write('o5', 1, 3)
  relay = startRelay(database, bus, { log: silentLog, handsOn: [keep] })
  const other = startRelay(database, bus, { log: silentLog, handsOn: [keep] })
  await Promise.all([relay.drain(), other.drain()])
  await other.stop()
  expect(await kept()).toEqual(['o51!', 'o53!'])
  expect(rung).toHaveLength(1)
  await write('o6', 2, 2)
  await relay.drain()
  expect([await kept(), rung.length]).toEqual([['o51!', 'o53!'], 1])
})

test('what could not be kept leaves the events untold, for the next time', async () => {
  let broken = true
  await write('o7', 1, 1)
  relay = startRelay(database, bus, {
    log: silentLog,
    sweepMs: 3_600_000,
    handsOn: [{ ...keep, value: () => (broken ? 'no json' : keep.value([])) }],
  })
  await expect(relay.drain()).rejects.toThrow('json')
  expect([await unpublished(), await kept()]).toEqual([1, []])
  broken = false
  await relay.drain()
  expect([await unpublished(), await kept()]).toEqual([0, ['o71!']])
})
