// SQL of pauses of countries and of areas drawn on a map.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Point } from '@tingkat/ordering/location/location'
import type { AreaPause, AreaPauseEffect } from '@tingkat/ordering/merchant/area-pause'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

export type Connection = Kysely<Schema>
export type AreaPauseRow = {
  pauseID: string
  country: CountryCode
  effect: AreaPauseEffect
  area: Point[] | null
  from: Date
  until: Date
  note: string
  byName: string | null
}
type NewAreaPause = Omit<AreaPauseRow, 'byName'> & { by: string }

const tables = { orders: 'area_pause', promise: 'promise_suspension' } as const
const tableOf = (effect: AreaPauseEffect) => sql.table(tables[effect])
// The rows of both tables, which have the same columns. `effect` says
// what a row stops: orders, or only the promise of a delivery time.
const allPauses = sql`(
  select area_pause.*, 'orders' as effect from area_pause
  union all select promise_suspension.*, 'promise' from promise_suspension)`

// Limits the rows of one read. In practice, far fewer pauses are in effect at the same time.
const pausesMax = 200

/** Returns the pauses of all countries that are in effect at `now`, sorted by their end. */
export async function listAreaPauses(
  kysely: Kysely<Schema> | Transaction<Schema>,
  now: Date,
): Promise<AreaPauseRow[]> {
  const { rows } = await sql<AreaPauseRow>`
    select a.id as "pauseID", a.country, a.effect, a.area, a.from_at as "from", a.until_at as until, a.note,
      (select p.name from person p where p.id = a.set_by) as "byName"
    from ${allPauses} a
    where a.until_at > ${now}::timestamptz and a.ended_at is null
    order by a.until_at, a.id limit ${pausesMax}`.execute(kysely)
  return rows
}

export async function insertAreaPause(
  transaction: Transaction<Schema>,
  { pauseID, country, effect, area, from, until, note, by }: NewAreaPause,
): Promise<void> {
  await sql`
    insert into ${tableOf(effect)} (id, country, area, note, from_at, until_at, set_by)
    values (${pauseID}, ${country}, ${area && JSON.stringify(area)}::text::jsonb, ${note},
      ${from}::timestamptz, ${until}::timestamptz, ${by})`.execute(transaction)
}

export type KnownPause = Pick<AreaPauseRow, 'pauseID' | 'country' | 'effect'>

/** Returns the pause, even if it has ended. */
export async function findPause(
  kysely: Kysely<Schema>,
  pauseID: string,
): Promise<KnownPause | undefined> {
  const { rows } = await sql<KnownPause>`
    select a.id as "pauseID", a.country, a.effect
    from ${allPauses} a where a.id = ${pauseID}`.execute(kysely)
  return rows[0]
}

/** Ends the pause. Returns false if it had already ended. */
export async function endAreaPause(
  transaction: Transaction<Schema>,
  { pauseID, effect }: KnownPause,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update ${tableOf(effect)} set ended_at = ${at}::timestamptz
    where id = ${pauseID} and ended_at is null and until_at > ${at}::timestamptz
    returning id`.execute(transaction)
  return rows.length > 0
}

export const toAreaPause = ({
  pauseID,
  effect,
  area,
  from,
  until,
  note,
}: AreaPauseRow): AreaPause => ({
  pauseID,
  effect,
  area,
  from: from.toISOString(),
  until: until.toISOString(),
  note,
})
