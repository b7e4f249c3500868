// Checks the translation files of the console: the same keys and placeholders in all languages, and
// no key that the code does not use.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operatorCodes } from '@tingkat/contract/problem'
import { permissions, staffRoles } from '@tingkat/ordering/permissions'
import { expect, test } from 'vitest'
import { consoleLanguages, findLanguage } from './language.ts'

const root = join(import.meta.dirname, '../..')
const namespaces = readdirSync(join(root, 'locales/en')).map((file) => file.replace('.json', ''))

function read(language: string, namespace: string): Map<string, string> {
  const text = readFileSync(join(root, 'locales', language, `${namespace}.json`), 'utf8')
  return new Map(flatten(JSON.parse(text) as object))
}

const flatten = (texts: object, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[prefix + key, value]]
      : flatten(value as object, `${prefix}${key}.`),
  )

const escapeDots = (key: string) => key.replaceAll('.', String.raw`\.`)
const withoutPlural = (key: string) => key.replace(/_(one|other)$/, '')
const keysOf = (texts: Map<string, string>) =>
  [...new Set([...texts.keys()].map(withoutPlural))].toSorted()
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted()

const code = ['routes', 'features', 'platform', '../ui']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  .join('\n')

test.each(namespaces)('%s has the same keys and placeholders in every language', (namespace) => {
  const english = read('en', namespace)
  for (const language of consoleLanguages) {
    const texts = read(language, namespace)
    expect({ language, keys: keysOf(texts) }).toEqual({ language, keys: keysOf(english) })
    for (const [key, text] of texts)
      expect({ language, key, names: placeholdersOf(text) }).toEqual({
        language,
        key,
        names: placeholdersOf(english.get(key) ?? ''),
      })
  }
})

test.each(namespaces)('%s has no key that the code does not use', (namespace) => {
  // A key is used if the code contains all of it, or its beginning in a template string.
  const unused = keysOf(read('en', namespace)).filter((key) => {
    const stem = key.slice(0, key.lastIndexOf('.') + 1)
    return (
      !new RegExp(`['\`:]${escapeDots(key)}'`).test(code) &&
      !(stem && new RegExp(`['\`:]${escapeDots(stem)}\\$\\{`).test(code))
    )
  })
  expect(unused).toEqual([])
})

test('every role and permission has a name', () => {
  const keys = keysOf(read('en', 'roles'))
  expect(keys.filter((key) => key.startsWith('name.'))).toEqual(
    staffRoles.map((role) => `name.${role}`).toSorted(),
  )
  expect(keys.filter((key) => key.startsWith('permission.'))).toEqual(
    permissions.map((permission) => `permission.${permission.replace('.', '_')}`).toSorted(),
  )
})

test('the problems of staff pages have a text', () => {
  const keys = new Set(keysOf(read('en', 'site')))
  // Codes of problems that occur only in the menu editor, which has its own texts for them.
  const ofMenus = /^(draft_|revision_|menu_|price_|picture)/
  expect(
    operatorCodes.filter((code_) => !ofMenus.test(code_) && !keys.has(`problem.${code_}`)),
  ).toEqual([])
})

test('chooses the first language that the console has', () => {
  expect(findLanguage(['', 'fr-FR', 'th-TH', 'en'])).toBe('th')
  expect(findLanguage(['in-ID'])).toBe('id')
  expect(findLanguage(['fr'])).toBe('en')
})
