// Live states of merchants in the console.
import { liveRoutes } from '../catalogue/live/routes.ts'
import { openLiveStore } from '../catalogue/live/store.ts'
import type { AppDeps } from '../deps.ts'
import type { App } from '../http/app.ts'
import { openChangeStore } from '../staff/change-store.ts'
import type { AppParts } from './app-parts.ts'

export async function registerLiveApi(
  api: App,
  { bus, catalogue, clock, database, log }: AppDeps,
  { purges, staffing }: AppParts,
): Promise<void> {
  await api.register(liveRoutes, {
    catalogue,
    liveStates: openLiveStore(database.kysely),
    changes: openChangeStore(database),
    bus,
    purges,
    clock,
    log,
    staff: staffing.staff,
  })
}
