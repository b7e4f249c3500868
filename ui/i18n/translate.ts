// Finds the text of a translation key: follows nested keys, chooses plural forms and fills
// placeholders.

/** Maps each namespace to a nested object of texts. */
export type Translations = Record<string, object>

/**
 * Returns the text of the first key that has one. A key may begin with its namespace (`site:home`).
 * `values` fill placeholders (`{{name}}`). The value `count` selects the plural form, and `ns`
 * names the only namespace to search. If no key has a text, returns the value `defaultValue`, or
 * else the last key without its namespace.
 */
export type Translate = (
  key: string | readonly string[],
  values?: Readonly<Record<string, unknown>>,
) => string

type Lookup = {
  language: string
  translations: Translations
  /** Called for each key that has no text. */
  onMissing: (namespace: string, key: string) => void
}

/** Returns a function that searches `namespaces` from the first to the last. */
export function createTranslate(
  { language, translations, onMissing }: Lookup,
  namespaces: readonly string[],
): Translate {
  return (key, values = {}) => {
    const { count, ns, defaultValue } = values
    const searched = typeof ns === 'string' ? [ns] : namespaces
    const form = typeof count === 'number' ? pluralForm(language, count) : ''
    const keys = [key].flat().map((name) => splitKey(name, searched))
    for (const { path, within } of keys) {
      for (const namespace of within) {
        const texts = translations[namespace]
        const text = (form ? findText(texts, path + form) : undefined) ?? findText(texts, path)
        if (text !== undefined) return fillIn(text, values)
      }
    }
    const missing = keys.at(-1)
    if (!missing) return ''
    onMissing(missing.within.at(-1) ?? '', missing.path)
    return typeof defaultValue === 'string' ? defaultValue : missing.path
  }
}

function splitKey(key: string, namespaces: readonly string[]) {
  const colon = key.indexOf(':')
  return colon < 0
    ? { path: key, within: namespaces }
    : { path: key.slice(colon + 1), within: [key.slice(0, colon)] }
}

function findText(texts: object | undefined, path: string): string | undefined {
  let found: unknown = texts
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined
    found = (found as Record<string, unknown>)[part]
  }
  return typeof found === 'string' ? found : undefined
}

function fillIn(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.includes('{{')
    ? text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => toText(values[name]))
    : text
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''

// Of the languages of the pages, only English has a singular form, so a comparison with 1 is
// enough. It replaces `Intl.PluralRules`, which loads data at its first use.
const pluralForm = (language: string, count: number): string =>
  language === 'en' && count === 1 ? '_one' : '_other'
