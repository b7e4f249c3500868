// Reads the spellings and synonyms that search uses in each country, from the files in the folder
// `words`. See words/README.md.
import type { CountryCode } from '@tingkat/ordering/country/country'
import common from './words/common.json' with { type: 'json' }
import id from './words/id.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }
import mm from './words/mm.json' with { type: 'json' }
import my from './words/my.json' with { type: 'json' }
import ph from './words/ph.json' with { type: 'json' }
import sg from './words/sg.json' with { type: 'json' }
import th from './words/th.json' with { type: 'json' }
import vn from './words/vn.json' with { type: 'json' }
import { createOtherWordCheck, type AccentedText } from './accents.ts'
import { foldForSearch, isWithinTypos, splitUnspaced, termsOf } from './search-terms.ts'

/** The content of a file in `words`. */
export type WordFile = {
  /**
   * Each entry has the spellings of one word or of one Chinese character.
   * In the index and in queries, the first spelling replaces the others.
   */
  spellings: string[]
  /** Abbreviations: each entry has one, followed by the words that it stands for. */
  abbreviations: string[]
  /** Each entry has phrases for the same food. words/README.md explains the format. */
  synonyms: string[]
  /**
   * Each entry has the names of a kind of food, and after `>`, food of this kind. Undefined if the
   * file has none. words/README.md explains the format.
   */
  kinds?: string[]
  /** Words that say nothing about food, and are therefore ignored in queries. */
  ignored: string[]
  /**
   * Phrases for similar food, with which the search replaces a query that has no results. Undefined
   * if the file has none. words/README.md explains the format.
   */
  related?: string[]
}

export type SearchWords = {
  /** Returns the terms of a text in their sequence, with repetitions. */
  termsOf: (text: string) => string[]
  /** Returns the terms of a query, each once, without the words to ignore. */
  queryTerms: (query: string) => string[]
  /** Returns the terms of each word of a query, without the words to ignore. */
  queryWords: (query: string) => string[][]
  /**
   * Returns the terms of each word of a query, without the words to ignore. Adjacent words of a
   * script without spaces that form a phrase with synonyms count as one word: ข้าวเหนียว is sticky
   * rice.
   */
  queryPhrases: (query: string) => string[][]
  /**
   * For each phrase in `terms` that has synonyms, returns each synonym, and the terms with the
   * phrase replaced by the synonym. If `names` has the phrase only with other accents, it is other
   * food.
   */
  synonymsOf: (
    terms: readonly string[],
    names?: AccentedText,
  ) => { synonym: string[]; replaced: string[] }[]
  /** Returns the usual spelling of one word, or the words of an abbreviation. */
  respell: (word: string) => readonly string[]
  /**
   * Returns the usual spelling of each known word that differs from `word` by at most `maxTypos`
   * typos.
   */
  respellTypo: (word: string, maxTypos: number) => string[]
  /**
   * Returns the terms of each phrase that any country's file lists as a synonym of the whole query.
   */
  foreignSynonymsOf: (query: readonly string[]) => string[][]
  /**
   * For each phrase of the query that names a kind of food, returns the query with the phrase
   * replaced by each food of this kind.
   */
  membersOf: (query: readonly string[]) => FoodQuery[]
  /** Returns the terms of each phrase for food that is similar to that of the whole query. */
  relatedOf: (query: readonly string[]) => string[][]
}

/**
 * The terms of a query for food. `hasOtherWord` checks whether names have the food only with other
 * accents.
 */
export type FoodQuery = { terms: string[]; hasOtherWord: (names: AccentedText) => boolean }

// At most this many characters of a query are used.
const maxQueryLength = 100

/** The words of each country. A country without a file has only the common words. */
const files: Partial<Record<CountryCode, WordFile>> = { id, kh, mm, my, ph, sg, th, vn }
const compiled = new Map<CountryCode, SearchWords>()

/**
 * Returns the words that apply in a country: those of `common.json` and of the country's own file.
 */
export function searchWordsOf(country: CountryCode): SearchWords {
  const known = compiled.get(country)
  if (known) return known
  const { [country]: own, ...foreign } = files
  const words = compileWords([common, ...(own ? [own] : [])], Object.values(foreign))
  compiled.set(country, words)
  return words
}

