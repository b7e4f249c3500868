// Production server: `npm start` runs it after building the storefront.
import { readConfig } from '@tingkat/api/config'
import { exitWithError } from '@tingkat/api/http/listen'
import { openLog } from '@tingkat/api/http/log'
import { loadBuild, type Pages } from './page-source.ts'
import { pageVersion } from './page-version.ts'
import { servePages } from './pages.ts'
import { startServer } from './start.ts'
import { serveFiles } from './static-files.ts'
import { serveTranslations } from './translations.ts'

const client = new URL('../storefront/build/client/', import.meta.url)
const build = new URL('../storefront/build/server/index.js', import.meta.url)

try {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  // Loaded in parallel with the database, which takes about as long to open.
  const loading: Promise<Pages> = loadBuild(build, config)
  // Prevents an unhandled rejection before the promise is awaited below.
  loading.catch(() => {})
  const address = await startServer(config, log, async ({ app, deps }) => {
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
  })
  const tookMs = Math.round(performance.now())
  console.log(
    `Tingkat is at ${config.publicUrl} (${address}), ready after ${(tookMs / 1000).toFixed(1)} s.`,
  )
} catch (error) {
  exitWithError(error)
}
