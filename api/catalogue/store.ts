// SQL of catalogues. Reads or replaces the whole catalogue of a country.
import type { CataloguePlace } from '@tingkat/catalogue/format'
import type { CatalogueMerchantDoc } from '@tingkat/catalogue/to-merchant'
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import type { PromoRule } from '@tingkat/ordering/quote/quote'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Purges } from '../cdn/purges.ts'
import type { Schema } from '../platform/database/schema.ts'
import { dropGoneMarks, merchantToken } from './live/store.ts'
import {
  findEdited,
  writeMerchants,
  type EditedSince,
  type ImportedMerchant,
} from './import-store.ts'

/** A merchant as stored. `revision` is the number of its published revision; 0 if it has none. */
export type SnapshotMerchant = CatalogueMerchantDoc & {
  revision?: number
  /**
   * A string that changes with each change of the merchant. Undefined if the merchant was read with
   * its whole catalogue.
   */
  token?: string | null
}

/**
 * A country's catalogue without its merchants. `source` is `file` if it was imported from a file,
 * not with the demo data.
 */
export type CatalogueDoc = {
  places: CataloguePlace[]
  promos: PromoRule[]
} & CatalogueSource
export type CatalogueSource =
  | { source: 'demo'; /** Fingerprint of the demo files. */ demoFingerprint: string }
  | { source: 'file' }
export type StoredCatalogue = { country: CountryCode; version: number; doc: CatalogueDoc }

export type RefusedImport = { taken: { id: string; country: string }[] } | { edited: EditedSince[] }

const batchSize = 100
// Number of merchants per read. Reading this many documents takes well below a second.
const pageSize = 1_000

export class CatalogueStore {
  readonly #kysely: Kysely<Schema>
  readonly #purges: Pick<Purges, 'country'> | undefined

  /**
   * `purges` deletes the CDN's cached pages of replaced catalogues. Callers that only read need no
   * `purges`.
   */
  constructor(kysely: Kysely<Schema>, purges?: Pick<Purges, 'country'>) {
    this.#kysely = kysely
    this.#purges = purges
  }

  async listVersions(): Promise<{ country: CountryCode; version: number }[]> {
    const rows = await this.#kysely.selectFrom('catalogue').select(['country', 'version']).execute()
    return rows as { country: CountryCode; version: number }[]
  }

  async listSources(): Promise<
    { country: CountryCode; source: string | null; demoFingerprint: string | null }[]
  > {
    const { rows } = await sql<{
      country: CountryCode
      source: string | null
      demoFingerprint: string | null
    }>`select country, doc ->> 'source' as source, doc ->> 'demoFingerprint' as "demoFingerprint"
      from catalogue`.execute(this.#kysely)
    return rows
  }

  async readCatalogue(country: CountryCode): Promise<StoredCatalogue | undefined> {
    const row = await this.#kysely
      .selectFrom('catalogue')
      .select(['country', 'version', 'doc'])
      .where('country', '=', country)
      .executeTakeFirst()
    return row as StoredCatalogue | undefined
  }

  /**
   * Returns the merchants on sale of this catalogue version; an empty list if a newer version has
   * replaced it. Reads in pages, because one statement for many merchants would take too long.
   */
  async listMerchants(country: CountryCode, version: number): Promise<SnapshotMerchant[]> {
    const merchants: SnapshotMerchant[] = []
    for (let last: string | undefined = ''; last !== undefined;) {
      const page: StoredMerchant[] = await this.#readPage(country, version, last)
      for (const row of page) merchants.push(toSnapshotMerchant(row))
      last = page.length === pageSize ? page.at(-1)?.id : undefined
    }
    // An import during the read would have removed merchants from the later pages.
    const isCurrent = (await this.readCatalogue(country))?.version === version
    return isCurrent ? merchants : []
  }

  async #readPage(country: CountryCode, version: number, after: string): Promise<StoredMerchant[]> {
    return await this.#kysely
      .selectFrom('merchant')
      .select(['id', 'doc', 'revision'])
      .where('country', '=', country)
      .where('version', '=', version)
      .where('state', '=', 'live')
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
  }

