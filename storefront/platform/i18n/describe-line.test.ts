import { expect, test } from 'vitest'
import { describeLine } from './describe-line.ts'

const line = {
  englishName: 'Som tam with peanuts',
  modifiers: [
    { name: 'ไม่ใส่พริก', englishName: 'No chilli', quantity: 1 },
    { name: 'ไข่เค็ม', englishName: 'Salted egg', quantity: 2 },
    { name: 'แคบหมู', quantity: 1 },
    { name: 'หมูยอ', englishName: 'Pork sausage', quantity: 0 },
  ],
  comment: 'no onions',
}

test('lists the chosen modifiers and the comment in the language of the country', () => {
  expect(describeLine('th', line)).toBe('ไม่ใส่พริก, 2\u00a0×\u00a0ไข่เค็ม, แคบหมู, “no onions”')
})

test('is in English on pages in English, after the English name of the dish', () => {
  expect(describeLine('en', line)).toBe(
    'Som tam with peanuts · No chilli, 2\u00a0×\u00a0Salted egg, แคบหมู, “no onions”',
  )
  expect(describeLine('en', { ...line, modifiers: [], comment: '' })).toBe('Som tam with peanuts')
})

test('is empty without English name, modifiers and comment', () => {
  expect(describeLine('en', { modifiers: [], comment: '' })).toBe('')
})
