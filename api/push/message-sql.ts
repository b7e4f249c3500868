// SQL that queues a push message to the eater when the courier writes a chat message.

/**
 * A common table expression, which reads the new chat message from the expression `written`. The
 * push message replaces an unsent push message about the chat of the same order.
 */
export const messagePushSql = `pushed as (
  insert into push_message (subscription_id, topic, country, order_id, version, kind, created_at,
    next_at)
  select s.id, written.order_id || ' chat', written.country, written.order_id, written.nth,
    'message', written.at, written.at
  from written join (
    select id, account_id from push_subscription
    where account_id in (select account_id from written where sender = 'courier')
    order by id for key share
  ) s on s.account_id = written.account_id
  order by s.id
  on conflict (subscription_id, topic) do update set version = excluded.version,
    created_at = excluded.created_at,
    next_at = excluded.next_at, attempts = 0, leased_until = null
  where push_message.version < excluded.version
)`
