// Full-text index in memory (MiniSearch).
import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch'
import {
  accentedText,
  foldForSearch,
  isPair,
  joinAdjacentWords,
  joinEachPair,
} from './search-terms.ts'
import type { SearchWords } from './search-words.ts'

/** A merchant, a cuisine, or a dish with all its names. `about` matches after `names`. */
export type SearchDoc = {
  id: string
  names: readonly string[]
  about: string
  /** How common it is, for the order among equal matches. The default is 1. */
  count?: number
}

/** How well an entry matches, best first. */
export const closeness = {
  /** A name equals the query. */
  whole: 0,
  /** A name or synonym contains the query as a phrase. */
  phrase: 1,
  /** The names have all words, the last one possibly incomplete. */
  words: 2,
  /** The names and the description together have all words. */
  about: 3,
  /** All words match with typos. */
  typos: 4,
  /** Only some words match. */
  some: 5,
} as const
export type Closeness = (typeof closeness)[keyof typeof closeness]

/** `score` is comparable among hits of one search and the same closeness; higher is better. */
export type SearchHit = { id: string; closeness: Closeness; score: number }
export type SearchIndex = {
  /** Returns at most `limit` hits, best first. */
  find: (query: string, limit: number) => SearchHit[]
}

type Entry = {
  id: number
  /** Terms, joined words and synonyms, separated by spaces. */
  names: string
  joined: string
  synonyms: string
  about: string
  /** The terms of each name, also with synonyms in place; a space before and after each term. */
  phrases: string[]
  /** The number of phrases that are names without synonyms; they come first. */
  nameCount: number
  /** The names with accents, and the same without. */
  accented: string
  folded: string
  ids: string[]
  count: number
}
/** How closely an entry matches, and the factor of its score. */
type Measure = { closeness: Closeness; weight: number }
type Match = { entry: Entry; closeness: Closeness; score: number }

// With this many hits, matches of lower closeness are not searched.
const enoughHits = 20
// A word that is spelled correctly in so few entries may be a typo nevertheless.
const fewHits = 3
// Share of letter pairs that must match in scripts without spaces. A typo affects two pairs.
const minPairShare = 0.6
// Results with some of the words: those far below the best are noise.
const minScoreShare = 0.35
// More uncertain matches than anyone reads.
const maxUncertain = 500
const nameFields = ['names', 'joined', 'synonyms']

/** Returns the number of typos allowed in a term: one in four letters, two in eight. */
function maxTypos(term: string): number {
  if (isPair(term)) return 0
  if (term.length >= 8) return 2
  return term.length >= 4 ? 1 : 0
}

export function createSearchIndex(docs: readonly SearchDoc[], words: SearchWords): SearchIndex {
  const entries = createEntries(docs, words)
  const index = new MiniSearch<Entry>({
    fields: [...nameFields, 'about'],
    tokenize: (text) => (text === '' ? [] : text.split(' ')),
    // The fields consist of normalized terms.
    processTerm: (term) => term,
    searchOptions: {
      boost: { names: 4, synonyms: 3, joined: 2 },
      tokenize: (text) => [text],
      weights: { prefix: 0.5, fuzzy: 0.3 },
    },
  })
  index.addAll(entries)

  return {
    find(query, limit) {
      const terms = words.queryTerms(query)
      if (terms.length === 0) return []
      return findMatches(terms, query)
        .toSorted((a, b) => a.closeness - b.closeness || b.score - a.score)
        .slice(0, limit)
        .flatMap(({ entry, ...hit }) => entry.ids.map((id) => ({ id, ...hit })))
        .slice(0, limit)
    },
  }

  function findMatches(terms: readonly string[], query: string): Match[] {
    const matches = new Map<number, Match>()
    const add = (
      results: readonly SearchResult[],
      measure: (entry: Entry, result: SearchResult) => Measure,
    ) => {
      for (const result of results) {
        const entry = entries[result.id as number]
        if (!entry || matches.has(entry.id)) continue
        const measured = measure(entry, result)
        const score = result.score * measured.weight * (1 + Math.log2(entry.count) / 4)
        matches.set(entry.id, { entry, closeness: measured.closeness, score })
      }
    }
    const words = { closeness: closeness.words, weight: 1 }
    const about = { closeness: closeness.about, weight: 1 }
    const inRow = (level: Closeness) => (entry: Entry, result: SearchResult) => ({
      closeness: level,
      weight: rowWeightOf(result, entry) * (result.queryTerms.length / terms.length) ** 4,
    })
    add(searchExactly(terms, { fields: nameFields }), createMeasure(terms, query))
    for (const variant of matches.size < enoughHits ? joinEachPair(terms) : [])
      add(searchExactly(variant, { fields: nameFields }), () => words)
    if (matches.size < enoughHits) add(searchExactly(terms), () => about)
    if (matches.size < fewHits) add(searchWithTypos(terms), inRow(closeness.typos))
    for (const variant of matches.size === 0 ? joinEachPair(terms) : [])
      add(searchWithTypos(variant), inRow(closeness.typos))
    if (matches.size === 0 && terms.length > 1) add(searchSomeTerms(terms), inRow(closeness.some))
    return [...matches.values()]
  }

  /** All terms as they are. The last word may be incomplete. */
  function searchExactly(terms: readonly string[], options: SearchOptions = {}): SearchResult[] {
    const last = terms.findLast((term) => !isPair(term))
    const queries = terms.map((term) => ({
      queries: [term],
      prefix: term === last && term.length > 1,
    }))
    return index.search({ queries, combineWith: 'AND' }, options)
  }

  /** All words with typos, and most of the letter pairs. */
  function searchWithTypos(terms: readonly string[], combineWith: 'AND' | 'OR' = 'AND') {
    const pairs = terms.filter(isPair)
    const last = terms.findLast((term) => !isPair(term))
    const queries: Query[] = terms
      .filter((term) => !isPair(term))
      .map((word) => ({
        queries: [word],
        fuzzy: maxTypos(word),
        prefix: word === last && word.length > 1,
      }))
    if (pairs.length > 0)
      queries.push({ queries: pairs.map((pair) => ({ queries: [pair] })), combineWith: 'OR' })
    const results = index.search({ queries, combineWith })
    if (pairs.length < 2 || combineWith === 'OR') return results.slice(0, maxUncertain)
    const minPairs = Math.ceil(pairs.length * minPairShare)
    return results
      .filter((result) => result.queryTerms.filter(isPair).length >= minPairs)
      .slice(0, maxUncertain)
  }

  function searchSomeTerms(terms: readonly string[]): SearchResult[] {
    const results = searchWithTypos(terms, 'OR')
    const best = results[0]?.score ?? 0
    return results.filter(({ score }) => score >= best * minScoreShare)
  }
}

