// The language of the console: the one that the person chose in this browser, else the browser's.
export const consoleLanguages = ['en', 'id', 'th', 'vi'] as const
export type ConsoleLanguage = (typeof consoleLanguages)[number]

/** Names of the languages, each in the language itself. */
export const languageNames: Readonly<Record<ConsoleLanguage, string>> = {
  en: 'English',
  id: 'Bahasa Indonesia',
  th: 'ไทย',
  vi: 'Tiếng Việt',
}

const key = 'tingkat.console.language'

/**
 * Returns the first of the `preferred` languages that the console has; English if it has none of
 * them.
 */
export function findLanguage(preferred: readonly string[]): ConsoleLanguage {
  for (const tag of preferred) {
    // `in` is the former language code of Indonesian, which some browsers still send.
    const code = tag.toLowerCase().split('-')[0]?.replace(/^in$/, 'id')
    const found = consoleLanguages.find((language) => language === code)
    if (found) return found
  }
  return 'en'
}

export function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function storeLanguage(language: ConsoleLanguage): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // The browser blocks storage, so its own language applies.
  }
}

export function chooseLanguage(): ConsoleLanguage {
  return findLanguage([readStoredLanguage() ?? '', ...navigator.languages])
}