/** Compiles the words of a country. The last of `sources` is the country's own file. */
export function compileWords(
  sources: readonly WordFile[],
  foreign: readonly WordFile[] = [],
): SearchWords {
  const spellings = mergeSpellings(sources.flatMap((source) => source.spellings))
  const longForms = new Map(
    sources
      .flatMap(({ abbreviations }) => abbreviations)
      .map((line) => {
        const [short = '', ...long] = foldForSearch(line).split(' ')
        return [short, long] as const
      }),
  )
  const ignored = new Set(sources.flatMap((source) => source.ignored.map(foldForSearch)))
  // If the country's own file lists a spelling of a word, the word is food there, so it is not
  // ignored. For example, es the is iced tea in Indonesia.
  for (const line of sources.at(-1)?.spellings ?? [])
    for (const word of foldForSearch(line).split(' ')) ignored.delete(word)

  const respell = (word: string): string[] => {
    if (/\p{Script=Han}/u.test(word))
      return [Array.from(word, (letter) => spellings.get(letter) ?? letter).join('')]
    return (longForms.get(word) ?? [word]).map(
      (part) => spellings.get(part) ?? spellings.get(singularOf(part)) ?? singularOf(part),
    )
  }
  const toTerms = (text: string) => termsOf(text, respell)
  const foreignSynonyms = linkPhrases(
    [...sources, ...foreign].flatMap((source) => source.synonyms),
    toTerms,
  )
  const related = linkPhrases(
    sources.flatMap((source) => source.related ?? []),
    toTerms,
  )
  const ownSynonyms = sources.flatMap((source) => source.synonyms)
  const phrases = new Set(linkPhrases(ownSynonyms, toTerms).keys())
  const kinds = readKinds(
    sources.flatMap((source) => source.kinds ?? []),
    toTerms,
  )
  const synonymsByFirstTerm = Map.groupBy(
    ownSynonyms.flatMap((line) => readSynonyms(line, toTerms)),
    ({ phrase: [first] }) => first,
  )

  const keptWords = (query: string): string[] => {
    const typed = foldForSearch(query.slice(0, maxQueryLength)).split(/\s+/)
    const kept = typed.filter((word) => !ignored.has(word))
    // A phrase such as street food is kept as a whole.
    const whole = keyOf(typed.flatMap((word) => toTerms(word)))
    const isPhrase = phrases.has(whole) || kinds.has(whole)
    return isPhrase || kept.length === 0 ? typed : kept
  }

  const isKnown = (text: string) => phrases.has(keyOf(toTerms(text)))
  const toWords = (texts: readonly string[]) =>
    texts.map((text) => toTerms(text)).filter((terms) => terms.length > 0)

  return {
    termsOf: toTerms,
    queryTerms: (query) => [...new Set(toTerms(keptWords(query).join(' ')))],
    queryWords: (query) => toWords(keptWords(query).flatMap((word) => splitUnspaced(word))),
    queryPhrases: (query) =>
      toWords(keptWords(query).flatMap((word) => joinKnown(splitUnspaced(word), isKnown))),
    synonymsOf: (terms, names) =>
      terms.flatMap((term, start) =>
        (synonymsByFirstTerm.get(term) ?? [])
          .filter(({ phrase }) => phrase.every((word, index) => terms[start + index] === word))
          .filter(({ hasOtherWord }) => !names || !hasOtherWord(names))
          .flatMap(({ phrase, synonyms }) =>
            synonyms.map((synonym) => ({
              synonym,
              replaced: terms.toSpliced(start, phrase.length, ...synonym),
            })),
          ),
      ),
    respell,
    respellTypo: (word, maxTypos) => [
      ...new Set(
        [...spellings]
          .filter(([variant]) => isWithinTypos(word, variant, maxTypos))
          .map(([, spelling]) => spelling),
      ),
    ],
    foreignSynonymsOf: (query) => foreignSynonyms.get(keyOf(query)) ?? [],
    membersOf: (query) =>
      phrasesOf(query).flatMap(({ start, phrase }) =>
        (kinds.get(keyOf(phrase)) ?? []).map((food) => ({
          terms: [...new Set(query.toSpliced(start, phrase.length, ...food.terms))],
          hasOtherWord: food.hasOtherWord,
        })),
      ),
    relatedOf: (query) => related.get(keyOf(query)) ?? [],
  }
}

