// SQL of carts: one row per eater and country. A write succeeds only
// if the row still has the version that the writer has read before.
import type { StoredCart } from '@tingkat/contract/cart'
import type { Cart } from '@tingkat/ordering/cart/cart'
import type { Database } from '../platform/database/database.ts'

/** The owner of a cart: an eater has one cart in each country. */
export type Owner = { accountID: string; country: string }
/** `version` is the stored version that the writer has read before. */
export type CartWrite = { version: number; writeID: string; cart: Cart | null; now: Date }
export type CartStore = ReturnType<typeof openCartStore>

const noCart: StoredCart = { version: 0, writeID: '', cart: null }

export function openCartStore({ kysely, query }: Pick<Database, 'kysely' | 'query'>) {
  return {
    /** Returns version 0 if no cart was ever stored. */
    async read({ accountID, country }: Owner): Promise<StoredCart> {
      const row = await kysely
        .selectFrom('cart')
        .select(['version', 'write_id', 'doc'])
        .where('account_id', '=', accountID)
        .where('country', '=', country)
        .executeTakeFirst()
      return row
        ? { version: row.version, writeID: row.write_id, cart: row.doc as Cart | null }
        : noCart
    },

    /**
     * Returns the new version, or null if another cart was written since `version`. Idempotent per
     * `writeID`: a repeated write returns the version that it created the first time.
     */
    async write(
      { accountID, country }: Owner,
      { version, writeID, cart, now }: CartWrite,
    ): Promise<number | null> {
      const { rows } = await query<{ version: number }>(
        `with created as (
           insert into cart (account_id, country, version, write_id, merchant_id, doc, updated_at)
           select $1::text, $2::text, 1, $4::text, $5::text, $6::text::jsonb, $7::timestamptz
           where $3::int = 0
           on conflict do nothing returning version
         ), changed as (
           update cart
           set version = version + 1, write_id = $4, merchant_id = $5, doc = $6::text::jsonb,
             updated_at = $7
           where account_id = $1 and country = $2 and version = $3 and write_id <> $4 returning version
         )
         select version from created union all select version from changed`,
        [
          accountID,
          country,
          version,
          writeID,
          cart?.merchants[0]?.merchant.ID ?? null,
          cart && JSON.stringify(cart),
          now,
        ],
      )
      if (rows[0]) return rows[0].version
      // A concurrent write with the same id may have been committed while the statement
      // waited. The statement does not see that write, but a second statement does.
      const repeated = await query<{ version: number }>(
        'select version from cart where account_id = $1 and country = $2 and write_id = $3',
        [accountID, country, writeID],
      )
      return repeated.rows[0]?.version ?? null
    },

    /** Returns all carts of the eater, for the export of personal data. */
    async list(
      accountID: string,
    ): Promise<{ country: string; cart: Cart | null; updatedAt: Date }[]> {
      const rows = await kysely
        .selectFrom('cart')
        .select(['country', 'doc', 'updated_at'])
        .where('account_id', '=', accountID)
        .orderBy('country')
        .limit(50)
        .execute()
      return rows.map((row) => ({
        country: row.country,
        cart: row.doc as Cart | null,
        updatedAt: row.updated_at,
      }))
    },
  }
}
