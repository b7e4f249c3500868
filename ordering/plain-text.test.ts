// Tests that plainText removes case and Latin accents only.
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Phở Đặc Biệt', 'pho dac biet'],
  ['CAFÉ', 'cafe'],
  ['กาแฟเย็น', 'กาแฟเย็น'],
  ['မုန့်', 'မုန့်'],
])('%j becomes %j', (text, plain) => {
  expect(plainText(text).normalize('NFC')).toBe(plain.normalize('NFC'))
})
