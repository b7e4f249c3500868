// SQL fragments that take cooking places for an order in one
// of the merchant's quarters of an hour, and release them.
import type { CookingSlot } from '@tingkat/ordering/kitchen/cooking-plan'
import { sql } from 'kysely'
import type { SqlPart } from '../../platform/database/statement.ts'

/**
 * Returns the CTEs that take cooking places for each order of the CTE `claimed`. The CTE `input`
 * has the data of the orders. If the quarter of an hour is full, the whole statement fails with an
 * error that `isQuarterFull` recognises, and writes nothing.
 */
export function takenSlotParts(slot: CookingSlot | null): Record<string, SqlPart | null> {
  if (!slot) return {}
  const quarter = sql`${new Date(slot.quarter)}::timestamptz`
  const places = sql`${slot.places}::int`
  const orders = sql`from claimed c join input i on i.id = c.order_id`
  return {
    order_slots: sql`
      insert into order_slot (country, order_id, merchant_id, quarter, places)
      select i.country, i.id, i.merchant_id, ${quarter}, ${places} ${orders}`,
    taken_slots: sql`
      insert into merchant_slot as s (country, merchant_id, quarter, taken, cap)
      select i.country, i.merchant_id, ${quarter}, ${places}, ${slot.cap}::int ${orders}
      on conflict (country, merchant_id, quarter)
      do update set taken = s.taken + excluded.taken, cap = excluded.cap`,
  }
}

const checkViolation = '23514'
// The name that PostgreSQL gave to the constraint `taken <= cap`.
const capConstraint = 'merchant_slot_check'

export function isQuarterFull(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return code === checkViolation && constraint === capConstraint
}

/**
 * Returns the CTEs that release the cooking places of each order. No-op for an order whose places
 * were released before. `orders` is SQL of a table with the columns `country` and `id`.
 */
export const returnedSlotParts = (orders: SqlPart): Record<string, SqlPart> => ({
  freed_slots: sql`
    delete from order_slot s using ${orders} o
    where s.country = o.country and s.order_id = o.id
    returning s.country, s.merchant_id, s.quarter, s.places`,
  returned_slots: sql`
    update merchant_slot m set taken = greatest(0, m.taken - f.places) from freed_slots f
    where m.country = f.country and m.merchant_id = f.merchant_id and m.quarter = f.quarter`,
})
