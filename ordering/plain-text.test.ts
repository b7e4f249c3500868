// Case and Latin accents are left out; what are letters elsewhere stays.
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Phở Đặc Biệt', 'pho dac biet'],
  ['CAFÉ', 'cafe'],
  ['กาแฟเย็น', 'กาแฟเย็น'],
  ['မုန့်', 'မုန့်'],
])('%j compares as %j', (text, plain) => {
  expect(plainText(text).normalize('NFC')).toBe(plain.normalize('NFC'))
})
