// Spellings and synonyms of each country, from the files in `words`. See words/README.md.
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
import { foldForSearch, termsOf } from './search-terms.ts'

/** The content of a file in `words`. */
export type WordFile = {
  /** Words that are one word, or Chinese letters that are one letter. */
  spellings: string[]
  /** An abbreviation, then the words that it stands for. */
  abbreviations: string[]
  /** Phrases for the same food: see words/README.md. */
  synonyms: string[]
  /** Words of a query that say nothing about food. */
  ignored: string[]
}

export type SearchWords = {
  /** Returns the terms of a text in order, with repetitions. */
  termsOf: (text: string) => string[]
  /** Returns the terms of a query, each once, without the words to ignore. */
  queryTerms: (query: string) => string[]
  /** Returns each synonym of a phrase in these terms, and the terms with it in place. */
  synonymsOf: (terms: readonly string[]) => { synonym: string[]; replaced: string[] }[]
}

// Longer queries find nothing more.
const maxQueryLength = 100

/** A country without a file has the common words only. */
const files: Partial<Record<CountryCode, WordFile>> = { id, kh, mm, my, ph, sg, th, vn }
const compiled = new Map<CountryCode, SearchWords>()

/** Returns the words of all countries' file and of the country's own file. */
export function searchWordsOf(country: CountryCode): SearchWords {
  const known = compiled.get(country)
  if (known) return known
  const words = compileWords([common, files[country]].filter((file) => file !== undefined))
  compiled.set(country, words)
  return words
}

export function compileWords(sources: readonly WordFile[]): SearchWords {
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

  const respell = (word: string): string[] => {
    if (/\p{Script=Han}/u.test(word))
      return [Array.from(word, (letter) => spellings.get(letter) ?? letter).join('')]
    return (longForms.get(word) ?? [word]).map(
      (part) => spellings.get(part) ?? spellings.get(singularOf(part)) ?? singularOf(part),
    )
  }
  const toTerms = (text: string) => termsOf(text, respell)
  const synonymsByFirstTerm = new Map<string, { phrase: string[]; synonyms: string[][] }[]>()
  for (const line of sources.flatMap((source) => source.synonyms)) {
    for (const { phrase, synonyms } of readSynonyms(line, toTerms)) {
      const [first] = phrase
      if (first === undefined) continue
      const known = synonymsByFirstTerm.get(first)
      if (known) known.push({ phrase, synonyms })
      else synonymsByFirstTerm.set(first, [{ phrase, synonyms }])
    }
  }

  return {
    termsOf: toTerms,
    queryTerms(query) {
      const text = foldForSearch(query.slice(0, maxQueryLength))
      const kept = text.split(/\s+/).filter((word) => !ignored.has(word))
      return [...new Set(toTerms(kept.length > 0 ? kept.join(' ') : text))]
    },
    synonymsOf: (terms) =>
      terms.flatMap((term, start) =>
        (synonymsByFirstTerm.get(term) ?? [])
          .filter(({ phrase }) => phrase.every((word, index) => terms[start + index] === word))
          .flatMap(({ phrase, synonyms }) =>
            synonyms.map((synonym) => ({
              synonym,
              replaced: terms.toSpliced(start, phrase.length, ...synonym),
            })),
          ),
      ),
  }
}

/** `a > b · c`: names with a are found as b and c. `a · b`: and the other way round. */
function readSynonyms(line: string, toTerms: (text: string) => string[]) {
  const [left = '', right] = line.split(' > ')
  const read = (text: string) => text.split(' · ').map((phrase) => toTerms(phrase))
  if (right !== undefined) return read(left).map((phrase) => ({ phrase, synonyms: read(right) }))
  const phrases = read(left)
  return phrases.map((phrase) => ({
    phrase,
    synonyms: phrases.filter((other) => other !== phrase),
  }))
}

/** Returns the spelling of each word; groups that share a word are one. */
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

/** Returns burger for burgers. The result need not be a word; it is the same for both. */
function singularOf(word: string): string {
  return word.length >= 4 && /[^aisu]s$/.test(word) ? word.slice(0, -1) : word
}
