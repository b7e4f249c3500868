// Checks that the chunk lists name existing files only.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  basketPaths,
  framePaths,
  idlePaths,
  laterPaths,
  listPaths,
  matchPaths,
  menuIdlePaths,
  menuPaths,
  vendorPaths,
} from './chunks.ts'

const root = join(import.meta.dirname, '..')
const listFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `/${folder}/${file.replaceAll('\\', '/')}`,
  )
const ownFiles = ['contract', 'ordering', 'ui', 'storefront']
  .flatMap(listFiles)
  .filter((file) => !/\/node_modules\/|^\/storefront\/build\/|\.test\.tsx?$/.test(file))

const isPackage = (path: string) => path.startsWith('node_modules/')
const laterLists = [...idlePaths, ...menuIdlePaths, ...basketPaths, ...laterPaths]
const listed = [...framePaths, ...listPaths, ...menuPaths, ...laterLists]

test.each(listed.filter((path) => !isPackage(path)))('%s exists', (path) => {
  expect(ownFiles.filter(matchPaths([path]))).not.toEqual([])
})

test.each([...vendorPaths, ...laterLists.filter(isPackage)])('%s exists', (path) => {
  const files = path.endsWith('/') ? [path] : [`${path}.js`, `${path}.mjs`]
  expect(files.some((file) => existsSync(join(root, file)))).toBe(true)
})

test('the style sheet of all pages stays with the root route, before those of pages', () => {
  const shared = matchPaths(listed)
  expect(shared(join(root, 'storefront/root.tsx'))).toBe(false)
})

test('a path does not match files whose name or folder is longer', () => {
  const isPrice = matchPaths(['ui/price'])
  expect(isPrice('/home/me/ui/price.tsx')).toBe(true)
  expect(isPrice('C:\\me\\ui\\price.tsx')).toBe(true)
  expect(isPrice('/home/me/ui/price-list.tsx')).toBe(false)
  const isReact = matchPaths(['node_modules/react/'])
  expect(isReact('/home/me/node_modules/react-dom/index.js')).toBe(false)
})
