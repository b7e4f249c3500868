// Tests that the storefront, the console and the server are built again only if their sources have
// changed.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashSources, isBuilt } from './product-build.mjs'

let root = ''
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'product-build-'))
  for (const path of [
    'storefront/root.tsx',
    'console/root.tsx',
    'ordering/cart/cart.ts',
    'ui/button.tsx',
    'contract/order.ts',
    'server/main.ts',
    'api/app.ts',
    'simulator/simulator.ts',
    'catalogue/format.ts',
    'package-lock.json',
  ])
    write(path, path)
  write('storefront/build/.tingkat-stamp', hashSources(root, 'storefront'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('unchanged sources need no build, even with new modification times', () => {
  expect(isBuilt(root, 'storefront')).toBe(true)
  utimesSync(join(root, 'ordering/cart/cart.ts'), 1, 1)
  expect(isBuilt(root, 'storefront')).toBe(true)
})

test.each([
  'storefront/root.tsx',
  'ordering/cart/cart.ts',
  'ui/button.tsx',
  'contract/order.ts',
  'package-lock.json',
])('a change in %s needs a build', (path) => {
  write(path, path.toUpperCase())
  expect(isBuilt(root, 'storefront')).toBe(false)
})

test('a quick build is enough for tests, and a full build for everyone', () => {
  write('storefront/build/.tingkat-stamp', `${hashSources(root, 'storefront')} quick`)
  expect(isBuilt(root, 'storefront', { quick: true })).toBe(true)
  expect(isBuilt(root, 'storefront')).toBe(false)
  write('storefront/build/.tingkat-stamp', hashSources(root, 'storefront'))
  expect(isBuilt(root, 'storefront', { quick: true })).toBe(true)
})

test('a new or renamed file needs a build', () => {
  write('storefront/routes/country/home.tsx', '')
  expect(isBuilt(root, 'storefront')).toBe(false)
})

test.each([
  'storefront/build/client/a.js',
  'storefront/.react-router/types/a.ts',
  'ordering/cart/cart.test.ts',
  'storefront/node_modules/a.js',
  'console/root.tsx',
])('a change in %s needs no build of the storefront', (path) => {
  write(path, 'new')
  expect(isBuilt(root, 'storefront')).toBe(true)
})

test('a missing stamp file needs a build', () => {
  rmSync(join(root, 'storefront/build'), { recursive: true })
  expect(isBuilt(root, 'storefront')).toBe(false)
})

test('the console has a separate stamp file', () => {
  expect(isBuilt(root, 'console')).toBe(false)
  write('console/build/.tingkat-stamp', hashSources(root, 'console'))
  expect(isBuilt(root, 'console')).toBe(true)
  write('console/root.tsx', 'new')
  expect([isBuilt(root, 'console'), isBuilt(root, 'storefront')]).toEqual([false, true])
})

test.each([
  'server/main.ts',
  'api/app.ts',
  'api/search/words/sg.json',
  'simulator/simulator.ts',
  'catalogue/format.ts',
  'ordering/cart/cart.ts',
  'contract/order.ts',
  'package-lock.json',
])('a change in %s needs a build of the server', (path) => {
  write('server/build/.tingkat-stamp', hashSources(root, 'server'))
  expect(isBuilt(root, 'server')).toBe(true)
  write(path, 'new')
  expect(isBuilt(root, 'server')).toBe(false)
})

test.each([
  'server/build/main.js',
  'api/app.test.ts',
  'catalogue/demo/sg/kaya.yaml',
  'catalogue/pictures/files/kaya.avif',
  'storefront/root.tsx',
  'ui/button.tsx',
])('a change in %s needs no build of the server', (path) => {
  write('server/build/.tingkat-stamp', hashSources(root, 'server'))
  write(path, 'new')
  expect(isBuilt(root, 'server')).toBe(true)
})
