// Tests of purges: queued with a change, sent to each kind of CDN, and repeated until it succeeds.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBus } from '../platform/events/open-bus.ts'
import type { Database } from '../platform/database/database.ts'
import { startDeliveryLoop, type DeliveryLoop } from '../platform/jobs/delivery-loop.ts'
import { silentLog } from '../platform/log.ts'
import { openTestDatabase } from '../testing/engine.ts'
import { openHttpStub, type HttpStub } from '../testing/http-stub.ts'
import { CatalogueStore } from '../catalogue/store.ts'
import { importCatalogue } from '../catalogue/import-actions.ts'
import { castCatalogue } from '../testing/cast.ts'
import { purgeDeliveries } from './actions.ts'
import { createPurges, purgeTopic } from './purges.ts'
import { createPurgeProvider, maxKeysPerRequest, type CdnSettings } from './provider.ts'
import { startPurging } from './start-purging.ts'
import { openPurgeStore } from './store.ts'
import { merchantKey, surrogateHeaders } from './surrogate-keys.ts'

const patience = { timeout: 60_000 }
let database: Database
let cdn: HttpStub
const loops: DeliveryLoop[] = []
let now = new Date('2026-03-18T04:15:00Z')
const clock = () => now
const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
  for (const loop of loops) loop.nudge()
}

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  cdn = await openHttpStub()
  await database.query('delete from cdn_purge')
})
afterEach(async () => {
  for (const loop of loops.splice(0)) await loop.stop()
  await cdn.close()
})

const settings = (kind: CdnSettings['kind']): CdnSettings => ({
  kind,
  url: `${cdn.url}/api`,
  token: 'a-token',
  service: 'my-service',
})
const keysSent = () =>
  cdn.received.map(({ body }) => (JSON.parse(String(body)) as { keys: string[] }).keys.toSorted())
const countRows = async () =>
  (await database.query<{ count: number }>('select count(*)::int as count from cdn_purge')).rows[0]!
    .count

async function open({ hasCdn = true, sends = true } = {}) {
  const bus = await openBus()
  const purges = createPurges({ hasCdn, bus, clock })
  if (sends) {
    const deliveries = purgeDeliveries({
      purgeStore: openPurgeStore(database.kysely),
      provider: createPurgeProvider(settings('webhook')),
      clock,
      log: silentLog,
    })
    loops.push(
      await startDeliveryLoop(deliveries, {
        bus,
        topic: purgeTopic,
        log: silentLog,
        concurrency: 1,
        // The queue is polled only once an hour, so the tests fail if a purge is not announced.
        pollMs: 3_600_000,
      }),
    )
  }
  const change = async (...merchants: string[]) => {
    await database.kysely.transaction().execute(async (transaction) => {
      for (const ID of merchants) await purges.merchant(transaction, 'sg', ID)
    })
    await purges.announce()
  }
  return { purges, change }
}

describe('OPS-12 requests to the CDN', () => {
  test.each([
    [
      'fastly',
      '/api/service/my-service/purge',
      { 'fastly-key': 'a-token' },
      { surrogate_keys: ['list-sg', 'merchant-warung'] },
    ],
    [
      'cloudflare',
      '/api/zones/my-service/purge_cache',
      { authorization: 'Bearer a-token' },
      { tags: ['list-sg', 'merchant-warung'] },
    ],
    [
      'webhook',
      '/api',
      { authorization: 'Bearer a-token', 'surrogate-key': 'list-sg merchant-warung' },
      { keys: ['list-sg', 'merchant-warung'] },
    ],
  ] as const)('%s', async (kind, path, headers, body) => {
    const result = await createPurgeProvider(settings(kind)).purge(['list-sg', 'merchant-warung'])
    expect(result).toEqual({ status: 204 })
    expect(cdn.received).toHaveLength(1)
    expect(cdn.received[0]).toMatchObject({ path, headers })
    expect(cdn.received[0]!.headers['content-type']).toBe('application/json')
    expect(JSON.parse(String(cdn.received[0]!.body))).toEqual(body)
  })

  test('a CDN that is away or silent is a failure without the address', async () => {
    const away = createPurgeProvider({ ...settings('fastly'), url: 'http://127.0.0.1:1' })
    expect(await away.purge(['list-sg'])).toEqual({ failure: 'TypeError' })
    cdn.respond = () => null
    const silent = createPurgeProvider(settings('fastly'), { timeoutMs: 20 })
    expect(await silent.purge(['list-sg'])).toEqual({ failure: 'TimeoutError' })
  })
})

