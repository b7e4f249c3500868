// Finding dishes on one menu: by words of their names and descriptions, whatever their case and accents.
import type { MenuCategory, Dish } from '../merchant/merchant.ts'
import { plainText } from '../plain-text.ts'

/** A stretch of a text in UTF-16 units, from its first to before its end. */
export type TextRange = { from: number; to: number }

/** More typing than this finds nothing more. */
export const dishSearchMax = 60

const foldedCache = new Map<string, string>()

// A menu's texts are folded once, however often the eater types.
function foldKept(text: string): string {
  let folded = foldedCache.get(text)
  if (folded === undefined) {
    if (foldedCache.size >= 20_000) foldedCache.clear()
    foldedCache.set(text, (folded = plainText(text)))
  }
  return folded
}

/** The words typed, folded; none for blanks. */
export function toSearchWords(typed: string): string[] {
  return plainText(typed.slice(0, dishSearchMax)).split(/\s+/).filter(Boolean)
}

/** The menu's categories with the dishes in whose names or description every word occurs; empty ones are left out. */
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
  const folded = foldKept(`${name}\n${englishName}\n${description}`)
  return words.every((word) => folded.includes(word))
}

export function countDishes(categories: readonly MenuCategory[]): number {
  return categories.reduce((count, category) => count + category.items.length, 0)
}

/** Where the words stand in the text as written, in order and apart; whole characters, so that no accent is torn off. */
export function findMatchedRanges(text: string, words: readonly string[]): TextRange[] {
  const characters = [...text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)].map(({ 0: character, index }) => ({
    from: index,
    to: index + character.length,
    folded: plainText(character),
  }))
  const folded = characters.map((character) => character.folded).join('')
  // Which character each unit of the folded text came from.
  const origin = characters.flatMap((character, index) =>
    Array.from({ length: character.folded.length }, () => index),
  )
  const hit = new Set<number>()
  for (const word of words) {
    for (
      let at = folded.indexOf(word);
      word && at >= 0;
      at = folded.indexOf(word, at + word.length)
    ) {
      for (let unit = at; unit < at + word.length; unit += 1) hit.add(origin[unit] ?? 0)
    }
  }
  const stretches: TextRange[] = []
  for (const [index, { from, to }] of characters.entries()) {
    if (!hit.has(index)) continue
    const last = stretches.at(-1)
    if (last?.to === from) last.to = to
    else stretches.push({ from, to })
  }
  return stretches
}