  /** Returns those of the given merchants of this version that are on sale. */
  async readMerchants(
    country: CountryCode,
    version: number,
    IDs: readonly string[],
  ): Promise<SnapshotMerchant[]> {
    const rows = await this.#kysely
      .selectFrom('merchant')
      .select(['doc', 'revision', merchantToken.as('token')])
      .where('country', '=', country)
      .where('version', '=', version)
      .where('state', '=', 'live')
      .where('id', 'in', [...IDs])
      .execute()
    return rows.map(toSnapshotMerchant)
  }

  /**
   * Replaces the country's catalogue in one transaction and returns its new
   * version. Changes nothing and returns `taken` if merchants of another country
   * have the same ids, or `edited` if merchants were edited in the console after
   * the file was created. `overwrite` replaces edited merchants too.
   */
  async replaceCatalogue(
    country: CountryCode,
    doc: CatalogueDoc,
    merchants: readonly ImportedMerchant[],
    { overwrite = false }: { overwrite?: boolean } = {},
  ): Promise<{ version: number } | RefusedImport> {
    try {
      return await this.#kysely.transaction().execute(async (transaction) => {
        const version = await writeCatalogue(transaction, country, doc)
        const taken = await findTaken(transaction, country, merchants)
        if (taken.length > 0) throw new ImportRefused({ taken })
        const { rows, edited } = await findEdited(transaction, country, merchants)
        if (edited.length > 0 && !overwrite) throw new ImportRefused({ edited })
        await writeMerchants(transaction, country, version, rows)
        const imported = merchants.map((imported) => imported.doc.merchant)
        await dropGoneMarks(transaction, country, imported, new Date())
        await this.#purges?.country(transaction, country)
        return { version }
      })
    } catch (error) {
      if (error instanceof ImportRefused) return error.reason
      throw error
    }
  }
}

async function writeCatalogue(
  transaction: Transaction<Schema>,
  country: CountryCode,
  doc: CatalogueDoc,
): Promise<number> {
  const { version } = await transaction
    .insertInto('catalogue')
    .values({ country, version: 1, doc: JSON.stringify(doc) })
    // Locks the country's row, so that a concurrent import for the same country waits.
    .onConflict((conflict) =>
      conflict.column('country').doUpdateSet((row) => ({
        version: row('catalogue.version', '+', 1),
        doc: row.ref('excluded.doc'),
        imported_at: row.ref('excluded.imported_at'),
      })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Returns the merchant ids that merchants of other countries already have. */
async function findTaken(
  transaction: Transaction<Schema>,
  country: CountryCode,
  merchants: readonly ImportedMerchant[],
): Promise<{ id: string; country: string }[]> {
  const taken: { id: string; country: string }[] = []
  // Lists the other countries instead of excluding this one, so that
  // PostgreSQL uses the index of merchants, whose first column is the country.
  const others = countryCodes.filter((code) => code !== country)
  for (let start = 0; start < merchants.length; start += batchSize)
    taken.push(
      ...(await transaction
        .selectFrom('merchant')
        .select(['id', 'country'])
        .where(
          'id',
          'in',
          merchants.slice(start, start + batchSize).map(({ doc }) => doc.merchant.ID),
        )
        .where('country', 'in', others)
        .execute()),
    )
  return taken
}

type StoredMerchant = { id: string; doc: unknown; revision: number; token?: string | null }

const toSnapshotMerchant = ({
  doc,
  revision,
  token = null,
}: Omit<StoredMerchant, 'id'>): SnapshotMerchant => ({
  ...(doc as CatalogueMerchantDoc),
  revision,
  token,
})

/**
 * Thrown inside the transaction to roll back the import. `reason` is then returned to the caller.
 */
class ImportRefused extends Error {
  readonly reason: RefusedImport
  constructor(reason: RefusedImport) {
    super('The import was refused.')
    this.reason = reason
  }
}
