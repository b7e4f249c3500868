// Words: the same keys in every language, none unused, and no sentence in the code.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '@tingkat/ordering/country/country'
import { describe, expect, test } from 'vitest'
import { createI18n, inlineJson, namespaces } from './create-i18n.ts'

const root = join(import.meta.dirname, '../..')
const read = (language: string, namespace: string) =>
  JSON.parse(readFileSync(join(root, 'locales', language, `${namespace}.json`), 'utf8')) as object

/** Dotted keys; plural endings are left out, for languages have their own. */
function keysOf(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [(prefix + key).replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(value as object, `${prefix}${key}.`),
  )
}
const unique = (keys: string[]) => [...new Set(keys)].toSorted()

function textsOf(words: object): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
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
  ...['routes', 'widgets', 'features', 'ui', 'platform'].flatMap(sources),
  readFileSync(join(root, 'root.tsx'), 'utf8'),
].join('\n')

describe.each(namespaces)('I18N-01 the words of %s', (namespace) => {
  const english = read('en', namespace)

  test.each(languageCodes)('%s has every key, and no other', (language) => {
    expect(unique(keysOf(read(language, namespace)))).toEqual(unique(keysOf(english)))
  })

  test.each(languageCodes)('%s fills in the same things', (language) => {
    const gaps = (words: object) => {
      const found = new Map<string, Set<string>>()
      for (const [key, text] of textsOf(words)) {
        const names = found.get(key) ?? new Set<string>()
        for (const [, name = ''] of text.matchAll(/\{\{(\w+)\}\}/g)) names.add(name)
        found.set(key, names)
      }
      // A language may leave the number itself unsaid.
      return Object.fromEntries(
        [...found].map(([key, names]) => [
          key,
          [...names].filter((name) => name !== 'count').toSorted(),
        ]),
      )
    }
    expect(gaps(read(language, namespace))).toEqual(gaps(english))
  })

  test('no key is unused', () => {
    // A key counts as used when the code names it whole, or names the part before its last word in a template.
    const unused = unique(keysOf(english)).filter((key) => {
      if (code.includes(`'${key}'`) || code.includes(`:${key}'`) || code.includes(`"${key}"`))
        return false
      const parts = key.split('.')
      return (
        !parts.some(
          (_, index) =>
            index > 0 &&
            [
              `\`${parts.slice(0, index).join('.')}.\${`,
              `:${parts.slice(0, index).join('.')}.\${`,
            ].some((stem) => code.includes(stem)),
        ) &&
        !parts.some(
          (_, index) =>
            index > 0 &&
            code.includes(`'${parts.slice(0, index).join('.')}'`) &&
            code.includes(`.${parts.slice(index).join('.')}\``),
        )
      )
    })
    expect(unused).toEqual([])
  })
})

test('no sentence stands in the code: visible text comes from the words', () => {
  const visible = [
    ...code.matchAll(/>\s*([A-Z][a-z]+(?: [\w’',.-]+)+)\s*</g),
    ...code.matchAll(/\b(?:aria-label|placeholder|title|alt)="([^"]+)"/g),
  ]
  expect(visible.map(([, text]) => text)).toEqual([])
})

test('words are ready at once and escape nothing twice', () => {
  const { t } = createI18n('en', { site: { hello: 'Hello {{name}}' } })
  expect(t('hello', { name: 'Bún & Chả' })).toBe('Hello Bún & Chả')
})

test('words inside a script element cannot end it', () => {
  const inline = inlineJson({ a: '</script><script>' })
  expect(inline).not.toContain('<')
  expect(JSON.parse(inline)).toEqual({ a: '</script><script>' })
})
