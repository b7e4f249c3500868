// Finds named places by the words that somebody types: any order, any accents, any of a place's names.
import { distanceBetween, type Point } from '@tingkat/ordering/location/location'
import { plainAddress, plainKeyword } from './address-words.ts'

/** A place ready to be searched: its names, each as `\n word word`, with and without their spaces, and those of its city. */
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
    text: lined(plain, ' '),
    compact: lined(plain.map(withoutSpaces), ''),
    cityText: lined(city.map(plainAddress), ' '),
    weight,
  }
}

const lined = (names: readonly string[], before: string) =>
  `\n${names.map((name) => `${before}${name}\n`).join('')}`
const withoutSpaces = (text: string) => text.replaceAll(' ', '')

/** At most `limit`, best first: how well a name fits, then how large the place is and how near to `near`. */
export function findPlaces<One extends Searchable>(
  ones: readonly One[],
  keyword: string,
  limit: number,
  near?: Point,
): One[] {
  const query = plainKeyword(keyword)
  if (!query) return []
  const asked = { query, words: query.split(' '), compact: withoutSpaces(query) }
  const found: { one: One; fit: number; score: number }[] = []
  for (const one of ones) {
    const fit = fitOf(one, asked)
    if (fit > 0) found.push({ one, fit, score: scoreOf(one, near) })
  }
  return found
    .toSorted((a, b) => b.fit - a.fit || b.score - a.score)
    .slice(0, limit)
    .map(({ one }) => one)
}

type Asked = { query: string; words: readonly string[]; compact: string }

/** 6 the very name, 5 its beginning, 4 the same but for spaces, 3 every word begins one of its words, 2 with its city's, 1 somewhere inside, 0 not at all. */
function fitOf(
  { text, compact, cityText }: Searchable,
  { query, words, compact: run }: Asked,
): number {
  if (text.includes(`\n ${query}`)) return text.includes(`\n ${query}\n`) ? 6 : 5
  if (compact.includes(`\n${run}`)) return 4
  if (words.length > 1 && words.every((word) => text.includes(` ${word}`))) return 3
  if (words.length === 1 && text.includes(` ${query}`)) return 3
  if (words.length > 1 && fitsWithCity(text, cityText, words)) return 2
  return text.includes(query) ? 1 : 0
}

/** Whole words of the name and beginnings of the city's; the last word may still be being typed. */
function fitsWithCity(text: string, cityText: string, words: readonly string[]): boolean {
  let named = false
  for (const [index, word] of words.entries()) {
    const isName = isWhole(text, word) || (index === words.length - 1 && text.includes(` ${word}`))
    if (!isName && !cityText.includes(` ${word}`)) return false
    named ||= isName
  }
  return named
}

const isWhole = (text: string, word: string) =>
  text.includes(` ${word} `) || text.includes(` ${word}\n`)

/** Ten kilometres away weigh little, a hundred as much as a town a hundred times as large. */
function scoreOf({ weight, ...point }: Searchable, near: Point | undefined): number {
  return near ? weight - 2 * Math.log10(1 + distanceBetween(near, point) / 10_000) : weight
}
