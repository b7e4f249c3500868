// `npm run dev`: the same server with the storefront straight from Vite, changed pages at once in the browser.
import { fileURLToPath } from 'node:url'
import { readConfig } from '@tingkat/api/config'
import { failStart } from '@tingkat/api/http/listen'
import { openLog } from '@tingkat/api/http/log'
import { createServer, type ViteDevServer } from 'vite'
import { pagesOf, type StorefrontBuild } from './page-source.ts'
import { versionOf } from './page-version.ts'
import { servePages } from './pages.ts'
import { startServer } from './start.ts'
import { serveWords } from './words.ts'

const storefront = fileURLToPath(new URL('../storefront/', import.meta.url))

// Answered by the API even when Vite has a file of that name.
const apiPaths = /^\/(api|locales|media|healthz|readyz)(\/|$|\?)/

try {
  // Vite finds its configuration from the working folder.
  process.chdir(storefront)
  const config = readConfig({
    ...process.env,
    MEDIA_AHEAD: 'off',
    DATA_DIR: process.env['DATA_DIR'] ?? fileURLToPath(new URL('../data', import.meta.url)),
  })
  const log = openLog(config.logLevel)
  const address = await startServer(config, log, async ({ app, deps }) => {
    const vite: ViteDevServer = await createServer({
      root: storefront,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: app.server } },
    })
    app.addHook('onRequest', (request, reply, done) => {
      if (apiPaths.test(request.url)) return done()
      // Vite either answers itself and never calls back, or leaves the request to the pages.
      vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
        done(error instanceof Error ? error : undefined),
      )
    })
    await serveWords(app, { config, log, keep: false })
    servePages(app, {
      source: async () =>
        pagesOf(
          (await vite.ssrLoadModule('virtual:react-router/server-build')) as StorefrontBuild,
          'development',
          config,
        ),
      publicUrl: config.publicUrl,
      versionOf: (country) => versionOf(deps, country),
      now: Date.now,
      cached: false,
    })
    return { close: () => vite.close() }
  })
  console.log(`Tingkat is at ${config.publicUrl} (${address}), storefront from source.`)
} catch (error) {
  failStart(error)
}
