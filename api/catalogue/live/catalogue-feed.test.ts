// Tests that changes of merchants, and of their live states such as sold-out dishes, reach the
// catalogues of other processes, with and without the bus.
import { emptyLiveState, type LiveState } from '@tingkat/ordering/merchant/live-state'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLocalBus, type Bus } from '../../platform/events/bus.ts'
import type { Database } from '../../platform/database/database.ts'
import { silentLog } from '../../platform/log.ts'
import { castCatalogue } from '../../testing/cast.ts'
import { openTestDatabase } from '../../testing/engine.ts'
import { importCatalogue } from '../import-actions.ts'
import { openCatalogue, type Catalogue } from '../snapshot.ts'
import { CatalogueStore } from '../store.ts'
import {
  announceChange,
  announceLiveState,
  startCatalogueFeed,
  type CatalogueFeed,
} from './catalogue-feed.ts'
import { lockLiveState, openLiveStore, writeLiveState } from './store.ts'

let database: Database
let bus: Bus
const closers: (() => unknown)[] = []
beforeEach(async () => {
  database = await openTestDatabase()
  bus = openLocalBus()
  await importCatalogue(new CatalogueStore(database.kysely), castCatalogue)
})
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
  await bus.close()
  await database.close()
})

async function openNode(pollMs?: number): Promise<{ catalogue: Catalogue; feed: CatalogueFeed }> {
  const catalogue = await openCatalogue(new CatalogueStore(database.kysely), { log: silentLog })
  const feed = await startCatalogueFeed(
    { catalogue, bus, liveStates: openLiveStore(database.kysely), log: silentLog },
    pollMs === undefined ? {} : { pollMs },
  )
  closers.push(() => feed.stop().then(() => catalogue.close()))
  return { catalogue, feed }
}
const target = { country: 'sg', merchantID: 'warung' } as const
const change = async (live: Partial<LiveState>) =>
  await database.transaction(async (transaction) => {
    const { version } = await lockLiveState(transaction, target)
    const next = { version: version + 1, live: { ...emptyLiveState, ...live } }
    await writeLiveState(transaction, target, next)
  })
const autoAccepts = ({ catalogue }: { catalogue: Catalogue }) =>
  catalogue.liveOf('sg').of('warung').live.autoAccept

test('a new process knows the states that were set before it started (LIVE-10)', async () => {
  await change({ autoAccept: true })
  expect(autoAccepts(await openNode())).toBe(true)
})

test('a state that the bus names is read at once, without a poll (LIVE-10)', async () => {
  const node = await openNode()
  await change({ autoAccept: true })
  await announceChange(bus, 'sg', { liveIDs: ['warung'] })
  await expect.poll(() => autoAccepts(node)).toBe(true)
})

test('a state that the bus carries needs no statement, and never replaces a newer one (LIVE-10)', async () => {
  const node = await openNode()
  const before = database.statements()
  const announce = async (version: number, autoAccept: boolean) =>
    await announceLiveState(bus, 'sg', 'warung', {
      version,
      live: { ...emptyLiveState, autoAccept },
    })
  await announce(2, true)
  await announce(1, false)
  await expect.poll(() => node.catalogue.liveOf('sg').of('warung').version).toBe(2)
  await node.feed.stop()
  expect(autoAccepts(node)).toBe(true)
  expect(database.statements() - before).toBe(0)
})

test('a state that is too large for a message is read (LIVE-10)', async () => {
  const node = await openNode()
  const soldOut = Array.from({ length: 1_000 }, (_, index) => markOf(`dish-${index}`))
  await change({ soldOut })
  const [row] = await openLiveStore(database.kysely).read('sg', ['warung'])
  let sent = ''
  const stop = await bus.subscribe('catalogue.sg', (message) => (sent = JSON.stringify(message)))
  await announceLiveState(bus, 'sg', 'warung', row!)
  await expect.poll(() => node.catalogue.liveOf('sg').of('warung').live.soldOut.length).toBe(1_000)
  expect(sent.length).toBeLessThan(1_000)
  await stop()
})

test('a merchant that this process has read already is not read again (LIVE-09)', async () => {
  const node = await openNode()
  await sql`update merchant set changed_at = clock_timestamp(), revision = 2
    where id = 'warung'`.execute(database.kysely)
  await node.catalogue.refreshMerchants('sg', ['warung'])
  const read = node.catalogue.of('sg')!.merchants.get('warung')
  const announce = async (revision: number) =>
    await announceChange(bus, 'sg', { merchantIDs: ['warung'], revisions: { warung: revision } })
  await announce(2)
  await node.feed.poll()
  expect(node.catalogue.of('sg')!.merchants.get('warung')).toBe(read)
  await announce(3)
  await expect.poll(() => node.catalogue.of('sg')!.merchants.get('warung') === read).toBe(false)
})

test('a poll finds a change that the bus did not announce, and reads it once (LIVE-10)', async () => {
  const node = await openNode()
  await change({ autoAccept: true })
  await node.feed.poll()
  expect(autoAccepts(node)).toBe(true)
  const before = database.statements()
  await node.feed.poll()
  // A poll runs five statements. They read the clock, live states, merchants, catalogue versions
  // and pauses of areas.
  expect(database.statements() - before).toBe(5)
})

