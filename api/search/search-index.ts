// Full-text index in memory (MiniSearch).
import type { Query, SearchOptions, SearchResult } from 'minisearch'
import { createAccentCheck } from './accents.ts'
import {
  closeness,
  createMeasure,
  minScoreShare,
  termWeightOf,
  type Closeness,
  type Measure,
} from './closeness.ts'
import { EntryIndex, nameFields } from './entry-index.ts'
import { findParts, type PartialHit } from './find-parts.ts'
import type { SearchDoc, SearchEntry } from './search-entries.ts'
import {
  chineseLettersOf,
  isPair,
  joinEachPair,
  splitWord,
  swapAdjacentLetters,
} from './search-terms.ts'
import type { SearchWords } from './search-words.ts'

/**
 * `score` may be compared only among hits of one search
 * that have the same closeness; higher is better.
 */
export type SearchHit = { id: string; closeness: Closeness; score: number }
export type SearchIndex = {
  /** Returns at most `limit` hits, best first. */
  find: (query: string, limit: number) => SearchHit[]
  /** Returns at most `limit` documents that have one or more words of the query, best first. */
  findParts: (query: string, limit: number) => PartialHit[]
  /** Returns the number of words of the query, without the words to ignore. */
  countWords: (query: string) => number
  add: (doc: SearchDoc) => void
  /** Removes a document that was added with the same texts. */
  remove: (doc: SearchDoc) => void
  /** Sets the number of times that the document's text occurs. */
  recount: (doc: SearchDoc, count: number) => void
}

type Match = { entry: SearchEntry; closeness: Closeness; score: number }
type Terms = readonly string[]
type MeasureResult = (entry: SearchEntry, result: SearchResult) => Measure

// Once the search has this many hits, it does not look for less close matches.
const enoughHits = 20
// With fewer hits than this, the search also looks for incomplete words and typos.
const fewHits = 3
// Texts in scripts without spaces are compared by pairs of adjacent letters.
// This share of a query's pairs must match; one typo affects two pairs.
const minPairShare = 0.6
// At most this many matches with typos, or with only some of the words, are used. Nobody reads more
// results than this.
const maxUncertain = 500
// A word before the last one may be incomplete if it has at least this many letters. Shorter ones
// match too many words.
const minPrefix = 3
// The search does not try to split words with more letters than this into several words.
const maxSplitLength = 24
const maxSplits = 12

/** Returns the number of typos allowed in a word: one from four letters on, two from eight. */
function maxTypos(word: string): number {
  if (word.length >= 8) return 2
  return word.length >= 4 ? 1 : 0
}

/**
 * Creates an index. The generator yields after each document, so that its caller can let the
 * process serve other requests in between.
 */
export function* indexInSteps(
  docs: Iterable<SearchDoc>,
  words: SearchWords,
): Generator<void, SearchIndex> {
  const entries = new EntryIndex(words)
  for (const doc of docs) {
    entries.add(doc)
    yield
  }
  return createFinder(entries, words)
}

