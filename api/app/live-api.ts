// Registers the routes with which staff change live states of merchants (such as sold-out dishes),
// pauses of areas, and texts of pages.
import { areaPauseRoutes } from '../catalogue/area-pauses/routes.ts'
import { liveRoutes } from '../catalogue/live/routes.ts'
import { openLiveStore } from '../catalogue/live/store.ts'
import type { AppDeps } from '../deps.ts'
import type { App } from '../http/app.ts'
import { pageTextRoutes } from '../settings/page-text/routes.ts'
import { openPageTextStore } from '../settings/page-text/store.ts'
import { openChangeStore } from '../staff/change-store.ts'
import type { AppParts } from './app-parts.ts'

export async function registerLiveApi(
  api: App,
  { bus, catalogue, clock, database, log, newID }: AppDeps,
  { purges, staffing }: AppParts,
): Promise<void> {
  const changes = openChangeStore(database)
  const { staff } = staffing
  await api.register(areaPauseRoutes, {
    kysely: database.kysely,
    catalogue,
    changes,
    bus,
    purges,
    clock,
    newID,
    log,
    staff,
  })
  await api.register(pageTextRoutes, {
    texts: openPageTextStore(database.kysely),
    changes,
    purges,
    clock,
    staff,
  })
  await api.register(liveRoutes, {
    catalogue,
    liveStates: openLiveStore(database.kysely),
    changes,
    bus,
    purges,
    clock,
    log,
    staff,
  })
}
