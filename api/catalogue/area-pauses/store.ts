// SQL of pauses of countries and drawn areas.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Point } from '@tingkat/ordering/location/location'
import type { AreaPause } from '@tingkat/ordering/merchant/area-pause'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

export type Connection = Kysely<Schema>
export type AreaPauseRow = {
  pauseID: string
  country: CountryCode
  area: Point[] | null
  from: Date
  until: Date
  note: string
  byName: string | null
}
type NewAreaPause = Omit<AreaPauseRow, 'byName'> & { by: string }

// Limits one read. Fewer pauses are ever in effect at the same time.
const pausesMax = 200

/**
 * Returns the pauses of all countries that are in effect
 * at `now`, the one that ends first at the beginning.
 */
export async function listAreaPauses(
  kysely: Kysely<Schema> | Transaction<Schema>,
  now: Date,
): Promise<AreaPauseRow[]> {
  const { rows } = await sql<AreaPauseRow>`
    select a.id as "pauseID", a.country, a.area, a.from_at as "from", a.until_at as until, a.note,
      (select p.name from person p where p.id = a.set_by) as "byName"
    from area_pause a
    where a.until_at > ${now}::timestamptz and a.ended_at is null
    order by a.until_at, a.id limit ${pausesMax}`.execute(kysely)
  return rows
}

export async function insertAreaPause(
  transaction: Transaction<Schema>,
  { pauseID, country, area, from, until, note, by }: NewAreaPause,
): Promise<void> {
  await sql`
    insert into area_pause (id, country, area, note, from_at, until_at, set_by)
    values (${pauseID}, ${country}, ${area && JSON.stringify(area)}::text::jsonb, ${note},
      ${from}::timestamptz, ${until}::timestamptz, ${by})`.execute(transaction)
}

/** Returns the country of the pause, even if the pause has ended. */
export async function findPauseCountry(
  kysely: Kysely<Schema>,
  pauseID: string,
): Promise<CountryCode | undefined> {
  const { rows } = await sql<{ country: CountryCode }>`
    select country from area_pause where id = ${pauseID}`.execute(kysely)
  return rows[0]?.country
}

/** Ends the pause. Returns false if it had already ended. */
export async function endAreaPause(
  transaction: Transaction<Schema>,
  pauseID: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update area_pause set ended_at = ${at}::timestamptz
    where id = ${pauseID} and ended_at is null and until_at > ${at}::timestamptz
    returning id`.execute(transaction)
  return rows.length > 0
}

export const toAreaPause = ({ pauseID, area, from, until, note }: AreaPauseRow): AreaPause => ({
  pauseID,
  area,
  from: from.toISOString(),
  until: until.toISOString(),
  note,
})
