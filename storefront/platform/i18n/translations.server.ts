// The translations of all languages on the server.
import { createHash } from 'node:crypto'
import type { LanguageCode } from '@tingkat/ordering/country/country'
import type { Translations } from '@tingkat/ui/i18n/translate.ts'

// As text, because only the languages of visitors are parsed. Parsing all would delay the start.
const files = import.meta.glob<string>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
  query: '?raw',
})

const parsed = new Map<LanguageCode, Translations>()

/** Returns the translations of one language by namespace. */
export function translationsOf(language: LanguageCode): Translations {
  const known = parsed.get(language)
  if (known) return known
  const translations: Translations = {}
  for (const [path, content] of Object.entries(files)) {
    const [, code, namespace] = /\/(\w+)\/(\w+)\.json$/.exec(path) ?? []
    if (code === language && namespace)
      translations[namespace] = JSON.parse(content) as Translations[string]
  }
  parsed.set(language, translations)
  return translations
}

/** A hash of all translations. Their URLs contain it, so that browsers may cache them. */
export const translationsVersion = createHash('sha256')
  .update(JSON.stringify(files))
  .digest('base64url')
  .slice(0, 8)
