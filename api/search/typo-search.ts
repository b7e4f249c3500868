// Searches of the index for words with typos.
import type { Query, SearchResult } from 'minisearch'
import { minScoreShare } from './closeness.ts'
import type { EntryIndex, Vocabulary } from './entry-index.ts'
import { chineseLettersOf, isPair, swapAdjacentLetters, type Terms } from './search-terms.ts'
import type { SearchWords } from './search-words.ts'

/** The entries of the index, and the words of the country. */
export type Known = { entryIndex: EntryIndex; words: SearchWords }

// Texts in scripts without spaces are compared by pairs of adjacent letters.
// This share of a query's pairs must match; one typo affects two pairs.
const minPairShare = 0.6
// At most this many matches with typos, or with only some of the words, are used. Nobody reads more
// results than this.
export const maxUncertain = 500

/** Returns the number of typos allowed in a word: one from four letters on, two from eight. */
function maxTypos(word: string): number {
  if (word.length >= 8) return 2
  return word.length >= 4 ? 1 : 0
}

/**
 * Finds entries with all words, allowing typos, and with most of the letter pairs and Chinese
 * characters.
 */
export function searchWithTypos(
  known: Known,
  terms: Terms,
  combineWith: 'AND' | 'OR' = 'AND',
): SearchResult[] {
  const last = terms.findLast((term) => !isPair(term))
  const queries: Query[] = terms
    .filter((term) => !isPair(term))
    .map((word) => queryWithTypos(known, { word, isLast: word === last, terms }))
  const letters = chineseLettersOf(terms.join(''))
  const pairs = terms.filter((term) => isPair(term) && chineseLettersOf(term).length === 0)
  if (letters.length > 0) queries.push({ queries: letters, fields: ['letters'] })
  if (pairs.length > 0) queries.push({ queries: pairs })
  const results = known.entryIndex.index.search({ queries, combineWith })
  if (combineWith === 'OR') return results.slice(0, maxUncertain)
  const hasMost = (wanted: Terms, found: Terms) =>
    wanted.length < 2 ||
    wanted.filter((term) => found.includes(term)).length >= Math.ceil(wanted.length * minPairShare)
  return results
    .filter(({ queryTerms }) => hasMost(pairs, queryTerms) && hasMost(letters, queryTerms))
    .slice(0, maxUncertain)
}

/** Returns the query for a word that may have typos. `isLast` means that it may be incomplete. */
function queryWithTypos(
  { entryIndex: { vocabulary }, words }: Known,
  { word, isLast, terms }: { word: string; isLast: boolean; terms: Terms },
): Query {
  const typos = countTypos(vocabulary, word, terms)
  const asTyped = { queries: [word], fuzzy: typos, prefix: isLast && word.length > 1 }
  const isKnown = vocabulary.has(word)
  if (typos === 0 || isKnown) return asTyped
  const corrected = [
    ...swapAdjacentLetters(word).flatMap((swapped) => words.respell(swapped)),
    ...words.respellTypo(word, typos),
  ].filter((correction) => vocabulary.has(correction))
  return { queries: [asTyped, ...new Set(corrected)], combineWith: 'OR' }
}

/**
 * A single word that is known may be a typo of another one. If all words of a longer query are
 * known, they are assumed to be meant.
 */
export function mayHaveTypos({ entryIndex: { vocabulary } }: Known, terms: Terms): boolean {
  return terms.length === 1 || terms.some((term) => isPair(term) || !vocabulary.has(term))
}

/** Returns the number of typos that are allowed in a word of a query. */
function countTypos(vocabulary: Vocabulary, word: string, terms: Terms): number {
  const hasUnknown = terms.some((term) => !isPair(term) && !vocabulary.has(term))
  // If another word of the query is unknown, that one has the typo.
  if (vocabulary.has(word) && hasUnknown) return 0
  // In a word of three letters, a typo is allowed only beside other words, which show what is
  // meant: roast duk.
  if (word.length === 3 && !vocabulary.has(word) && terms.length > 1) return 1
  return maxTypos(word)
}

/** Finds entries with some of the words, allowing typos. */
export function searchSomeTerms(known: Known, terms: Terms): SearchResult[] {
  const results = searchWithTypos(known, terms, 'OR')
  const best = results[0]?.score ?? 0
  return results.filter(({ score }) => score >= best * minScoreShare)
}
