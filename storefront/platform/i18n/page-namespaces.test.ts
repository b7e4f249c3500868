// Checks that each route declares the namespaces of all modules that it imports statically.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { PageHandle } from '../navigation/page-handle.ts'
import { namespacesOfPage } from './page-namespaces.ts'
import { namespaces, type Namespace } from './namespaces.ts'

const root = join(import.meta.dirname, '../..')
const isNamespace = (name: string | undefined): name is Namespace =>
  namespaces.some((namespace) => namespace === name)

/** Returns the namespaces that a file and its static imports use. */
function findUsed(file: string, seen = new Map<string, Set<Namespace>>()): Set<Namespace> {
  if (!seen.has(file) && existsSync(file)) {
    const source = readFileSync(file, 'utf8')
    const own = new Set<Namespace>()
    seen.set(file, own)
    for (const [, names = ''] of source.matchAll(/useTranslation\(([^)]*)\)/g)) {
      for (const [, name] of names.matchAll(/'(\w+)'/g)) if (isNamespace(name)) own.add(name)
    }
    for (const [, name] of source.matchAll(/['"`](\w+):[\w$]/g))
      if (isNamespace(name)) own.add(name)
    for (const [, path = ''] of source.matchAll(
      /^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?['"](\.[^'"]+)['"]/gm,
    ))
      findUsed(resolve(dirname(file), path), seen)
  }
  return new Set([...seen.values()].flatMap((found) => [...found]))
}

/** Returns the `namespaces` of a route's handle; undefined if it has none. */
function findDeclared(source: string): Namespace[] | undefined {
  const [, list] =
    /export const handle[^\n]*?namespaces: \[([^\]]*)\]/.exec(
      source.replaceAll(/\n\s*/g, ' ').replaceAll('export const', '\nexport const'),
    ) ?? []
  return list === undefined
    ? undefined
    : [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name).filter(isNamespace)
}

const readRoute = (file: string) => readFileSync(join(root, 'routes', file), 'utf8')
const routeTable = readFileSync(join(root, 'routes.ts'), 'utf8')
const routeFiles = [
  ...routeTable.matchAll(/(?:route\('[^']*', |index\()'routes\/([\w/-]+\.tsx?)'/g),
].map(([, file = '']) => file)
const layouts = new Set(['country/layout.tsx', 'country/language.tsx'])
const pages = [...new Set(routeFiles)].filter(
  (file) => !layouts.has(file) && /export default/.test(readRoute(file)),
)
const pagesWithoutCountry = new Set(['countries.tsx', 'auth/login.tsx', 'not-found.tsx'])

describe('namespaces of pages', () => {
  test('the route table has pages', () => expect(pages.length).toBeGreaterThan(8))

  test.each(pages)('%s declares every namespace that it uses', (file) => {
    const declared = findDeclared(readRoute(file))
    expect(declared, 'export const handle: PageHandle = { namespaces: […] }').toBeDefined()
    const hasCountry = !pagesWithoutCountry.has(file)
    const handles: PageHandle[] = [
      ...(hasCountry ? [{ namespaces: findDeclared(readRoute('country/layout.tsx')) ?? [] }] : []),
      { namespaces: declared ?? [] },
    ]
    const available = namespacesOfPage(handles)
    const used = new Set([
      ...(hasCountry ? findUsed(join(root, 'routes/country/layout.tsx')) : []),
      ...findUsed(join(root, 'routes', file)),
    ])
    expect([...used].filter((name) => !available.includes(name))).toEqual([])
  })

  test('each component that shows the text of a problem loads the texts', () => {
    const files = globSync('**/*.tsx', { cwd: root, exclude: ['node_modules/**', '**/*.test.tsx'] })
    const sources = files.map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
    const showing = sources.filter(({ source }) => source.includes('problemText('))
    expect(showing.length).toBeGreaterThan(20)
    const without = showing.filter(({ source }) => !/useTranslation\([^)]*'problem'/.test(source))
    // The guest error page needs no namespace `problem`: the texts of its two problem codes are in
    // the namespace `site`.
    expect(without.map(({ file }) => file)).toEqual(['features/guest/guest-error.tsx'])
  })

  test('a page has its own namespaces, site and cart', () => {
    expect(
      namespacesOfPage([
        { namespaces: ['location'] },
        undefined,
        { namespaces: ['menu'] },
      ]).toSorted(),
    ).toEqual(['cart', 'location', 'menu', 'site'])
    expect(namespacesOfPage([{ namespaces: [] }])).toEqual(['site', 'cart'])
  })

  test('a page that declares none has those of its layouts', () => {
    expect(namespacesOfPage([{ namespaces: ['menu'] }, {}])).toEqual(['site', 'cart', 'menu'])
    expect(namespacesOfPage([])).toEqual(['site', 'cart'])
  })
})
