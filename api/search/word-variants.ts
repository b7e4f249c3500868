// Variants of a query whose words may be split or joined by mistake: mee hoon and meehoon.
import type { Vocabulary } from './entry-index.ts'
import { isPair, joinEachPair, minPrefix, splitWord, type Terms } from './search-terms.ts'
import type { SearchWords } from './search-words.ts'

// The search does not try to split words with more letters than this into several words.
const maxSplitLength = 24
const maxSplits = 12

/**
 * Returns, for each two adjacent words, the terms with these words joined,
 * and the same in the usual spelling: mee hoon becomes meehoon and bihun.
 */
export function joinWords(terms: Terms, words: SearchWords): Terms[] {
  return joinEachPair(terms).flatMap((joined) => {
    const respelled = joined.flatMap((word) => words.respell(word))
    return respelled.join(' ') === joined.join(' ') ? [joined] : [joined, respelled]
  })
}

/**
 * Returns variants of the terms in which an unknown word is split into two or three known
 * words. With `withTypos`, the word is split into two words, of which at least one is known.
 */
export function splitUnknownWords(
  terms: Terms,
  { vocabulary, words }: { vocabulary: Vocabulary; words: SearchWords },
  withTypos = false,
): Terms[] {
  return terms
    .flatMap((word, index) => {
      if (isPair(word) || word.length > maxSplitLength || vocabulary.has(word)) return []
      const splits = withTypos ? splitWord(word, 2) : [...splitWord(word, 2), ...splitWord(word, 3)]
      return splits
        .map((parts) => parts.flatMap((part) => words.respell(part)))
        .filter((parts) =>
          withTypos
            ? parts.some((part) => part.length >= minPrefix && vocabulary.has(part))
            : parts.every((part) => vocabulary.has(part)),
        )
        .map((parts) => [...terms.slice(0, index), ...parts, ...terms.slice(index + 1)])
    })
    .slice(0, maxSplits)
}
