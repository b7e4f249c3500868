// Labels of analytics.
import { expect, test } from 'vitest'
import { affiliationOf } from './affiliation.ts'
import { countryCodes, findCountry } from './country.ts'

test('COUN-02 TRACK-20: the eight countries have an affiliation of their own each', () => {
  expect(affiliationOf('sg')).toBe('Tingkat Singapore')
  expect(new Set(countryCodes.map(affiliationOf)).size).toBe(countryCodes.length)
})

test('COUN-02 TRACK-20: Mexico has an affiliation, and no storefront', () => {
  expect([affiliationOf('mx'), affiliationOf('MX')]).toEqual(['Tingkat Mexico', 'Tingkat Mexico'])
  expect(findCountry('mx')).toBeUndefined()
  expect(countryCodes).not.toContain('mx')
})

test.each(['', 'xx', 'constructor', '__proto__'])('nothing is counted under %j', (code) => {
  expect(affiliationOf(code)).toBeUndefined()
})
