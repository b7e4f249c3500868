// The production server, which `npm start` runs after building the pages.
import { readConfig } from '@tingkat/api/config'
import { findPrepared } from '@tingkat/api/app/start/prepared-database'
import { exitWithError } from '@tingkat/api/http/listen'
import { openLog } from '@tingkat/api/http/log'
import { PgliteEngine } from '@tingkat/api/platform/pglite/pglite'

try {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  const { dataDir } = config
  const prepared = await findPrepared(config)
  const engine = config.databaseUrl ? undefined : new PgliteEngine({ dataDir, prepared, log })
  // Starts to open the embedded database in its own thread while the rest of the program loads.
  // Errors are ignored here, because `serve` awaits the database later and reports them.
  engine?.thread.start().catch(() => {})
  const { serve } = await import('./serve.ts')
  const address = await serve(config, log, engine)
  const tookMs = Math.round(performance.now())
  console.log(
    `Tingkat is at ${config.publicUrl} (${address}), ready after ${(tookMs / 1000).toFixed(1)} s.`,
  )
} catch (error) {
  exitWithError(error)
}
