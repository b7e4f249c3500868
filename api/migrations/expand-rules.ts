// Finds statements of a migration that break servers of the previous version.
// Those servers still run during the migration, so nothing that they use may be
// removed. docs/upgrading.md explains how to remove something over two releases.
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { CompiledQuery, DatabaseConnection } from 'kysely'
import type { Migration } from 'kysely/migration'

const rules: readonly { what: string; pattern: RegExp }[] = [
  { what: 'drops a table', pattern: /\bdrop (?:table|view|materialized view|type|schema)\b/ },
  {
    what: 'drops a column',
    pattern: /\bdrop (?:column )?(?!not null|default|constraint|index)\w+/,
  },
  { what: 'renames', pattern: /\brename\b/ },
  { what: 'changes the type of a column', pattern: /\balter (?:column )?\w+ (?:set data )?type\b/ },
  { what: 'forbids null in an existing column', pattern: /\bset not null\b/ },
  { what: 'removes a default', pattern: /\bdrop default\b/ },
  {
    what: 'adds a column that the previous version does not fill',
    pattern: /\badd (?:column )?(?!constraint)[^,]*\bnot null\b(?![^,]*\b(?:default|generated)\b)/,
  },
  {
    what: 'adds a constraint to existing rows',
    pattern: /\badd (?:constraint \w+ )?(?:check|unique|foreign key|primary key|exclude)\b/,
  },
  { what: 'forbids values that were allowed', pattern: /\bcreate unique index\b/ },
  { what: 'empties a table', pattern: /\btruncate\b/ },
]

const createdTable = /\bcreate table (?:if not exists )?"?(\w+)"?/g
const changedTable =
  /\b(?:alter table (?:if exists )?(?:only )?|create unique index[^(]*? on |truncate (?:table )?)"?(\w+)"?/

/** Returns one line for each statement that would break servers of the previous version. */
export function findBreaks(statements: readonly string[]): string[] {
  const created = new Set<string>()
  return statements.flatMap((statement) => {
    const text = normalise(statement)
    for (const [, table] of text.matchAll(createdTable)) if (table) created.add(table)
    // The previous version does not use a table that the
    // same migration creates, so such a table may change.
    if (created.has(changedTable.exec(text)?.[1] ?? '')) return []
    const isSchemaChange = /^\s*(?:alter|drop|create unique|truncate|do)\b/.test(text)
    const broken = isSchemaChange ? rules.filter(({ pattern }) => pattern.test(text)) : []
    return broken.slice(0, 1).map(({ what }) => `${what}: ${text.trim().slice(0, 100)}`)
  })
}

const normalise = (statement: string): string =>
  statement
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()

/** Returns the statements of a migration without running them. */
export async function statementsOf({ up }: Migration): Promise<string[]> {
  const statements: string[] = []
  const connection: DatabaseConnection = {
    executeQuery: async (query: CompiledQuery) => {
      statements.push(query.sql)
      return { rows: [] }
    },
    streamQuery: () => {
      throw new Error('A migration does not stream.')
    },
  }
  const nothing = async () => {}
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        releaseConnection: nothing,
        destroy: nothing,
      }),
    },
  })
  await up(recorder)
  return statements
}
