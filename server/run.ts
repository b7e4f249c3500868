// Reads the settings, starts to open the embedded database, then loads and starts the server.
import { flushCompileCache } from 'node:module'
import type { Worker } from 'node:worker_threads'
import { readConfig } from '@tingkat/api/config'
import { findPrepared } from '@tingkat/api/app/start/prepared-database'
import { exitWithError } from '@tingkat/api/http/listen'
import { openLog } from '@tingkat/api/http/log'
import { PgliteEngine } from '@tingkat/api/platform/pglite/pglite'

// In milliseconds after the start: when the cache of compiled code is written. By then the first
// page has been sent, so the writing does not delay it.
const flushAfterMs = 2_000

/**
 * Runs the server. Errors are printed and end the process. `thread` is the thread of the embedded
 * database, if it was created already.
 */
export async function run(thread: Worker | undefined): Promise<void> {
  try {
    const config = readConfig(process.env)
    const log = openLog(config.logLevel)
    const { dataDir } = config
    const prepared = await findPrepared(config)
    const engine = config.databaseUrl
      ? undefined
      : new PgliteEngine({ dataDir, prepared, thread, log })
    // The thread is not needed if the settings name a PostgreSQL server; `DATABASE_URL_FILE` does
    // so too.
    if (!engine) await thread?.terminate()
    // Starts to open the embedded database in its own thread while the rest of the program loads.
    // Errors are ignored here, because `serve` awaits the database later and reports them.
    engine?.thread.start().catch(() => {})
    const { serve } = await import('./serve.ts')
    const { address, started } = await serve(config, log, engine)
    const tookMs = Math.round(performance.now())
    console.log(
      `Tingkat is at ${config.publicUrl} (${address}), ready after ${(tookMs / 1000).toFixed(1)} s.`,
    )
    // If it were written at the end of the process, the cache of compiled code would lack the
    // functions that only the start needs, because V8 discards unused code.
    setTimeout(flushCompileCache, flushAfterMs).unref()
    await started
  } catch (error) {
    exitWithError(error)
  }
}
