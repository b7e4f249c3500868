// Registers the routes of reviews for eaters, merchants and moderators.
import type { AppDeps } from '../deps.ts'
import type { App } from '../http/app.ts'
import { reviewRoutes } from '../order/review/routes.ts'
import { staffReviewRoutes } from '../order/review/staff-routes.ts'
import { openChangeStore } from '../staff/change-store.ts'
import type { AppParts } from './app-parts.ts'

export async function registerReviewApi(
  api: App,
  { bus, catalogue, clock, database, log, newID }: AppDeps,
  { moving: { orders }, purges, sessions, staffing: { staff } }: AppParts,
): Promise<void> {
  await api.register(reviewRoutes, {
    orders,
    database,
    catalogue,
    bus,
    purges,
    sessions,
    clock,
    newID,
    log,
  })
  const changes = openChangeStore(database)
  await api.register(staffReviewRoutes, { database, catalogue, changes, clock, staff })
}
