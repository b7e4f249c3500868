import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readCatalogueFile } from './read-catalogue-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'tingkat-catalogue-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a catalogue file must exist and contain JSON', async () => {
  const file = join(folder, 'catalogue.json')
  await expect(readCatalogueFile(file)).rejects.toThrow(`There is no file ${file}.`)
  writeFileSync(file, '{"version": 1,')
  await expect(readCatalogueFile(file)).rejects.toThrow(`${file} is not JSON: `)
  writeFileSync(file, '{"version": 1}')
  expect(await readCatalogueFile(file)).toEqual({ version: 1 })
})
