// Finds documents that have one or more words of a query. A search adds up the words of each
// merchant's documents.
import { termWeightOf } from './closeness.ts'
import type { EntryIndex } from './entry-index.ts'
import type { Terms } from './search-terms.ts'

/** A document that has words of the query. `words` has their positions in the query. */
export type PartialHit = { id: string; words: readonly number[]; score: number }

/**
 * `queryWords` has the terms of each word of the query. A document has a word if it has all its
 * terms, without typos. Returns at most `limit` documents, best first.
 */
export function findParts(
  { entries, index }: EntryIndex,
  queryWords: readonly Terms[],
  limit: number,
): PartialHit[] {
  const terms = [...new Set(queryWords.flat())]
  return index
    .search({ queries: terms.map((term) => ({ queries: [term] })), combineWith: 'OR' })
    .slice(0, limit)
    .flatMap((result) => {
      const entry = entries[result.id as number]
      const words = queryWords.flatMap((word, position) =>
        word.every((term) => result.queryTerms.includes(term)) ? [position] : [],
      )
      if (!entry || words.length === 0) return []
      const weight = termWeightOf(result, entry, terms.length)
      return entry.ids.map((id) => ({ id, words, score: result.score * weight }))
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
}
