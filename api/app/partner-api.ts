// Registers the routes of partners: merchants, couriers and webhooks.
import type { AppDeps } from '../deps.ts'
import type { App } from '../http/app.ts'
import { openPositionStore } from '../order/live/position-store.ts'
import { courierRoutes } from '../partner/courier-routes.ts'
import { limitPartners } from '../partner/per-partner.ts'
import { partnerRoutes } from '../partner/routes.ts'
import { deriveKeys } from '../platform/keys/key-ring.ts'
import { partnerTicketRoutes } from '../order/ticket/routes.ts'
import { openTicketStore } from '../order/ticket/store.ts'
import { webhookRoutes } from '../webhook/routes.ts'
import { webhookKeyPurpose } from '../webhook/signature.ts'
import { openWebhookStore } from '../webhook/store.ts'
import type { AppParts } from './app-parts.ts'

export async function registerPartnerApi(
  api: App,
  { bus, clock, config, database, newID }: AppDeps,
  { moving, outgoing, partners, keys, settling, talking }: AppParts,
): Promise<void> {
  if (config.rateLimits) await limitPartners(api)
  await api.register(partnerRoutes, { ...settling, helps: talking.helps, partners })
  const positions = openPositionStore(database)
  await api.register(courierRoutes, { ...talking, positions, partners })
  const tickets = openTicketStore(database)
  const { orders } = moving
  await api.register(partnerTicketRoutes, { tickets, orders, bus, clock, partners })
  await api.register(webhookRoutes, {
    webhooks: openWebhookStore(database),
    partners,
    outgoing,
    clock,
    newID,
    webhookKeys: deriveKeys(keys, webhookKeyPurpose),
  })
}
