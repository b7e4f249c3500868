// SQL of partners: their tokens, and the orders that concern them.
import type { PartnerRole } from '@tingkat/contract/partner'
import type { CountryCode } from '@tingkat/ordering/country'
import type { Order } from '@tingkat/ordering/order'
import type { PageCursor } from '../order/page-cursor.ts'
import type { Database } from '../platform/database.ts'

export type Partner = {
  partnerID: string
  role: PartnerRole
  country: CountryCode
  /** null: every merchant of the country. */
  merchantIDs: string[] | null
}
export type NewPartner = Partner & { name: string; tokenHash: Uint8Array }
export type PartnerStore = ReturnType<typeof openPartnerStore>

export function openPartnerStore(database: Database) {
  return {
    async find(tokenHash: Uint8Array): Promise<Partner | null> {
      const { rows } = await database.query<Partner>(
        `select id as "partnerID", role, country, merchant_ids as "merchantIDs" from partner where token_hash = $1 and revoked_at is null`,
        [tokenHash])
      return rows[0] ?? null
    },

    /** Adds the partner; one of that id gets the new token, and its old one opens nothing any more. */
    async save({ partnerID, name, role, country, merchantIDs, tokenHash }: NewPartner): Promise<void> {
      await database.query(
        `insert into partner (id, name, role, country, merchant_ids, token_hash) values ($1, $2, $3, $4, $5::text[], $6)
         on conflict (id) do update set name = excluded.name, role = excluded.role, country = excluded.country,
           merchant_ids = excluded.merchant_ids, token_hash = excluded.token_hash, revoked_at = null`,
        [partnerID, name, role, country, merchantIDs, tokenHash])
    },

    async revoke(partnerIDs: readonly string[]): Promise<void> {
      await database.query('update partner set revoked_at = now() where id = any($1::text[]) and revoked_at is null', [partnerIDs])
    },

    /** Orders of the partner that have not ended, oldest first. Couriers do not see orders for a table. */
    async listOpenOrders({ role, country, merchantIDs }: Partner, after: PageCursor | null, limit: number): Promise<Order[]> {
      const { rows } = await database.query<{ doc: Order }>(
        `select doc from orders
         where country = $1 and ended_at is null and ($2::text[] is null or merchant_id = any($2::text[]))
           and ($3::boolean or doc ->> 'path' <> 'table')
           and ($4::timestamptz is null or (placed_at, id) > ($4::timestamptz, $5::text))
         order by placed_at, id limit $6`,
        [country, merchantIDs, role === 'merchant', after?.placedAt, after?.orderID, limit])
      return rows.map(row => row.doc)
    },
  }
}
