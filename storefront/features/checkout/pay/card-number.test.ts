// Tests of the validation and formatting of card data.
import { testCards } from '@tingkat/ordering/payment/sandbox-cards'
import { expect, test } from 'vitest'
import {
  brandOf,
  groupDigits,
  isCardNumber,
  isCvc,
  isExpiryValid,
  formatExpiry,
} from './card-number.ts'

test('finds the brand as soon as the first digits identify it (PAY-01)', () => {
  for (const { number, type } of testCards) expect(brandOf(number)).toBe(type)
  for (const number of ['4', '51', '55', '2221', '2720']) expect(brandOf(number)).not.toBeNull()
  for (const number of ['', '5', '50', '56', '22', '2220', '2721', '34', '6011'])
    expect(brandOf(number)).toBeNull()
})

test('rejects a number with a wrong, missing or additional digit', () => {
  for (const { number } of testCards) expect(isCardNumber(number)).toBe(true)
  for (const number of [
    '4242424242424241',
    '4242 4242 4242',
    '',
    '0'.repeat(20),
    '5555555555554443',
  ])
    expect(isCardNumber(number)).toBe(false)
})

test('formats number and expiry date as printed on a card', () => {
  expect(groupDigits('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(groupDigits('4242x42')).toBe('4242 42')
  expect(['1', '12', '122', '1227', '7', '727'].map(formatExpiry)).toEqual([
    '1',
    '12',
    '12 / 2',
    '12 / 27',
    '07',
    '07 / 27',
  ])
})

test('accepts an expiry date until the end of its month and rejects months outside 1 to 12', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(['11 / 26', '12 / 26', '01 / 27'].map((text) => isExpiryValid(text, now))).toEqual([
    true,
    true,
    true,
  ])
  expect(
    ['10 / 26', '13 / 27', '00 / 27', '1 / 2', ''].map((text) => isExpiryValid(text, now)),
  ).toEqual([false, false, false, false, false])
})

test('accepts a security code of three digits only', () => {
  expect(['123', ' 123 ', '12', '1234', 'abc'].map(isCvc)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
