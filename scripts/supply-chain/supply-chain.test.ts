// Tests of the supply chain: licences and origins of production packages, the SBOM, the audit.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { root } from '../machine/node.mjs'
import { judgeAudit } from './audit-packages.mjs'
import { listPackages, productionWorkspaces, readLock, type Package } from './packages.mjs'
import { toSbom } from './write-sbom.mjs'

// Permissive licences, which every package may have. OFL is for fonts.
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
])
// Copyleft licences that apply only to the package's own files, or to a library that is loaded
// dynamically. The packages with these licences are used unmodified, as published.
const allowedFor: [licence: string, name: RegExp][] = [
  ['MPL-2.0', /^(web-push|lightningcss(-.+)?)$/],
  ['LGPL-3.0-or-later', /^@img\/sharp-(libvips-|win32-|wasm32)/],
]

/** Whether the licence is allowed: one of the licences in `A OR B`, both of them in `A AND B`. */
function isAllowed({ name, licence }: Pick<Package, 'name' | 'licence'>): boolean {
  const isFine = (id: string) =>
    allowed.has(id) || allowedFor.some(([other, names]) => other === id && names.test(name))
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isFine))
}

const lock = readLock()
const packages = listPackages(lock, productionWorkspaces)

test('every production package has an allowed licence', () => {
  expect(packages.length).toBeGreaterThan(200)
  expect(
    packages.filter((item) => !isAllowed(item)).map((item) => [item.name, item.licence]),
  ).toEqual([])
})

test.each([
  ['x', 'GPL-3.0-only', false],
  ['x', 'unknown', false],
  ['x', 'MIT AND AGPL-3.0-only', false],
  ['x', '(MIT OR GPL-2.0-only)', true],
  ['x', 'MPL-2.0', false],
  ['web-push', 'MPL-2.0', true],
])('the package %s with %s: %s', (name, licence, fine) => {
  expect(isAllowed({ name, licence })).toBe(fine)
})

// Programs that are installed on demand have lockfiles of their own. Only tests and audits use
// them, so they are no production packages, and their licences are not checked.
const tools = readdirSync(join(root, 'scripts/machine/tools')).map(
  (name) => `scripts/machine/tools/${name}/package-lock.json`,
)

test.each(['package-lock.json', ...tools])(
  'every package of %s comes from the registry with its hash',
  (file) => {
    // Optional packages of other platforms that the registry does not have lack both URL and hash
    // in the lockfile.
    const strange = Object.entries(readLock(file))
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .filter(([, { integrity, resolved, optional }]) => resolved || (!integrity && !optional))
      .map(([path]) => path)
    expect(strange).toEqual([])
  },
)

test.each(tools)('the exact version of the program is in %s', (file) => {
  const { dependencies, optionalDependencies } = readLock(file)[''] ?? {}
  const versions = Object.values({ ...dependencies, ...optionalDependencies })
  expect(versions).not.toEqual([])
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
})

test('the list has the packages that production needs, and none that only tests need', () => {
  const names = new Set(packages.map(({ name }) => name))
  for (const name of ['fastify', 'react', 'zod', 'pg', 'sharp', 'maplibre-gl'])
    expect(names).toContain(name)
  for (const name of ['vitest', '@playwright/test', 'oxlint', 'autocannon'])
    expect(names).not.toContain(name)
})

test('finds nested and optional packages, each once', () => {
  const small = {
    api: { dependencies: { a: '1', '@tingkat/contract': '1' } },
    'node_modules/@tingkat/contract': { link: true },
    'node_modules/a': {
      version: '1.0.0',
      dependencies: { b: '2' },
      optionalDependencies: { c: '1' },
    },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'MIT', dependencies: { a: '1' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', optional: true },
  }
  expect(
    listPackages(small, ['api'], () => undefined).map(({ path, licence }) => [path, licence]),
  ).toEqual([
    ['node_modules/a', 'unknown'],
    ['node_modules/a/node_modules/b', 'MIT'],
    ['node_modules/c', 'unknown'],
  ])
})

test('the SBOM has name, version, licence, address and hash of each package', () => {
  const { components } = toSbom(packages, '1.0.0')
  expect(components).toHaveLength(packages.length)
  const zod = components.find(({ name }) => name === 'zod')
  expect(zod).toMatchObject({
    type: 'library',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    purl: expect.stringMatching(/^pkg:npm\/zod@\d/) as string,
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string }],
  })
  expect(components.find(({ name }) => name === '@fastify/static')?.purl).toMatch(
    /^pkg:npm\/%40fastify\/static@/,
  )
})

test.each([
  ['{"auditReportVersion":2,"vulnerabilities":{}}', true, 0],
  ['{"auditReportVersion":2,"vulnerabilities":{"a":{"name":"a","severity":"moderate"}}}', true, 0],
  ['{"auditReportVersion":2,"vulnerabilities":{"a":{"name":"a","severity":"high"}}}', false, 1],
  ['{"message":"405 Method Not Allowed","statusCode":405}', false, 0],
  ['{"message":"405 Method Not Allowed","statusCode":405}', true, 1],
  ['', true, 1],
])('the audit %s, required %s, ends with %i', (output, required, code) => {
  expect(judgeAudit(output, required).code).toBe(code)
})

test('CI fails for known high vulnerabilities, and for a registry without advisories (OPS-26)', () => {
  const text = readFileSync(join(root, '.github/workflows/supply-chain.yml'), 'utf8')
  const { jobs } = load(text) as {
    jobs: Record<string, { 'continue-on-error'?: boolean; steps: Record<string, unknown>[] }>
  }
  const audit = jobs['packages']?.steps.find(
    ({ run }) => run === 'npm run audit:packages -- --required',
  )
  expect(audit).toEqual({ run: 'npm run audit:packages -- --required' })
  expect(jobs['packages']).not.toHaveProperty('continue-on-error')
})
