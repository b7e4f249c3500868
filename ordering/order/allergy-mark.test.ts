import { expect, test } from 'vitest'
import { hasAllergyMark, mentionsAllergy } from './allergy-mark.ts'

test.each([
  ['en', 'Peanut ALLERGY, please be careful'],
  ['en', 'I am allergic to shrimp'],
  ['en', 'SEVERE ALLERGIES!!! nuts'],
  ['en', 'alergic to egg'],
  ['en', 'allegic to prawn pls'],
  ['en', 'coeliac: no soy sauce'],
  ['en', 'lactose-intolerant'],
  ['en', 'my son has an EpiPen'],
  ['en', 'G6PD deficient, no fava beans'],
  ['en', '𝐀𝐥𝐥𝐞𝐫𝐠𝐢𝐜 to crab'],
  ['en', 'no nuts(allergy)'],
  ['id', 'anak saya alergi udang'],
  ['id', 'intoleransi laktosa, tanpa susu'],
  ['id', 'ada yang alergik kacang'],
  ['ms', 'saya ada alahan kacang'],
  ['ms', 'anak alah, alahan telur teruk'],
  ['tl', 'may alerhiya sa hipon'],
  ['tl', 'alerdyik sa mani'],
  ['tl', 'bawal ako sa hipon po'],
  ['vi', 'Tôi bị dị ứng đậu phộng'],
  ['vi', 'toi bi di  ung tom'],
  ['vi', 'DỊ ỨNG HẢI SẢN'],
  ['vi', 'không dung nạp lactose'],
  ['th', 'แพ้กุ้ง'],
  ['th', 'ลูกแพ้นมวัวค่ะ ไม่ใส่นมนะคะ'],
  ['th', 'คน\u200bแพ้\u200bถั่ว'],
  ['my', 'ပုစွန်နဲ့ ဓာတ်မတည့်ပါ'],
  ['my', 'မြေပဲ ဓါတ်မတည့်ဘူး'],
  ['my', 'ပုစြန္နဲ႔ ဓာတ္မတည့္ဘူး'],
  ['my', 'အလာဂျီရှိလို့ ငါး မထည့်ပါနဲ့'],
  ['km', 'ខ្ញុំអាឡែស៊ីសណ្តែកដី'],
  ['km', 'ខ្ញុំ\u200bអាឡែ\u200bស៊ី\u200bបង្គា'],
  ['km', 'មានប្រតិកម្មអាហារ សូមកុំដាក់ស៊ុត'],
])('KITCH-22 KITCH-36 a note in %s mentions an allergy: %s', (_language, note) => {
  expect(mentionsAllergy(note)).toBe(true)
})

test.each([
  '',
  'Not too spicy',
  'no peanuts',
  'gallergy',
  'extra egg, bring ice',
  'call Ali, Allegro tower',
  'rumah di ungu',
  'warna di ungu tua',
  'di Ungaran saja',
  'tanpa kacang, sambal dipisah',
  'jangan pedas, salahan bumbu',
  'không hành, ít cay, tương ứng',
  'tầng 3 khu đi uống cà phê',
  'walang sibuyas po',
  'bawal manigarilyo',
  'ไม่ใส่ผักชี เผ็ดน้อย',
  'ขอเผ็ดจนยอมแพ้',
  'ทีมเราพ่ายแพ้ ขอกินอร่อยๆ',
  'အစပ်လျှော့ပါ',
  'ကြက်သွန်မထည့်ပါနဲ့',
  'កុំដាក់ម្ទេស',
  'សូមដាក់ទឹកកកច្រើន',
])('KITCH-22 KITCH-36 a note without such a word has no mark: %j', (note) => {
  expect(mentionsAllergy(note)).toBe(false)
})

test('KITCH-22 KITCH-36 an order is marked by its own note and by that of any line', () => {
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
