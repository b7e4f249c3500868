// Registers the routes that need no account: settings,
// pictures, catalogue, search, places and quotes.
import { picturesFolder } from '@tingkat/catalogue/pictures/manifest'
import { MostOrdered } from '../catalogue/most-ordered.ts'
import { merchantEventsRoutes } from '../catalogue/live/merchant-events-routes.ts'
import { catalogueRoutes } from '../catalogue/routes.ts'
import type { AppDeps } from '../deps.ts'
import type { App } from '../http/app.ts'
import { createSharedCache } from '../http/shared-cache.ts'
import { locationRoutes } from '../location/routes.ts'
import { createMedia, pictureFolder } from '../media/actions.ts'
import { mediaRoutes } from '../media/routes.ts'
import { openLoadStore } from '../order/capacity/load-store.ts'
import { quoteRoutes } from '../quote/routes.ts'
import { searchRoutes } from '../search/routes.ts'
import { settingsRoutes } from '../settings/routes.ts'
import type { AppParts } from './app-parts.ts'

export async function registerPublicApi(
  api: App,
  deps: AppDeps,
  { mediaKey, mediaStorage, signing }: AppParts,
): Promise<void> {
  const { catalogue, clock, config, database, flags, gazetteer, geocoder, log } = deps
  const loads = openLoadStore(database)
  await api.register(settingsRoutes, { flags, monitoring: config.monitoring })
  const media = createMedia(pictureFolder(picturesFolder), mediaStorage)
  await api.register(mediaRoutes, { media, storage: mediaStorage, key: mediaKey, clock, log })
  const sharedCache = createSharedCache(config.cdn?.kind)
  await api.register(catalogueRoutes, {
    catalogue,
    mostOrdered: new MostOrdered({ database, clock, log }),
    clock,
    sharedCache,
    loads,
  })
  await api.register(merchantEventsRoutes, { catalogue, rateLimits: config.rateLimits })
  await api.register(searchRoutes, { catalogue, sharedCache })
  await api.register(locationRoutes, { geocoder, mapStyleUrl: config.mapStyleUrl })
  const { rateLimits } = config
  await api.register(quoteRoutes, {
    catalogue,
    loads,
    flags,
    gazetteer,
    clock,
    rateLimits,
    ...signing,
  })
}
