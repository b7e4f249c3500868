// Searches of the index for the words of a query without typos.
import type { SearchOptions, SearchResult } from 'minisearch'
import { nameFields, type EntryIndex } from './entry-index.ts'
import { isPair, minPrefix, type Terms } from './search-terms.ts'
import type { FoodQuery } from './search-words.ts'

/** Finds entries with all terms as they are. The last word may be incomplete. */
export function searchExactly(
  { index }: EntryIndex,
  terms: Terms,
  options: SearchOptions = {},
): SearchResult[] {
  const last = terms.findLast((term) => !isPair(term))
  const queries = terms.map((term) => ({
    queries: [term],
    prefix: term === last && term.length > 1,
  }))
  return index.search({ queries, combineWith: 'AND' }, options)
}

/** Finds entries whose names have all terms as they are, and the food with no other accents. */
export function searchFood(
  { entries, index }: EntryIndex,
  { terms, hasOtherWord }: FoodQuery,
): SearchResult[] {
  const queries = terms.map((term) => ({ queries: [term] }))
  return index.search({ queries, combineWith: 'AND' }, { fields: nameFields }).filter(({ id }) => {
    const entry = entries[id as number]
    return entry && !hasOtherWord(entry)
  })
}

/** Finds entries with all words, each of which may be incomplete. */
export function searchBeginnings({ index }: EntryIndex, terms: Terms): SearchResult[] {
  if (terms.length < 2) return []
  const last = terms.findLast((term) => !isPair(term))
  const queries = terms.map((term) => ({
    queries: [term],
    prefix: !isPair(term) && term.length >= (term === last ? 2 : minPrefix),
  }))
  return index.search({ queries, combineWith: 'AND' }, { fields: nameFields })
}
