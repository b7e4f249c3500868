// The API as one function: everything it is made of comes in, a server without a port comes out.
import { mediaRoutes } from './catalogue/media.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import type { AppDeps } from './deps.ts'
import { openApiScope } from './http/api-scope.ts'
import { openHttp, type App } from './http/app.ts'
import { answerHealth } from './http/health.ts'
import { describeApi } from './http/openapi.ts'
import { logRequests } from './http/request-log.ts'
import { locationRoutes } from './location/routes.ts'
import { quoteRoutes } from './quote/routes.ts'

/**
 * Wires the API. Until it listens the caller may add to it: pages, and what answers unknown paths outside /api.
 * Throws what Fastify throws, when it gets ready, on a route that does not fit.
 */
export async function createApp(deps: AppDeps): Promise<App> {
  const { catalogue, clock, config, database, geocoder, log } = deps
  const app = openHttp({ trustProxy: config.trustProxy })
  logRequests(app, log)
  answerHealth(app, { pingDatabase: () => database.query('select 1'), catalogueLoaded: catalogue.isLoaded })
  // Not awaited: Fastify loads it when the server gets ready, and the caller may still add to `app` until then.
  void app.register(async (api: App) => {
    openApiScope(api, { log, publicUrl: config.publicUrl, checkAnswers: deps.checkAnswers ?? false })
    await describeApi(api)
    await api.register(mediaRoutes)
    await api.register(catalogueRoutes, { catalogue, clock })
    await api.register(locationRoutes, { geocoder })
    await api.register(quoteRoutes, { catalogue, clock })
  })
  return app
}
