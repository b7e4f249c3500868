// Tests of the server's roles: what a web process and a worker process do on the same PostgreSQL.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig, type Role } from '../../config.ts'
import { clockQueue } from '../../order/moving/clock.ts'
import { orderTopic } from '../../platform/events/outbox.ts'
import { silentLog } from '../../platform/log.ts'
import { startApi, type RunningApi } from '../../start.ts'
import { emptyDatabase, type EmptyDatabase } from '../../testing/empty-database.ts'
import { testEngine } from '../../testing/engine.ts'
import { freePort } from '../../testing/free-port.ts'
import { natsServer, startNats, stopNats } from '../../testing/nats.ts'

describe.runIf(testEngine === 'postgres')('OPS-05 roles', () => {
  const patience = { timeout: 60_000 }
  const running: RunningApi[] = []
  let database: EmptyDatabase
  let busUrl = ''
  let nats: Awaited<ReturnType<typeof startNats>> | undefined
  let web: RunningApi

  const start = async (ROLE: Role) => {
    const folder = join(tmpdir(), 'tingkat-roles')
    const env = { ...database.env(folder), ROLE, CATALOGUE: 'none', BUS_URL: busUrl }
    const api = await startApi(readConfig(env), silentLog)
    running.push(api)
    await api.finish()
    return api
  }
  const writeEvent = async (orderID: string) => {
    await web.deps.database.query(
      `insert into outbox (country, order_id, version, type, payload)
       values ('sg', $1, 1, 'placed', '{}')`,
      [orderID],
    )
    web.deps.relay.nudge()
  }
  const countDone = async () => {
    const { rows } = await web.deps.database.query<{ jobs: number; events: number }>(
      `select (select count(*)::int from jobs.job where state = 'completed') as jobs,
         (select count(*)::int from outbox where published_at is not null) as events`,
    )
    return rows[0]
  }
  const statusOf = async ({ app }: RunningApi, path: string) => (await app.inject(path)).statusCode

  beforeAll(async () => {
    database = await emptyDatabase()
    if (natsServer) {
      const port = await freePort()
      nats = await startNats(port)
      busUrl = `nats://127.0.0.1:${port}`
    }
    web = await start('web')
  })
  afterAll(async () => {
    for (const api of running.toReversed()) await api.close()
    await database.drop()
    if (nats) await stopNats(nats)
  })

  test('a web process serves the API and leaves jobs and events to workers', async () => {
    expect(await statusOf(web, '/api/v1/openapi.json')).toBe(200)
    expect(await statusOf(web, '/readyz')).toBe(200)
    const received: unknown[] = []
    await web.deps.bus.subscribe(orderTopic('sg-1'), (message) => received.push(message))
    await web.deps.jobs.send(clockQueue, { orderID: 'sg-1', version: 1, move: 'time_out' })
    await writeEvent('sg-1')
    expect(await countDone()).toEqual({ jobs: 0, events: 0 })

    const worker = await start('worker')
    await vi.waitUntil(async () => (await countDone())?.jobs === 1, patience)
    await vi.waitUntil(async () => (await countDone())?.events === 1, patience)
    await vi.waitUntil(() => received.length > 0, patience)

    expect(await statusOf(worker, '/healthz')).toBe(200)
    expect(await statusOf(worker, '/readyz')).toBe(200)
    expect(await statusOf(worker, '/api/v1/openapi.json')).toBe(404)
    expect(await statusOf(worker, '/metrics')).toBe(404)
  })

  test.runIf(natsServer !== undefined)(
    'a worker publishes at once what a web process has written',
    async () => {
      const worker = running[1] ?? (await start('worker'))
      const asked = Promise.withResolvers<unknown>()
      await worker.deps.bus.subscribe('outbox.relay', asked.resolve)
      const received = Promise.withResolvers<unknown>()
      const orderID = `sg-${randomUUID()}`
      await web.deps.bus.subscribe(orderTopic(orderID), received.resolve)
      await writeEvent(orderID)
      expect(await asked.promise).toEqual({})
      expect(await received.promise).toMatchObject({ orderID, type: 'placed' })
    },
  )

  test('OPS-17 without NATS, a worker finds events by polling', async () => {
    if (running.length < 2) await start('worker')
    if (nats) await stopNats(nats)
    nats = undefined
    await vi.waitUntil(() => !web.deps.bus.isConnected(), patience)
    const before = (await countDone())?.events ?? 0
    await writeEvent('sg-2')
    await vi.waitUntil(async () => (await countDone())?.events === before + 1, patience)
    expect(await statusOf(web, '/readyz')).toBe(200)
  })
})
