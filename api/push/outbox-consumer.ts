// Outbox consumer of push messages: queues one message for each browser of the eater. A newer
// message replaces an unsent message about the same order.
import type { OrderEvent } from '@tingkat/ordering/order/order'
import type { OutboxConsumer } from '../platform/events/outbox.ts'
import { pushKindOf } from './push-kind.ts'

export const pushConsumer: OutboxConsumer = {
  name: 'push_messages',
  // Locks the subscriptions before their messages,
  // both in the sequence that docs/locks.md requires.
  expressions: (parameter) => `push_news as (
    select published.country, published.order_id, published.version, news.at, o.account_id,
      case when news.kind = 'delivered' and late.credit > 0 then 'late_credit' else news.kind end
        as kind
    from jsonb_to_recordset($${parameter}::text::jsonb) as news(id bigint, kind text,
      at timestamptz)
      join published on published.id = news.id
      join orders o on o.country = published.country and o.id = published.order_id
      cross join lateral (
        select coalesce((o.doc #>> '{promise,creditInMinor}')::bigint, 0) as credit
      ) late
    where (news.kind <> 'ready' or o.doc ->> 'path' = 'pickup')
      and (news.kind <> 'late_credit' or late.credit > 0)
  ), push_receivers as (
    select id, account_id from push_subscription where account_id in (select account_id
      from push_news)
    order by id for key share
  ), push_messages as (
    insert into push_message (subscription_id, topic, country, order_id, version, kind, created_at,
      next_at)
    select distinct on (s.id, n.order_id) s.id, n.order_id, n.country, n.order_id, n.version,
      n.kind, n.at, n.at
    from push_news n join push_receivers s on s.account_id = n.account_id
    order by s.id, n.order_id, n.version desc
    on conflict (subscription_id, topic) do update set version = excluded.version,
      kind = excluded.kind, created_at = excluded.created_at,
      next_at = excluded.next_at, attempts = 0, leased_until = null
    where push_message.version < excluded.version
    returning 1
  )`,
  value: (events) =>
    JSON.stringify(
      events.flatMap(({ id, payload }) => {
        // Skips events of an unknown form. An error would block all later events.
        const { orderState, move, by, at = '' } = (payload ?? {}) as Partial<OrderEvent>
        const kind =
          orderState &&
          move &&
          by &&
          !Number.isNaN(Date.parse(at)) &&
          pushKindOf({ orderState, move, by })
        return kind ? [{ id, kind, at }] : []
      }),
    ),
}
