// Tests of the outbox: sequence of events, retries after failures, and consumers.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/engine.ts'
import type { Bus } from './bus.ts'
import { openBus } from './open-bus.ts'
import type { Database } from '../database/database.ts'
import { silentLog } from '../log.ts'
import {
  consumerTopic,
  orderTopic,
  startRelay,
  type OutboxConsumer,
  type OrderEvent,
  type Relay,
} from './outbox.ts'

let database: Database
let bus: Bus
let relay: Relay | undefined
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of ['outbox', 'server_secret']) await database.query(`delete from ${table}`)
  bus = await openBus()
})
afterEach(async () => {
  await relay?.stop()
  relay = undefined
  await bus.close()
})

const write = (order: string, from: number, to: number) =>
  database.query(
    `insert into outbox (country, order_id, version, type, payload)
     select 'sg', $1, n, 'state', jsonb_build_object('n', n) from generate_series($2::int,
       $3::int) n`,
    [order, from, to],
  )
const unpublished = async () =>
  (await database.query('select count(*) from outbox where published_at is null')).rows[0]!['count']

test('publishes several batches in sequence and once', async () => {
  const received: OrderEvent[] = []
  await bus.subscribe(orderTopic('o1'), (message) => received.push(message as OrderEvent))
  await write('o1', 1, 250)
  relay = startRelay(database, bus, { log: silentLog })
  await relay.drain()
  await relay.drain()
  expect(received.map((event) => event.version)).toEqual(
    Array.from({ length: 250 }, (_, index) => index + 1),
  )
  expect(received[0]).toMatchObject({
    country: 'sg',
    orderID: 'o1',
    type: 'state',
    payload: { n: 1 },
  })
  expect(received[0]!.createdAt).toMatch(/Z$/)
  expect(await unpublished()).toBe(0)
})

test('publishes a new event when nudged', async () => {
  relay = startRelay(database, bus, { log: silentLog, sweepMs: 3_600_000 })
  await relay.drain()
  const received = new Promise((resolve) => void bus.subscribe(orderTopic('o2'), resolve))
  await write('o2', 1, 1)
  relay.nudge()
  expect(await received).toMatchObject({ orderID: 'o2', version: 1 })
})

test('publishes events without a nudge at the next sweep', async () => {
  relay = startRelay(database, bus, { log: silentLog, sweepMs: 50 })
  const received = new Promise((resolve) => void bus.subscribe(orderTopic('o3'), resolve))
  await write('o3', 1, 1)
  expect(await received).toMatchObject({ orderID: 'o3' })
})

test('publishes in sequence after a failure of the bus', async () => {
  let broken = true
  const published: number[] = []
  const flaky: Bus = {
    ...bus,
    publish: async (_topic, message) => {
      if (broken && (message as OrderEvent).version === 3) throw new Error('the bus is away')
      published.push((message as OrderEvent).version)
    },
  }
  await write('o4', 1, 5)
  relay = startRelay(database, flaky, { log: silentLog, sweepMs: 3_600_000 })
  await expect(relay.drain()).rejects.toThrow('the bus is away')
  expect(await unpublished()).toBeGreaterThan(0)
  broken = false
  await relay.drain()
  expect(published.slice(-3)).toEqual([3, 4, 5])
  expect(await unpublished()).toBe(0)
})

const consumer: OutboxConsumer = {
  name: 'stored',
  expressions: (parameter) => `stored as (
    insert into server_secret (name, value)
    select published.order_id || published.version || ($${parameter}::text::jsonb ->> 'mark'), ''
      from published
      where published.version <> 2 returning 1)`,
  value: () => JSON.stringify({ mark: '!' }),
}
const storedNames = async () =>
  (await database.query<{ name: string }>('select name from server_secret order by name')).rows.map(
    (row) => row.name,
  )

test('two relays store the rows of a consumer once and announce them once', async () => {
  const announcements: unknown[] = []
  await bus.subscribe(consumerTopic('stored'), (message) => announcements.push(message))
  await write('o5', 1, 3)
  relay = startRelay(database, bus, { log: silentLog, consumers: [consumer] })
  const other = startRelay(database, bus, { log: silentLog, consumers: [consumer] })
  await Promise.all([relay.drain(), other.drain()])
  await other.stop()
  expect(await storedNames()).toEqual(['o51!', 'o53!'])
  expect(announcements).toHaveLength(1)
  await write('o6', 2, 2)
  await relay.drain()
  expect([await storedNames(), announcements.length]).toEqual([['o51!', 'o53!'], 1])
})

test('publishes events again if a consumer failed to store its rows', async () => {
  let broken = true
  await write('o7', 1, 1)
  relay = startRelay(database, bus, {
    log: silentLog,
    sweepMs: 3_600_000,
    consumers: [{ ...consumer, value: () => (broken ? 'no json' : consumer.value([])) }],
  })
  await expect(relay.drain()).rejects.toThrow('json')
  expect([await unpublished(), await storedNames()]).toEqual([1, []])
  broken = false
  await relay.drain()
  expect([await unpublished(), await storedNames()]).toEqual([0, ['o71!']])
})
