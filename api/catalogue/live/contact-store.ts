// SQL that finds when the server was last in contact with each merchant.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

/**
 * `contactAt` is the time of the last contact. `since` is the time at which the merchant became
 * unreachable, or null.
 */
export type Contact = {
  country: CountryCode
  merchantID: string
  contactAt: Date
  since: string | null
}

/**
 * Returns the last contact of each merchant that has a paired device or a partner
 * that names it. A contact is a request of the device or partner. If the last
 * delivery to a partner's webhook succeeded, the last contact is `now`. A request of
 * a partner for all merchants of a country counts for each merchant that is returned.
 */
export async function listContacts(kysely: Kysely<Schema>, now: Date): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    with contact as (
      select d.country, unnest(d.merchant_ids) as merchant_id, d.seen_at as at from device d
      where d.revoked_at is null and d.paired_at is not null
      union all
      select p.country, unnest(p.merchant_ids), coalesce(t.used_at, t.created_at)
      from partner p join partner_token t on t.partner_id = p.id
      where p.role = 'merchant' and p.revoked_at is null
      union all
      select p.country, unnest(p.merchant_ids), ${now}::timestamptz
      from partner p join webhook w on w.partner_id = p.id
      where p.role = 'merchant' and p.revoked_at is null and w.disabled_at is null
        and w.last_status between 200 and 299
    ), everywhere as (
      select p.country, max(t.used_at) as at
      from partner p join partner_token t on t.partner_id = p.id
      where p.role = 'merchant' and p.revoked_at is null and p.merchant_ids is null
      group by p.country
    )
    select c.country, c.merchant_id as "merchantID",
      greatest(max(c.at), max(e.at)) as "contactAt", max(l.doc ->> 'unreachableSince') as since
    from contact c
    left join everywhere e on e.country = c.country
    left join merchant_live l on l.country = c.country and l.merchant_id = c.merchant_id
    where c.country is not null
    group by c.country, c.merchant_id`.execute(kysely)
  return rows
}
