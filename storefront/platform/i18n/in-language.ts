// Chooses between a text of the catalogue in the country's language and the same text in English.

/** Returns `english` on pages in English, if the catalogue has it; otherwise `local`. */
export const inLanguage = <T>(language: string, local: T, english: T | undefined): T =>
  language === 'en' && english !== undefined ? english : local
