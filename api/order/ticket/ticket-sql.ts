// SQL that stores the ticket of an order's new version, in the statement that writes the version.
import { ticketAfter } from '@tingkat/ordering/kitchen/ticket'
import type { Order } from '@tingkat/ordering/order/order'
import { sql } from 'kysely'
import type { SqlPart } from '../../platform/database/statement.ts'

/**
 * Returns the part that inserts a ticket for each of the merchant's stations, or null if the order
 * needs no ticket. `at` is the time of the order's last event. The part reads `moved`.
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