/** Joins each run of adjacent words that is a known phrase, the longest from the left. */
function joinKnown(words: readonly string[], isKnown: (phrase: string) => boolean): string[] {
  const joined: string[] = []
  for (let start = 0, end; start < words.length; start = end) {
    end = words.length
    while (end > start + 1 && !isKnown(words.slice(start, end).join(''))) end -= 1
    joined.push(words.slice(start, end).join(''))
  }
  return joined
}

/** Repeated terms of a phrase are left out, because the terms of a query are distinct too. */
const keyOf = (terms: readonly string[]): string => [...new Set(terms)].join(' ')

/** Returns all runs of adjacent terms, the longest first. */
function phrasesOf(terms: readonly string[]): { start: number; phrase: readonly string[] }[] {
  const lengths = terms.map((_, index) => terms.length - index)
  return lengths.flatMap((length) =>
    lengths
      .slice(0, terms.length - length + 1)
      .map((_, start) => ({ start, phrase: terms.slice(start, start + length) })),
  )
}

/**
 * Maps each phrase to all other phrases on the lines where it occurs, whether they stand before or
 * after `>`.
 */
function linkPhrases(
  lines: readonly string[],
  toTerms: (text: string) => string[],
): ReadonlyMap<string, string[][]> {
  const linked = new Map<string, string[][]>()
  for (const line of lines) {
    // Repeated terms of a phrase are removed, because the terms of a query are distinct too.
    const phrases = line.split(/ [>·] /).map((phrase) => [...new Set(toTerms(phrase))])
    for (const phrase of phrases) {
      const key = phrase.join(' ')
      const others = phrases.filter((other) => other.join(' ') !== key)
      linked.set(key, [...(linked.get(key) ?? []), ...others])
    }
  }
  return linked
}

/** Maps the name of each kind of food to the food of this kind. */
function readKinds(
  lines: readonly string[],
  toTerms: (text: string) => string[],
): ReadonlyMap<string, FoodQuery[]> {
  const kinds = new Map<string, FoodQuery[]>()
  for (const line of lines) {
    const [names = [], food = []] = line.split(' > ').map((half) => half.split(' · '))
    const members = food.map((text) => ({
      terms: toTerms(text),
      hasOtherWord: createOtherWordCheck(text),
    }))
    for (const name of names) {
      const key = keyOf(toTerms(name))
      kinds.set(key, [...(kinds.get(key) ?? []), ...members])
    }
  }
  return kinds
}

/** The synonyms of a phrase. `hasOtherWord` says whether names have it only with other accents. */
type Synonyms = {
  phrase: string[]
  synonyms: string[][]
  hasOtherWord: (names: AccentedText) => boolean
}

/**
 * Parses a line of synonyms. `a > b · c` means that the queries b and
 * c find names with a; `a · b`, that each finds names with the other.
 */
function readSynonyms(line: string, toTerms: (text: string) => string[]): Synonyms[] {
  const [left = [], right] = line.split(' > ').map((half) => half.split(' · '))
  return left.map((phrase) => ({
    phrase: toTerms(phrase),
    synonyms: (right ?? left.filter((other) => other !== phrase)).map((other) => toTerms(other)),
    hasOtherWord: createOtherWordCheck(phrase),
  }))
}

/** Maps each word to its usual spelling. Groups that share a word are merged. */
function mergeSpellings(groups: readonly string[]): Map<string, string> {
  const spellings = new Map<string, string>()
  const rootOf = (word: string): string => {
    const next = spellings.get(word)
    return next === undefined || next === word ? word : rootOf(next)
  }
  for (const group of groups) {
    const [spelling = '', ...variants] = foldForSearch(group).split(' ')
    const root = rootOf(spelling)
    for (const variant of variants) spellings.set(rootOf(variant), root)
  }
  return new Map([...spellings.keys()].map((word) => [word, rootOf(word)]))
}

/**
 * Returns a word without its plural ending: burger for burgers. The result need not be a real word,
 * but singular and plural must have the same result.
 */
function singularOf(word: string): string {
  return word.length >= 4 && /[^aisu]s$/.test(word) ? word.slice(0, -1) : word
}
