// Each event of an order that is news to its eater becomes a message for each of the eater's browsers; newer news takes the place of older that was not sent yet.
import type { OrderEvent } from '@tingkat/ordering/order/order'
import type { HandOn } from '../platform/events/outbox.ts'
import { newsOf } from './push-news.ts'

export const pushHandOn: HandOn = {
  name: 'push_messages',
  expressions: (parameter) => `push_messages as (
    insert into push_message (subscription_id, topic, country, order_id, version, kind, created_at, next_at)
    select distinct on (s.id, told.order_id) s.id, told.order_id, told.country, told.order_id, told.version, news.kind, news.at, news.at
    from jsonb_to_recordset($${parameter}::text::jsonb) as news(id bigint, kind text, at timestamptz)
      join told on told.id = news.id
      join orders o on o.country = told.country and o.id = told.order_id
      join push_subscription s on s.account_id = o.account_id
    order by s.id, told.order_id, told.version desc
    on conflict (subscription_id, topic) do update set version = excluded.version, kind = excluded.kind, created_at = excluded.created_at,
      next_at = excluded.next_at, attempts = 0, leased_until = null
    where push_message.version < excluded.version
    returning 1
  )`,
  value: (events) =>
    JSON.stringify(
      events.flatMap(({ id, payload }) => {
        // An event of another form is no news; it must not hold up those behind it.
        const { orderState, move, by, at = '' } = (payload ?? {}) as Partial<OrderEvent>
        const kind =
          orderState &&
          move &&
          by &&
          !Number.isNaN(Date.parse(at)) &&
          newsOf({ orderState, move, by })
        return kind ? [{ id, kind, at }] : []
      }),
    ),
}
