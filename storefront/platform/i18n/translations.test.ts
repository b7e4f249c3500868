// Checks the translation files: the same keys in all languages, no unused keys.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '@tingkat/ordering/country/country'
import { describe, expect, test } from 'vitest'
import { namespaces } from './namespaces.ts'
import { inlineJson } from './embedded-translations.ts'
import { createI18n } from '@tingkat/ui/i18n/create-i18n.ts'

const root = join(import.meta.dirname, '../..')
const read = (language: string, namespace: string) =>
  JSON.parse(readFileSync(join(root, 'locales', language, `${namespace}.json`), 'utf8')) as object

/** Returns dotted keys without plural suffixes, which differ between languages. */
function keysOf(translations: object, prefix = ''): string[] {
  return Object.entries(translations).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [(prefix + key).replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(value as object, `${prefix}${key}.`),
  )
}
const unique = (keys: string[]) => [...new Set(keys)].toSorted()

function textsOf(translations: object): [string, string][] {
  return Object.entries(translations).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[key.replace(/_(one|other)$/, ''), value]]
      : textsOf(value as object).map(([inner, text]): [string, string] => [
          `${key}.${inner.replace(/_(one|other)$/, '')}`,
          text,
        ]),
  )
}

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}
const code = [
  ...['routes', 'widgets', 'features', 'platform', '../ui'].flatMap(sources),
  readFileSync(join(root, 'root.tsx'), 'utf8'),
].join('\n')

/** Returns what the groups of the pattern match in the code, without duplicates. */
const findAll = (pattern: RegExp) =>
  new Set([...code.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter(Boolean)))

/**
 * Texts in the code that can be keys: strings in quotation marks, also behind a namespace and a
 * colon.
 */
const literals = findAll(/[':]([\w.-]+)(?=')|"([\w.-]+)(?=")/g)
const quoted = findAll(/'([\w.-]+)(?=')/g)
/** Texts before a placeholder, as `order.state` in `order.state.${state}`. */
const templateStarts = findAll(/[`:]([\w.-]+)\.\$\{/g)
/** The texts between a dot and the end of a template string: `${state}.a.b` gives `a.b` and `b`. */
const templateEnds = new Set(
  [...findAll(/\.([\w.-]+)(?=`)/g)].flatMap((text) =>
    text.split('.').map((_, index, parts) => parts.slice(index).join('.')),
  ),
)

describe.each(namespaces)('I18N-01 the namespace %s', (namespace) => {
  const english = read('en', namespace)

  test.each(languageCodes)('has the same keys in %s as in English', (language) => {
    expect(unique(keysOf(read(language, namespace)))).toEqual(unique(keysOf(english)))
  })

  test.each(languageCodes)('has the same placeholders in %s as in English', (language) => {
    const placeholdersOf = (translations: object) => {
      const found = new Map<string, Set<string>>()
      for (const [key, text] of textsOf(translations)) {
        const names = found.get(key) ?? new Set<string>()
        for (const [, name = ''] of text.matchAll(/\{\{(\w+)\}\}/g)) names.add(name)
        found.set(key, names)
      }
      // The placeholder `count` is left out, because a plural form need not contain the number.
      return Object.fromEntries(
        [...found].map(([key, names]) => [
          key,
          [...names].filter((name) => name !== 'count').toSorted(),
        ]),
      )
    }
    expect(placeholdersOf(read(language, namespace))).toEqual(placeholdersOf(english))
  })

  test('has no unused keys', () => {
    // A key counts as used if the code contains the whole key, or its beginning in a template
    // string, or its beginning as a string and its end in a template string.
    const unused = unique(keysOf(english)).filter((key) => {
      if (literals.has(key)) return false
      const parts = key.split('.')
      const splits = parts.slice(1).map((_, index) => ({
        start: parts.slice(0, index + 1).join('.'),
        end: parts.slice(index + 1).join('.'),
      }))
      return !splits.some(
        ({ start, end }) =>
          templateStarts.has(start) || (quoted.has(start) && templateEnds.has(end)),
      )
    })
    expect(unused).toEqual([])
  })
})

test('the code contains no visible text in JSX', () => {
  const visible = [
    ...code.matchAll(/>\s*([A-Z][a-z]+(?: [\w’',.-]+)+)\s*</g),
    ...code.matchAll(/\b(?:aria-label|placeholder|title|alt)="([^"]+)"/g),
  ]
  expect(visible.map(([, text]) => text)).toEqual([])
})

test('an instance translates at once, and does not escape values', () => {
  const { t } = createI18n('en', { site: { hello: 'Hello {{name}}' } })
  expect(t('hello', { name: 'Bún & Chả' })).toBe('Hello Bún & Chả')
})

test('inline JSON cannot end a script element', () => {
  const inline = inlineJson({ a: '</script><script>' })
  expect(inline).not.toContain('<')
  expect(JSON.parse(inline)).toEqual({ a: '</script><script>' })
})
