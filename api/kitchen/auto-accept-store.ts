// SQL that finds the orders which the server accepts on behalf of merchants.
import type { Database } from '../platform/database/database.ts'

// In seconds. The server accepts no orders on behalf of a merchant whose devices and merchant
// system have sent no request for this long, because nobody would see the order.
const contactSeconds = 120

/**
 * Returns the ids of at most `limit` orders that wait for an answer, oldest first. Their
 * merchants have switched on auto-accept and have sent a request within `contactSeconds`.
 */
export async function listAutoAccepted(
  database: Pick<Database, 'query'>,
  now: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select o.id from merchant_live l
     join orders o on o.country = l.country and o.merchant_id = l.merchant_id
     where l.doc ->> 'autoAccept' = 'true' and o.ended_at is null
       and o.state in ('NEW', 'MAX_CONFIRMING') and o.doc ->> 'path' <> 'concierge'
       and (exists (
         select from device d
         where d.country = l.country and l.merchant_id = any(d.merchant_ids)
           and d.paired_at is not null and d.revoked_at is null
           and d.seen_at > $1::timestamptz - make_interval(secs => ${contactSeconds})
       ) or exists (
         select from partner p join partner_token t on t.partner_id = p.id
         where p.role = 'merchant' and p.revoked_at is null and l.merchant_id = any(p.merchant_ids)
           and t.used_at > $1::timestamptz - make_interval(secs => ${contactSeconds})
       ))
     order by o.placed_at, o.id limit $2`,
    [now, limit],
  )
  return rows.map(({ id }) => id)
}
