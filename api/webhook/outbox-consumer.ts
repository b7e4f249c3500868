// Outbox consumer of webhooks: queues a message about each published
// event for every partner that has a webhook and may see the order.
import type { OutboxConsumer } from '../platform/events/outbox.ts'
import type { WebhookType } from '@tingkat/contract/webhook'

const types: Record<string, WebhookType> = { order_placed: 'order.placed' }
const defaultType: WebhookType = 'order.updated'

/**
 * The SQL decides by the same conditions as `isVisibleToPartner` whether a partner may see an
 * order.
 */
export const webhookConsumer: OutboxConsumer = {
  name: 'webhook_deliveries',
  expressions: (parameter) => `webhook_deliveries as (
    insert into webhook_delivery (partner_id, country, order_id, version, type, created_at, next_at)
    select p.id, published.country, published.order_id, published.version,
      coalesce($${parameter}::text::jsonb ->> published.type, '${defaultType}'),
        published.created_at,
      published.created_at
    from published join orders o on o.country = published.country and o.id = published.order_id
      -- An order that ended at its first version was never paid: merchants get no event of it.
      and (o.version > 1 or o.ended_at is null)
      join partner p on p.country = o.country and p.revoked_at is null
        and (p.merchant_ids is null or o.merchant_id = any(p.merchant_ids)) and (p.role <> 'courier'
          or (o.doc ->> 'path' not in ('table', 'pickup') and coalesce(o.courier_partner, p.id) = p.id))
      join webhook w on w.partner_id = p.id and w.disabled_at is null
    order by published.id
    on conflict do nothing returning 1
  )`,
  value: () => JSON.stringify(types),
}