test('a commit that comes after a newer one is still found (LIVE-10)', async () => {
  const node = await openNode()
  await change({ autoAccept: true })
  await node.feed.poll()
  await change({ autoAccept: false })
  // Simulates a transaction that began 20 seconds before
  // the previous change and was committed after it.
  await sql`update merchant_live set changed_at = now() - interval '20 seconds'`.execute(
    database.kysely,
  )
  await node.feed.poll()
  expect(autoAccepts(node)).toBe(false)
})

test('a merchant that has changed is read again, and no other (LIVE-10)', async () => {
  const node = await openNode()
  const before = node.catalogue.of('sg')!.merchants
  const others = [...before].filter(([ID]) => ID !== 'warung')
  await sql`update merchant set changed_at = clock_timestamp(),
    doc = jsonb_set(doc, '{merchant,name}', '"New name"') where id = 'warung'`.execute(
    database.kysely,
  )
  await node.feed.poll()
  const after = node.catalogue.of('sg')!.merchants
  expect(after.get('warung')?.name).toBe('New name')
  for (const [ID, merchant] of others) expect(after.get(ID)).toBe(merchant)
  const read = after.get('warung')
  await node.feed.poll()
  expect(after.get('warung'), 'an unchanged merchant is not read again').toBe(read)
})

test('polling finds a change by itself (LIVE-10)', async () => {
  const node = await openNode(20)
  await change({ autoAccept: true })
  await expect.poll(() => autoAccepts(node)).toBe(true)
})

const markOf = (dishID: string) => ({
  dishID,
  modifierID: null,
  until: null,
  at: '2026-03-18T04:15:00.000Z',
  by: { personID: null, deviceID: null, partnerID: null },
})

test('an import keeps live state, without marks of dishes that are gone (LIVE-27)', async () => {
  const node = await openNode()
  await change({ autoAccept: true, soldOut: [markOf('satay'), markOf('laksa')] })
  const merchants = castCatalogue.merchants.map((merchant) => ({
    ...merchant,
    campaigns: [],
    categories: merchant.categories.map((category) => ({
      ...category,
      dishes: category.dishes
        .filter(({ ID }) => ID !== 'laksa')
        .map(({ campaignID: _campaignID, ...dish }) => dish),
    })),
  }))
  const imported = await importCatalogue(
    new CatalogueStore(database.kysely),
    { ...castCatalogue, merchants },
    { overwrite: true },
  )
  expect(imported).toMatchObject({ version: 2 })
  await node.feed.poll()
  expect(node.catalogue.of('sg')?.version).toBe(2)
  const { live, version } = node.catalogue.liveOf('sg').of('warung')
  expect(live).toMatchObject({ autoAccept: true, soldOut: [{ dishID: 'satay' }] })
  expect(live.soldOut).toHaveLength(1)
  expect(version).toBe(2)
  const now = new Date('2026-03-18T04:15:00Z')
  expect(node.catalogue.of('sg')?.menuAt('warung', now)?.get('satay')?.available).toBe(false)
})

test('nodes agree after many changes, although the bus loses half of the messages (LIVE-10)', async () => {
  let sent = 0
  const lossy: Bus = {
    ...bus,
    publish: async (topic, message) => {
      if (sent++ % 2 === 0) await bus.publish(topic, message)
    },
  }
  const nodes = await Promise.all([1, 2, 3, 4].map(() => openNode(200)))
  const IDs = castCatalogue.merchants.map(({ ID }) => ID)
  const rounds = process.env.TEST_LONG ? 200 : 10
  for (let round = 0; round < rounds; round++) {
    await Promise.all(
      IDs.map(async (merchantID) => {
        const key = { country: 'sg', merchantID } as const
        await database.transaction(async (transaction) => {
          const { version, live } = await lockLiveState(transaction, key)
          const next = { ...live, autoAccept: !live.autoAccept }
          await writeLiveState(transaction, key, { version: version + 1, live: next })
        })
        await announceChange(lossy, 'sg', { liveIDs: [merchantID] })
      }),
    )
  }
  const versions = () =>
    nodes.map(({ catalogue }) => IDs.map((ID) => catalogue.liveOf('sg').of(ID).version))
  await expect.poll(versions).toEqual(nodes.map(() => IDs.map(() => rounds)))
})

test('concurrent changes of one merchant are all kept (LIVE-14)', async () => {
  const dishes = ['a', 'b', 'c', 'd', 'e', 'f']
  await Promise.all(
    dishes.map((dishID) =>
      database.transaction(async (transaction) => {
        const { version, live } = await lockLiveState(transaction, target)
        const mark = {
          dishID,
          modifierID: null,
          until: null,
          at: '',
          by: { personID: null, deviceID: null, partnerID: null },
        }
        const next = { ...live, soldOut: [...live.soldOut, mark] }
        await writeLiveState(transaction, target, { version: version + 1, live: next })
      }),
    ),
  )
  const [row] = await openLiveStore(database.kysely).read('sg')
  expect(row?.version).toBe(dishes.length)
  expect(row?.live.soldOut.map(({ dishID }) => dishID).toSorted()).toEqual(dishes)
})
