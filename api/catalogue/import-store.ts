// SQL of an import: replaces the merchants of a country, and stores a revision for each merchant
// that has changed. The merchants' live states (such as sold-out dishes) are in another table and
// do not change.
import type { CatalogueMerchantDoc } from '@tingkat/catalogue/to-merchant'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { sql, type Transaction } from 'kysely'
import { digestOf } from '../merchant-editing/file-digest.ts'
import type { Schema } from '../platform/database/schema.ts'

/**
 * `baseRevision` is the revision on which the merchant's entry in the file is based. It is
 * undefined if the file does not name a revision.
 */
export type ImportedMerchant = {
  doc: CatalogueMerchantDoc
  file: MerchantFile
  baseRevision: number | undefined
}
/** A merchant that was edited in the console after the file was created. */
export type EditedSince = { id: string; revision: number; baseRevision: number | undefined }

// One INSERT writes this many merchants, so that its parameters have a few megabytes at most.
const batchSize = 100

type StoredMerchant = {
  id: string
  revision: number
  importedRevision: number
  digest: Uint8Array | null
}
type Row = ImportedMerchant & { id: string; digest: Buffer; revision: number; isNew: boolean }

/** Locks the country's merchants and returns those whose later edits the file would undo. */
export async function findEdited(
  transaction: Transaction<Schema>,
  country: CountryCode,
  merchants: readonly ImportedMerchant[],
): Promise<{ rows: Row[]; edited: EditedSince[] }> {
  const stored = await lockMerchants(transaction, country)
  const edited: EditedSince[] = []
  const check = (known: StoredMerchant, baseRevision: number | undefined) => {
    if (known.revision > Math.max(known.importedRevision, baseRevision ?? 0))
      edited.push({ id: known.id, revision: known.revision, baseRevision })
  }
  const rows = merchants.map((merchant): Row => {
    const id = merchant.doc.merchant.ID
    const digest = digestOf(merchant.file)
    const known = stored.get(id)
    stored.delete(id)
    if (known?.digest && digest.equals(known.digest))
      return { ...merchant, id, digest, revision: known.revision, isNew: false }
    if (known) check(known, merchant.baseRevision)
    return { ...merchant, id, digest, revision: (known?.revision ?? 0) + 1, isNew: true }
  })
  for (const missing of stored.values()) check(missing, undefined)
  return { rows, edited }
}

async function lockMerchants(
  transaction: Transaction<Schema>,
  country: CountryCode,
): Promise<Map<string, StoredMerchant>> {
  const { rows } = await sql<StoredMerchant>`
    select m.id, m.revision, m.imported_revision as "importedRevision", r.digest
    from merchant m
    left join merchant_revision r
      on r.country = m.country and r.merchant_id = m.id and r.revision = m.revision
    where m.country = ${country} order by m.id for update of m`.execute(transaction)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Writes the merchants with this version of the catalogue, and deletes the country's other
 * merchants.
 */
export async function writeMerchants(
  transaction: Transaction<Schema>,
  country: CountryCode,
  version: number,
  rows: readonly Row[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize)
    await transaction
      .insertInto('merchant')
      .values(
        batch.map(({ id, doc, revision }) => ({
          country,
          id,
          version,
          doc: JSON.stringify(doc),
          revision,
          imported_revision: revision,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['country', 'id']).doUpdateSet((row) => ({
          version: row.ref('excluded.version'),
          doc: row.ref('excluded.doc'),
          revision: row.ref('excluded.revision'),
          imported_revision: row.ref('excluded.imported_revision'),
          changed_at: null,
        })),
      )
      .execute()
    await writeRevisions(
      transaction,
      country,
      batch.filter(({ isNew }) => isNew),
    )
  }
  await sql`delete from merchant where country = ${country} and version <> ${version}`.execute(
    transaction,
  )
  for (const table of ['merchant_draft', 'merchant_revision'] as const)
    await sql`
      delete from ${sql.table(table)} t where t.country = ${country}
        and not exists (select from merchant m where m.country = t.country
          and m.id = t.merchant_id)`.execute(transaction)
}

async function writeRevisions(
  transaction: Transaction<Schema>,
  country: CountryCode,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return
  const at = new Date()
  await transaction
    .insertInto('merchant_revision')
    .values(
      rows.map(({ id, revision, file, digest }) => ({
        country,
        merchant_id: id,
        revision,
        file: JSON.stringify(file),
        digest,
        origin: 'import' as const,
        by: 'import',
        at,
      })),
    )
    .execute()
}
