// `npm run docs:settings`: writes the tables of settings into the documentation.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationTables, readmeTable, replaceTables } from './settings-table.ts'

const root = join(import.meta.dirname, '../..')

for (const [name, tables] of [
  ['docs/configuration.md', configurationTables()],
  ['README.md', readmeTable()],
] as const) {
  const file = join(root, name)
  writeFileSync(file, replaceTables(readFileSync(file, 'utf8'), tables))
}
