// Starts the API in this process: opens what its role needs, and returns the app, which does not
// listen yet.
import { findCountryFaults } from '@tingkat/ordering/country/country-settings'
import { uuidv7 } from 'uuidv7'
import { createApp } from './app.ts'
import { ConfigError, type Config } from './config.ts'
import type { AppDeps } from './deps.ts'
import type { App } from './http/app.ts'
import { requestRelay } from './platform/events/outbox.ts'
import type { Log } from './platform/log.ts'
import type { PgliteEngine } from './platform/pglite/pglite.ts'
import { createClosers } from './app/start/closers.ts'
import { openProviders } from './app/start/open-providers.ts'
import { openStorage } from './app/start/open-storage.ts'
import { startWorker, startWorkerRelay } from './app/start/start-worker.ts'

export type RunningApi = {
  app: App
  deps: AppDeps
  /**
   * Finishes open requests, then closes everything in the reverse sequence of opening. Idempotent.
   */
  close(): Promise<void>
}

/**
 * Starts the API. Throws ConfigError for invalid country settings, and
 * an Error that tells the operator what is wrong if the database cannot
 * be opened. Before throwing, closes everything that was opened.
 */
export async function startApi(
  config: Config,
  log: Log,
  engine?: PgliteEngine,
): Promise<RunningApi> {
  const faults = findCountryFaults()
  if (faults.length > 0) throw new ConfigError(faults)
  const closers = createClosers(log)
  const start = { config, log, closers }
  const isWorker = config.role !== 'web'
  try {
    const storage = await openStorage(start, engine)
    const relay = isWorker ? await startWorkerRelay(start, storage) : requestRelay(storage.bus)
    const providers = await openProviders(start, storage)
    const clock = () => new Date()
    const deps: AppDeps = { config, log, ...storage, ...providers, relay, clock, newID }
    if (isWorker) await startWorker(start, deps)
    const app = await createApp(deps)
    closers.add(() => app.close())
    return { app, deps, close: closers.closeAll }
  } catch (error) {
    await closers.closeAll()
    throw error
  }
}

// The id is copied to a flat string: uuidv7 concatenates single
// characters, and JSON.stringify is twice as slow with such a string.
const newID = (): string => Buffer.from(uuidv7(), 'latin1').toString('latin1')
