// The README promises settings; this holds it to the ones that exist.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configFields } from '../api/config.ts'

test('the README lists every setting with its default', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const rows = configFields.map(
    (field) =>
      `| \`${field.name}\` | ${field.default ? `\`${field.default}\`` : ''} | ${field.description} |`,
  )
  const table = ['| name | default | what it does |', '|---|---|---|', ...rows].join('\n')
  expect(readme).toContain(`<!-- settings -->\n${table}\n<!-- /settings -->`)
})
