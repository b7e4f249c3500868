// SQL of texts of public pages.
import type { PageText } from '@tingkat/contract/page-text'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

export type PageKey = { country: string; page: string; language: string }
type PageVersion = {
  version: number
  /** The day from which the text is valid, for example `2026-11-23`. */
  validFrom: string
  content: PageText
  publishedAt: Date
  byName: string | null
}

// Maximum number of versions in a list.
const versionsMax = 100

type NewVersion = PageKey & { validFrom: string; content: PageText; by: string; at: Date }

export type PageTextStore = ReturnType<typeof openPageTextStore>

export function openPageTextStore(kysely: Kysely<Schema>) {
  return {
    /**
     * Returns the version of the text that is valid on the day. If several have begun, the one with
     * the latest first day is valid; of several with the same first day, the newest.
     */
    async findInForce(
      { country, page, language }: PageKey,
      day: string,
    ): Promise<Pick<PageVersion, 'validFrom' | 'content'> | undefined> {
      const { rows } = await sql<Pick<PageVersion, 'validFrom' | 'content'>>`
        select to_char(valid_from, 'YYYY-MM-DD') as "validFrom", content from page_text
        where country = ${country} and page = ${page} and language = ${language}
          and valid_from <= ${day}::date
        order by valid_from desc, version desc limit 1`.execute(kysely)
      return rows[0]
    },

    async list({ country, page, language }: PageKey): Promise<PageVersion[]> {
      const { rows } = await sql<PageVersion>`
        select t.version, to_char(t.valid_from, 'YYYY-MM-DD') as "validFrom", t.content,
          t.published_at as "publishedAt",
          (select p.name from person p where p.id = t.published_by) as "byName"
        from page_text t
        where t.country = ${country} and t.page = ${page} and t.language = ${language}
        order by t.version desc limit ${versionsMax}`.execute(kysely)
      return rows
    },

    insert: insertVersion,
  }
}

/**
 * Stores the version and returns its number. Concurrent calls for the same page get different
 * numbers.
 */
async function insertVersion(
  transaction: Transaction<Schema>,
  { country, page, language, validFrom, content, by, at }: NewVersion,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`page_text ${country} ${page}`}))`.execute(
    transaction,
  )
  const { rows } = await sql<{ version: number }>`
    insert into page_text
      (country, page, language, version, valid_from, content, published_by, published_at)
    select ${country}, ${page}, ${language}, coalesce(max(version), 0) + 1, ${validFrom}::date,
      ${JSON.stringify(content)}::text::jsonb, ${by}, ${at}::timestamptz
    from page_text where country = ${country} and page = ${page} and language = ${language}
    returning version`.execute(transaction)
  return rows[0]?.version ?? 0
}