/** Whole names score higher than phrases at the start of a name, and those higher than others. */
const rowWeights = { whole: 4, start: 2.5, within: 2, none: 1 }

/** Returns the weight of a match with typos: of its terms in a row, in any order. */
function rowWeightOf({ terms, queryTerms }: SearchResult, { phrases }: Entry): number {
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

/** Returns a function that tells how closely an entry matches whose names have all the terms. */
function createMeasure(terms: readonly string[], query: string): (entry: Entry) => Measure {
  const phrase = ` ${terms.join(' ')} `
  const folded = foldForSearch(query).trim()
  const accented = accentedText(query.trim())
  const hasAccents = accented !== folded
  const words = { closeness: closeness.words, weight: rowWeights.none }
  return (entry) => {
    // The same letters with other accents are another word: phố is not phở.
    if (hasAccents && entry.folded.includes(folded) && !entry.accented.includes(accented))
      return words
    if (entry.phrases.slice(0, entry.nameCount).includes(phrase))
      return { closeness: closeness.whole, weight: rowWeights.whole }
    if (entry.phrases.some((text) => text.startsWith(phrase)))
      return { closeness: closeness.phrase, weight: rowWeights.start }
    return entry.phrases.some((text) => text.includes(phrase))
      ? { closeness: closeness.phrase, weight: rowWeights.within }
      : words
  }
}

/** Many merchants have the same dish, so equal documents share an entry. */
function createEntries(docs: readonly SearchDoc[], words: SearchWords): Entry[] {
  const entriesByText = new Map<string, Entry>()
  for (const { id, names, about, count = 1 } of docs) {
    const text = names.join(' · ')
    const key = `${text}\n${about}`
    const existing = entriesByText.get(key)
    if (existing) existing.ids.push(id)
    else
      entriesByText.set(key, { id: entriesByText.size, ...textOf(names, about), ids: [id], count })
  }
  return [...entriesByText.values()]

  function textOf(names: readonly string[], about: string) {
    const text = names.join(' · ')
    const parts = names.flatMap((name) => name.split(' · ')).map((name) => words.termsOf(name))
    const synonyms = parts.flatMap((terms) => words.synonymsOf(terms))
    return {
      names: parts.flat().join(' '),
      joined: parts.flatMap((terms) => joinAdjacentWords(terms)).join(' '),
      synonyms: [...new Set(synonyms.flatMap(({ synonym }) => synonym))].join(' '),
      about: words.termsOf(about).join(' '),
      phrases: [...parts, ...synonyms.map(({ replaced }) => replaced)].map(
        (terms) => ` ${terms.join(' ')} `,
      ),
      nameCount: parts.length,
      accented: accentedText(text),
      folded: foldForSearch(text),
    }
  }
}
