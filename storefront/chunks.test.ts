// The chunk lists name existing files only.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  framePaths,
  laterPaths,
  listPaths,
  matchPackages,
  matchPaths,
  menuPaths,
  vendorPackages,
} from './chunks.ts'

const root = join(import.meta.dirname, '..')
const files = ['contract', 'ordering', 'storefront'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => !/node_modules|^build|\.test\.tsx?$/.test(file))
    .map((file) => `/${room}/${file.replaceAll('\\', '/')}`),
)

test.each([...framePaths, ...listPaths, ...menuPaths, ...laterPaths])('%s exists', (path) => {
  expect(files.filter(matchPaths([path]))).not.toEqual([])
})

test.each(vendorPackages)('the package %s is installed', (name) => {
  expect(readdirSync(join(root, 'node_modules', name))).not.toEqual([])
})

test('a path matches its own file and no longer name', () => {
  const isPrice = matchPaths(['storefront/ui/price'])
  expect(isPrice('/home/me/storefront/ui/price.tsx')).toBe(true)
  expect(isPrice('C:\\me\\storefront\\ui\\price.tsx')).toBe(true)
  expect(isPrice('/home/me/storefront/ui/price-list.tsx')).toBe(false)
  expect(matchPackages(['react'])('/home/me/node_modules/react-dom/index.js')).toBe(false)
})
