// Text of addresses as searches compare it, in Latin, Thai, Khmer, Burmese and Vietnamese writing.

/** Longer than any name of a place. */
const keywordMax = 100

/**
 * Lower case, without the accents of Latin letters; đ and the gazetteer's ð are d. Signs, control characters and what has no
 * width part words or vanish. The vowel signs of Thai, Khmer and Burmese stay: they are letters.
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

/** What was typed, ready to be searched for; empty when it is longer than any name. */
export function plainKeyword(keyword: string): string {
  return keyword.length > keywordMax ? '' : plainAddress(keyword)
}
