// Opens what every process needs, whatever its role: telemetry, database, catalogue, bus and jobs.
import { openBackupSocket } from '../../backup/backup-socket.ts'
import { demoFiles, hashAhead, importDemos, type DemoSource } from '../../catalogue/demo-import.ts'
import {
  feedPollMs,
  startCatalogueFeed,
  type CatalogueFeed,
} from '../../catalogue/live/catalogue-feed.ts'
import { openLiveStore } from '../../catalogue/live/store.ts'
import { createCatalogue } from '../../catalogue/snapshot.ts'
import { CatalogueStore } from '../../catalogue/store.ts'
import { createPurges } from '../../cdn/purges.ts'
import { databaseOptionsOf, type Config } from '../../config.ts'
import type { AppDeps } from '../../deps.ts'
import { openAuditPartitions } from '../../housekeeping/audit-partition-store.ts'
import { checkConnections } from '../../platform/database/check-connections.ts'
import { openDatabase, type Database } from '../../platform/database/database.ts'
import { openBus } from '../../platform/events/open-bus.ts'
import { createJobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { PgliteEngine } from '../../platform/pglite/pglite.ts'
import { instrumentDatabase } from '../../telemetry/measure-database.ts'
import { instrumentJobs } from '../../telemetry/measure-jobs.ts'
import { openTelemetry } from '../../telemetry/open-telemetry.ts'
import type { Telemetry } from '../../telemetry/telemetry.ts'
import type { Closers } from './closers.ts'

// The search index is built five seconds after the start. By then the first page has been answered,
// so building the index does not delay it.
const prepareSearchMs = 5_000

export type Start = { config: Config; log: Log; closers: Closers }
export type Storage = Pick<AppDeps, 'database' | 'catalogue' | 'bus' | 'jobs' | 'telemetry'>

/**
 * Opens everything. Throws an Error with a message for the person who starts the server if the
 * database cannot be opened. The catalogue is empty until the caller has awaited `prepareCatalogue`
 * and then `refresh`.
 */
export async function openStorage(
  start: Start,
  engine?: PgliteEngine,
): Promise<{ storage: Storage; prepareCatalogue: () => Promise<void> }> {
  const { config, log, closers } = start
  const demo = config.catalogue === 'demo' ? hashAhead(demoFiles, config.countries) : undefined
  const telemetry = await openTelemetry(config.telemetry)
  closers.add(() => telemetry?.close())
  const database = await openMigrated(start, telemetry, engine)
  const purges = createPurges({ hasCdn: config.cdn !== undefined, clock: () => new Date() })
  const store = new CatalogueStore(database.kysely, purges)
  const { countries } = config
  const catalogue = createCatalogue(store, { log, prepareSearchMs, countries })
  closers.add(() => catalogue.close())
  const bus = await openBus({ settings: config.bus, isShared: config.role !== 'all', log })
  closers.add(() => bus.close())
  let feed: CatalogueFeed | undefined
  closers.add(() => feed?.stop())
  const runsJobs = config.role !== 'web'
  const jobs = instrumentJobs(createJobs(database, { log, runsJobs }), telemetry)
  closers.add(() => jobs.stop({ graceful: true }))
  const prepareCatalogue = async () => {
    await importMissing(start, store, demo)
    // Live states are read before the catalogue, so that no menu lacks its sold-out dishes.
    const ports = { catalogue, bus, liveStates: openLiveStore(database.kysely), log }
    feed = await startCatalogueFeed(ports, { pollMs: feedPollMs })
  }
  return {
    storage: { database, catalogue, bus, jobs, ...(telemetry && { telemetry }) },
    prepareCatalogue,
  }
}

async function openMigrated(
  { config, log, closers }: Start,
  telemetry: Telemetry | undefined,
  engine: PgliteEngine | undefined,
): Promise<Database> {
  const opened = await openDatabase({ ...databaseOptionsOf(config), engine, log })
  closers.add(() => opened.close())
  // The number of connections is not checked with a pooler, because clients share the pooler's
  // connections to PostgreSQL.
  if (opened.engine === 'postgres' && !opened.directUrl)
    await checkConnections(opened, config.databaseLimits, log)
  const database = instrumentDatabase(opened, telemetry)
  await database.migrate()
  return database
}

/**
 * Does what the first pages need not wait for: starts the job runner, opens the socket for backups,
 * and creates the partitions of the audit log.
 */
export async function finishStorage(
  { config, log, closers }: Start,
  { database, jobs }: Storage,
): Promise<void> {
  await jobs.start()
  const { copyTo } = database
  if (copyTo) closers.add(await openBackupSocket({ dataDir: config.dataDir, copyTo }, log))
  try {
    await openAuditPartitions(database).prepare(new Date())
  } catch (error) {
    log.warn({ err: error }, 'the months of the audit log could not be prepared')
  }
}

/** Imports the demo catalogues that are missing or outdated. */
async function importMissing(
  { config, log }: Pick<Start, 'config' | 'log'>,
  store: CatalogueStore,
  demo: DemoSource | undefined,
): Promise<void> {
  if (!demo) return
  for (const imported of await importDemos(store, demo, config.countries))
    log.info(imported, 'imported the demo catalogue')
}
