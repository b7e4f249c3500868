// SQL of published revisions: reads them, and writes the next
// revision together with the merchant's document that eaters see.
import type { CatalogueMerchantDoc } from '@tingkat/catalogue/to-merchant'
import { countryCodes } from '@tingkat/ordering/country/country'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/schema.ts'
import { dropGoneMarks } from '../catalogue/live/store.ts'
import { digestOf } from './file-digest.ts'

/** Number of revisions that are kept per merchant. Publishing a revision deletes older ones. */
export const revisionsKept = 50

export type OpenTransaction = Transaction<Schema>
export type MerchantKey = { country: string; merchantID: string }
export type RevisionRow = {
  revision: number
  origin: 'import' | 'console'
  by: string
  at: Date
  note: string
}
/**
 * `revision` is 0 and `file` is null for a merchant
 * that a server version without revisions has imported.
 */
export type PublishedRow = {
  revision: number
  doc: CatalogueMerchantDoc
  file: MerchantFile | null
}
// SQL that names the author of a revision. If `by` is the id of a person, the SQL returns the
// current name of the person. Any other string is returned unchanged.
const byName = 'coalesce((select p.name from person p where p.id = r.by), r.by)'

export type RevisionStore = ReturnType<typeof openRevisionStore>

export function openRevisionStore({ query }: Pick<Database, 'query'>) {
  return {
    async readPublished({ country, merchantID }: MerchantKey): Promise<PublishedRow | undefined> {
      const { rows } = await query<PublishedRow>(
        `select m.revision, m.doc, r.file
         from merchant m
         left join merchant_revision r
           on r.country = m.country and r.merchant_id = m.id and r.revision = m.revision
         where m.country = $1 and m.id = $2`,
        [country, merchantID],
      )
      return rows[0]
    },
    /** Returns the country of a merchant, even if the catalogue does not show the merchant. */
    async findCountry(merchantID: string): Promise<string | undefined> {
      const { rows } = await query<{ country: string }>(
        'select country from merchant where country = any($1::text[]) and id = $2 limit 1',
        [countryCodes, merchantID],
      )
      return rows[0]?.country
    },
    /** Returns the revisions of the merchant, newest first. */
    async list({ country, merchantID }: MerchantKey): Promise<RevisionRow[]> {
      const { rows } = await query<RevisionRow>(
        `select revision, origin, ${byName} as by, at, note from merchant_revision r
         where country = $1 and merchant_id = $2 order by revision desc limit $3`,
        [country, merchantID, revisionsKept],
      )
      return rows
    },
    async read(
      { country, merchantID }: MerchantKey,
      revision: number,
    ): Promise<(RevisionRow & { file: MerchantFile }) | undefined> {
      const { rows } = await query<RevisionRow & { file: MerchantFile }>(
        `select revision, origin, ${byName} as by, at, note, file from merchant_revision r
         where country = $1 and merchant_id = $2 and revision = $3`,
        [country, merchantID, revision],
      )
      return rows[0]
    },
  }
}

/** Locks the merchant's row and returns its revision; undefined if there is no such merchant. */
export async function lockRevision(
  transaction: Transaction<Schema>,
  { country, merchantID }: MerchantKey,
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('merchant')
    .select('revision')
    .where('country', '=', country)
    .where('id', '=', merchantID)
    .forUpdate()
    .executeTakeFirst()
  return row?.revision
}

export type NewRevision = MerchantKey & {
  revision: number
  file: MerchantFile
  doc: CatalogueMerchantDoc
  by: string
  at: Date
  note: string
}

/**
 * Writes a revision made in the console and publishes it. Other servers
 * notice it by `changed_at`. The caller must lock the merchant's row before.
 */
export async function writeRevision(
  transaction: Transaction<Schema>,
  { country, merchantID, revision, file, doc, by, at, note }: NewRevision,
): Promise<void> {
  // One statement writes the revision and the merchant, because each further round trip to the
  // database would lengthen the time for which the merchant's row is locked.
  await sql`
    with outdated as (
      delete from merchant_revision
      where country = ${country} and merchant_id = ${merchantID}
        and revision <= ${revision - revisionsKept}::int
    ), written as (
      insert into merchant_revision
        (country, merchant_id, revision, file, digest, origin, by, at, note)
      values (${country}, ${merchantID}, ${revision}, ${JSON.stringify(file)}::text::jsonb,
        ${digestOf(file)}::bytea, 'console', ${by}, ${at}::timestamptz, ${note})
    )
    update merchant set doc = ${JSON.stringify(doc)}::text::jsonb, revision = ${revision},
      changed_at = clock_timestamp()
    where country = ${country} and id = ${merchantID}`.execute(transaction)
  await dropGoneMarks(transaction, country, [doc.merchant], at)
}
