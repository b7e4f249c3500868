// Serves API, pages, files and translations on one port. A
// worker (a server for background jobs only) serves no pages.
import type { Config } from '@tingkat/api/config'
import type { Log } from '@tingkat/api/platform/log'
import type { PgliteEngine } from '@tingkat/api/platform/pglite/pglite'
import type { Mount } from '@tingkat/api/start'
import { serveConsole } from './console.ts'
import { redirectOtherCells } from './other-cells.ts'
import { loadBuild, type Pages } from './page-source.ts'
import { pageVersion } from './page-version.ts'
import { servePages } from './pages.ts'
import { startServer, type StartedServer } from './start.ts'
import { serveFiles } from './static-files.ts'
import { serveTranslations } from './translations.ts'

const client = new URL('../storefront/build/client/', import.meta.url)
const consoleClient = new URL('../console/build/client/', import.meta.url)
const build = new URL('../storefront/build/server/index.js', import.meta.url)

/**
 * Starts the server and returns as soon as it listens. `engine` is the embedded database if it has
 * been started already.
 */
export async function serve(
  config: Config,
  log: Log,
  engine: PgliteEngine | undefined,
): Promise<StartedServer> {
  const mount = config.role === 'worker' ? async () => {} : mountPages(config, log)
  return await startServer(config, log, mount, engine)
}

/** Starts loading the pages while the database opens, because both take long. */
function mountPages(config: Config, log: Log): Mount {
  const loading: Promise<Pages> = loadBuild(build, config)
  // Without this handler, a failure to load the pages before the promise is awaited below would end
  // the process.
  loading.catch(() => {})
  return async ({ app, deps }) => {
    const pages = await loading
    redirectOtherCells(app, config)
    serveFiles(app, { client })
    serveConsole(app, { ...config, client: consoleClient })
    await serveTranslations(app, { config, log, keep: true })
    servePages(app, {
      source: async () => pages,
      publicUrl: config.publicUrl,
      pageVersion: (page) => pageVersion(deps, { ...page, now: deps.clock() }),
      now: Date.now,
      cached: true,
      cdn: config.cdn?.kind,
    })
  }
}
