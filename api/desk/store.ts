// SQL of the operator's console: the open orders and silent tablets that a person may see.
import type { Order } from '@tingkat/ordering/order/order-shape'
import type { Database } from '../platform/database/database.ts'
import type { ScopeFilter } from '../staff/people/scope-store.ts'

export type DeskOrderRow = {
  order: Order
  /**
   * When the order's fleet or merchant system lost its access to the partner API. Null if both
   * still have access.
   */
  partnerRevokedAt: Date | null
}
type SilentTablet = {
  deviceID: string
  name: string
  merchantIDs: string[]
  seenAt: Date
}
export type DeskStore = ReturnType<typeof openDeskStore>

export function openDeskStore({ query }: Pick<Database, 'query'>) {
  return {
    /**
     * Returns open orders that were sent to their merchants, oldest first. A merchant system counts
     * as revoked only if it lost its access after the order was placed and no other merchant system
     * has replaced it.
     */
    async listOpen(
      { everywhere, countries, merchantIDs, fleetIDs }: ScopeFilter,
      limit: number,
    ): Promise<DeskOrderRow[]> {
      const { rows } = await query<DeskOrderRow>(
        `select o.doc as "order", (
           select max(p.revoked_at) from partner p
           where p.country = o.country and p.revoked_at is not null and (
             p.id = o.courier_partner
             or (p.role = 'merchant' and p.revoked_at > o.placed_at
               and o.merchant_id = any(p.merchant_ids)
               and not exists (select from partner q where q.country = o.country
                 and q.role = 'merchant' and q.revoked_at is null
                 and (q.merchant_ids is null or o.merchant_id = any(q.merchant_ids)))))
         ) as "partnerRevokedAt"
         from orders o
         where o.ended_at is null and o.doc ->> 'orderState' <> 'SCHEDULED'
           and ($1::boolean or o.country = any($2::text[]) or o.merchant_id = any($3::text[])
             or o.courier_partner = any($4::text[]))
         order by o.placed_at, o.id limit $5`,
        [everywhere, countries, merchantIDs, fleetIDs, limit],
      )
      return rows
    },

    /**
     * Returns paired tablets of the merchants in the given scopes whose last request was in the
     * period, beginning with the latest request.
     */
    async listSilentTablets(
      { everywhere, countries, merchantIDs }: ScopeFilter,
      { from, until }: { from: Date; until: Date },
      limit: number,
    ): Promise<SilentTablet[]> {
      const { rows } = await query<SilentTablet>(
        `select d.id as "deviceID", d.name, d.merchant_ids as "merchantIDs", d.seen_at as "seenAt"
         from device d
         where d.paired_at is not null and d.revoked_at is null
           and d.seen_at >= $1::timestamptz and d.seen_at < $2::timestamptz
           and ($3::boolean or d.merchant_ids && $4::text[] or d.country = any($5::text[]))
         order by d.seen_at desc limit $6`,
        [from, until, everywhere, merchantIDs, countries, limit],
      )
      return rows
    },
  }
}
