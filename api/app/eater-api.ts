// Registers the routes of eaters: account, cart, group
// order, order, payment, analytics events and push messages.
import { openCodeStore } from '../account/code-store.ts'
import { openDeletionStore } from '../account/deletion-store.ts'
import { favouriteRoutes } from '../account/favourite/routes.ts'
import { createKnownDevices } from '../account/known-device.ts'
import { accountRoutes } from '../account/routes.ts'
import { cartRoutes } from '../cart/routes.ts'
import type { AppDeps } from '../deps.ts'
import { groupRoutes } from '../group-order/routes.ts'
import { guestRoutes } from '../guest/routes.ts'
import type { App } from '../http/app.ts'
import { liveRoutes } from '../order/live/live-routes.ts'
import { openLoadStore } from '../order/capacity/load-store.ts'
import { openPlacingStore } from '../order/placing/placing-store.ts'
import { orderRoutes } from '../order/routes.ts'
import { talkRoutes } from '../order/talk/talk-routes.ts'
import { tipRoutes } from '../order/tip/routes.ts'
import { grantDemoBalances } from '../payment/method-actions.ts'
import { forfeitBalances } from '../payment/personal-store.ts'
import { paymentRoutes } from '../payment/routes.ts'
import { deriveKeys } from '../platform/keys/key-ring.ts'
import { pushRoutes } from '../push/routes.ts'
import { readVapid } from '../push/vapid-store.ts'
import { savedPlaceRoutes } from '../account/saved-place/routes.ts'
import { tableRoutes } from '../table/routes.ts'
import { createEventCounter } from '../telemetry/measure-events.ts'
import { openSink } from '../tracking/open-sink.ts'
import { trackingRoutes } from '../tracking/routes.ts'
import { registerAgentApi } from './agent-api.ts'
import type { AppParts } from './app-parts.ts'
import { listPersonalData } from './personal-data.ts'

export async function registerEaterApi(api: App, deps: AppDeps, parts: AppParts): Promise<void> {
  await registerAccount(api, deps, parts)
  await registerCart(api, deps, parts)
  await registerOrders(api, deps, parts)
  await registerTracking(api, deps, parts)
  await registerPush(api, deps, parts)
}

async function registerAccount(api: App, deps: AppDeps, parts: AppParts): Promise<void> {
  const { catalogue, clock, config, database, flags, newID } = deps
  const { accounts, favourites, savedPlaces, keys, sessions, sessionEvents, settling } = parts
  const { rateLimits } = config
  const personalData = listPersonalData(database, parts)
  await api.register(accountRoutes, {
    inbox: parts.messaging.inbox,
    messageProvider: parts.messaging.messageProvider,
    accounts,
    sessions,
    sessionEvents,
    clock,
    newID,
    personalData,
    rateLimits,
    ...(config.demoBalances
      ? { welcome: (accountID: string) => grantDemoBalances(settling, accountID) }
      : {}),
    codes: openCodeStore(database),
    codeKeys: deriveKeys(keys, 'login-code'),
    knownDevices: createKnownDevices(deriveKeys(keys, 'known-device'), {
      secure: config.publicUrl.startsWith('https:'),
    }),
    deletions: openDeletionStore(database, personalData, forfeitBalances),
  })
  const guestKeys = deriveKeys(keys, 'guest-token')
  await api.register(guestRoutes, { guestKeys, clock, newID, rateLimits })
  await api.register(savedPlaceRoutes, { savedPlaces, flags, sessions, clock, newID })
  await api.register(favouriteRoutes, { favourites, catalogue, sessions, clock })
}

async function registerCart(api: App, deps: AppDeps, parts: AppParts): Promise<void> {
  const { bus, catalogue, clock, config, log, newID } = deps
  const { carts, grouping, partners, seating, sessions } = parts
  const { publicUrl, rateLimits } = config
  await api.register(cartRoutes, { carts, catalogue, sessions, clock, newID })
  await api.register(tableRoutes, { ...seating, catalogue, clock, publicUrl, partners })
  await api.register(groupRoutes, { ...grouping, bus, log, sessions, rateLimits })
}

async function registerOrders(api: App, deps: AppDeps, parts: AppParts): Promise<void> {
  const { catalogue, database, flags, gazetteer } = deps
  const { grouping, sandbox, seating, sessions, settling, signing, stripe, talking } = parts
  const placing = {
    ...settling,
    grouping,
    ...signing,
    ...seating,
    placings: openPlacingStore(database),
    loads: openLoadStore(database),
    sessions,
    catalogue,
    flags,
    gazetteer,
    limitsCash: deps.config.rateLimits,
    inFlight: new Set<string>(),
  }
  await api.register(orderRoutes, placing)
  await api.register(tipRoutes, { ...settling, sessions })
  await registerAgentApi(api, deps, parts, placing)
  await api.register(paymentRoutes, { ...settling, sessions, sandbox, stripe })
  await api.register(liveRoutes, { ...talking, sessions })
  await api.register(talkRoutes, { ...talking, sessions })
}

async function registerTracking(api: App, deps: AppDeps, parts: AppParts): Promise<void> {
  const { clock, config, database, log } = deps
  const { sessions } = parts
  const sink = openSink(config.eventsUrl, { database, log })
  api.addHook('onClose', () => sink.close())
  await api.register(trackingRoutes, {
    sink,
    countEvents: createEventCounter(deps.telemetry),
    clock,
    sessions,
    rateLimits: config.rateLimits,
  })
}

async function registerPush(api: App, deps: AppDeps, parts: AppParts): Promise<void> {
  const { clock, config, database, newID } = deps
  const { outgoing, push, sessions } = parts
  const { publicKey } = await readVapid(database, config.vapid)
  const { rateLimits } = config
  await api.register(pushRoutes, { push, outgoing, sessions, clock, newID, publicKey, rateLimits })
}
