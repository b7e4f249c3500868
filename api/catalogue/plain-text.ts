// Text as searches compare it.

/**
 * Lower case, without the accents of Latin letters, single spaces. Thai, Khmer and Burmese vowel signs stay:
 * words would run together without them.
 */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '').toLowerCase().replaceAll('đ', 'd').replaceAll(/\s+/g, ' ').trim()
}
