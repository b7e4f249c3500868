// The API as one function: everything it is made of comes in, a server without a port comes out.
import { createSecretKey } from 'node:crypto'
import cookie from '@fastify/cookie'
import { openCodeStore } from './account/code-store.ts'
import { openForgetStore } from './account/forget-store.ts'
import { accountRoutes } from './account/routes.ts'
import { createSessionNews } from './account/session-news.ts'
import { createSessions } from './account/session.ts'
import { openAccountStore } from './account/store.ts'
import { cartRoutes } from './cart/routes.ts'
import { openCartStore } from './cart/store.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import type { AppDeps } from './deps.ts'
import { openApiScope } from './http/api-scope.ts'
import { answerFaults } from './http/faults.ts'
import { openHttp, type App } from './http/app.ts'
import { answerHealth } from './http/health.ts'
import { describeApi } from './http/openapi.ts'
import { logRequests } from './http/request-log.ts'
import { startGroupClock } from './group-order/changing-actions.ts'
import { createGroupNews } from './group-order/news.ts'
import { openPersonalGroupStore } from './group-order/personal-store.ts'
import { groupRoutes } from './group-order/routes.ts'
import { openGroupOrderStore } from './group-order/store.ts'
import { guestRoutes } from './guest/routes.ts'
import { locationRoutes } from './location/routes.ts'
import { openMediaFolder } from './media/folder.ts'
import { startPainter } from './media/painter.ts'
import { mediaRoutes } from './media/routes.ts'
import { openChatStore } from './order/talk/chat-store.ts'
import { openHelpStore } from './order/talk/help-store.ts'
import { liveRoutes } from './order/live/live-routes.ts'
import { startOrderClock } from './order/moving/moving-actions.ts'
import { openPersonalOrderStore } from './order/personal-store.ts'
import { openPersonalChatStore, openPersonalHelpStore } from './order/talk/personal-talk-store.ts'
import { openPlacingStore } from './order/placing/placing-store.ts'
import { orderRoutes } from './order/routes.ts'
import { openPositionStore } from './order/live/position-store.ts'
import { openOrderStore } from './order/store.ts'
import { talkRoutes } from './order/talk/talk-routes.ts'
import { courierRoutes } from './partner/courier-routes.ts'
import { limitPartners } from './partner/per-partner.ts'
import { partnerRoutes } from './partner/routes.ts'
import { openPartnerStore } from './partner/store.ts'
import type { PersonalData } from './platform/personal-data.ts'
import { createOutgoing } from './platform/outgoing/outgoing.ts'
import { deriveKey, readServerKey } from './platform/keys/server-key.ts'
import { createDevelopmentInbox } from './providers/messages/development-inbox.ts'
import { noMessages } from './providers/messages/no-messages.ts'
import { openSms } from './providers/messages/sms.ts'
import { grantDemoBalances } from './payment/method-actions.ts'
import { forfeitBalances, openPersonalPaymentStore } from './payment/personal-store.ts'
import { paymentRoutes } from './payment/routes.ts'
import { startPaymentClock } from './payment/settling-actions.ts'
import { openPaymentStore } from './payment/store.ts'
import { noPayments } from './providers/payments/no-payments.ts'
import { openSandbox } from './providers/payments/sandbox.ts'
import { openSandboxStore } from './providers/payments/sandbox-store.ts'
import { openStripe } from './providers/payments/stripe.ts'
import { pushRoutes } from './push/routes.ts'
import { openPushStore } from './push/store.ts'
import { readVapid } from './push/vapid-store.ts'
import { quoteRoutes } from './quote/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { tableKeyPurpose } from './table/actions.ts'
import { tableRoutes } from './table/routes.ts'
import { openTableStore } from './table/store.ts'
import { searchRoutes } from './search/routes.ts'
import { countEventsBy } from './telemetry/measure-events.ts'
import { measuredOrders, watchOrders } from './telemetry/measure-orders.ts'
import { measureRequests } from './telemetry/measure-requests.ts'
import { openTelemetryStore } from './telemetry/store.ts'
import { noTelemetry } from './telemetry/telemetry.ts'
import { savedPlaceRoutes } from './saved-place/routes.ts'
import { openSavedPlaceStore } from './saved-place/store.ts'
import { trackingRoutes } from './tracking/routes.ts'
import { openSink } from './tracking/open-sink.ts'
import { openPersonalEventStore } from './tracking/store.ts'
import { webhookRoutes } from './webhook/routes.ts'
import { webhookKeyPurpose } from './webhook/signature.ts'
import { openWebhookStore } from './webhook/store.ts'

