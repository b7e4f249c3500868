// SQL of the places that eaters have saved as delivery addresses. Every statement names the
// account, so that nobody reads or changes the places of other eaters.
import type { Location } from '@tingkat/ordering/location/location'
import {
  savedPlacesMax,
  type PlaceKind,
  type SavedPlace,
} from '@tingkat/ordering/location/saved-place'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'

export type SavedPlaceChange = {
  kind?: PlaceKind | undefined
  label?: string | undefined
  location: Partial<Location>
}
/** The stored place, or the reason for a refusal. */
export type SaveResult = { place: SavedPlace } | 'taken' | 'full' | 'missing'
export type SavedPlaceStore = ReturnType<typeof openSavedPlaceStore>

const columns = ['id', 'kind', 'label', 'location'] as const
const uniqueViolation = '23505'

export function openSavedPlaceStore(database: Pick<Database, 'kysely' | 'transaction'>) {
  const { kysely } = database
  return {
    /** Returns the account's saved places: home first, then work, then the others, newest first. */
    async list(accountID: string): Promise<SavedPlace[]> {
      return (await kysely
        .selectFrom('saved_place')
        .select(columns)
        .where('account_id', '=', accountID)
        .orderBy(sql`array_position(array['home', 'work'], kind)`, (order) =>
          order.asc().nullsLast(),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(savedPlacesMax)
        .execute()) as SavedPlace[]
    },

    /** Adds a place. If the account already has the same place, returns the stored one. */
    async add(accountID: string, place: SavedPlace, now: Date): Promise<SaveResult> {
      return await database.transaction(async (transaction) => {
        // The lock makes additions of an account run one after another;
        // otherwise two of them could together exceed the limit.
        const owner = await transaction
          .selectFrom('account')
          .select('id')
          .where('id', '=', accountID)
          .forNoKeyUpdate()
          .executeTakeFirst()
        if (!owner) return 'missing'
        return (
          (await findSame(transaction, accountID, place)) ??
          (await insert(transaction, accountID, place, now))
        )
      })
    },

    async change(
      accountID: string,
      id: string,
      { kind, label, location }: SavedPlaceChange,
    ): Promise<SaveResult> {
      try {
        const place = await kysely
          .updateTable('saved_place')
          .set({
            ...(kind === undefined ? {} : { kind }),
            ...(label === undefined ? {} : { label }),
            location: sql`location || ${JSON.stringify(location)}::jsonb`,
          })
          .where('account_id', '=', accountID)
          .where('id', '=', id)
          .returning(columns)
          .executeTakeFirst()
        return place ? { place: place as SavedPlace } : 'missing'
      } catch (error) {
        if ((error as { code?: unknown }).code === uniqueViolation) return 'taken'
        throw error
      }
    },

    async remove(accountID: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await kysely
        .deleteFrom('saved_place')
        .where('account_id', '=', accountID)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

async function findSame(
  transaction: Transaction<Schema>,
  accountID: string,
  { kind, label, location }: SavedPlace,
): Promise<SaveResult | null> {
  const place = await transaction
    .selectFrom('saved_place')
    .select(columns)
    .where('account_id', '=', accountID)
    .where('kind', '=', kind)
    .where('label', '=', label)
    .where(sql<boolean>`location = ${JSON.stringify(location)}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return place ? { place: place as SavedPlace } : null
}

async function insert(
  transaction: Transaction<Schema>,
  accountID: string,
  place: SavedPlace,
  now: Date,
): Promise<SaveResult> {
  const { count } = await transaction
    .selectFrom('saved_place')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountID)
    .executeTakeFirstOrThrow()
  if (count >= savedPlacesMax) return 'full'
  const { id, kind, label, location } = place
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('saved_place')
    .values({
      account_id: accountID,
      id,
      kind,
      label,
      location: JSON.stringify(location),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? { place } : 'taken'
}
