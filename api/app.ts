// The API as one function: everything it is made of comes in, a server without a port comes out.
import cookie from '@fastify/cookie'
import { accountRoutes } from './account/routes.ts'
import { createSessions } from './account/session.ts'
import { openAccountStore } from './account/store.ts'
import { cartRoutes } from './cart/routes.ts'
import { openCartStore } from './cart/store.ts'
import { mediaRoutes } from './catalogue/media.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import type { AppDeps } from './deps.ts'
import { openApiScope } from './http/api-scope.ts'
import { answerFaults } from './http/faults.ts'
import { openHttp, type App } from './http/app.ts'
import { answerHealth } from './http/health.ts'
import { describeApi } from './http/openapi.ts'
import { logRequests } from './http/request-log.ts'
import { locationRoutes } from './location/routes.ts'
import { liveRoutes } from './order/live-routes.ts'
import { startOrderClock } from './order/moving-actions.ts'
import { openPlacingStore } from './order/placing-store.ts'
import { orderRoutes } from './order/routes.ts'
import { openOrderStore } from './order/store.ts'
import { partnerRoutes } from './partner/routes.ts'
import { openPartnerStore } from './partner/store.ts'
import { createDevelopmentInbox } from './providers/messages/development-inbox.ts'
import { noMessages } from './providers/messages/no-messages.ts'
import { quoteRoutes } from './quote/routes.ts'
import { savedPlaceRoutes } from './saved-place/routes.ts'
import { openSavedPlaceStore } from './saved-place/store.ts'

/**
 * Wires the API. Until it listens the caller may add to it: pages, and what answers unknown paths outside /api.
 * Throws what Fastify throws, when it gets ready, on a route that does not fit.
 */
export async function createApp(deps: AppDeps): Promise<App> {
  const { bus, catalogue, clock, config, database, geocoder, jobs, log, newID, relay } = deps
  const accounts = openAccountStore(database)
  const sessions = createSessions(accounts, clock, { secure: config.publicUrl.startsWith('https:') })
  const inbox = config.devInbox ? createDevelopmentInbox(clock) : undefined
  const orders = openOrderStore(database)
  const moving = { orders, jobs, relay, clock }
  await startOrderClock(moving)
  const app = openHttp({ trustProxy: config.trustProxy })
  app.setErrorHandler(answerFaults(log))
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
    await api.register(cookie)
    await api.register(accountRoutes, { accounts, sessions, messages: deps.messages ?? inbox ?? noMessages, inbox, rateLimits: config.rateLimits, clock, newID })
    await api.register(savedPlaceRoutes, { savedPlaces: openSavedPlaceStore(database), sessions, clock, newID })
    await api.register(cartRoutes, { carts: openCartStore(database), catalogue, sessions, clock, newID })
    await api.register(orderRoutes, { ...moving, placings: openPlacingStore(database), sessions, catalogue, newID, inFlight: new Set<string>() })
    await api.register(liveRoutes, { orders, bus, sessions })
    await api.register(partnerRoutes, { ...moving, partners: openPartnerStore(database) })
  })
  return app
}
