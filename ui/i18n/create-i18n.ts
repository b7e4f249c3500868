// Creates the translations of a page: one instance per request on the server, one in the browser.
import { createTranslate, type Translate, type Translations } from './translate.ts'

export type TranslationLoader = {
  /** Loads and returns the texts of a namespace in a language. */
  read: (language: string, namespace: string) => Promise<object>
  reportMissingKey: (language: string, namespace: string, key: string) => void
}

export type I18n = {
  language: string
  translations: Readonly<Translations>
  /** Looks up keys in the namespace `site`. */
  t: Translate
  /** Returns the same function for the same namespaces. */
  translateIn: (names: readonly string[]) => Translate
  /**
   * Loads missing namespaces. Returns undefined if none of them was missing when the page was
   * opened. Otherwise each call returns the same promise, even after it is fulfilled: when React
   * renders a suspended component again, the component must call `use` with the same promise.
   */
  load: (names: readonly string[]) => Promise<unknown> | undefined
}

/**
 * Returns an instance with `initial` translations. `loader` reads further namespaces on demand, and
 * each missing key is reported to it once. Without a loader all namespaces count as loaded.
 */
export function createI18n(
  language: string,
  initial: Translations,
  loader?: TranslationLoader,
): I18n {
  const translations = { ...initial }
  const translateByNames = new Map<string, Translate>()
  const loadingByName = new Map<string, Promise<void>>()
  const loadingByNames = new Map<string, Promise<unknown>>()
  const missing = new Set<string>()

  const onMissing = (namespace: string, key: string) => {
    const name = `${namespace}:${key}`
    if (!loader || !translations[namespace] || missing.has(name)) return
    missing.add(name)
    loader.reportMissingKey(language, namespace, key)
  }
  const readInto = async (namespace: string, { read }: TranslationLoader) => {
    try {
      translations[namespace] = await read(language, namespace)
    } catch {
      // If neither the texts of this language nor the English ones can be loaded, the page shows
      // keys.
      translations[namespace] = {}
    }
  }
  const loadOne = (namespace: string, from: TranslationLoader) => {
    const loading = loadingByName.get(namespace) ?? readInto(namespace, from)
    loadingByName.set(namespace, loading)
    return loading
  }
  const translateIn = (names: readonly string[]) => {
    const id = names.join()
    const known =
      translateByNames.get(id) ?? createTranslate({ language, translations, onMissing }, names)
    translateByNames.set(id, known)
    return known
  }
  return {
    language,
    translations,
    t: translateIn(['site']),
    translateIn,
    load(names) {
      if (!loader) return undefined
      const id = names.join()
      const known = loadingByNames.get(id)
      if (known) return known
      const absent = names.filter((name) => !translations[name])
      if (absent.length === 0) return undefined
      const loading = Promise.all(absent.map((name) => loadOne(name, loader)))
      loadingByNames.set(id, loading)
      return loading
    },
  }
}
