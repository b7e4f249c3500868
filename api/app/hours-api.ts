// Registers the routes of the console in which staff change opening hours.
import type { AppDeps } from '../deps.ts'
import { hoursRoutes } from '../hours/routes.ts'
import type { App } from '../http/app.ts'
import type { AppParts } from './app-parts.ts'
import { openEditing } from './merchant-editing-api.ts'

export async function registerHoursApi(api: App, deps: AppDeps, parts: AppParts): Promise<void> {
  await api.register(hoursRoutes, {
    ...openEditing(deps, parts),
    staff: parts.staffing.staff,
    kysely: deps.database.kysely,
    moving: parts.moving,
  })
}
