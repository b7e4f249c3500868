// Tests of converting the text of a tip to an amount in the currency of each country, and back.
import { expect, test } from 'vitest'
import { parseTip, tipText } from './tip-amount.ts'

test.each([
  ['2', 'SGD', 200],
  ['2.5', 'SGD', 250],
  ['2,50', 'SGD', 250],
  [' 12.05 ', 'SGD', 1_205],
  ['20.000', 'VND', 20_000],
  ['20,000', 'VND', 20_000],
  ['500', 'MMK', 50_000],
  ['', 'SGD', 0],
  ['-2', 'SGD', 0],
  ['2.505', 'SGD', 0],
  ['two', 'SGD', 0],
  ['99999999999', 'VND', 0],
] as const)('TIP-01 the tip %j in %s is %d minor units', (text, code, amount) => {
  expect(parseTip(text, code)).toBe(amount)
})

test('TIP-01 an amount is shown as it can be typed', () => {
  expect([tipText(250, 'SGD'), tipText(20_000, 'VND'), tipText(0, 'SGD')]).toEqual([
    '2.50',
    '20000',
    '',
  ])
})
