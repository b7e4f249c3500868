// Tests that plainText removes case and Latin accents, and writes each Thai vowel in one way.
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Phở Đặc Biệt', 'pho dac biet'],
  ['CAFÉ', 'cafe'],
  ['กาแฟเย็น', 'กาแฟเย็น'],
  ['မုန့်', 'မုန့်'],
  ['น้ํา', 'น้ำ'],
  ['นํ้า', 'น้ำ'],
  ['เเกง', 'แกง'],
])('%j becomes %j', (text, plain) => {
  expect(plainText(text).normalize('NFC')).toBe(plain.normalize('NFC'))
})
