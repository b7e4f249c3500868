// The words of every language, as the server has them.
import type { LanguageCode } from '@tingkat/ordering/country'
import type { Words } from './words.ts'

const files = import.meta.glob<object>('../locales/*/*.json', { eager: true, import: 'default' })

/** The words of one language, a record by namespace. */
export function wordsOf(language: LanguageCode): Words {
  const words: Words = {}
  for (const [path, content] of Object.entries(files)) {
    const [, code, namespace] = /\/(\w+)\/(\w+)\.json$/.exec(path) ?? []
    if (code === language && namespace) words[namespace] = content
  }
  return words
}
