// Finding by words: a port, and the index in memory that serves it.
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import {
  foldForSearch,
  isPair,
  joinedInTurn,
  joinedWords,
  termsOf,
  termsTyped,
} from './search-terms.ts'

/** What may be found: a merchant, or a dish by all its names. `about` counts for less. */
export type SearchDoc = { id: string; names: readonly string[]; about: string }
/** `score` compares hits of one search only; more is better. */
export type SearchHit = { id: string; score: number }
export type SearchIndex = {
  /** The best first, at most `most`; none for what holds no word. Every word must be met, nearly; where none meets them all, some. */
  find: (typed: string, most: number) => SearchHit[]
}

// A slip in four letters, two in eight: fewer letters are other words.
const slipsIn = (term: string): number =>
  isPair(term) ? 0 : term.length >= 8 ? 2 : term.length >= 4 ? 1 : 0
// Of a script without spaces this share of the pairs must be met: a slip breaks two of them.
const pairsShare = 0.6

export function createSearchIndex(docs: readonly SearchDoc[]): SearchIndex {
  const index = new MiniSearch<{ id: number; names: string; joined: string; about: string }>({
    fields: ['names', 'joined', 'about'],
    tokenize: (text, field) => (field === 'joined' ? joinedWords(termsOf(text)) : termsOf(text)),
    // Folded already.
    processTerm: (term) => term,
    searchOptions: {
      boost: { names: 4, joined: 2 },
      tokenize: (text) => [text],
      weights: { prefix: 0.5, fuzzy: 0.3 },
    },
  })
  // Many kitchens cook the same: each name is looked up once.
  const same = new Map<
    string,
    { id: number; names: string; joined: string; about: string; ids: string[] }
  >()
  for (const { id, names, about } of docs) {
    const text = names.join(' · ')
    const key = `${foldForSearch(text)}\n${foldForSearch(about)}`
    const known = same.get(key)
    if (known) known.ids.push(id)
    else same.set(key, { id: same.size, names: text, joined: text, about, ids: [id] })
  }
  const entries = [...same.values()]
  index.addAll(entries)

  return {
    find(typed, most) {
      const terms = termsTyped(typed)
      if (terms.length === 0) return []
      const whole = foldForSearch(typed).trim()
      return foundBy(terms)
        .map(({ id, score }) => ({ entry: entries[id as number], score }))
        .flatMap(({ entry, score }) => (entry ? [{ entry, score }] : []))
        .map(({ entry, score }) => ({
          entry,
          score: score * closeness(foldForSearch(entry.names), whole),
        }))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, most)
        .flatMap(({ entry, score }) => entry.ids.map((id) => ({ id, score })))
        .slice(0, most)
    },
  }

  /** By every word; where none has them all, by words written as one; and at last by some of the words. */
  function foundBy(terms: readonly string[]): SearchResult[] {
    for (const wanted of [terms, ...joinedInTurn(terms)]) {
      const hits = ask(wanted, 'AND')
      if (hits.length > 0) return hits
    }
    return terms.length === 1 ? [] : ask(terms, 'OR')
  }

  function ask(terms: readonly string[], combineWith: 'AND' | 'OR'): SearchResult[] {
    const words = terms.filter((term) => !isPair(term))
    const pairs = terms.filter(isPair)
    const last = words.at(-1)
    // A slip in the first letter is rare, and looking for it costs the most; the word being typed may go on.
    const queries: Query[] = words.map((word) => ({
      queries: [word],
      fuzzy: slipsIn(word),
      prefix: word === last && word.length > 1,
    }))
    if (pairs.length > 0)
      queries.push({ queries: pairs.map((pair) => ({ queries: [pair] })), combineWith: 'OR' })
    const results = index.search({ queries, combineWith })
    if (pairs.length < 2 || combineWith === 'OR') return results
    const enough = Math.ceil(pairs.length * pairsShare)
    return results.filter(({ queryTerms }) => queryTerms.filter(isPair).length >= enough)
  }
}

/** Names that are what was typed, begin with it, or hold it in one piece come before those that hold its words somewhere. */
function closeness(names: string, whole: string): number {
  const parts = names.split(' · ')
  if (parts.includes(whole)) return 4
  if (parts.some((part) => part.startsWith(whole))) return 2
  return names.includes(whole) ? 1.5 : 1
}
