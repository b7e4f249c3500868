// Search terms of a text: normalized words with one spelling
// each, and letter pairs for scripts without spaces.
import { plainText } from '@tingkat/ordering/plain-text'

export type Terms = readonly string[]

// A word before the last one may be incomplete if it has at least this many letters. Shorter ones
// match too many words.
export const minPrefix = 3

/** Returns the normalized spelling of a word, or the words of an abbreviation. */
export type Respell = (word: string) => readonly string[]

// At most this many characters of a text are indexed.
const maxTextLength = 10_000

const unspaced = String.raw`\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Lao}\p{Script=Han}`
const isUnspaced = new RegExp(`[${unspaced}]`, 'u')
const wordOrRun = new RegExp(
  String.raw`(?:(?=[${unspaced}])[${unspaced}\p{M}])+|(?:(?![${unspaced}])[\p{L}\p{N}\p{M}])+`,
  'gu',
)
// Matches a letter with its combining marks.
const cluster = /\P{M}\p{M}*|\p{M}+/gu
// Thai tone marks and the zero-width spaces of Khmer and Burmese are ignored, because eaters often
// omit them when they type.
const ignoredMarks = /[\u0e47-\u0e4c\u200b-\u200d\ufeff]/g
// Khmer subscript da is replaced by ta, because the
// two look the same: crab is typed ក្ដាម and ក្តាម.
const khmerSubscriptDa = /\u17d2\u178a/g

export const withoutIgnoredMarks = (text: string): string => text.replaceAll(ignoredMarks, '')

/**
 * Returns the text in lower case, without Latin accents (phở becomes pho), Thai tone
 * marks and zero-width spaces, and with one spelling for letters that look the same.
 */
export function foldForSearch(text: string): string {
  return withoutIgnoredMarks(plainText(text))
    .replaceAll(khmerSubscriptDa, '\u17d2\u178f')
    .normalize('NFC')
    .replaceAll(/['’`´]/g, '')
}

/**
 * Whether the term is a pair of adjacent letters of a script without spaces. Pairs are matched
 * without typos.
 */
export const isPair = (term: string): boolean => isUnspaced.test(term)

/** Returns the terms of a text in their sequence, with repetitions. */
export function termsOf(text: string, respell: Respell): string[] {
  const terms: string[] = []
  for (const [word] of foldForSearch(text.slice(0, maxTextLength)).matchAll(wordOrRun)) {
    if (isUnspaced.test(word)) terms.push(...pairsOf(respell(word).join('')))
    else terms.push(...respell(word))
  }
  return terms
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * Splits text of a script without spaces into words. Returns other words as they are, and text in
 * which a single letter remains, because it has an unknown word.
 */
export function splitUnspaced(word: string): string[] {
  if (!isUnspaced.test(word)) return [word]
  const words = Array.from(segmenter.segment(word), ({ segment }) => segment)
  return words.some((part) => (part.match(cluster) ?? []).length < 2) ? [word] : words
}

/** Joins adjacent words, because banana cue is also written bananacue, and sea bass seabass. */
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

// The combining accents that are tones in Vietnamese: grave, acute, tilde, hook and dot below.
const tones = /[\u0300\u0301\u0303\u0309\u0323]/g

/**
 * Returns the text in lower case with accents, and moves each tone to the end
 * of its word. So hoà and hòa become equal, while phố and phở stay different.
 */
export function accentedText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(
      /\S+/g,
      (word) => word.replaceAll(tones, '') + (word.match(tones) ?? []).toSorted().join(''),
    )
}

/** Returns each letter of scripts without spaces in the text once, with its combining marks. */
export const unspacedLettersOf = (text: string): string[] => [
  ...new Set((text.match(cluster) ?? []).filter((letter) => isUnspaced.test(letter))),
]

/** Returns each Chinese character of the text once. */
export const chineseLettersOf = (text: string): string[] => [
  ...new Set(text.match(/\p{Script=Han}/gu)),
]

/** Returns a variant of the word for each two adjacent letters, with these letters swapped. */
export function swapAdjacentLetters(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, index) => {
    const [first = '', second = ''] = word.slice(index)
    return word.slice(0, index) + second + first + word.slice(index + 2)
  })
}

/** Returns all ways to split the word into two or three words of at least two letters each. */
export function splitWord(word: string, parts: 2 | 3): string[][] {
  const splits: string[][] = []
  for (let end = 2; end <= word.length - 2; end++) {
    const [head, tail] = [word.slice(0, end), word.slice(end)]
    if (parts === 2) splits.push([head, tail])
    else splits.push(...splitWord(tail, 2).map((rest) => [head, ...rest]))
  }
  return splits
}

/**
 * Whether the words differ by at most `max` typos, which are letters that were added, left out or
 * replaced, or adjacent letters that were swapped.
 */
export function isWithinTypos(a: string, b: string, max: number): boolean {
  if (Math.abs(a.length - b.length) > max) return false
  let twoBefore: number[] = []
  let before = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current.push(
        Math.min(
          (before[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (before[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (twoBefore[column - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    twoBefore = before
    before = current
  }
  return (before[b.length] ?? 0) <= max
}
