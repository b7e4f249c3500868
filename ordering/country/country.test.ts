import { expect, test } from 'vitest'
import { countries, countryCodes, findCountry, findLanguage } from './country.ts'
import { currencies } from '../currency.ts'

test('COUN-01 serves eight countries', () => {
  expect(countryCodes.map((code) => countries[code].name)).toEqual([
    'Indonesia',
    'Philippines',
    'Thailand',
    'Vietnam',
    'Singapore',
    'Malaysia',
    'Myanmar',
    'Cambodia',
  ])
  expect(Object.keys(countries)).toEqual([...countryCodes])
})

test('COUN-01 finds a country by its code, ignoring case', () => {
  expect(findCountry('SG')).toBe(countries.sg)
  expect(findCountry('vn')).toBe(countries.vn)
  for (const unknown of ['mx', '', undefined, 'sgp', 'constructor', '__proto__'])
    expect(findCountry(unknown)).toBeUndefined()
})

test('COUN-01 finds only the languages of a country, its default first', () => {
  expect(findLanguage(countries.vn, 'vi')).toBe('vi')
  expect(findLanguage(countries.vn, 'th')).toBeUndefined()
  expect(findLanguage(countries.sg, undefined)).toBeUndefined()
  expect(countryCodes.map((code) => countries[code].languages[0])).toEqual([
    'id',
    'en',
    'th',
    'vi',
    'en',
    'en',
    'en',
    'en',
  ])
})

test('LANG-01: Vietnam, Thailand and Indonesia have two languages, all others have one', () => {
  const several = countryCodes.filter((code) => countries[code].languages.length > 1)
  expect(several.toSorted()).toEqual(['id', 'th', 'vn'])
  expect(several.map((code) => countries[code].languages)).toEqual([
    ['id', 'en'],
    ['th', 'en'],
    ['vi', 'en'],
  ])
})

test.each(countryCodes)('COUN-01 %s has currency, time zone, centre and fees', (code) => {
  const country = countries[code]
  expect(country.code).toBe(code)
  expect(currencies[country.currency].code).toBe(country.currency)
  for (const timeZone of country.timeZones)
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  expect(Intl.NumberFormat.supportedLocalesOf(country.locale)).toHaveLength(1)
  expect(Math.abs(country.centre.latitude)).toBeLessThan(25)
  expect(country.centre.longitude).toBeGreaterThan(90)
  expect(country.courierSpeedKmh).toBeGreaterThan(0)
  const { delivery, platform, smallOrder, taxBasisPoints } = country.fees
  for (const amount of [
    delivery.base,
    delivery.perKm,
    delivery.roundTo,
    platform,
    smallOrder.below,
    smallOrder.fee,
    taxBasisPoints,
  ]) {
    expect(Number.isInteger(amount) && amount > 0).toBe(true)
  }
})
