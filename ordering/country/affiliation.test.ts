// Tests of the labels that name a country's storefront in analytics events.
import { expect, test } from 'vitest'
import { affiliationOf } from './affiliation.ts'
import { countryCodes, findCountry } from './country.ts'

test('COUN-02 TRACK-20: each of the eight countries has its own affiliation', () => {
  expect(affiliationOf('sg')).toBe('Tingkat Singapore')
  expect(new Set(countryCodes.map(affiliationOf)).size).toBe(countryCodes.length)
})

test('COUN-02 TRACK-20: Mexico has an affiliation but no storefront', () => {
  expect([affiliationOf('mx'), affiliationOf('MX')]).toEqual(['Tingkat Mexico', 'Tingkat Mexico'])
  expect(findCountry('mx')).toBeUndefined()
  expect(countryCodes).not.toContain('mx')
})

test.each(['', 'xx', 'constructor', '__proto__'])('%j has no affiliation', (code) => {
  expect(affiliationOf(code)).toBeUndefined()
})
