// The one or two letters that stand for a name in a badge.

/** First letters of the first and the last word, upper case; empty for no name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    firstLetter(word ?? ''),
  )
  return letters.join('').toLocaleUpperCase()
}

// A letter with its marks is one letter: Thai and Vietnamese names need the whole of it.
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)
  return first?.segment ?? ''
}
