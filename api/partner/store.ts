// SQL of partners: their tokens and their open orders.
import type { PartnerRole, TokenRole } from '@tingkat/contract/partner'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { storedOrderColumns, type StoredOrder } from '../order/store.ts'
import type { PageCursor } from '../order/page-cursor.ts'
import type { Database } from '../platform/database/database.ts'

export type Partner = {
  partnerID: string
  role: PartnerRole
  country: CountryCode
  /** The merchants whose orders the partner may see; null means all merchants of the country. */
  merchantIDs: string[] | null
}
/**
 * The owner of a token: a partner or a printer. A printer
 * is no `Partner`, because it may not read orders.
 */
export type TokenOwner = Omit<Partner, 'role'> & { role: TokenRole }
export type NewPartner = TokenOwner & { name: string; tokenHash: Uint8Array }
export type PartnerStore = ReturnType<typeof openPartnerStore>

// The time of a token's last use is stored at most once in this many seconds.
const usedEverySeconds = 60

export function openPartnerStore(database: Database, clock: () => Date = () => new Date()) {
  return {
    /** Returns the partner of a valid token, and records that the token was used. */
    async find(tokenHash: Uint8Array): Promise<TokenOwner | null> {
      const now = clock()
      const { rows } = await database.query<TokenOwner & { isNoted: boolean }>(
        `select p.id as "partnerID", p.role, p.country, p.merchant_ids as "merchantIDs",
           coalesce(t.used_at > $2::timestamptz - interval '${usedEverySeconds} seconds', false)
             as "isNoted"
         from partner_token t join partner p on p.id = t.partner_id
         where t.token_hash = $1 and p.revoked_at is null
           and (t.expires_at is null or t.expires_at > $2)`,
        [tokenHash, now],
      )
      const [found] = rows
      if (!found) return null
      const { isNoted, ...partner } = found
      if (!isNoted)
        await database.query('update partner_token set used_at = $2 where token_hash = $1', [
          tokenHash,
          now,
        ])
      return partner
    },

    /**
     * Stores the partner, or updates it if it exists. An
     * existing partner's former token becomes invalid.
     */
    async save({
      partnerID,
      name,
      role,
      country,
      merchantIDs,
      tokenHash,
    }: NewPartner): Promise<void> {
      await database.query(
        `insert into partner (id, name, role, country, merchant_ids, token_hash) values ($1, $2, $3, $4, $5::text[], $6)
         on conflict (id) do update set name = excluded.name, role = excluded.role, country = excluded.country,
           merchant_ids = excluded.merchant_ids, token_hash = excluded.token_hash, revoked_at = null`,
        [partnerID, name, role, country, merchantIDs, tokenHash],
      )
    },

    async revoke(partnerIDs: readonly string[]): Promise<void> {
      await database.query(
        'update partner set revoked_at = now() where id = any($1::text[]) and revoked_at is null',
        [partnerIDs],
      )
    },

    /**
     * Returns the open orders that the partner may see, oldest
     * first. The conditions are the same as in `isVisibleToPartner`.
     */
    async listOpenOrders(
      { partnerID, role, country, merchantIDs }: Partner,
      after: PageCursor | null,
      limit: number,
    ): Promise<StoredOrder[]> {
      const { rows } = await database.query<StoredOrder>(
        `select ${storedOrderColumns} from orders o
         where o.country = $1 and o.ended_at is null and ($2::text[] is null or o.merchant_id = any($2::text[]))
           and ($3::boolean or (o.doc ->> 'path' not in ('table', 'pickup')
             and coalesce(o.courier_partner, $7::text) = $7::text))
           and ($4::timestamptz is null or (o.placed_at, o.id) > ($4::timestamptz, $5::text))
         order by o.placed_at, o.id limit $6`,
        [
          country,
          merchantIDs,
          role !== 'courier',
          after?.placedAt,
          after?.orderID,
          limit,
          partnerID,
        ],
      )
      return rows
    },
  }
}
