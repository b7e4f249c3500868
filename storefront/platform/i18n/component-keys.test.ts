// Checks that each component loads the namespaces of the translation keys that it names. A key of
// another namespace would appear on the page instead of its text.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { namespaces } from './namespaces.ts'

const root = join(import.meta.dirname, '../..')
const readSource = (file: string) => readFileSync(join(root, file), 'utf8')

/** Returns dotted keys without plural suffixes. */
const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [(prefix + key).replace(/_(one|other)$/, '')]
      : keysOf(value as object, `${prefix}${key}.`),
  )

const keysByNamespace = new Map<string, Set<string>>(
  namespaces.map((name) => [
    name,
    new Set(keysOf(JSON.parse(readSource(`locales/en/${name}.json`)) as object)),
  ]),
)
const has = (namespace: string, key: string) => keysByNamespace.get(namespace)?.has(key) ?? false
const isKey = (text: string) => namespaces.some((namespace) => has(namespace, text))

/** A call of useTranslation: its position and the namespaces that it loads. */
type Load = { at: number; names: string[] }

const loadsOf = (source: string): Load[] =>
  [...source.matchAll(/useTranslation\(([^)]*)\)/g)].map(({ index, 1: names = '' }) => ({
    at: index,
    names: names === '' ? ['site'] : [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  }))

/**
 * Returns the keys that none of their namespaces contains. The namespaces of a key are those that
 * the nearest `useTranslation` call before it loads, or the one in its `ns` option.
 */
function findMisplacedKeys(source: string): string[] {
  const loads = loadsOf(source)
  const misplaced: string[] = []
  for (const { index, 1: key = '', 2: chosen } of source.matchAll(
    /'([a-z]\w*(?:\.\w+)+)'(?:,\s*\{[^}]*?\bns: '(\w+)')?/g,
  )) {
    const load = loads.findLast(({ at }) => at < index)
    if (!load || !isKey(key)) continue
    const searched = chosen ? [chosen] : load.names
    if (!searched.some((name) => has(name, key))) misplaced.push(key)
  }
  return misplaced
}

/**
 * Returns the keys with a namespace before a colon, such as `site:home`, that this namespace does
 * not contain.
 */
const findUnknownKeys = (source: string): string[] =>
  [...source.matchAll(/'(\w+):(\w+(?:\.\w+)+)'/g)]
    .filter(([, name = '', key = '']) => keysByNamespace.has(name) && !has(name, key))
    .map(([, name, key]) => `${name}:${key}`)

test('I18N-01 each component loads the namespaces of the keys that it names', () => {
  const files = globSync('{features,widgets,routes,platform}/**/*.{ts,tsx}', { cwd: root })
  const sources = files.filter((file) => !file.includes('.test.')).concat('root.tsx')
  expect(sources.length).toBeGreaterThan(300)
  const found = sources.flatMap((file) => {
    const source = readSource(file)
    return [...findMisplacedKeys(source), ...findUnknownKeys(source)].map(
      (key) => `${file}: ${key}`,
    )
  })
  expect(found).toEqual([])
})

test('a key of a namespace that is not loaded is found', () => {
  const before = "const { t } = useTranslation('basket')\n"
  expect(findMisplacedKeys(`${before}t('cart.title')`)).toEqual([])
  expect(findMisplacedKeys(`${before}t('cart.open')`)).toEqual(['cart.open'])
  expect(findMisplacedKeys(`${before}t('cart.open', { count, ns: 'cart' })`)).toEqual([])
  expect(findMisplacedKeys(`${before}t('cart.title', { ns: 'cart' })`)).toEqual(['cart.title'])
  expect(findUnknownKeys("t('cart:cart.title')")).toEqual(['cart:cart.title'])
})
