// How closely an entry of the search index matches a query.
import type { SearchResult } from 'minisearch'
import { createOtherWordCheck } from './accents.ts'
import type { SearchEntry } from './search-entries.ts'

/** How well an entry matches a query, best first. */
export const closeness = {
  /** A name equals the query. */
  whole: 0,
  /** A name contains all words of the query, one after another. */
  phrase: 1,
  /** The same, after a phrase of the name is replaced by a synonym. */
  synonym: 2,
  /** The names have all words of the query; the last word may be incomplete. */
  words: 3,
  /** The names and the description together have all words of the query. */
  about: 4,
  /** All words match with typos. */
  typos: 5,
  /** The names and dishes of a merchant together have all words of the query. */
  together: 6,
  /** Only some words match, or the entry is food similar to what the query names. */
  some: 7,
} as const
export type Closeness = (typeof closeness)[keyof typeof closeness]

/** How closely an entry matches, and the factor by which its score is multiplied. */
export type Measure = { closeness: Closeness; weight: number }

/**
 * Weights by where the query is in a name. A query that is the whole name scores higher than one at
 * the start of a name, and that higher than one within a name.
 */
const rowWeights = { whole: 4, start: 2.5, within: 2, none: 1 }

// Matches of only some words are left out below this share of the best score.
export const minScoreShare = 0.35

/**
 * Returns the weight of an entry that has some of `count` terms. The weight is higher with more of
 * the terms, and if they are adjacent in a name.
 */
export const termWeightOf = (result: SearchResult, entry: SearchEntry, count: number): number =>
  rowWeightOf(result, entry) * Math.min(1, result.queryTerms.length / count) ** 4

/** Returns a weight that is higher if the terms are adjacent in a name, in any sequence. */
function rowWeightOf({ terms, queryTerms }: SearchResult, { phrases }: SearchEntry): number {
  const found = new Set(terms)
  let weight = rowWeights.none
  for (const phrase of phrases) {
    const words = phrase.trim().split(' ')
    let row = 0
    const isInRow = words.some((word) => (row = found.has(word) ? row + 1 : 0) >= queryTerms.length)
    if (!isInRow) continue
    const isAtStart = words.slice(0, queryTerms.length).every((word) => found.has(word))
    const ofPhrase = isAtStart ? rowWeights.start : rowWeights.within
    weight = Math.max(weight, words.length === queryTerms.length ? rowWeights.whole : ofPhrase)
  }
  return weight
}

/**
 * Returns a function that measures how closely an entry matches the query. It must only be called
 * for entries whose names have all terms of the query.
 */
export function createMeasure(
  terms: readonly string[],
  query: string,
): (entry: SearchEntry) => Measure {
  const phrase = ` ${terms.join(' ')} `
  const hasOtherWord = createOtherWordCheck(query)
  const words = { closeness: closeness.words, weight: rowWeights.none }
  return (entry) => {
    if (hasOtherWord(entry)) return { closeness: closeness.typos, weight: rowWeights.none }
    const names = entry.phrases.slice(0, entry.nameCount)
    if (names.includes(phrase)) return { closeness: closeness.whole, weight: rowWeights.whole }
    return (
      measurePhrase(phrase, names, closeness.phrase) ??
      measurePhrase(phrase, entry.phrases, closeness.synonym) ??
      words
    )
  }
}

/** Returns the measure of an entry with the phrase in one of its texts. */
function measurePhrase(phrase: string, texts: string[], level: Closeness): Measure | undefined {
  if (texts.some((text) => text.startsWith(phrase)))
    return { closeness: level, weight: rowWeights.start }
  return texts.some((text) => text.includes(phrase))
    ? { closeness: level, weight: rowWeights.within }
    : undefined
}
