// Tests that the documentation of settings matches the schema.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { environmentSchema } from './environment.ts'
import { configurationTables, readmeTable, replaceTables } from './settings-table.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')

// If this test fails after a change of the schema, `npm run docs:settings` writes the tables.
test('docs/configuration.md lists every setting with its default', () => {
  const text = read('docs/configuration.md')
  expect(text).toBe(replaceTables(text, configurationTables()))
  for (const name of Object.keys(environmentSchema.shape)) expect(text).toContain(`| \`${name}\` |`)
})

test('README.md lists the settings that a newcomer needs', () => {
  const text = read('README.md')
  expect(text).toBe(replaceTables(text, readmeTable()))
  expect(readmeTable().split('\n')).toHaveLength(7)
})

test('refuses a file without the markers of the tables', () => {
  expect(() => replaceTables('# Configuration', configurationTables())).toThrow('are missing')
})
