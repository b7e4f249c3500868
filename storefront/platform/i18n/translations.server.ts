// The words of every language, as the server has them.
import { createHash } from 'node:crypto'
import type { LanguageCode } from '@tingkat/ordering/country/country'
import type { Translations } from './create-i18n.ts'

const files = import.meta.glob<object>('../../locales/*/*.json', { eager: true, import: 'default' })

/** The words of one language, a record by namespace. */
export function translationsOf(language: LanguageCode): Translations {
  const words: Translations = {}
  for (const [path, content] of Object.entries(files)) {
    const [, code, namespace] = /\/(\w+)\/(\w+)\.json$/.exec(path) ?? []
    if (code === language && namespace) words[namespace] = content
  }
  return words
}

/** Another one for each release that changes a word. */
export const translationsVersion = createHash('sha256')
  .update(JSON.stringify(files))
  .digest('base64url')
  .slice(0, 8)
