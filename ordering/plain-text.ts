// Texts as searches and ids compare them, whatever their case and accents.

const latinAccents = /[\u0300-\u036f]/g

/** Lower case without Latin accents (phở is pho); the marks of Thai, Khmer and Burmese are letters of their own and stay. Takes the composed apart: NFD. */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(latinAccents, '').toLowerCase().replaceAll('đ', 'd')
}
