// Searches places by all their names. The words may be in any sequence and without accents.
import { distanceBetween, type Point } from '@tingkat/ordering/location/location'
import { plainAddress, plainKeyword } from './address-words.ts'

/**
 * A place with the texts by which it is searched. `text` has a line for each name, with a space
 * before each word. `compact` has the same lines without spaces, and `cityText` has the names of
 * the city. Places with a higher `weight` rank higher.
 */
export type Searchable = Point & { text: string; compact: string; cityText: string; weight: number }

export function toSearchable(
  point: Point,
  names: readonly string[],
  city: readonly string[],
  weight: number,
): Searchable {
  const plain = names.map(plainAddress)
  return {
    ...point,
    text: joinLines(plain, ' '),
    compact: joinLines(plain.map(withoutSpaces), ''),
    cityText: joinLines(city.map(plainAddress), ' '),
    weight,
  }
}

const joinLines = (names: readonly string[], before: string) =>
  `\n${names.map((name) => `${before}${name}\n`).join('')}`
const withoutSpaces = (text: string) => text.replaceAll(' ', '')

/** Returns at most `limit` places, sorted by match, then by weight and distance to `near`. */
export function findPlaces<T extends Searchable>(
  places: readonly T[],
  keyword: string,
  limit: number,
  near?: Point,
): T[] {
  const query = plainKeyword(keyword)
  if (!query) return []
  const words = { query, words: query.split(' '), compact: withoutSpaces(query) }
  const matches: { place: T; fit: number; score: number }[] = []
  for (const place of places) {
    const fit = fitOf(place, words)
    if (fit > 0) matches.push({ place, fit, score: scoreOf(place, near) })
  }
  return matches
    .toSorted((a, b) => b.fit - a.fit || b.score - a.score)
    .slice(0, limit)
    .map(({ place }) => place)
}

type SearchWords = { query: string; words: readonly string[]; compact: string }

/**
 * Returns 6 for the exact name, 5 for its beginning, 4 for a match without spaces, 3 if every word
 * is the beginning of a word of the name, 2 if some words are in the name of the city, 1 for any
 * substring, 0 for no match.
 */
function fitOf(
  { text, compact, cityText }: Searchable,
  { query, words, compact: run }: SearchWords,
): number {
  if (text.includes(`\n ${query}`)) return text.includes(`\n ${query}\n`) ? 6 : 5
  if (compact.includes(`\n${run}`)) return 4
  if (words.length > 1 && words.every((word) => text.includes(` ${word}`))) return 3
  if (words.length === 1 && text.includes(` ${query}`)) return 3
  if (words.length > 1 && fitsWithCity(text, cityText, words)) return 2
  return text.includes(query) ? 1 : 0
}

/**
 * Whether each search word is a whole word of the name or the beginning of a word
 * of the city, and at least one is in the name. The last word may be incomplete.
 */
function fitsWithCity(text: string, cityText: string, words: readonly string[]): boolean {
  let hasNameWord = false
  for (const [index, word] of words.entries()) {
    const isName =
      isWholeWord(text, word) || (index === words.length - 1 && text.includes(` ${word}`))
    if (!isName && !cityText.includes(` ${word}`)) return false
    hasNameWord ||= isName
  }
  return hasNameWord
}

const isWholeWord = (text: string, word: string) =>
  text.includes(` ${word} `) || text.includes(` ${word}\n`)

/**
 * Returns the weight, reduced by the distance to `near`. At 10 km, a place ranks
 * like one with a quarter of its population; at 100 km, like one with a hundredth.
 */
function scoreOf({ weight, ...point }: Searchable, near: Point | undefined): number {
  return near ? weight - 2 * Math.log10(1 + distanceBetween(near, point) / 10_000) : weight
}