function createFinder(entryIndex: EntryIndex, words: SearchWords): SearchIndex {
  const { entries, index, vocabulary } = entryIndex
  return {
    add: (doc) => entryIndex.add(doc),
    remove: (doc) => entryIndex.remove(doc),
    recount: (doc, count) => entryIndex.recount(doc, count),
    find(query, limit) {
      const terms = words.queryTerms(query)
      if (terms.length === 0) return []
      return findMatches(terms, query)
        .toSorted((a, b) => a.closeness - b.closeness || b.score - a.score)
        .slice(0, limit)
        .flatMap(({ entry, ...hit }) => entry.ids.map((id) => ({ id, ...hit })))
        .slice(0, limit)
    },
    countWords: (query) => words.queryWords(query).length,
    findParts: (query, limit) => findParts(entryIndex, words.queryWords(query), limit),
  }

  function findMatches(terms: Terms, query: string): Match[] {
    const matches = new Map<number, Match>()
    const add = (results: readonly SearchResult[], measure: MeasureResult) => {
      for (const result of results) {
        const entry = entries[result.id as number]
        if (!entry || matches.has(entry.id)) continue
        const measured = measure(entry, result)
        const score = result.score * measured.weight * (1 + Math.log2(entry.count) / 4)
        matches.set(entry.id, { entry, closeness: measured.closeness, score })
      }
    }
    const names = { fields: nameFields }
    const joined = joinWords(terms)
    add(searchExactly(terms, names), createMeasure(terms, query))
    for (const variant of matches.size < enoughHits ? joined : [])
      add(searchExactly(variant, names), always(closeness.words))
    if (matches.size < enoughHits) add(searchExactly(terms), always(closeness.about))
    for (const member of matches.size < enoughHits ? words.membersOf(terms) : []) {
      if (matches.size >= maxUncertain) break
      add(searchFood(member), always(closeness.about))
    }
    if (matches.size < fewHits) add(searchBeginnings(terms), always(closeness.words))
    if (matches.size < fewHits && mayHaveTypos(terms))
      add(searchWithTypos(terms), inRow(closeness.typos, terms))
    for (const search of fallbacks(terms, joined)) {
      if (matches.size > 0) break
      search(add)
    }
    if (terms.length > 1 && matches.size < fewHits)
      add(searchSomeTerms(terms), inRow(closeness.some, terms))
    return [...matches.values()]
  }

  /** Returns further searches for a query that has found nothing, the most promising first. */
  function fallbacks(
    terms: Terms,
    joined: readonly Terms[],
  ): ((add: (results: readonly SearchResult[], measure: MeasureResult) => void) => void)[] {
    return [
      (add) => {
        for (const variant of joined) add(searchWithTypos(variant), inRow(closeness.typos, terms))
      },
      (add) => {
        for (const variant of splitUnknownWords(terms))
          add(searchExactly(variant, { fields: nameFields }), always(closeness.words))
      },
      (add) => {
        for (const variant of splitUnknownWords(terms, true))
          add(searchWithTypos(variant), inRow(closeness.typos, variant))
      },
      (add) => {
        for (const synonym of [terms, ...joined].flatMap(words.foreignSynonymsOf))
          add(searchExactly(synonym, { fields: nameFields }), always(closeness.about))
      },
      (add) => {
        for (const related of [terms, ...joined].flatMap(words.relatedOf))
          add(searchExactly(related, { fields: nameFields }), always(closeness.some))
      },
    ]
  }

  /**
   * Returns, for each two adjacent words, the terms with these words joined,
   * and the same in the usual spelling: mee hoon becomes meehoon and bihun.
   */
  function joinWords(terms: Terms): Terms[] {
    return joinEachPair(terms).flatMap((joined) => {
      const respelled = joined.flatMap((word) => words.respell(word))
      return respelled.join(' ') === joined.join(' ') ? [joined] : [joined, respelled]
    })
  }

  /**
   * Returns variants of the terms in which an unknown word is split into two or three known
   * words. With `withTypos`, the word is split into two words, of which at least one is known.
   */
  function splitUnknownWords(terms: Terms, withTypos = false): Terms[] {
    return terms
      .flatMap((word, index) => {
        if (isPair(word) || word.length > maxSplitLength || vocabulary.has(word)) return []
        const splits = withTypos
          ? splitWord(word, 2)
          : [...splitWord(word, 2), ...splitWord(word, 3)]
        return splits
          .map((parts) => parts.flatMap((part) => words.respell(part)))
          .filter((parts) =>
            withTypos
              ? parts.some((part) => part.length >= minPrefix && vocabulary.has(part))
              : parts.every((part) => vocabulary.has(part)),
          )
          .map((parts) => [...terms.slice(0, index), ...parts, ...terms.slice(index + 1)])
      })
      .slice(0, maxSplits)
  }

  /** Finds entries with all terms as they are. The last word may be incomplete. */
  function searchExactly(terms: Terms, options: SearchOptions = {}): SearchResult[] {
    const last = terms.findLast((term) => !isPair(term))
    const queries = terms.map((term) => ({
      queries: [term],
      prefix: term === last && term.length > 1,
    }))
    return index.search({ queries, combineWith: 'AND' }, options)
  }

  /** Finds entries whose names have all terms as they are, and the food with its accents. */
  function searchFood({ terms, food }: { terms: Terms; food: string }): SearchResult[] {
    const queries = terms.map((term) => ({ queries: [term] }))
    const hasOtherWord = createAccentCheck(food)
    return index
      .search({ queries, combineWith: 'AND' }, { fields: nameFields })
      .filter(({ id }) => {
        const entry = entries[id as number]
        return entry && !hasOtherWord(entry)
      })
  }

  /** Finds entries with all words, each of which may be incomplete. */
  function searchBeginnings(terms: Terms): SearchResult[] {
    if (terms.length < 2) return []
    const last = terms.findLast((term) => !isPair(term))
    const queries = terms.map((term) => ({
      queries: [term],
      prefix: !isPair(term) && term.length >= (term === last ? 2 : minPrefix),
    }))
    return index.search({ queries, combineWith: 'AND' }, { fields: nameFields })
  }

  /**
   * Finds entries with all words, allowing typos, and with most of the letter pairs and Chinese
   * characters.
   */
  function searchWithTypos(terms: Terms, combineWith: 'AND' | 'OR' = 'AND'): SearchResult[] {
    const last = terms.findLast((term) => !isPair(term))
    const queries: Query[] = terms
      .filter((term) => !isPair(term))
      .map((word) => queryWithTypos(word, word === last, terms))
    const letters = chineseLettersOf(terms.join(''))
    const pairs = terms.filter((term) => isPair(term) && chineseLettersOf(term).length === 0)
    if (letters.length > 0) queries.push({ queries: letters, fields: ['letters'] })
    if (pairs.length > 0) queries.push({ queries: pairs })
    const results = index.search({ queries, combineWith })
    if (combineWith === 'OR') return results.slice(0, maxUncertain)
    const hasMost = (wanted: Terms, found: Terms) =>
      wanted.length < 2 ||
      wanted.filter((term) => found.includes(term)).length >=
        Math.ceil(wanted.length * minPairShare)
    return results
      .filter(({ queryTerms }) => hasMost(pairs, queryTerms) && hasMost(letters, queryTerms))
      .slice(0, maxUncertain)
  }

  /** Returns the query for a word that may have typos. `isLast` means that it may be incomplete. */
  function queryWithTypos(word: string, isLast: boolean, terms: Terms): Query {
    const typos = countTypos(word, terms)
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
  function mayHaveTypos(terms: Terms): boolean {
    return terms.length === 1 || terms.some((term) => isPair(term) || !vocabulary.has(term))
  }

  /** Returns the number of typos that are allowed in a word of a query. */
  function countTypos(word: string, terms: Terms): number {
    const hasUnknown = terms.some((term) => !isPair(term) && !vocabulary.has(term))
    // If another word of the query is unknown, that one has the typo.
    if (vocabulary.has(word) && hasUnknown) return 0
    // In a word of three letters, a typo is allowed only beside other words, which show what is
    // meant: roast duk.
    if (word.length === 3 && !vocabulary.has(word) && terms.length > 1) return 1
    return maxTypos(word)
  }

  /** Finds entries with some of the words, allowing typos. */
  function searchSomeTerms(terms: Terms): SearchResult[] {
    const results = searchWithTypos(terms, 'OR')
    const best = results[0]?.score ?? 0
    return results.filter(({ score }) => score >= best * minScoreShare)
  }
}

const always =
  (level: Closeness): MeasureResult =>
  () => ({ closeness: level, weight: 1 })

const inRow =
  (level: Closeness, terms: Terms): MeasureResult =>
  (entry, result) => ({ closeness: level, weight: termWeightOf(result, entry, terms.length) })
