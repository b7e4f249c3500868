// Starts the API in this process: opens the database, bus and other parts that its role needs, and
// returns the app, which does not listen yet.
import { findCountryFaults } from '@tingkat/ordering/country/country-settings'
import { uuidv7 } from 'uuidv7'
import { prepareApp } from './app.ts'
import { ConfigError, type Config } from './config.ts'
import type { AppDeps } from './deps.ts'
import type { App } from './http/app.ts'
import { requestRelay } from './platform/events/outbox.ts'
import type { Log } from './platform/log.ts'
import type { PgliteEngine } from './platform/pglite/pglite.ts'
import { allOpened, createClosers } from './app/start/closers.ts'
import { openProviders } from './app/start/open-providers.ts'
import { openStorage } from './app/start/open-storage.ts'
import { startWorker, startWorkerRelay } from './app/start/start-worker.ts'

export type RunningApi = {
  app: App
  deps: AppDeps
  /**
   * Finishes requests that are being processed, then closes everything in the reverse sequence of
   * opening. Idempotent.
   */
  close(): Promise<void>
}

/**
 * A function that registers pages and static files before the server listens. It may return an
 * object that must be closed when the server stops.
 */
export type Mount = (api: Pick<RunningApi, 'app' | 'deps'>) => Promise<Mounted>
type Mounted = { close(): Promise<void> } | void

type StartOptions = {
  /** The embedded database, if the caller has begun to open it already. */
  engine?: PgliteEngine | undefined
  /**
   * Adds pages to the app. The app then gets ready while the catalogue is read, to save time,
   * because both take long. Without `mount`, the caller may add routes to the returned app.
   */
  mount?: Mount
}

/**
 * Starts the API. Throws ConfigError for invalid country settings, and an Error that says what is
 * wrong if the database cannot be opened. Before throwing, closes everything that was opened.
 */
export async function startApi(
  config: Config,
  log: Log,
  { engine, mount }: StartOptions = {},
): Promise<RunningApi> {
  const faults = findCountryFaults()
  if (faults.length > 0) throw new ConfigError(faults)
  const closers = createClosers(log)
  const start = { config, log, closers }
  const isWorker = config.role !== 'web'
  try {
    const { storage, readCatalogue } = await openStorage(start, engine)
    const relay = isWorker ? await startWorkerRelay(start, storage) : requestRelay(storage.bus)
    const providers = await openProviders(start, storage)
    const clock = () => new Date()
    const deps: AppDeps = { config, log, ...storage, ...providers, relay, clock, newID }
    const { app, openQueues } = await prepareApp(deps)
    const jobClosers = createClosers(log)
    closers.add(jobClosers.closeAll)
    closers.add(() => app.close())
    const reading = readCatalogue()
    const startJobs = async () => {
      // Jobs start only after the catalogue has been read, because they look up merchants.
      await reading
      if (isWorker) await startWorker({ config, log, closers: jobClosers }, deps)
      await openQueues()
    }
    const getReady = async () => {
      const mounted = await mount?.({ app, deps })
      if (mounted) closers.add(() => mounted.close())
      if (mount) await app.ready()
    }
    await allOpened([reading, startJobs(), getReady()])
    return { app, deps, close: closers.closeAll }
  } catch (error) {
    await closers.closeAll()
    throw error
  }
}

// The id is copied to a flat string: uuidv7 concatenates single characters, and JSON.stringify
// takes twice as long with such a string.
const newID = (): string => Buffer.from(uuidv7(), 'latin1').toString('latin1')
