// The initials of a name, for badges.

/** Returns the first letters of the first and the last word in upper case; '' for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    firstLetter(word ?? ''),
  )
  return letters.join('').toLocaleUpperCase()
}

// Uses grapheme clusters, because a Thai or Vietnamese letter can consist of several code points.
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)
  return first?.segment ?? ''
}
