// Entries of the search index: the texts of a document, prepared as terms that the search compares.
import { accentedTextOf, type AccentedText } from './accents.ts'
import { joinAdjacentWords, unspacedLettersOf } from './search-terms.ts'
import type { SearchWords } from './search-words.ts'

/**
 * A merchant, a cuisine, or a dish with all its names. Matches in `about` and `tags` rank below
 * matches in `names`.
 */
export type SearchDoc = {
  id: string
  names: readonly string[]
  /** A description. Synonyms of its words are not searched. */
  about: string
  /** Words for the kind of food, which are also found by their synonyms. */
  tags?: readonly string[]
  /** How often the text occurs, by which equally close matches are ranked. The default is 1. */
  count?: number
}

/** The accents are those of the names. */
export type SearchEntry = AccentedText & {
  id: number
  /**
   * The text fields of the index, with spaces between terms. `names` has the terms of the names,
   * `joined` has adjacent words of the names as one word, `letters` has their single letters of
   * scripts without spaces, `synonyms` has their synonyms, and `about` has the terms of the
   * description and of the tags.
   */
  names: string
  joined: string
  letters: string
  synonyms: string
  about: string
  /**
   * The terms of each name of the document, and of each name with a phrase replaced by a synonym. A
   * space is before and after each term.
   */
  phrases: string[]
  /** The first `nameCount` phrases are the names themselves. The other phrases contain synonyms. */
  nameCount: number
  ids: string[]
  count: number
}

/**
 * Returns the index entry of a document. `id` is the number of the entry, not the id of the
 * document.
 */
export function createEntry(
  id: number,
  { names, about, tags = [], count = 1 }: SearchDoc,
  words: SearchWords,
): SearchEntry {
  const accents = accentedTextOf(names.join(' · '))
  const parts = names.flatMap((name) => name.split(' · ')).map((name) => words.termsOf(name))
  const synonyms = parts.flatMap((terms) => words.synonymsOf(terms, accents))
  return {
    ...accents,
    id,
    names: parts.flat().join(' '),
    joined: parts.flatMap((terms) => joinWithSpellings(terms, words)).join(' '),
    letters: unspacedLettersOf(parts.flat().join(' ')).join(' '),
    synonyms: [...new Set(synonyms.flatMap(({ synonym }) => synonym))].join(' '),
    about: [...words.termsOf(about), ...tagTermsOf(tags, words)].join(' '),
    phrases: [...parts, ...synonyms.map(({ replaced }) => replaced)].map(
      (terms) => ` ${terms.join(' ')} `,
    ),
    nameCount: parts.length,
    ids: [],
    count,
  }
}

function tagTermsOf(tags: readonly string[], words: SearchWords): string[] {
  const terms = tags.map((tag) => words.termsOf(tag))
  const synonyms = terms.flatMap((tag) => words.synonymsOf(tag))
  return [...new Set([...terms, ...synonyms.map(({ synonym }) => synonym)].flat())]
}

/** Joins adjacent words, also in the usual spelling: mee hoon is also meehoon and bihun. */
function joinWithSpellings(terms: readonly string[], words: SearchWords): string[] {
  return joinAdjacentWords(terms).flatMap((joined) => {
    const [spelling = joined, ...others] = words.respell(joined)
    return others.length > 0 || spelling === joined ? [joined] : [joined, spelling]
  })
}
