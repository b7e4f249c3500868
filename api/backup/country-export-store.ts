// Writes a logical copy of one country as JSON lines: all rows with this country, and its accounts
// with their rows. The copy shows one moment, even if servers write rows while it is made.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/schema.ts'

// One statement reads this many rows, which have a few megabytes at most.
const pageSize = 500

export type CountryExport = {
  /** The number of rows of each table, including empty tables. */
  rows: Record<string, number>
  /** Tables that are not copied, because they neither name a country nor belong to an account. */
  leftOut: string[]
}

type Table = { name: string; hasCountry: boolean; hasAccount: boolean }

/** Tables of sessions and login codes. They are not copied: eaters log in again. */
const neverCopied = new Set(['session', 'login_code'])

const listTables = async (transaction: Transaction<Schema>): Promise<Table[]> => {
  const { rows } = await sql<Table>`
    select c.relname as name,
      bool_or(a.attname = 'country') as "hasCountry",
      bool_or(a.attname = 'account_id') as "hasAccount"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition
    group by c.relname order by c.relname`.execute(transaction)
  return rows.filter(({ name }) => !neverCopied.has(name))
}

/** Returns SQL that selects the ids of all accounts to which rows of the country belong. */
const accountsOf = (tables: Table[], country: string) =>
  sql.join(
    tables
      .filter(({ hasCountry, hasAccount }) => hasCountry && hasAccount)
      .map(
        ({ name }) =>
          sql`select account_id from ${sql.table(name)} where country = ${sql.lit(country)}`,
      ),
    sql` union `,
  )

/**
 * Returns the SQL condition that selects the table's rows of the country. Returns undefined if the
 * table has no such rows: it names neither a country nor an account.
 */
function conditionFor({ name, hasCountry, hasAccount }: Table, tables: Table[], country: string) {
  if (hasCountry) return sql`country = ${sql.lit(country)}`
  if (name === 'account') return sql`id in (${accountsOf(tables, country)})`
  return hasAccount ? sql`account_id in (${accountsOf(tables, country)})` : undefined
}

/**
 * Calls `write` with each line: a header, then `{"table", "row"}` for each row, then the numbers of
 * rows. A copy without this last line is incomplete.
 */
export async function exportCountry(
  database: Pick<Database, 'transaction'>,
  country: string,
  write: (line: string) => Promise<void>,
): Promise<CountryExport> {
  return await database.transaction(async (transaction) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(transaction)
    const tables = await listTables(transaction)
    const { rows: migrations } = await sql<{ name: string }>`
      select name from kysely_migration order by name desc limit 1`.execute(transaction)
    await write(JSON.stringify({ country, at: new Date(), migration: migrations[0]?.name }))
    const result: CountryExport = { rows: {}, leftOut: [] }
    for (const table of tables) {
      const condition = conditionFor(table, tables, country)
      if (!condition) {
        result.leftOut.push(table.name)
        continue
      }
      const { name } = table
      await sql`declare copied no scroll cursor for
        select to_jsonb(t) as row from ${sql.table(name)} t where ${condition}`.execute(transaction)
      let count = 0
      for (let isLast = false; !isLast;) {
        const { rows } = await sql<{
          row: unknown
        }>`fetch ${sql.lit(pageSize)} from copied`.execute(transaction)
        for (const { row } of rows) await write(JSON.stringify({ table: name, row }))
        count += rows.length
        isLast = rows.length < pageSize
      }
      await sql`close copied`.execute(transaction)
      result.rows[name] = count
    }
    await write(JSON.stringify({ rows: result.rows }))
    return result
  })
}
