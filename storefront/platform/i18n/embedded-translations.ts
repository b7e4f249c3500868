// The script element in which a page embeds the translations of its first rendering.

/** The id of the script element with a page's translations, and its attribute for their version. */
export const translationsElementID = 'words'
export const translationsVersionAttribute = 'data-version'

/** Returns JSON for a script element. `<` is escaped, so that no text can end the element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
