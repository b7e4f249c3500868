// What a text is looked up by: folded words, their usual other spellings, and pairs of letters where a script writes no spaces.
import { plainText } from '@tingkat/ordering/plain-text'
import { spellingsOf } from './spellings.ts'

// More typing than this finds nothing more.
const typedMost = 100

const unspaced = String.raw`\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Lao}\p{Script=Han}`
const isUnspaced = new RegExp(`[${unspaced}]`, 'u')
const wordOrRun = new RegExp(
  String.raw`(?:(?=[${unspaced}])[${unspaced}\p{M}])+|(?:(?![${unspaced}])[\p{L}\p{N}\p{M}])+`,
  'gu',
)
// A letter and the signs that it carries.
const cluster = /\P{M}\p{M}*|\p{M}+/gu
// Thai tone marks and the silencer are left out as often as typed; zero-width spaces divide Khmer and Burmese words at random.
const unheard = /[\u0e47-\u0e4c\u200b-\u200d\ufeff]/g

/** Lower case, without Latin accents (phở is pho), tone marks of Thai and invisible spaces. */
export function foldForSearch(text: string): string {
  return plainText(text)
    .replaceAll(unheard, '')
    .normalize('NFC')
    .replaceAll(/['’`´]/g, '')
}

/** A term of a script without spaces: two letters that stand side by side; meant exactly, never nearly. */
export const isPair = (term: string): boolean => isUnspaced.test(term)

/** The terms of a text, in their order; a word may come twice. */
export function termsOf(text: string): string[] {
  const terms: string[] = []
  for (const [word] of foldForSearch(text).slice(0, 10_000).matchAll(wordOrRun)) {
    if (isUnspaced.test(word)) terms.push(...pairsOf(word))
    else terms.push(...spellingsOf(word))
  }
  return terms
}

/** The terms of what was typed, each once. */
export function termsTyped(typed: string): string[] {
  return [...new Set(termsOf(typed.slice(0, typedMost)))]
}

/** Words that stand side by side, as one: banana cue is written bananacue as well, and sea bass seabass. */
export function joinedWords(terms: readonly string[]): string[] {
  return terms.slice(1).flatMap((term, index) => {
    const before = terms[index] ?? ''
    return isPair(term) || isPair(before) ? [] : [before + term]
  })
}

/** The same terms with one neighbouring pair of words written as one, for each such pair. */
export function joinedInTurn(terms: readonly string[]): string[][] {
  return terms.slice(1).flatMap((term, index) => {
    const before = terms[index] ?? ''
    return isPair(term) || isPair(before)
      ? []
      : [[...terms.slice(0, index), before + term, ...terms.slice(index + 2)]]
  })
}

function pairsOf(word: string): string[] {
  const letters = word.match(cluster) ?? []
  if (letters.length < 2) return letters
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}
