// Whether the eater's notes mention an allergy or intolerance. A mark only draws attention to the
// notes: the absence of a mark does not mean that the eater has no allergy.
import type { Order } from './order-shape.ts'

// Beginnings of words in English, Indonesian, Malay and Filipino, without accents.
const wordStarts = [
  'allerg',
  'alerg',
  'alerj',
  'alerdyi',
  'alerhiya',
  'anaphyla',
  'anafilak',
  'epipen',
  'intoleran',
  'coeliac',
  'celiac',
  'alahan',
]
// Vietnamese words, without accents, as many eaters type them. They are matched as whole words,
// because "di ungu" is Indonesian.
const phrases = ['di ung', 'khong dung nap']
// Thai, Burmese and Khmer have no spaces between words, so these are found anywhere in the text.
const anywhere = ['แพ้', 'ဓာတ်မတည့်', 'ဓါတ်မတည့်', 'အလာဂျီ', 'អាឡែស៊ី', 'អាលែកស៊ី', 'ប្រតិកម្មអាហារ']

const latin = new RegExp(
  `(?<!\\p{L})(?:(?:${wordStarts.join('|')})|(?:${phrases.join('|')})(?!\\p{L}))`,
  'u',
)

export function mentionsAllergy(note: string): boolean {
  const text = note.toLowerCase()
  return anywhere.some((word) => text.includes(word)) || latin.test(withoutAccents(text))
}

// NFD does not decompose "đ", so it is replaced separately.
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .replaceAll(/\s+/g, ' ')

/** Whether the note of the order or of one of its lines mentions an allergy. */
export function hasAllergyMark({
  comment,
  merchantCartWithQuoteList,
}: Pick<Order, 'comment' | 'merchantCartWithQuoteList'>): boolean {
  return (
    mentionsAllergy(comment) ||
    merchantCartWithQuoteList.some(({ items }) =>
      items.some((item) => mentionsAllergy(item.comment)),
    )
  )
}
