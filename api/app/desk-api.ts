// Registers the routes of the desk, the operator's console.
import type { AppDeps } from '../deps.ts'
import { deskRoutes } from '../desk/routes.ts'
import { openDeskStore } from '../desk/store.ts'
import type { App } from '../http/app.ts'
import type { AppParts } from './app-parts.ts'

export async function registerDeskApi(
  api: App,
  { catalogue, clock, database }: AppDeps,
  { staffing: { staff } }: AppParts,
): Promise<void> {
  await api.register(deskRoutes, { catalogue, clock, desk: openDeskStore(database), staff })
}
