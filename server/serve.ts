// Serves API, pages, files and translations on one port.
import type { Config } from '@tingkat/api/config'
import type { Log } from '@tingkat/api/platform/log'
import type { PgliteEngine } from '@tingkat/api/platform/pglite/pglite'
import { loadBuild, type Pages } from './page-source.ts'
import { pageVersion } from './page-version.ts'
import { servePages } from './pages.ts'
import { startServer } from './start.ts'
import { serveFiles } from './static-files.ts'
import { serveTranslations } from './translations.ts'

const client = new URL('../storefront/build/client/', import.meta.url)
const build = new URL('../storefront/build/server/index.js', import.meta.url)

/** Returns the address. `engine`: the embedded database, if it was started before. */
export async function serve(
  config: Config,
  log: Log,
  engine: PgliteEngine | undefined,
): Promise<string> {
  // Loaded in parallel with the database, which takes about as long to open.
  const loading: Promise<Pages> = loadBuild(build, config)
  // Prevents an unhandled rejection before the promise is awaited below.
  loading.catch(() => {})
  return await startServer(
    config,
    log,
    async ({ app, deps }) => {
      const pages = await loading
      serveFiles(app, { client })
      await serveTranslations(app, { config, log, keep: true })
      servePages(app, {
        source: async () => pages,
        publicUrl: config.publicUrl,
        pageVersion: (country) => pageVersion(deps, country),
        now: Date.now,
        cached: true,
      })
    },
    engine,
  )
}
