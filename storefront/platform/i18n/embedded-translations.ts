// How a page embeds the translations that it needs at first.

/** The id of the script element with a page's translations, and its attribute for their version. */
export const translationsElementID = 'words'
export const translationsVersionAttribute = 'data-version'

/** Returns JSON in which no text can end a script element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
