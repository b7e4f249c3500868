// Full-text search in one menu, by words of names and descriptions, ignoring case and accents.
import type { MenuCategory, Dish } from '../merchant/merchant.ts'
import { plainText } from '../plain-text.ts'

/** A range of a text, as indexes of UTF-16 units. `to` is exclusive. */
export type TextRange = { from: number; to: number }

/** Maximum length of the search text; the rest is ignored. */
export const dishSearchMax = 60

const foldedCache = new Map<string, string>()

// Returns the normalised text. Texts are cached, because each key press searches the whole menu.
function foldCached(text: string): string {
  let folded = foldedCache.get(text)
  if (folded === undefined) {
    if (foldedCache.size >= 20_000) foldedCache.clear()
    foldedCache.set(text, (folded = plainText(text)))
  }
  return folded
}

/** Splits the typed text into normalised words. */
export function toSearchWords(typed: string): string[] {
  return plainText(typed.slice(0, dishSearchMax)).split(/\s+/).filter(Boolean)
}

/** Returns the categories with the dishes that contain every word. Leaves out empty categories. */
export function searchMenu(
  categories: readonly MenuCategory[],
  words: readonly string[],
): MenuCategory[] {
  if (words.length === 0) return [...categories]
  return categories
    .map((category) => ({
      ...category,
      items: category.items.filter((dish) => matches(dish, words)),
    }))
    .filter((category) => category.items.length > 0)
}

function matches(
  { name, englishName = '', description }: Pick<Dish, 'name' | 'englishName' | 'description'>,
  words: readonly string[],
): boolean {
  const folded = foldCached(`${name}\n${englishName}\n${description}`)
  return words.every((word) => folded.includes(word))
}

export function countDishes(categories: readonly MenuCategory[]): number {
  return categories.reduce((count, category) => count + category.items.length, 0)
}

/**
 * Returns the sorted, disjoint ranges of the text that match the
 * words. A range never splits a character from its combining marks.
 */
export function findMatchedRanges(text: string, words: readonly string[]): TextRange[] {
  const characters = [...text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)].map(({ 0: character, index }) => ({
    from: index,
    to: index + character.length,
    folded: plainText(character),
  }))
  const folded = characters.map((character) => character.folded).join('')
  // For each UTF-16 unit of the normalised text, the index of the character it comes from.
  const origin = characters.flatMap((character, index) =>
    Array.from({ length: character.folded.length }, () => index),
  )
  const matched = new Set<number>()
  for (const word of words) {
    for (
      let at = folded.indexOf(word);
      word && at >= 0;
      at = folded.indexOf(word, at + word.length)
    ) {
      for (let unit = at; unit < at + word.length; unit += 1) matched.add(origin[unit] ?? 0)
    }
  }
  const ranges: TextRange[] = []
  for (const [index, { from, to }] of characters.entries()) {
    if (!matched.has(index)) continue
    const last = ranges.at(-1)
    if (last?.to === from) last.to = to
    else ranges.push({ from, to })
  }
  return ranges
}
