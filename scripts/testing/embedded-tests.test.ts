// Tests that the list of tests for the embedded database engine names existing files and covers
// every store.
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { embeddedTests, testedElsewhere } from './embedded-tests.mjs'

const root = join(import.meta.dirname, '../..')
const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).map((file) =>
    file.replaceAll('\\', '/'),
  )

test.each(embeddedTests)('%s exists', (pattern) => {
  expect(find(pattern)).not.toEqual([])
})

test('every folder with a store has a test on the embedded engine', () => {
  expect(embeddedTests).toEqual(expect.arrayContaining(Object.values(testedElsewhere)))
  const tested = [...new Set(embeddedTests.map(dirname)), ...Object.keys(testedElsewhere)]
  const folders = [...new Set(find('api/**/*store.ts').map(dirname))]
  const isInside = (inner: string, outer: string) => `${inner}/`.startsWith(`${outer}/`)
  const uncovered = folders.filter(
    (folder) => !tested.some((name) => isInside(name, folder) || isInside(folder, name)),
  )
  expect(uncovered).toEqual([])
})
