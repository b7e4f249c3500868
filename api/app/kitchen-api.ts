// Registers the routes of the kitchen board, its event stream, and staff actions on orders.
import type { AppDeps } from '../deps.ts'
import type { App } from '../http/app.ts'
import { createBoardHub } from '../kitchen/board-hub.ts'
import { boardRoutes } from '../kitchen/board-routes.ts'
import { openBoardStore } from '../kitchen/board-store.ts'
import { kitchenOrderRoutes } from '../kitchen/order-routes.ts'
import { devicePushRoutes } from '../kitchen/push/device-push-routes.ts'
import { openDevicePushStore } from '../kitchen/push/device-push-store.ts'
import { openChangeStore } from '../staff/change-store.ts'
import type { AppParts } from './app-parts.ts'

export async function registerKitchenApi(
  api: App,
  { bus, catalogue, clock, config, database, log, newID }: AppDeps,
  { moving, outgoing, staffing: { deviceCookie, staff } }: AppParts,
): Promise<void> {
  const boards = openBoardStore(database)
  const board = { catalogue, boards, clock, bus, log, staff }
  await api.register(boardRoutes, {
    ...board,
    changes: openChangeStore(database),
    isSimulated: config.simulator,
    hub: createBoardHub(board, newID()),
  })
  await api.register(kitchenOrderRoutes, { ...board, ...moving })
  await api.register(devicePushRoutes, {
    devicePush: openDevicePushStore(database),
    rateLimits: config.rateLimits,
    deviceCookie,
    outgoing,
    clock,
  })
}
