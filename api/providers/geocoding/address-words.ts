// Normalization of addresses for search, in Latin, Thai, Khmer, Burmese and Vietnamese script.

// The longest search text, in characters. No name of a place is longer.
const maxKeywordLength = 100

/**
 * Returns the text in lower case without Latin accents; đ and the gazetteer's ð become d.
 * Punctuation and control characters become spaces; zero-width characters are removed. Vowel signs
 * of Thai, Khmer and Burmese are kept, because they are letters.
 */
export function plainAddress(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff]/g, '')
    .toLowerCase()
    .replaceAll(/[đð]/g, 'd')
    .replaceAll(/['’ʼ‘]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** Normalizes a search text. Returns an empty string if it is longer than any name. */
export function plainKeyword(keyword: string): string {
  return keyword.length > maxKeywordLength ? '' : plainAddress(keyword)
}
