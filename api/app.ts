// Builds the API as a Fastify app that does not listen yet: job queues, hooks and routes.
import cookie from '@fastify/cookie'
import { countryCodes } from '@tingkat/ordering/country/country'
import { openAppParts, type AppParts } from './app/app-parts.ts'
import { registerDeskApi } from './app/desk-api.ts'
import { registerEaterApi } from './app/eater-api.ts'
import { registerMerchantEditing, startMerchantEditing } from './app/merchant-editing-api.ts'
import { registerPartnerApi } from './app/partner-api.ts'
import { registerHoursApi } from './app/hours-api.ts'
import { registerKitchenApi } from './app/kitchen-api.ts'
import { registerLiveApi } from './app/live-api.ts'
import { registerPublicApi } from './app/public-api.ts'
import { registerReviewApi } from './app/review-api.ts'
import { registerStaffApi } from './app/staff-api.ts'
import { registerTicketApi } from './app/ticket-api.ts'
import type { AppDeps } from './deps.ts'
import { startGroupClock } from './group-order/clock-actions.ts'
import { configureApiScope } from './http/api-scope.ts'
import { refuseOtherCells } from './http/cells.ts'
import { createHttpApp, type App } from './http/app.ts'
import { createErrorHandler } from './http/errors.ts'
import { registerHealthRoutes } from './http/health.ts'
import { waitForStart } from './http/wait-for-start.ts'
import { describeApi } from './http/openapi.ts'
import { logRequests } from './http/request-log.ts'
import { keepCookiesPrivate } from './http/shared-cache.ts'
import { startOrderClock } from './order/moving/moving-actions.ts'
import { startTipClock } from './order/tip/settling.ts'
import { deriveKey } from './platform/keys/server-key.ts'
import { startPaymentClock } from './payment/advancing-actions.ts'
import { observeBacklog } from './telemetry/measure-backlog.ts'
import { observeOrders } from './telemetry/measure-orders.ts'
import { logSecurityEvents } from './http/security-log.ts'
import { registerSecurityTxt } from './http/security-txt.ts'
import { instrumentRequests } from './telemetry/measure-requests.ts'
import { openTelemetryStore } from './telemetry/store.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

/**
 * Returns the app after it has created its job queues and, in a process that runs jobs, started
 * their workers.
 */
export async function createApp(deps: AppDeps): Promise<App> {
  const { app, openQueues } = await prepareApp(deps)
  await openQueues()
  return app
}

/**
 * Returns the app, and a function that creates the job queues and, in a process that runs jobs,
 * starts their workers. Until Fastify reports that the app is ready, the caller may add pages and a
 * handler for unknown paths outside /api. Errors in the setup of routes are thrown when Fastify
 * gets ready. In a process with the role `worker`, the app has health checks only.
 */
export async function prepareApp(
  deps: AppDeps,
): Promise<{ app: App; openQueues: () => Promise<void> }> {
  const parts = await openAppParts(deps)
  const app = createMonitoredApp(deps, parts)
  if (deps.config.role !== 'worker') registerApi(app, deps, parts)
  const openQueues = async () => {
    await startOrderClock(parts.moving)
    await startGroupClock(parts.grouping)
    await startPaymentClock(parts.settling)
    await startTipClock(parts.settling)
    await startMerchantEditing(deps, parts)
  }
  return { app, openQueues }
}

/** Returns the app with logs, metrics and health checks, without the API. */
function createMonitoredApp(deps: AppDeps, { serverKey }: AppParts): App {
  const { bus, catalogue, clock, config, database, jobs, log, telemetry } = deps
  const runsJobs = config.role !== 'web'
  const app = createHttpApp({
    https: config.publicUrl.startsWith('https:'),
    trustProxy: config.trustProxy,
  })
  app.setErrorHandler(createErrorHandler(log))
  logRequests(app, log)
  logSecurityEvents(app, { log, key: deriveKey(serverKey, 'log-reference'), clock })
  // Without telemetry, requests are not measured and have no overhead.
  if (telemetry) {
    instrumentRequests(app, telemetry)
    if (runsJobs) observeStoredWork(deps, telemetry)
  }
  registerHealthRoutes(app, {
    pingDatabase: () => database.query('select 1'),
    ...(runsJobs && { pingJobs: () => jobs.ping() }),
    catalogueLoaded: catalogue.isLoaded,
    busConnected: bus.isConnected,
  })
  return app
}

/**
 * Registers metrics of orders and queued work. All processes would report the same values from the
 * shared database, so only processes that run jobs report them.
 */
function observeStoredWork({ clock, database }: AppDeps, telemetry: Telemetry): void {
  const telemetryStore = openTelemetryStore(database)
  observeOrders(telemetryStore, telemetry, clock)
  observeBacklog(telemetryStore, telemetry, clock)
}

function registerApi(app: App, deps: AppDeps, parts: AppParts): void {
  const { clock, config, log } = deps
  registerSecurityTxt(app, {
    contact: config.securityContact,
    publicUrl: config.publicUrl,
    clock,
  })
  // The plugin is not awaited, so that Fastify loads it when the app gets ready.
  // `await` would load it now, before the caller has added its own routes.
  void app.register(async (api: App) => {
    configureApiScope(api, {
      log,
      publicUrl: config.publicUrl,
      consoleUrl: config.consoleUrl,
      checkResponses: deps.checkResponses ?? false,
    })
    if (config.countries.length < countryCodes.length) refuseOtherCells(api, config)
    const { started, catalogue } = deps
    if (started) waitForStart(api, { started, untilRead: catalogue.untilRead })
    await describeApi(api, {
      session: parts.sessions.cookie,
      staff: parts.staffing.staffSessions.cookie,
      device: parts.staffing.deviceCookie.cookie,
    })
    await registerPublicApi(api, deps, parts)
    await api.register(cookie)
    api.addHook('onSend', keepCookiesPrivate)
    await registerEaterApi(api, deps, parts)
    await registerMerchantEditing(api, deps, parts)
    await registerHoursApi(api, deps, parts)
    await registerLiveApi(api, deps, parts)
    await registerKitchenApi(api, deps, parts)
    await registerDeskApi(api, deps, parts)
    await registerTicketApi(api, deps, parts)
    await registerReviewApi(api, deps, parts)
    await api.register(async (staffApi: App) => registerStaffApi(staffApi, deps, parts))
    await api.register(async (partnerApi: App) => registerPartnerApi(partnerApi, deps, parts))
  })
}
