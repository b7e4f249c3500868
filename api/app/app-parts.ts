// Opens the stores, providers and secret keys that the routes of several features share.
import { createSecretKey } from 'node:crypto'
import { openFavouriteStore } from '../account/favourite/store.ts'
import { createSessionEvents } from '../account/session-events.ts'
import { createSessions } from '../account/session.ts'
import { openAccountStore } from '../account/store.ts'
import { openCartStore } from '../cart/store.ts'
import { createPurges } from '../cdn/purges.ts'
import type { AppDeps } from '../deps.ts'
import { createGroupEvents } from '../group-order/group-events.ts'
import { createKeyedLock } from '../group-order/keyed-lock.ts'
import { openGroupOrderStore } from '../group-order/store.ts'
import { mediaKeyOf, openMediaStorage } from '../media/open-storage.ts'
import { openOrderStore } from '../order/store.ts'
import { openTipStore } from '../order/tip/store.ts'
import { openChatStore } from '../order/talk/chat-store.ts'
import { openHelpStore } from '../order/talk/help-store.ts'
import { openPartnerStore } from '../partner/store.ts'
import { openPaymentStore } from '../payment/store.ts'
import { deriveKeys, mapKeys, readKeyRing } from '../platform/keys/key-ring.ts'
import { createOutgoing } from '../platform/outgoing/outgoing.ts'
import { openPushStore } from '../push/store.ts'
import { openSavedPlaceStore } from '../account/saved-place/store.ts'
import { tableKeyPurpose } from '../table/actions.ts'
import { openTableStore } from '../table/store.ts'
import { instrumentOrders } from '../telemetry/measure-orders.ts'
import { chooseMessageProvider } from './message-provider.ts'
import { choosePaymentProvider } from './payment-provider.ts'
import { openStaffParts } from './staff-parts.ts'

export type AppParts = Awaited<ReturnType<typeof openAppParts>>

export async function openAppParts(deps: AppDeps) {
  const { bus, catalogue, clock, config, database, flags, jobs, log, newID, relay } = deps
  const { publicUrl } = config
  const keys = await readKeyRing(database, config, clock)
  const serverKey = keys.current
  const mediaKey = mediaKeyOf(serverKey)
  const accounts = openAccountStore(database)
  const sessionEvents = createSessionEvents({ bus, log })
  const orders = instrumentOrders(openOrderStore(database), deps.telemetry)
  const { paymentProvider, sandbox, stripe } = await choosePaymentProvider(deps)
  const moving = { orders, jobs, relay, clock }
  const seating = {
    tables: openTableStore(database),
    tableKeys: deriveKeys(keys, tableKeyPurpose),
    codesRequired: config.tableCodes,
  }
  return {
    keys,
    serverKey,
    mediaKey,
    purges: createPurges({ hasCdn: config.cdn !== undefined, bus, clock }),
    mediaStorage: openMediaStorage({ config, key: mediaKey, clock, log }),
    sessionEvents,
    sandbox,
    stripe,
    accounts,
    sessions: createSessions(
      { accounts, sessionEvents, clock },
      { secure: publicUrl.startsWith('https:') },
    ),
    carts: openCartStore(database),
    savedPlaces: openSavedPlaceStore(database),
    favourites: openFavouriteStore(database),
    push: openPushStore(database),
    partners: openPartnerStore(database, clock),
    outgoing: createOutgoing({ allowPrivate: config.outgoingPrivate }),
    messaging: chooseMessageProvider(deps),
    staffing: openStaffParts(deps, keys),
    signing: {
      quoteKeys: mapKeys(deriveKeys(keys, 'quote'), (key) => createSecretKey(key)),
      newID,
    },
    moving,
    settling: {
      ...moving,
      paymentStore: openPaymentStore(database),
      tips: openTipStore(database),
      paymentProvider,
      log,
    },
    talking: {
      orders,
      bus,
      clock,
      chats: openChatStore(database),
      helps: openHelpStore(database),
    },
    seating,
    grouping: {
      groupOrders: openGroupOrderStore(database),
      groupOrderLock: createKeyedLock(),
      groupEvents: createGroupEvents({ bus, log }),
      publicUrl,
      orders,
      catalogue,
      jobs,
      clock,
      newID,
      seating: { ...seating, catalogue, clock, publicUrl },
      flags,
    },
  }
}
