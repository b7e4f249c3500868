// Text normalisation for searches and ids.

const latinAccents = /[\u0300-\u036f]/g
// The vowel of the Thai word น้ำ if it was typed as two
// characters. A tone mark stands before or between them.
const splitThaiAm = /\u0e4d([\u0e48-\u0e4b]?)\u0e32/g
// Two เ look like แ and are often typed in its place.
const doubleThaiE = /\u0e40\u0e40/g

/**
 * Returns the text in lower case without Latin accents, so that phở becomes pho. Keeps the marks of
 * Thai, Khmer and Burmese, which are significant, and writes each Thai vowel in one way. The result
 * is in NFD.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(latinAccents, '')
    .replaceAll(splitThaiAm, '$1\u0e33')
    .replaceAll(doubleThaiE, '\u0e41')
    .toLowerCase()
    .replaceAll('đ', 'd')
}
