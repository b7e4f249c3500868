// SQL of merchants' live states (such as sold-out dishes and pauses), and of all changes in the
// catalogue since a given time.
import { sql, type Kysely, type Transaction } from 'kysely'
import type { CountryCode } from '@tingkat/ordering/country/country'
import {
  emptyLiveState,
  pruneLiveState,
  type LiveActor,
  type LiveState,
} from '@tingkat/ordering/merchant/live-state'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import type { Schema } from '../../platform/database/schema.ts'
import { listAreaPauses } from '../area-pauses/store.ts'
import type { StoredLiveState } from './live-states.ts'

type LiveRow = StoredLiveState & { country: CountryCode; merchantID: string }
type Key = { country: string; merchantID: string }
type Change = { country: CountryCode; merchantID: string }
/** `now` is the time of the database. `token` changes with each change of the merchant. */
type CatalogueChanges = {
  now: Date
  live: (Change & { version: number })[]
  merchants: (Change & { token: string })[]
}
export type ActorNames = ReadonlyMap<string, string>
export type LiveStore = ReturnType<typeof openLiveStore>

/**
 * SQL of a string that changes with each change of a merchant. It is null until the first change.
 */
export const merchantToken = sql<string | null>`state || ' ' || revision || ' ' || changed_at`

/**
 * Converts the stored document. Fields that it lacks, because
 * it was written by an older version, have their defaults.
 */
export const toLiveState = (doc: unknown): LiveState => ({
  ...emptyLiveState,
  ...(doc as LiveState),
})

export function openLiveStore(kysely: Kysely<Schema>) {
  return {
    /** Returns the pauses of countries and areas that are in effect at `now`. */
    listAreaPauses: async (now: Date) => await listAreaPauses(kysely, now),

    /**
     * Returns the live states of the given merchants; without `merchantIDs`, of all in the country.
     */
    async read(country: CountryCode, merchantIDs?: readonly string[]): Promise<LiveRow[]> {
      const { rows } = await sql<{ merchantID: string; version: number; doc: unknown }>`
        select merchant_id as "merchantID", version, doc from merchant_live
        where country = ${country}
          and (${merchantIDs === undefined} or merchant_id = any(${merchantIDs ?? []}::text[]))
      `.execute(kysely)
      return rows.map(({ merchantID, version, doc }) => ({
        country,
        merchantID,
        version,
        live: toLiveState(doc),
      }))
    },

    async readClock(): Promise<Date> {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely)
      return rows[0]?.now ?? new Date(0)
    },

    /**
     * Returns the names of people, devices and partners
     * by id; ids that no longer exist are left out.
     */
    async readNames(actors: readonly LiveActor[]): Promise<ActorNames> {
      const idsOf = (field: keyof LiveActor) => [
        ...new Set(actors.flatMap((actor) => actor[field] ?? [])),
      ]
      if (actors.length === 0) return new Map()
      const { rows } = await sql<{ id: string; name: string }>`
        select id, name from person where id = any(${idsOf('personID')}::text[])
        union all select id, name from device where id = any(${idsOf('deviceID')}::text[])
        union all select id, name from partner where id = any(${idsOf('partnerID')}::text[])
      `.execute(kysely)
      return new Map(rows.map(({ id, name }) => [id, name]))
    },

    /** Returns the live states and merchants that were changed after `since`. */
    async listChanges(since: Date): Promise<CatalogueChanges> {
      const now = await this.readClock()
      const live = await sql<Change & { version: number; now: Date }>`
        select country, merchant_id as "merchantID", version from merchant_live
        where changed_at > ${since}::timestamptz`.execute(kysely)
      const merchants = await sql<Change & { token: string }>`
        select country, id as "merchantID", ${merchantToken} as token
        from merchant where changed_at > ${since}::timestamptz`.execute(kysely)
      return {
        now,
        live: live.rows,
        merchants: merchants.rows,
      }
    },
  }
}

/** Locks the merchant's live state until the end of the transaction, and returns it. */
export async function lockLiveState(
  transaction: Transaction<Schema>,
  { country, merchantID }: Key,
): Promise<StoredLiveState> {
  const lock = async () => {
    const { rows } = await sql<{ version: number; doc: unknown }>`
      select version, doc from merchant_live
      where country = ${country} and merchant_id = ${merchantID} for update`.execute(transaction)
    return rows[0]
  }
  const insert = async () => {
    await sql`
      insert into merchant_live (country, merchant_id, version, doc, changed_at)
      values (${country}, ${merchantID}, 0, '{}'::jsonb, now())
      on conflict do nothing`.execute(transaction)
    return await lock()
  }
  const row = (await lock()) ?? (await insert())
  return { version: row?.version ?? 0, live: toLiveState(row?.doc ?? {}) }
}

/** Writes the next version of a live state. Lock the state with `lockLiveState` first. */
export async function writeLiveState(
  transaction: Transaction<Schema>,
  { country, merchantID }: Key,
  { version, live }: StoredLiveState,
): Promise<void> {
  await sql`
    update merchant_live
    set version = ${version}, doc = ${JSON.stringify(live)}::text::jsonb,
      changed_at = clock_timestamp()
    where country = ${country} and merchant_id = ${merchantID}`.execute(transaction)
}

/**
 * Removes the sold-out marks of dishes and modifiers that these merchants no longer have. Nothing
 * else in their live states changes. Locks the states sorted by id.
 */
export async function dropGoneMarks(
  transaction: Transaction<Schema>,
  country: string,
  merchants: readonly Merchant[],
  now: Date,
): Promise<void> {
  const byID = new Map(merchants.map((merchant) => [merchant.ID, merchant]))
  const { rows } = await sql<{ merchantID: string; version: number; doc: unknown }>`
    select merchant_id as "merchantID", version, doc from merchant_live
    where country = ${country}
      and (${merchants.length > 1} or merchant_id = ${merchants[0]?.ID ?? ''})
    order by merchant_id for update`.execute(transaction)
  for (const { merchantID, version, doc } of rows) {
    const merchant = byID.get(merchantID)
    if (!merchant) continue
    const before = toLiveState(doc)
    const live = pruneLiveState(before, merchant, now)
    if (live.soldOut.length < before.soldOut.length)
      await writeLiveState(transaction, { country, merchantID }, { version: version + 1, live })
  }
}