describe('OPS-12 headers of cacheable answers', () => {
  const keys = ['country-sg', merchantKey('a b,c')]

  test.each([
    ['fastly', { 'surrogate-key': 'country-sg merchant-a%20b%2Cc' }],
    ['cloudflare', { 'cache-tag': 'country-sg,merchant-a%20b%2Cc' }],
    [
      'webhook',
      {
        'surrogate-key': 'country-sg merchant-a%20b%2Cc',
        'cache-tag': 'country-sg,merchant-a%20b%2Cc',
      },
    ],
    [undefined, {}],
  ] as const)('name the keys for %s', (kind, headers) => {
    expect(surrogateHeaders(kind, keys)).toEqual(headers)
  })
})

describe('OPS-12 purges', () => {
  test('are sent at once and again when all nodes show the change, then forgotten', async () => {
    const { change } = await open()
    await change('warung')
    await vi.waitFor(() => expect(keysSent()).toEqual([['list-sg', 'merchant-warung']]), patience)
    await vi.waitFor(async () => {
      wait(5)
      expect(keysSent()).toHaveLength(2)
    }, patience)
    await vi.waitFor(async () => expect(await countRows()).toBe(0), patience)
    expect(keysSent()[1]).toEqual(['list-sg', 'merchant-warung'])
  })

  test('are not sent if the change is rolled back', async () => {
    const { purges, change } = await open()
    await database.kysely
      .transaction()
      .execute(async (transaction) => {
        await purges.merchant(transaction, 'sg', 'rolled-back')
        throw new Error('no change')
      })
      .catch(() => {})
    await change('warung')
    await vi.waitFor(() => expect(keysSent()).toEqual([['list-sg', 'merchant-warung']]), patience)
  })

  test('of a country follow the import of its catalogue', async () => {
    const { purges } = await open()
    await importCatalogue(new CatalogueStore(database.kysely, purges), castCatalogue)
    await purges.announce()
    await vi.waitFor(() => expect(keysSent()).toEqual([['country-sg']]), patience)
  })

  test('are sent again until the CDN accepts them', async () => {
    const answers = [500, 429, 403]
    cdn.respond = () => answers.shift() ?? 200
    const { change } = await open()
    await change('warung')
    for (let sent = 1; sent <= 4; sent++)
      await vi.waitFor(() => {
        if (keysSent().length < sent) wait(60)
        expect(keysSent().length).toBeGreaterThanOrEqual(sent)
      }, patience)
    expect(keysSent()[3]).toEqual(['list-sg', 'merchant-warung'])
    await vi.waitFor(async () => {
      wait(60)
      expect(await countRows()).toBe(0)
    }, patience)
  })

  test('are sent by another process if a process ends while it sends them', async () => {
    const ended = await open({ sends: false })
    await ended.change('warung')
    const leased = await openPurgeStore(database.kysely).claim(100, now)
    expect(leased.map(({ key }) => key).toSorted()).toEqual(['list-sg', 'merchant-warung'])
    await open()
    wait(31)
    await vi.waitFor(() => expect(keysSent()).toEqual([['list-sg', 'merchant-warung']]), patience)
  })

  test('of a change during a purge are sent after it', async () => {
    const { purges } = await open({ sends: false })
    const store = openPurgeStore(database.kysely)
    await purges.country(database.kysely, 'sg')
    const sending = await store.claim(100, now)
    await purges.country(database.kysely, 'sg')
    await store.complete(sending, now)
    await store.postpone(sending, now)
    const again = await store.claim(100, now)
    expect(again).toEqual([{ key: 'country-sg', generation: 2, attempts: 0 }])
  })

  test('of two processes are not sent twice', async () => {
    const { purges } = await open({ sends: false })
    for (const country of ['sg', 'my', 'th'] as const)
      await purges.country(database.kysely, country)
    const [one, two] = [openPurgeStore(database.kysely), openPurgeStore(database.kysely)]
    const claimed = (await Promise.all([one.claim(2, now), two.claim(2, now)])).flat()
    const rest = await one.claim(2, now)
    expect([...claimed, ...rest].map(({ key }) => key).toSorted()).toEqual([
      'country-my',
      'country-sg',
      'country-th',
    ])
  })

  test('of many changes share few requests, and one row for each key', async () => {
    const { change } = await open({ sends: false })
    const merchants = Array.from({ length: 250 }, (_, index) => `m${index}`)
    await change(...merchants, ...merchants)
    expect(await countRows()).toBe(251)
    await open()
    await vi.waitFor(() => expect(keysSent().flat()).toHaveLength(251), patience)
    expect(keysSent().map(({ length }) => length)).toEqual([
      maxKeysPerRequest,
      maxKeysPerRequest,
      51,
    ])
  })

  test('write nothing and start nothing without a CDN', async () => {
    const { change } = await open({ hasCdn: false })
    await change('warung')
    expect(await countRows()).toBe(0)
    const bus = await openBus()
    const config = { cdn: undefined } as Parameters<typeof startPurging>[0]['config']
    expect(await startPurging({ config, database, bus, clock, log: silentLog })).toBeUndefined()
    expect(cdn.received).toEqual([])
  })
})
