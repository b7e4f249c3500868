// Each page names the words of everything that it may show without loading more code.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { PageHandle } from '../navigation/page-handle.ts'
import { wordsOfPage } from './page-words.ts'
import { namespaces, type Namespace } from './words.ts'

const root = join(import.meta.dirname, '../..')
const isNamespace = (name: string | undefined): name is Namespace =>
  namespaces.some((one) => one === name)

/** The namespaces that a file and all it imports at once may ask for. */
function wantedBy(file: string, seen = new Map<string, Set<Namespace>>()): Set<Namespace> {
  if (!seen.has(file) && existsSync(file)) {
    const source = readFileSync(file, 'utf8')
    const own = new Set<Namespace>()
    seen.set(file, own)
    for (const [, named = ''] of source.matchAll(/useTranslation\(([^)]*)\)/g)) {
      for (const [, name] of named.matchAll(/'(\w+)'/g)) if (isNamespace(name)) own.add(name)
    }
    for (const [, name] of source.matchAll(/['"`](\w+):[\w$]/g))
      if (isNamespace(name)) own.add(name)
    for (const [, path = ''] of source.matchAll(
      /^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?['"](\.[^'"]+)['"]/gm,
    ))
      wantedBy(resolve(dirname(file), path), seen)
  }
  return new Set([...seen.values()].flatMap((found) => [...found]))
}

/** The `words` of a route's handle; undefined when it names none. */
function namedBy(source: string): Namespace[] | undefined {
  const [, list] =
    /export const handle[^\n]*?words: \[([^\]]*)\]/.exec(
      source.replaceAll(/\n\s*/g, ' ').replaceAll('export const', '\nexport const'),
    ) ?? []
  return list === undefined
    ? undefined
    : [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name).filter(isNamespace)
}

const table = readFileSync(join(root, 'routes.ts'), 'utf8')
const pages = [
  ...new Set(
    [...table.matchAll(/(?:route\('[^']*', |index\()'routes\/([\w/-]+\.tsx?)'/g)].map(
      ([, file = '']) => file,
    ),
  ),
].filter(
  (file) =>
    !['country/layout.tsx', 'country/language.tsx'].includes(file) &&
    /export default/.test(readFileSync(join(root, 'routes', file), 'utf8')),
)
const outside = new Set(['countries.tsx', 'auth/login.tsx', 'not-found.tsx'])
const readRoute = (file: string) => readFileSync(join(root, 'routes', file), 'utf8')

describe('words of pages', () => {
  test('there are pages to look at', () => expect(pages.length).toBeGreaterThan(8))

  test.each(pages)('%s names its words, and carries all that it may show', (file) => {
    const named = namedBy(readRoute(file))
    expect(named, 'export const handle: PageHandle = { words: […] }').toBeDefined()
    const handles: PageHandle[] = [
      ...(outside.has(file) ? [] : [{ words: namedBy(readRoute('country/layout.tsx')) ?? [] }]),
      { words: named ?? [] },
    ]
    const carried = wordsOfPage(handles)
    const wanted = new Set([
      ...(outside.has(file) ? [] : wantedBy(join(root, 'routes/country/layout.tsx'))),
      ...wantedBy(join(root, 'routes', file)),
    ])
    expect([...wanted].filter((name) => !carried.includes(name))).toEqual([])
  })

  test('a page carries its own and those of site and cart, and nothing else', () => {
    expect(
      wordsOfPage([{ words: ['location'] }, undefined, { words: ['menu'] }]).toSorted(),
    ).toEqual(['cart', 'location', 'menu', 'site'])
    expect(wordsOfPage([{ words: [] }])).toEqual(['site', 'cart'])
  })

  test('a page that names none carries all', () => {
    expect(wordsOfPage([{ words: ['menu'] }, {}])).toEqual(namespaces)
    expect(wordsOfPage([])).toEqual(namespaces)
  })
})
