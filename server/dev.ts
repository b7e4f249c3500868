// Development server (`npm run dev`): the API, and the storefront served by Vite with hot reload.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@tingkat/api/config'
import { exitWithError } from '@tingkat/api/http/listen'
import { openLog } from '@tingkat/api/http/log'
import { createServer, type ViteDevServer } from 'vite'
import { serveConsole } from './console.ts'
import { createPagesFromBuild, type StorefrontBuild } from './page-source.ts'
import { pageVersion } from './page-version.ts'
import { servePages } from './pages.ts'
import { startServer } from './start.ts'
import { serveTranslations } from './translations.ts'

const consoleClient = new URL('../console/build/client/', import.meta.url)
const storefront = fileURLToPath(new URL('../storefront/', import.meta.url))

// Paths that the API or the console serves, even if Vite has a file with the same path.
const apiPaths =
  /^\/(api|locales|media|healthz|readyz|console-assets|kitchen|courier|desk)(\/|$|\?)/

try {
  // Vite looks for its configuration in the working directory.
  process.chdir(storefront)
  const config = readConfig({
    ...process.env,
    NODE_ENV: 'development',
    DATA_DIR: process.env['DATA_DIR'] ?? fileURLToPath(new URL('../data', import.meta.url)),
  })
  const log = openLog(config.logLevel)
  const { address, started } = await startServer(config, log, async ({ app, deps }) => {
    const vite: ViteDevServer = await createServer({
      root: storefront,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: app.server } },
    })
    app.addHook('onRequest', (request, reply, done) => {
      if (apiPaths.test(request.url)) return done()
      // Vite calls back only for requests that Vite does not answer itself.
      vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
        done(error instanceof Error ? error : undefined),
      )
    })
    await serveTranslations(app, { config, log, keep: false })
    if (existsSync(new URL('index.html', consoleClient)))
      serveConsole(app, { ...config, client: consoleClient })
    else console.log('The console is not built: npm run build --workspace console')
    servePages(app, {
      source: async () =>
        createPagesFromBuild(
          (await vite.ssrLoadModule('virtual:react-router/server-build')) as StorefrontBuild,
          'development',
          config,
        ),
      publicUrl: config.publicUrl,
      pageVersion: (page) => pageVersion(deps, { ...page, now: deps.clock() }),
      now: Date.now,
      cached: false,
    })
    return { close: () => vite.close() }
  })
  console.log(`Tingkat is at ${config.publicUrl} (${address}), storefront from source.`)
  await started
} catch (error) {
  exitWithError(error)
}
