// Outbox consumer of push messages to merchants' paired devices: stores one message for each device
// of the merchant when an order begins to wait for an answer.
import type { OrderEvent } from '@tingkat/ordering/order/order'
import type { OutboxConsumer } from '../../platform/events/outbox.ts'

export const devicePushConsumer: OutboxConsumer = {
  name: 'device_push_messages',
  // The statement locks subscriptions before messages,
  // and sorts the rows, as docs/locks.md requires.
  expressions: (parameter) => `device_push_receivers as (
    select s.device_id, published.country, published.order_id, news.at
    from jsonb_to_recordset($${parameter}::text::jsonb) as news(id bigint, at timestamptz)
      join published on published.id = news.id
      join orders o on o.country = published.country and o.id = published.order_id
      join device d on d.merchant_ids @> array[o.merchant_id] and d.country = o.country
        and d.revoked_at is null
      join device_push_subscription s on s.device_id = d.id
    where o.doc ->> 'path' <> 'concierge'
    order by s.device_id for key share of s
  ), device_push_messages as (
    insert into device_push_message (device_id, country, order_id, created_at, next_at)
    select device_id, country, order_id, at, at from device_push_receivers
    order by device_id, country, order_id
    on conflict (device_id, country, order_id) do nothing
    returning 1
  )`,
  value: (events) =>
    JSON.stringify(
      events.flatMap(({ id, payload }) => {
        // Events of an unknown shape are skipped, so that they do not block later events.
        const { orderState, move, at = '' } = (payload ?? {}) as Partial<OrderEvent>
        const isNew = orderState === 'NEW' && move !== 'change'
        return isNew && !Number.isNaN(Date.parse(at)) ? [{ id, at }] : []
      }),
    ),
}
