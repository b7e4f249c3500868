// SQL that stores a ticket in the same statement as the new version of its order.
import { ticketAfter } from '@tingkat/ordering/kitchen/ticket'
import type { Order } from '@tingkat/ordering/order/order'
import { sql } from 'kysely'
import type { SqlPart } from '../../platform/database/statement.ts'

/**
 * Returns the CTE that inserts a ticket for each station of the merchant, or null if the order's
 * last event needs no ticket. `at` is the time of that event. The CTE `moved` of the same statement
 * has the row of the order.
 */
export function ticketPart(order: Order, at: SqlPart): SqlPart | null {
  const ticket = ticketAfter(order)
  if (!ticket) return null
  return sql`
    insert into ticket
      (id, country, order_id, merchant_id, kind, change_id, station, order_version, created_at)
    select gen_random_uuid()::text, moved.country, moved.id, ${order.merchant.ID}::text,
      ${ticket.kind}::text, ${ticket.changeID}::text, station.name, moved.version, ${at}
    from moved cross join (
      select 'main'::text as name union
      select p.station from ticket_printer p
      where p.country = ${order.countryCode} and p.merchant_id = ${order.merchant.ID}
    ) as station
    on conflict (country, order_id, kind, change_id, station) do nothing`
}
