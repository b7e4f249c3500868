// Starts the API in this process: opens the database, bus and other parts that its role needs, and
// returns the app, which does not listen yet. `finish` does the rest of the start.
import { findCountryFaults } from '@tingkat/ordering/country/country-settings'
import { uuidv7 } from 'uuidv7'
import { prepareApp } from './app.ts'
import { ConfigError, type Config } from './config.ts'
import type { AppDeps } from './deps.ts'
import type { App } from './http/app.ts'
import { requestRelay } from './platform/events/outbox.ts'
import type { Log } from './platform/log.ts'
import type { PgliteEngine } from './platform/pglite/pglite.ts'
import { createClosers } from './app/start/closers.ts'
import { openProviders } from './app/start/open-providers.ts'
import { finishStorage, openStorage, type Start } from './app/start/open-storage.ts'
import { startWorker, startWorkerRelay } from './app/start/start-worker.ts'

export type RunningApi = {
  app: App
  deps: AppDeps
  /**
   * Starts the rest: reads the catalogue and runs jobs. Call it once, after the app listens. Until
   * it resolves, requests wait for what they need. If it throws, the caller must call `close`.
   */
  finish(): Promise<void>
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
   * Adds pages to the app, which then gets ready. Without `mount`, the caller may add routes to the
   * returned app.
   */
  mount?: Mount
}

// In milliseconds. While a request is in flight, the catalogue of a country for which no request
// waits is read after this time.
const quietLimitMs = 500

/**
 * Starts the API and returns as soon as the app can receive requests. Throws ConfigError for
 * invalid country settings, and an Error that says what is wrong if the database cannot be opened.
 * Before throwing, closes everything that was opened.
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
  const started = Promise.withResolvers<void>()
  let finishing: Promise<void> | undefined
  const close = async () => {
    // Nothing may be opened while the closers run.
    await finishing?.catch(() => {})
    await closers.closeAll()
  }
  try {
    const { deps, prepareCatalogue } = await openDeps(start, engine, started.promise)
    const preparing = (finishing = prepareCatalogue())
    // `finish` reports an error. Without this handler, it would end the process earlier.
    preparing.catch(() => {})
    const { app, openQueues } = await prepareApp(deps)
    const jobClosers = createClosers(log)
    closers.add(jobClosers.closeAll)
    closers.add(() => app.close())
    const mounted = await mount?.({ app, deps })
    if (mounted) closers.add(() => mounted.close())
    if (mount) await app.ready()
    const finish = async () => {
      await preparing
      await deps.catalogue.refresh(() => app.shutdown.untilIdle(quietLimitMs))
      await finishStorage(start, deps)
      // Jobs start only after the catalogue has been read, because they look up merchants.
      if (config.role !== 'web') await startWorker({ config, log, closers: jobClosers }, deps)
      await openQueues()
      started.resolve()
    }
    return { app, deps, finish: () => (finishing = finish()), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openDeps(
  start: Start,
  engine: PgliteEngine | undefined,
  started: Promise<void>,
): Promise<{ deps: AppDeps; prepareCatalogue: () => Promise<void> }> {
  const { config, log } = start
  const { storage, prepareCatalogue } = await openStorage(start, engine)
  const relay =
    config.role === 'web' ? requestRelay(storage.bus) : await startWorkerRelay(start, storage)
  const providers = await openProviders(start, storage)
  const clock = () => new Date()
  const deps = { config, log, ...storage, ...providers, relay, started, clock, newID }
  return { deps, prepareCatalogue }
}

// The id is copied to a flat string: uuidv7 concatenates single characters, and JSON.stringify
// takes twice as long with such a string.
const newID = (): string => Buffer.from(uuidv7(), 'latin1').toString('latin1')
