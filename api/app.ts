// The API as one function: everything it is made of comes in, a server without a port comes out.
import { registerCatalogueRoutes } from './catalogue/routes.ts'
import type { AppDeps } from './deps.ts'
import { openApiScope } from './http/api-scope.ts'
import { openHttp, type App } from './http/app.ts'
import { answerHealth } from './http/health.ts'
import { describeApi } from './http/openapi.ts'
import { logRequests } from './http/request-log.ts'
import { registerLocationRoutes } from './location/routes.ts'
import { registerQuoteRoutes } from './quote/routes.ts'

/**
 * Wires the API. The caller may add routes of its own (pages) and a not-found handler before it listens.
 * Paths below /api that nobody knows are answered here.
 */
export async function createApp(deps: AppDeps): Promise<App> {
  const { catalogue, clock, config, database, geocoder, log } = deps
  const app = openHttp()
  logRequests(app, log)
  answerHealth(app, { pingDatabase: () => database.query('select 1'), catalogueLoaded: catalogue.isLoaded })
  // Not awaited: Fastify loads it when the server gets ready, and the caller may still add to `app` until then.
  void app.register(async (api: App) => {
    openApiScope(api, { log, publicUrl: config.publicUrl, checkAnswers: deps.checkAnswers ?? false })
    await describeApi(api)
    registerCatalogueRoutes(api, { catalogue, clock })
    registerLocationRoutes(api, { geocoder })
    registerQuoteRoutes(api, { catalogue, clock })
  })
  return app
}