// A browser asks for six things at a time: six pictures that take long would hold up everything else.
const mediaPatienceMs = 1_500

/**
 * Wires the API. Until it listens the caller may add to it: pages, and what answers unknown paths outside /api.
 * Throws what Fastify throws, when it gets ready, on a route that does not fit.
 */
export async function createApp(deps: AppDeps): Promise<App> {
  const { bus, catalogue, clock, config, database, geocoder, jobs, log, newID, relay } = deps
  const accounts = openAccountStore(database)
  const news = createSessionNews({ bus, log })
  const sessions = createSessions(
    { accounts, news, clock },
    { secure: config.publicUrl.startsWith('https:') },
  )
  const inbox = config.devInbox ? createDevelopmentInbox(clock) : undefined
  const messages = deps.messages ?? (config.sms ? openSms({ ...config.sms, log }) : inbox)
  if (!messages)
    log.warn(
      {},
      'nobody can log in: login codes cannot be delivered until SMS_ACCOUNT, SMS_TOKEN and SMS_FROM are set',
    )
  const serverKey = await readServerKey(database, config.secretKey)
  const signing = { quoteKey: createSecretKey(deriveKey(serverKey, 'quote')), newID }
  const vapid = await readVapid(database, config.vapid)
  const push = openPushStore(database)
  const telemetry = deps.telemetry ?? noTelemetry
  const orders = measuredOrders(openOrderStore(database), telemetry)
  watchOrders(openTelemetryStore(database), telemetry, clock)
  const savedPlaces = openSavedPlaceStore(database)
  const carts = openCartStore(database)
  const folder = openMediaFolder(config.mediaDir)
  const moving = { orders, jobs, relay, clock }
  const talking = {
    orders,
    bus,
    clock,
    chats: openChatStore(database),
    helps: openHelpStore(database),
  }
  const paymentStore = openPaymentStore(database)
  const sandbox =
    config.payments.provider === 'sandbox' ? openSandbox(openSandboxStore(database)) : null
  const stripe =
    config.payments.provider === 'stripe'
      ? openStripe({ ...config.payments, log, returnUrl: `${config.publicUrl}/payment/return` })
      : null
  const settling = {
    ...moving,
    paymentStore,
    paymentProvider: deps.paymentProvider ?? stripe ?? sandbox ?? noPayments,
    log,
  }
  const seating = {
    tables: openTableStore(database),
    tableKey: deriveKey(serverKey, tableKeyPurpose),
    codesRequired: config.tableCodes,
  }
  const grouping = {
    baskets: openGroupOrderStore(database),
    news: createGroupNews({ bus, log }),
    publicUrl: config.publicUrl,
    orders,
    catalogue,
    jobs,
    clock,
    newID,
    seating: { ...seating, catalogue, clock, publicUrl: config.publicUrl },
  }
  await startOrderClock(moving)
  await startGroupClock(grouping)
  await startPaymentClock(settling)
  const app = openHttp({ trustProxy: config.trustProxy })
  app.setErrorHandler(answerFaults(log))
  logRequests(app, log)
  measureRequests(app, telemetry)
  answerHealth(app, {
    pingDatabase: () => database.query('select 1'),
    catalogueLoaded: catalogue.isLoaded,
  })
  // Not awaited: Fastify loads it when the server gets ready, and the caller may still add to `app` until then.
  void app.register(async (api: App) => {
    openApiScope(api, {
      log,
      publicUrl: config.publicUrl,
      checkAnswers: deps.checkAnswers ?? false,
    })
    await describeApi(api)
    await api.register(settingsRoutes, { flags: deps.flags, monitoring: config.monitoring })
    const media = {
      folder,
      painter: startPainter({ folder: folder.path, log }),
      catalogue,
      patienceMs: deps.mediaPatienceMs ?? mediaPatienceMs,
    }
    await api.register(mediaRoutes, { media, log, clock, paintsAhead: config.mediaAhead })
    await api.register(catalogueRoutes, { catalogue, clock })
    await api.register(searchRoutes, { catalogue })
    await api.register(locationRoutes, { geocoder, mapStyleUrl: config.mapStyleUrl })
    await api.register(quoteRoutes, {
      catalogue,
      flags: deps.flags,
      clock,
      rateLimits: config.rateLimits,
      ...signing,
    })
    await api.register(cookie)
    // Deleting an account locks the rows of these features in this order: docs/locks.md.
    const personalData: PersonalData[] = [
      openPersonalOrderStore(database),
      openPersonalChatStore(database),
      openPersonalHelpStore(database),
      openPersonalPaymentStore(database),
      openPersonalGroupStore(database),
      openPersonalEventStore(database),
      {
        name: 'savedPlaces',
        read: async function* (accountID) {
          yield await savedPlaces.list(accountID)
        },
      },
      {
        name: 'carts',
        read: async function* (accountID) {
          yield await carts.list(accountID)
        },
      },
      {
        name: 'pushSubscriptions',
        read: async function* (accountID) {
          yield await push.list(accountID)
        },
      },
    ]
    await api.register(accountRoutes, {
      accounts,
      sessions,
      news,
      messages: messages ?? noMessages,
      inbox,
      clock,
      newID,
      personalData,
      rateLimits: config.rateLimits,
      ...(config.demoBalances
        ? { welcome: (accountID: string) => grantDemoBalances(settling, accountID) }
        : {}),
      codes: openCodeStore(database),
      codeKey: deriveKey(serverKey, 'login-code'),
      forgetting: openForgetStore(database, personalData, forfeitBalances),
    })
    await api.register(guestRoutes, {
      guestKey: deriveKey(serverKey, 'guest-token'),
      clock,
      newID,
      rateLimits: config.rateLimits,
    })
    await api.register(savedPlaceRoutes, { savedPlaces, sessions, clock, newID })
    await api.register(cartRoutes, { carts, catalogue, sessions, clock, newID })
    await api.register(tableRoutes, {
      ...seating,
      catalogue,
      clock,
      publicUrl: config.publicUrl,
      partners: openPartnerStore(database),
    })
    await api.register(groupRoutes, {
      ...grouping,
      bus,
      log,
      sessions,
      rateLimits: config.rateLimits,
    })
    await api.register(orderRoutes, {
      ...settling,
      grouping,
      ...signing,
      ...seating,
      placings: openPlacingStore(database),
      sessions,
      catalogue,
      flags: deps.flags,
      inFlight: new Set<string>(),
    })
    await api.register(paymentRoutes, { ...settling, sessions, sandbox, stripe })
    await api.register(liveRoutes, { ...talking, sessions })
    await api.register(talkRoutes, { ...talking, sessions })
    const sink = openSink(config.eventsUrl, { database, log })
    api.addHook('onClose', () => sink.close())
    await api.register(trackingRoutes, {
      sink,
      countEvents: countEventsBy(telemetry),
      clock,
      sessions,
      rateLimits: config.rateLimits,
    })
    const outgoing = createOutgoing({ allowPrivate: config.outgoingPrivate })
    await api.register(pushRoutes, {
      push,
      outgoing,
      sessions,
      clock,
      newID,
      publicKey: vapid.publicKey,
      rateLimits: config.rateLimits,
    })
    await api.register(async (partnerApi: App) => {
      if (config.rateLimits) await limitPartners(partnerApi)
      await partnerApi.register(partnerRoutes, {
        ...settling,
        helps: talking.helps,
        partners: openPartnerStore(database),
      })
      await partnerApi.register(courierRoutes, {
        ...talking,
        positions: openPositionStore(database),
        partners: openPartnerStore(database),
      })
      await partnerApi.register(webhookRoutes, {
        webhooks: openWebhookStore(database),
        partners: openPartnerStore(database),
        outgoing,
        clock,
        newID,
        webhookKey: deriveKey(serverKey, webhookKeyPurpose),
      })
    })
  })
  return app
}
