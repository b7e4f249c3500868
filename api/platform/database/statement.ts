// Builds an SQL statement from named parts, its common table expressions (CTEs), with Kysely's
// `sql` template, and compiles the statement for `query`.
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type RawBuilder,
} from 'kysely'
import type { Database } from './database.ts'

export type SqlPart = RawBuilder<unknown>

// This Kysely instance only compiles statements: it has no connection.
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/**
 * Runs the statement through `query`, which prepares the
 * statement and repeats it after a deadlock. Returns the rows.
 */
export async function runStatement<R>(
  { query }: Pick<Database, 'query'>,
  statement: RawBuilder<R>,
): Promise<R[]> {
  const { sql: text, parameters } = statement.compile(compiler)
  return (await query<R>(text, parameters)).rows
}

/**
 * Returns the clause `with name as (part), …` in the given sequence, followed by a space. Each part
 * is a CTE. Parts that are null are left out.
 */
export function withParts(parts: Record<string, SqlPart | null>): SqlPart {
  const named = Object.entries(parts).flatMap(([name, part]) =>
    part ? [sql`${sql.raw(name)} as (${part})`] : [],
  )
  return sql`with ${sql.join(named)} `
}

/**
 * Returns a CTE with a `values` list of the rows. `types` names the columns and their SQL types.
 * Only the first row has casts, because PostgreSQL derives the types of the other rows from it.
 */
export function valuesPart<C extends string>(
  types: Readonly<Record<C, string>>,
  rows: readonly Readonly<Record<C, unknown>>[],
): SqlPart {
  const columns = Object.keys(types) as C[]
  const lists = rows.map((row, place) => {
    const values = columns.map((column) =>
      place === 0 ? sql`${row[column]}::${sql.raw(types[column])}` : sql`${row[column]}`,
    )
    return sql`(${sql.join(values)})`
  })
  return sql`select * from (values ${sql.join(lists)}) as v (${sql.raw(columns.join(', '))})`
}
