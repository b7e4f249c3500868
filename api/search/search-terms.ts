// Search terms of a text: normalized words with one spelling
// each, and letter pairs for scripts without spaces.
import { plainText } from '@tingkat/ordering/plain-text'
import { spellingsOf } from './spellings.ts'

// Longer queries find nothing more.
const maxQueryLength = 100

const unspaced = String.raw`\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Lao}\p{Script=Han}`
const isUnspaced = new RegExp(`[${unspaced}]`, 'u')
const wordOrRun = new RegExp(
  String.raw`(?:(?=[${unspaced}])[${unspaced}\p{M}])+|(?:(?![${unspaced}])[\p{L}\p{N}\p{M}])+`,
  'gu',
)
// A letter with its combining marks.
const cluster = /\P{M}\p{M}*|\p{M}+/gu
// Thai tone marks are often omitted, and zero-width spaces in Khmer and Burmese are arbitrary.
const ignoredMarks = /[\u0e47-\u0e4c\u200b-\u200d\ufeff]/g

/**
 * Returns lower case without Latin accents (phở becomes
 * pho), Thai tone marks and zero-width spaces.
 */
export function foldForSearch(text: string): string {
  return plainText(text)
    .replaceAll(ignoredMarks, '')
    .normalize('NFC')
    .replaceAll(/['’`´]/g, '')
}

/**
 * Whether the term is a pair of adjacent letters of a script without spaces. Pairs match exactly.
 */
export const isPair = (term: string): boolean => isUnspaced.test(term)

/** Returns the terms of a text in order, with repetitions. */
export function termsOf(text: string): string[] {
  const terms: string[] = []
  for (const [word] of foldForSearch(text).slice(0, 10_000).matchAll(wordOrRun)) {
    if (isUnspaced.test(word)) terms.push(...pairsOf(word))
    else terms.push(...spellingsOf(word))
  }
  return terms
}

/** Returns the terms of a query, each once. */
export function queryTerms(query: string): string[] {
  return [...new Set(termsOf(query.slice(0, maxQueryLength)))]
}

/** Joins adjacent words: banana cue is also written bananacue, and sea bass seabass. */
export function joinAdjacentWords(terms: readonly string[]): string[] {
  return terms.slice(1).flatMap((term, index) => {
    const previous = terms[index] ?? ''
    return isPair(term) || isPair(previous) ? [] : [previous + term]
  })
}

/** Returns, for each pair of adjacent words, the terms with this pair joined. */
export function joinEachPair(terms: readonly string[]): string[][] {
  return terms.slice(1).flatMap((term, index) => {
    const previous = terms[index] ?? ''
    return isPair(term) || isPair(previous)
      ? []
      : [[...terms.slice(0, index), previous + term, ...terms.slice(index + 2)]]
  })
}

function pairsOf(word: string): string[] {
  const letters = word.match(cluster) ?? []
  if (letters.length < 2) return letters
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}
