import { expect, test } from 'vitest'
import { hasAllergyMark, mentionsAllergy } from './allergy-mark.ts'

test.each([
  ['en', 'Peanut ALLERGY, please be careful'],
  ['en', 'I am allergic to shrimp'],
  ['en', 'coeliac: no soy sauce'],
  ['id', 'anak saya alergi udang'],
  ['ms', 'saya ada alahan kacang'],
  ['tl', 'may alerhiya sa hipon'],
  ['vi', 'Tôi bị dị ứng đậu phộng'],
  ['vi', 'toi bi di  ung tom'],
  ['th', 'แพ้กุ้ง'],
  ['my', 'ပုစွန်နဲ့ ဓာတ်မတည့်ပါ'],
  ['km', 'ខ្ញុំអាឡែស៊ីសណ្តែកដី'],
])('a note in %s speaks of an allergy: %s (KITCH-36)', (_language, note) => {
  expect(mentionsAllergy(note)).toBe(true)
})

test.each(['', 'Not too spicy', 'no peanuts', 'rumah di ungu', 'warna di ungu tua', 'gallergy'])(
  'a note without such a word has no mark: %j (KITCH-36)',
  (note) => {
    expect(mentionsAllergy(note)).toBe(false)
  },
)

test('an order is marked by its own note and by that of any line (KITCH-36)', () => {
  const order = (comment: string, lineComment: string) =>
    hasAllergyMark({
      comment,
      merchantCartWithQuoteList: [{ items: [{ comment: '' }, { comment: lineComment }] }] as never,
    })
  expect([order('', ''), order('Allergic to egg', ''), order('', 'alergi telur')]).toEqual([
    false,
    true,
    true,
  ])
})
