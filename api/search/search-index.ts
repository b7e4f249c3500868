// Full-text index in memory (MiniSearch).
import type { SearchResult } from 'minisearch'
import {
  closeness,
  createMeasure,
  termWeightOf,
  type Closeness,
  type Measure,
} from './closeness.ts'
import { EntryIndex, nameFields } from './entry-index.ts'
import { searchBeginnings, searchExactly, searchFood } from './exact-search.ts'
import { findParts, type PartialHit } from './find-parts.ts'
import type { SearchDoc, SearchEntry } from './search-entries.ts'
import type { Terms } from './search-terms.ts'
import type { SearchWords } from './search-words.ts'
import { maxUncertain, mayHaveTypos, searchSomeTerms, searchWithTypos } from './typo-search.ts'
import { joinWords, splitUnknownWords } from './word-variants.ts'

/**
 * `score` may be compared only among hits of one search
 * that have the same closeness; higher is better.
 */
export type SearchHit = { id: string; closeness: Closeness; score: number }
export type SearchIndex = {
  /** Returns at most `limit` hits, best first. */
  find: (query: string, limit: number) => SearchHit[]
  /**
   * Returns at most `limit` documents that have one or more of the words of a query, best first.
   * `words` has the terms of each word.
   */
  findParts: (words: readonly Terms[], limit: number) => PartialHit[]
  add: (doc: SearchDoc) => void
  /** Removes a document that was added with the same texts. */
  remove: (doc: SearchDoc) => void
  /** Sets the number of times that the document's text occurs. */
  recount: (doc: SearchDoc, count: number) => void
}

type Match = { entry: SearchEntry; closeness: Closeness; score: number }
type MeasureResult = (entry: SearchEntry, result: SearchResult) => Measure

// Once the search has this many hits, it does not look for less close matches.
const enoughHits = 20
// With fewer hits than this, the search also looks for incomplete words and typos.
const fewHits = 3

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
  const { entries, vocabulary } = entryIndex
  const known = { entryIndex, words }
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
    findParts: (queryWords, limit) => findParts(entryIndex, queryWords, limit),
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
    const joined = joinWords(terms, words)
    add(searchExactly(entryIndex, terms, names), createMeasure(terms, query))
    for (const variant of matches.size < enoughHits ? joined : [])
      add(searchExactly(entryIndex, variant, names), always(closeness.words))
    if (matches.size < enoughHits) add(searchExactly(entryIndex, terms), always(closeness.about))
    for (const member of matches.size < enoughHits ? words.membersOf(terms) : []) {
      if (matches.size >= maxUncertain) break
      add(searchFood(entryIndex, member), always(closeness.about))
    }
    if (matches.size < fewHits) add(searchBeginnings(entryIndex, terms), always(closeness.words))
    if (matches.size < fewHits && mayHaveTypos(known, terms))
      add(searchWithTypos(known, terms), inRow(closeness.typos, terms))
    for (const search of fallbacks(terms, joined)) {
      if (matches.size > 0) break
      search(add)
    }
    if (terms.length > 1 && matches.size < fewHits)
      add(searchSomeTerms(known, terms), inRow(closeness.some, terms))
    return [...matches.values()]
  }

  /** Returns further searches for a query that has found nothing, the most promising first. */
  function fallbacks(
    terms: Terms,
    joined: readonly Terms[],
  ): ((add: (results: readonly SearchResult[], measure: MeasureResult) => void) => void)[] {
    return [
      (add) => {
        for (const variant of joined)
          add(searchWithTypos(known, variant), inRow(closeness.typos, terms))
      },
      (add) => {
        for (const variant of splitUnknownWords(terms, { vocabulary, words }))
          add(searchExactly(entryIndex, variant, { fields: nameFields }), always(closeness.words))
      },
      (add) => {
        for (const variant of splitUnknownWords(terms, { vocabulary, words }, true))
          add(searchWithTypos(known, variant), inRow(closeness.typos, variant))
      },
      (add) => {
        for (const synonym of [terms, ...joined].flatMap(words.foreignSynonymsOf))
          add(searchExactly(entryIndex, synonym, { fields: nameFields }), always(closeness.about))
      },
      (add) => {
        for (const related of [terms, ...joined].flatMap(words.relatedOf))
          add(searchExactly(entryIndex, related, { fields: nameFields }), always(closeness.some))
      },
    ]
  }
}

const always =
  (level: Closeness): MeasureResult =>
  () => ({ closeness: level, weight: 1 })

const inRow =
  (level: Closeness, terms: Terms): MeasureResult =>
  (entry, result) => ({ closeness: level, weight: termWeightOf(result, entry, terms.length) })
