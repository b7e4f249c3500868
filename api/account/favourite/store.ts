// SQL of favourite merchants. Every statement names the account,
// so that nobody reads or changes the favourites of other eaters.
import type { Favourite } from '@tingkat/contract/favourite'
import { favouritesMax } from '@tingkat/ordering/merchant/favourite'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'

export type FavouriteStore = ReturnType<typeof openFavouriteStore>

export function openFavouriteStore(database: Pick<Database, 'kysely' | 'transaction'>) {
  const { kysely } = database
  return {
    /** Returns the account's favourites, newest first. */
    async list(accountID: string): Promise<Favourite[]> {
      const rows = await kysely
        .selectFrom('favourite')
        .select(['merchant_id', 'added_at'])
        .where('account_id', '=', accountID)
        .orderBy('added_at', 'desc')
        .orderBy('merchant_id')
        .limit(favouritesMax)
        .execute()
      return rows.map(({ merchant_id: merchantID, added_at: addedAt }) => ({
        merchantID,
        addedAt: addedAt.toISOString(),
      }))
    },

    /**
     * Adds merchants up to the account's limit; the first of them
     * becomes the newest favourite. Existing favourites keep their
     * time. Returns whether all of these merchants are favourites now.
     */
    async add(accountID: string, merchantIDs: readonly string[], now: Date): Promise<boolean> {
      return await database.transaction(async (transaction) => {
        // The lock makes additions of an account run one after another;
        // otherwise two of them could together exceed the limit.
        const owner = await transaction
          .selectFrom('account')
          .select('id')
          .where('id', '=', accountID)
          .forNoKeyUpdate()
          .executeTakeFirst()
        return owner ? await insertThatFit(transaction, accountID, merchantIDs, now) : false
      })
    },

    async remove(accountID: string, merchantID: string): Promise<void> {
      await kysely
        .deleteFrom('favourite')
        .where('account_id', '=', accountID)
        .where('merchant_id', '=', merchantID)
        .execute()
    },
  }
}

async function insertThatFit(
  transaction: Transaction<Schema>,
  accountID: string,
  merchantIDs: readonly string[],
  now: Date,
): Promise<boolean> {
  const rows = await transaction
    .selectFrom('favourite')
    .select('merchant_id')
    .where('account_id', '=', accountID)
    .execute()
  const known = new Set(rows.map((row) => row.merchant_id))
  const unknown = [...new Set(merchantIDs)].filter((merchantID) => !known.has(merchantID))
  const fitting = unknown.slice(0, Math.max(0, favouritesMax - known.size))
  if (fitting.length > 0)
    await sql`
      insert into favourite (account_id, merchant_id, added_at)
      select ${accountID}, merchant_id, ${now}::timestamptz - (position - 1) * interval '1 ms'
      from unnest(${fitting}::text[]) with ordinality as added (merchant_id, position)
      on conflict do nothing`.execute(transaction)
  return fitting.length === unknown.length
}
