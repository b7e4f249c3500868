// Finds out whether the eater's notes mention an allergy or intolerance. The allergy mark on an
// order only draws attention to the notes: without a mark, the eater may still have an allergy.
import type { Order } from './order-shape.ts'

// Beginnings of words that mention an allergy or intolerance, in English, Indonesian, Malay and
// Filipino, without accents, including frequent misspellings. Lack of G6PD, an enzyme, makes fava
// beans dangerous.
const wordStarts = [
  'allerg',
  'alerg',
  'allegi',
  'alegi',
  'alerj',
  'alerdyi',
  'alerhi',
  'anaphyla',
  'anafila',
  'epipen',
  'epi-pen',
  'intoleran',
  'coeliac',
  'celiac',
  'alahan',
  'g6pd',
]
// These phrases about allergies are matched as whole words, because the Indonesian "di ungu" begins
// like the Vietnamese "di ung". They are written without Vietnamese accents, because the accents of
// the notes are removed too. The Filipino phrases mean "I must not eat".
const phrases = ['di ung', 'khong dung nap', 'bawal ako sa', 'bawal sa akin']
// Thai, Burmese and Khmer have no spaces between words, so these words about allergies are matched
// anywhere in the text. Two of the Burmese spellings use the older Zawgyi encoding.
const anywhere = [
  'ဓာတ်မတည့်',
  'ဓါတ်မတည့်',
  'ဓာတ္မတည့္',
  'ဓါတ္မတည့္',
  'အလာဂျီ',
  'အလာဂျစ်',
  'အာလာဂျီ',
  'អាឡែស៊ី',
  'អាឡែសុី',
  'អាលែកស៊ី',
  'អាឡែកស៊ី',
  'អាលែហ្ស៊ី',
  'អាឡែហ្ស៊ី',
  'ប្រតិកម្មអាហារ',
  'ប្រតិកម្មជាមួយ',
]
// This Thai word for "allergic" also means "to lose". The phrases
// for "be defeated" and "give up" are therefore excluded.
const thai = /(?<!พ่าย|ยอม|เอาชนะไม่)แพ้(?!ชนะ)/

const latin = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${wordStarts.join('|')})|(?:${phrases.join('|')})(?!\\p{L}))`,
  'u',
)

export function mentionsAllergy(note: string): boolean {
  const text = withoutInvisible(note).toLowerCase()
  return (
    thai.test(text) ||
    anywhere.some((word) => text.includes(word)) ||
    latin.test(withoutAccents(text))
  )
}

// Phones insert zero-width characters into Khmer,
// Burmese and Thai text, which would prevent a match.
const withoutInvisible = (text: string): string =>
  text.replaceAll(/\u200b|\u200c|\u200d|\u2060/g, '')

// NFKD does not decompose "đ", so it is replaced separately. NFKD also converts styled letters,
// such as mathematical and full-width ones, to plain ones.
const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .replaceAll(/\s+/g, ' ')

/** Whether the note of the order or of any line mentions an allergy. */
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
