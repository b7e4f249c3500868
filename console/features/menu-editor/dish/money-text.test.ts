// Tests of reading and writing amounts as people type them.
import { expect, test } from 'vitest'
import { parseMoney, toMoneyText } from './money-text.ts'

test.each([
  ['7.90', 'SGD', 790],
  ['7,9', 'SGD', 790],
  [' 1,250.00', 'THB', 125_000],
  ['12', 'MYR', 1_200],
  ['65.000', 'VND', 65_000],
  ['65000', 'VND', 65_000],
  ['32,000', 'IDR', 32_000],
  ['3500', 'MMK', 350_000],
] as const)('reads %s in %s', (text, code, amount) => {
  expect(parseMoney(text, code)).toBe(amount)
})

test.each([
  ['', 'SGD'],
  ['seven', 'SGD'],
  ['7.905', 'SGD'],
  ['-7', 'SGD'],
  ['7.50', 'VND'],
  ['1.2.3', 'IDR'],
] as const)('does not guess what %s in %s means', (text, code) => {
  expect(parseMoney(text, code)).toBeUndefined()
})

test.each([
  [790, 'SGD', '7.90'],
  [65_000, 'VND', '65000'],
  [350_000, 'MMK', '3500'],
] as const)('shows %d in %s as %s, which reads as the same amount', (amount, code, text) => {
  expect(toMoneyText(amount, code)).toBe(text)
  expect(parseMoney(text, code)).toBe(amount)
})
