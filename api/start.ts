// Starts the API in this process: opens database, bus and catalogue, and returns the app, which
// does not listen yet.
import { findCountryFaults } from '@tingkat/ordering/country/country-settings'
import { uuidv7 } from 'uuidv7'
import { createApp } from './app.ts'
import { openBackupSocket } from './backup/backup-socket.ts'
import { demoFiles, importDemos } from './catalogue/demo-import.ts'
import { openCatalogue } from './catalogue/snapshot.ts'
import { CatalogueStore } from './catalogue/store.ts'
import { ConfigError, type Config } from './config.ts'
import type { AppDeps } from './deps.ts'
import { startHousekeeping } from './housekeeping/actions.ts'
import { openHousekeepingStore } from './housekeeping/store.ts'
import type { App } from './http/app.ts'
import { openBus } from './platform/events/open-bus.ts'
import { checkConnections } from './platform/database/check-connections.ts'
import { openDatabase } from './platform/database/database.ts'
import type { PgliteEngine } from './platform/pglite/pglite.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import { startRelay } from './platform/events/outbox.ts'
import { pushConsumer } from './push/outbox-consumer.ts'
import { startPush } from './push/start-push.ts'
import { readCities } from './providers/geocoding/cities.ts'
import { openGazetteer } from './providers/geocoding/gazetteer.ts'
import { openGeocoder } from './providers/geocoding/open-geocoder.ts'
import { FlagFileProvider } from './settings/flag-file-provider.ts'
import { openFlags } from './settings/flags.ts'
import { instrumentDatabase } from './telemetry/measure-database.ts'
import { instrumentJobs } from './telemetry/measure-jobs.ts'
import { openTelemetry } from './telemetry/open-telemetry.ts'
import { webhookConsumer } from './webhook/outbox-consumer.ts'
import { startWebhooks } from './webhook/start-webhooks.ts'

// An imported catalogue is visible within a few seconds. A poll costs one small statement.
const cataloguePollMs = 3_000
// Longer than the first page after a start takes, so that preparing the search does not delay it.
const prepareSearchMs = 5_000

export type RunningApi = {
  app: App
  deps: AppDeps
  /** Finishes open requests, then closes what was opened, the last part first. Idempotent. */
  close(): Promise<void>
}

/**
 * Throws ConfigError for invalid country settings, and an Error for the operator if database or bus
 * cannot be opened. Closes everything that was opened before.
 */
export async function startApi(
  config: Config,
  log: Log,
  engine?: PgliteEngine,
): Promise<RunningApi> {
  const faults = findCountryFaults()
  if (faults.length > 0) throw new ConfigError(faults)
  const closers: (() => unknown)[] = []
  const closeAll = once(async () => {
    for (const close of closers.toReversed()) {
      try {
        await close()
      } catch (error) {
        log.error({ err: error }, 'a part of the server could not be closed')
      }
    }
  })
  try {
    const telemetry = await openTelemetry(config.telemetry)
    closers.push(() => telemetry?.close())
    const opened = await openDatabase({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      engine,
      log,
      retryForMs: config.databaseRetryMs,
      limits: config.databaseLimits,
    })
    closers.push(() => opened.close())
    if (opened.engine === 'postgres') await checkConnections(opened, config.databaseLimits, log)
    const { copyTo } = opened
    if (copyTo) closers.push(await openBackupSocket({ dataDir: config.dataDir, copyTo }, log))
    const database = instrumentDatabase(opened, telemetry)
    await database.migrate()
    const store = new CatalogueStore(database.kysely)
    if (config.catalogue === 'demo') {
      for (const imported of await importDemos(store, demoFiles))
        log.info(imported, 'imported the demo catalogue')
    }
    const catalogue = await openCatalogue(store, {
      log,
      pollMs: cataloguePollMs,
      prepareSearchMs,
    })
    closers.push(() => catalogue.close())
    const bus = await openBus(config.busUrl, log)
    closers.push(() => bus.close())
    const jobs = instrumentJobs(await openJobs(database, { log }), telemetry)
    closers.push(() => jobs.stop({ graceful: true }))
    const relay = startRelay(database, bus, { log, consumers: [webhookConsumer, pushConsumer] })
    closers.push(() => relay.stop())
    const housekeeping = startHousekeeping({
      housekeeping: openHousekeepingStore(database),
      clock: () => new Date(),
      log,
    })
    closers.push(() => housekeeping.stop())
    const gazetteer = openGazetteer({
      placesOf: (country) => catalogue.of(country)?.places ?? [],
      readCities,
    })
    const geocoder = openGeocoder(config, gazetteer, log)
    const flags = await openFlags(
      new FlagFileProvider(config.flagsFile, { log, now: Date.now }),
      Date.now,
    )
    closers.push(() => flags.close())
    const deps: AppDeps = {
      config,
      log,
      database,
      jobs,
      bus,
      relay,
      catalogue,
      geocoder,
      gazetteer,
      flags,
      telemetry,
      clock: () => new Date(),
      newID,
    }
    const webhooks = await startWebhooks(deps)
    closers.push(() => webhooks.stop())
    const push = await startPush(deps)
    closers.push(() => push.stop())
    const app = await createApp(deps)
    closers.push(() => app.close())
    return { app, deps, close: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}

// Copied to a flat string: uuidv7 concatenates single characters,
// and JSON.stringify is twice as slow with such a string.
const newID = (): string => Buffer.from(uuidv7(), 'latin1').toString('latin1')

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => (running ??= run())
}
