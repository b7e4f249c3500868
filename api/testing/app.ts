// The whole API with a real database and a fixed clock, for tests that inject requests.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstMerchantsOf } from '@tingkat/catalogue/demo/countries'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { createApp } from '../app.ts'
import { importCatalogue } from '../catalogue/import-actions.ts'
import { startCatalogueFeed } from '../catalogue/live/catalogue-feed.ts'
import { openLiveStore } from '../catalogue/live/store.ts'
import { openCatalogue } from '../catalogue/snapshot.ts'
import { CatalogueStore } from '../catalogue/store.ts'
import { readConfig, type Config } from '../config.ts'
import type { AppDeps } from '../deps.ts'
import type { App } from '../http/app.ts'
import { openBus } from '../platform/events/open-bus.ts'
import type { Database } from '../platform/database/database.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import { silentLog } from '../platform/log.ts'
import { startRelay, type Relay } from '../platform/events/outbox.ts'
import { readCities } from '../providers/geocoding/cities.ts'
import { openGazetteer } from '../providers/geocoding/gazetteer.ts'
import { devicePushConsumer } from '../kitchen/push/device-push-consumer.ts'
import { pushConsumer } from '../push/outbox-consumer.ts'
import { webhookConsumer } from '../webhook/outbox-consumer.ts'
import { openTestDatabase } from './engine.ts'
import { fixedFlags } from './flags.ts'

/**
 * The time at which most tests run: a Wednesday, 12:15 in Singapore, when it is around lunch time
 * in all eight countries.
 */
export const lunchTime = new Date('2026-03-18T04:15:00Z')

// All tests share one folder of pictures. They cannot disturb each
// other, because a picture's name is derived from its content.
const sharedMedia = join(tmpdir(), 'tingkat-test-media')

/** The demo catalogues that tests in this worker of the test runner have read so far. */
const demoCatalogues = new Map<CountryCode, ReturnType<typeof firstMerchantsOf>>()

function readDemoCatalogue(country: CountryCode): ReturnType<typeof firstMerchantsOf> {
  const reading = demoCatalogues.get(country) ?? firstMerchantsOf(country)
  demoCatalogues.set(country, reading)
  return reading
}

export type TestApp = {
  app: App
  database: Database
  deps: AppDeps & { relay: Relay }
  close(): Promise<void>
}

export type TestAppOptions = Partial<Omit<AppDeps, 'config' | 'relay'>> & {
  relay?: Relay
  config?: Partial<Config>
  /**
   * Countries whose demo catalogue is imported, with only a few of its merchants. Default:
   * Singapore.
   */
  countries?: readonly CountryCode[]
  /** The contents of catalogue files to import besides the demo catalogues. Default: none. */
  catalogues?: readonly unknown[]
}

/**
 * Opens the app and waits until it is ready. Responses are validated, ids are consecutive, and rate
 * limits are off.
 */
export async function openTestApp({
  config,
  countries = ['sg'],
  catalogues = [],
  ...overrides
}: TestAppOptions = {}): Promise<TestApp> {
  const log = overrides.log ?? silentLog
  const database = overrides.database ?? (await openTestDatabase())
  const store = new CatalogueStore(database.kysely)
  for (const file of [...(await Promise.all(countries.map(readDemoCatalogue))), ...catalogues]) {
    const imported = await importCatalogue(store, file)
    if ('faults' in imported)
      throw new Error(`a test catalogue has faults: ${JSON.stringify(imported.faults)}`)
  }
  const catalogue =
    overrides.catalogue ?? (await openCatalogue(store, { log, countries: config?.countries }))
  const bus = overrides.bus ?? (await openBus())
  const liveStates = openLiveStore(database.kysely)
  const feed = await startCatalogueFeed({
    catalogue,
    bus,
    liveStates,
    log,
    ...(overrides.clock && { clock: overrides.clock }),
  })
  const jobs = overrides.jobs ?? (await openJobs(database, { log }))
  const relay =
    overrides.relay ??
    startRelay(database, bus, {
      log,
      consumers: [webhookConsumer, pushConsumer, devicePushConsumer],
    })
  let ids = 0
  const gazetteer = openGazetteer({
    placesOf: (country) => catalogue.of(country)?.places ?? [],
    readCities,
  })
  const deps: TestApp['deps'] = {
    config: {
      ...readConfig({
        NODE_ENV: 'development',
        RATE_LIMITS: 'off',
        PUBLIC_URL: 'https://tingkat.test',
        MEDIA_DIR: sharedMedia,
      }),
      ...config,
    },
    log,
    database,
    catalogue,
    bus,
    jobs,
    relay,
    geocoder: gazetteer,
    gazetteer,
    flags: fixedFlags(),
    clock: () => lunchTime,
    newID: () => `00000000-0000-7000-8000-${String(++ids).padStart(12, '0')}`,
    checkResponses: true,
    // The time-out of an AI agent's tool call is long, because a call may be slow on a busy
    // machine.
    agentCallMs: 240_000,
    ...overrides,
  }
  const app = await createApp(deps)
  await app.ready()
  return {
    app,
    database,
    deps,
    close: async () => {
      await app.close()
      await relay.stop()
      await jobs.stop({ graceful: false })
      await feed.stop()
      await bus.close()
      catalogue.close()
      await database.close()
    },
  }
}
