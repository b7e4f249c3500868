// Text normalisation for searches and ids.

const latinAccents = /[\u0300-\u036f]/g

/**
 * Lower case without Latin accents, so that phở becomes pho. Keeps the marks of Thai, Khmer and
 * Burmese, which are significant. The result is in NFD.
 */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(latinAccents, '').toLowerCase().replaceAll('đ', 'd')
}
