// SQL of couriers' positions: only the last one of each order under way is stored.
import type { CourierPosition } from '@tingkat/ordering/order/order-shape'
import type { Database } from '../../platform/database/database.ts'

export type PositionStore = ReturnType<typeof openPositionStore>

export function openPositionStore(database: Pick<Database, 'query'>) {
  return {
    /**
     * Stores the position if it is at least `seconds` newer than the stored one. Returns false if
     * it is not, or if no courier of the partner carries the order.
     */
    async save(
      country: string,
      orderID: string,
      partnerID: string,
      { latitude, longitude, at }: CourierPosition,
      seconds: number,
    ): Promise<boolean> {
      const { rows } = await database.query(
        `insert into courier_position as c (country, order_id, latitude, longitude, at)
         select country, id, $4::float8, $5::float8, $6::timestamptz from orders
         where country = $1::text and id = $2::text and courier_partner = $3::text and ended_at is null
         on conflict (country, order_id) do update set latitude = excluded.latitude, longitude = excluded.longitude, at = excluded.at
         where c.at <= excluded.at - make_interval(secs => $7::float8)
         returning 1`,
        [country, orderID, partnerID, latitude, longitude, at, seconds],
      )
      return rows.length > 0
    },
  }
}
