// Full-text index in memory (MiniSearch).
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import {
  foldForSearch,
  isPair,
  joinEachPair,
  joinAdjacentWords,
  termsOf,
  queryTerms,
} from './search-terms.ts'

/** A merchant, or a dish with all its names. `about` has a lower weight than `names`. */
export type SearchDoc = { id: string; names: readonly string[]; about: string }
/** `score` is comparable within one search only; higher is better. */
export type SearchHit = { id: string; score: number }
export type SearchIndex = {
  /**
   * Returns at most `limit` hits, best first. All words
   * must match, with typos allowed, or else some of them.
   */
  find: (query: string, limit: number) => SearchHit[]
}

/** Returns the number of typos allowed in a term: one in four letters, two in eight. */
function maxTypos(term: string): number {
  if (isPair(term)) return 0
  if (term.length >= 8) return 2
  return term.length >= 4 ? 1 : 0
}

// Share of letter pairs that must match in scripts without spaces. A typo affects two pairs.
const minPairShare = 0.6

export function createSearchIndex(docs: readonly SearchDoc[]): SearchIndex {
  const index = new MiniSearch<{ id: number; names: string; joined: string; about: string }>({
    fields: ['names', 'joined', 'about'],
    tokenize: (text, field) =>
      field === 'joined' ? joinAdjacentWords(termsOf(text)) : termsOf(text),
    // The tokenizer has normalized the terms already.
    processTerm: (term) => term,
    searchOptions: {
      boost: { names: 4, joined: 2 },
      tokenize: (text) => [text],
      weights: { prefix: 0.5, fuzzy: 0.3 },
    },
  })
  // Many merchants have the same dish, so equal documents share an entry.
  const entriesByText = new Map<
    string,
    { id: number; names: string; joined: string; about: string; ids: string[] }
  >()
  for (const { id, names, about } of docs) {
    const text = names.join(' · ')
    const key = `${foldForSearch(text)}\n${foldForSearch(about)}`
    const existing = entriesByText.get(key)
    if (existing) existing.ids.push(id)
    else
      entriesByText.set(key, {
        id: entriesByText.size,
        names: text,
        joined: text,
        about,
        ids: [id],
      })
  }
  const entries = [...entriesByText.values()]
  index.addAll(entries)

  return {
    find(query, limit) {
      const terms = queryTerms(query)
      if (terms.length === 0) return []
      const normalized = foldForSearch(query).trim()
      return findMatches(terms)
        .map(({ id, score }) => ({ entry: entries[id as number], score }))
        .flatMap(({ entry, score }) => (entry ? [{ entry, score }] : []))
        .map(({ entry, score }) => ({
          entry,
          score: score * closeness(foldForSearch(entry.names), normalized),
        }))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, limit)
        .flatMap(({ entry, score }) => entry.ids.map((id) => ({ id, score })))
        .slice(0, limit)
    },
  }

  /** Matches all terms, else with two words joined to one, else some of the terms. */
  function findMatches(terms: readonly string[]): SearchResult[] {
    for (const variant of [terms, ...joinEachPair(terms)]) {
      const hits = search(variant, 'AND')
      if (hits.length > 0) return hits
    }
    return terms.length === 1 ? [] : search(terms, 'OR')
  }

  function search(terms: readonly string[], combineWith: 'AND' | 'OR'): SearchResult[] {
    const words = terms.filter((term) => !isPair(term))
    const pairs = terms.filter(isPair)
    const last = words.at(-1)
    // The last word may be incomplete, so it also matches as a prefix.
    const queries: Query[] = words.map((word) => ({
      queries: [word],
      fuzzy: maxTypos(word),
      prefix: word === last && word.length > 1,
    }))
    if (pairs.length > 0)
      queries.push({ queries: pairs.map((pair) => ({ queries: [pair] })), combineWith: 'OR' })
    const results = index.search({ queries, combineWith })
    if (pairs.length < 2 || combineWith === 'OR') return results
    const minPairs = Math.ceil(pairs.length * minPairShare)
    return results.filter((result) => result.queryTerms.filter(isPair).length >= minPairs)
  }
}

/** Returns a factor: highest for an exact name, then for a prefix, then for a substring. */
function closeness(names: string, query: string): number {
  const parts = names.split(' · ')
  if (parts.includes(query)) return 4
  if (parts.some((part) => part.startsWith(query))) return 2
  return names.includes(query) ? 1.5 : 1
}
