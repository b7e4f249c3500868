// SQL of couriers' positions: only the last one of each order under way is stored.
import type { CourierPosition } from '@tingkat/ordering/order/order-shape'
import type { Partner } from '../../partner/store.ts'
import type { Database } from '../../platform/database/database.ts'

export type PositionStore = ReturnType<typeof openPositionStore>

/** The order that a courier of `partner` may be carrying. */
type CarriedOrder = {
  orderID: string
  partner: Pick<Partner, 'partnerID' | 'country' | 'merchantIDs'>
}

const carried = `select country, id, ended_at from orders
  where country = $1::text and id = $2::text and courier_partner = $3::text
    and ($4::text[] is null or merchant_id = any ($4::text[]))`

const valuesOf = ({ orderID, partner }: CarriedOrder) => [
  partner.country,
  orderID,
  partner.partnerID,
  partner.merchantIDs,
]

export function openPositionStore(database: Pick<Database, 'query'>) {
  return {
    /** Whether the order has a courier of the partner, or had one when the order ended. */
    async isCarried(order: CarriedOrder): Promise<boolean> {
      const { rows } = await database.query(carried, valuesOf(order))
      return rows.length > 0
    },

    /**
     * Stores the position if the order is under way and the position is at least `seconds` newer
     * than the stored one; otherwise writes nothing. `isCarried` is false if no courier of the
     * partner carries the order. The commit is asynchronous, because the next position replaces a
     * lost one.
     */
    async save(
      order: CarriedOrder,
      { latitude, longitude, at }: CourierPosition,
      seconds: number,
    ): Promise<{ isCarried: boolean; isStored: boolean }> {
      const { rows } = await database.query<{ isCarried: boolean; isStored: boolean }>(
        `with carried as materialized (${carried}), stored as (
           insert into courier_position as c (country, order_id, latitude, longitude, at)
           select country, id, $5::float8, $6::float8, $7::timestamptz from carried
           where ended_at is null and not exists (
             select 1 from courier_position p
             where p.country = $1::text and p.order_id = $2::text
               and p.at > $7::timestamptz - make_interval(secs => $8::float8))
           on conflict (country, order_id) do update
             set latitude = excluded.latitude, longitude = excluded.longitude, at = excluded.at
             where c.at <= excluded.at - make_interval(secs => $8::float8)
           returning set_config('synchronous_commit', 'off', true)
         )
         select exists (select 1 from carried) as "isCarried",
           exists (select 1 from stored) as "isStored"`,
        [...valuesOf(order), latitude, longitude, at, seconds],
      )
      return rows[0] ?? { isCarried: false, isStored: false }
    },
  }
}
