import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countries, countryCodes } from './country/country.ts'
import { currencies, currencyCodes, displayUnitOf } from './currency.ts'
import {
  amountOf,
  assertWhole,
  formatSecondCurrency,
  formatMoney,
  includedTax,
  applyBasisPoints,
  sum,
} from './money.ts'

const write = (amount: number, country: keyof typeof countries) =>
  formatMoney(amount, countries[country].currency, countries[country].locale)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('price format of each country', () => {
  test.each([
    ['sg', 650, 'S$ 6.50'],
    ['sg', 600, 'S$ 6.00'],
    ['my', 1_290, 'RM 12.90'],
    ['my', 123_456_700, 'RM 1,234,567.00'],
    ['ph', 14_900, '₱149.00'],
    ['ph', 14_950, '₱149.50'],
    ['id', 32_000, 'Rp 32.000'],
    ['th', 8_500, '฿ 85.00'],
    ['th', 8_550, '฿ 85.50'],
    ['vn', 65_000, '65.000 ₫'],
    ['mm', 350_000, 'K 3,500'],
    ['mm', 34_286, 'K 343'],
    ['kh', 450, 'US$ 4.50'],
    ['sg', 0, 'S$ 0.00'],
    ['vn', 0, '0 ₫'],
    ['sg', -200, '− S$ 2.00'],
    ['sg', 1, 'S$ 0.01'],
  ] as const)('ENT-34 %s writes %i as %s', (country, amount, text) => {
    expect(plain(write(amount, country))).toBe(text)
    expect(plain(write(amount, country))).toBe(text)
  })

  test('ENT-34 uses no-break spaces, so that a price does not wrap', () => {
    for (const code of countryCodes) expect(write(123_400, code)).not.toContain(' ')
  })

  test('ENT-34 all amounts of a currency have the same number of decimals', () => {
    const decimalsOf = (text: string) => /[.,](\d{1,2})(?!\d)/.exec(text)?.[1]?.length ?? 0
    for (const code of countryCodes) {
      const shown = [0, 100, 8_500, 34_286, 350_050].map((amount) =>
        decimalsOf(write(amount, code)),
      )
      expect(new Set(shown).size, code).toBe(1)
    }
  })

  test('ENT-34 only Cambodia has a second currency: riel, rounded to hundreds', () => {
    expect(plain(formatSecondCurrency(450, countries.kh) ?? '')).toBe('៛ 18,000')
    expect(plain(formatSecondCurrency(1, countries.kh) ?? '')).toBe('៛ 0')
    expect(plain(formatSecondCurrency(4, countries.kh) ?? '')).toBe('៛ 200')
    expect(formatSecondCurrency(450, countries.sg)).toBeNull()
  })
})

test('ENT-33 every currency has an exponent, and formatting needs whole minor units', () => {
  expect(Object.keys(currencies)).toEqual([...currencyCodes])
  expect(currencyCodes.map((code) => currencies[code].exponent)).toEqual([0, 2, 2, 0, 2, 2, 2, 2])
  for (const broken of [1.5, NaN, Infinity, 2 ** 53]) {
    expect(() => formatMoney(broken, 'SGD', 'en-SG')).toThrow(RangeError)
    expect(() => assertWhole(broken)).toThrow(RangeError)
    expect(() => formatSecondCurrency(broken, countries.kh)).toThrow(RangeError)
  }
})

test('ENT-34 formatted amounts parse back to the same minor units in every currency', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...countryCodes),
      fc.integer({ min: 0, max: 1e10 }),
      (code, units) => {
        const { locale, currency } = countries[code]
        const amount = units * displayUnitOf(currency)
        const group = new Intl.NumberFormat(locale)
          .formatToParts(1234567)
          .find((part) => part.type === 'group')!.value
        const digits = formatMoney(amount, currency, locale)
          .replace(currencies[currency].symbol, '')
          .replaceAll(group, '')
          .replace(',', '.')
          .trim()
        expect(Math.round(Number(digits) * 10 ** currencies[currency].exponent)).toBe(amount)
      },
    ),
  )
})

test('ENT-34 formats every amount as Intl does in the locale of each country', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...countryCodes),
      fc.oneof(fc.nat(1_000_000), fc.integer({ min: 0, max: 1e14 })),
      (code, amount) => {
        const { locale, currency } = countries[code]
        const { exponent, decimals, pattern } = currencies[currency]
        const digits = new Intl.NumberFormat(locale, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
          numberingSystem: 'latn',
        }).format(amount / 10 ** exponent)
        expect(formatMoney(amount, currency, locale)).toBe(pattern.replace('{amount}', digits))
      },
    ),
  )
})

test('ENT-34 formats correctly after the cache is full', () => {
  for (let amount = 0; amount < 9_000; amount += 1) formatMoney(amount, 'SGD', 'en-SG')
  expect(plain(formatMoney(650, 'SGD', 'en-SG'))).toBe('S$ 6.50')
})

test('ENT-13 an amount has minor units and text', () => {
  expect(amountOf(650, 'SGD', 'en-SG')).toEqual({
    amountInMinor: 650,
    amountDisplay: 'S$\u00a06.50',
  })
})

describe('arithmetic', () => {
  test.each([
    [1_000, 1_000, 100],
    [999, 1_000, 100],
    [994, 1_000, 99],
    [995, 1_000, 100],
    [0, 900, 0],
    [1, 5_000, 1],
    [1, 4_999, 0],
  ])('ENT-33 %i at %i basis points is %i', (amount, basisPoints, part) =>
    expect(applyBasisPoints(amount, basisPoints)).toBe(part),
  )

  test.each([
    [1_090, 900, 90],
    [109, 900, 9],
    [100, 900, 8],
    [11_000, 1_000, 1_000],
    [0, 900, 0],
    [500, 0, 0],
  ])('QUOTE-11 %i at %i basis points includes %i tax', (amount, basisPoints, tax) =>
    expect(includedTax(amount, basisPoints)).toBe(tax),
  )

  test('QUOTE-11 net amount plus tax of the net amount is the amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 0, max: 2_500 }),
        (amount, basisPoints) => {
          const tax = includedTax(amount, basisPoints)
          expect(tax).toBeGreaterThanOrEqual(0)
          expect(tax).toBeLessThanOrEqual(amount)
          expect(Math.abs(applyBasisPoints(amount - tax, basisPoints) - tax)).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  test('ENT-33 sums', () => {
    expect(sum([])).toBe(0)
    expect(sum([1, 2, -4])).toBe(-1)
  })
})
