// Words that differ only in their accents: cá is fish, cà is a vegetable.
import { accentedText, foldForSearch, withoutIgnoredMarks } from './search-terms.ts'

/** A text with accents, and the same text without accents. */
export type AccentedText = { accented: string; folded: string }

export function accentedTextOf(text: string): AccentedText {
  const words = text.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
  return { accented: accentedText(withoutIgnoredMarks(words)), folded: foldForSearch(words) }
}

/**
 * Returns a function that checks whether names have a word of `text` only with other accents, which
 * makes it another word: phố (street) is not phở (soup). A word without accents in the names may be
 * the same word. Thai tone marks do not count.
 */
export function createOtherWordCheck(text: string): (names: AccentedText) => boolean {
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) => accentedTextOf(word))
    .filter(({ accented, folded }) => accented !== folded)
  return (names) => words.some((word) => isOtherWord(word, names))
}

const hasWord = (text: string, word: string): boolean => ` ${text} `.includes(` ${word} `)

const isOtherWord = ({ accented, folded }: AccentedText, names: AccentedText): boolean =>
  hasWord(names.folded, folded) &&
  !hasWord(names.accented, accented) &&
  !hasWord(names.accented, folded)
