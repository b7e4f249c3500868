// Country and language of a visit: the path first, then the listed order, then the country's default.
import { expect, test } from 'vitest'
import { detectPlace, readCookie, regionOf } from './language.ts'

const visit = (pathname: string, more: Partial<Parameters<typeof detectPlace>[0]> = {}) =>
  detectPlace({ pathname, search: '', cookie: '', accepts: '', ...more })

test('PROD-09 the country is the first segment of the path', () => {
  expect(visit('/th/th').country?.code).toBe('th')
  expect(visit('/mx/en').country).toBeNull()
  expect(visit('/').country).toBeNull()
})

test('I18N-05 a language in the path wins over all wishes', () => {
  const place = visit('/vn/en', { search: '?lng=vi', cookie: 'i18next=vi', accepts: 'vi' })
  expect([place.language, place.fromPath]).toEqual(['en', true])
})

test('I18N-05 without one: query, cookie, browser, then the country', () => {
  const all = { search: '?lng=en', cookie: 'a=b; i18next=vi', accepts: 'vi-VN,en;q=0.8' }
  expect(visit('/vn/', all).language).toBe('en')
  expect(visit('/vn/', { ...all, search: '' }).language).toBe('vi')
  expect(visit('/vn', { accepts: 'fr, en-US;q=0.5' }).language).toBe('en')
  expect(visit('/vn', { accepts: 'fr' }).language).toBe('vi')
})

test('a language that the country does not speak is passed over', () => {
  expect(visit('/sg', { search: '?lng=th', accepts: 'id' }).language).toBe('en')
  expect(visit('/sg/th').fromPath).toBe(false)
  expect(visit('/id', { accepts: 'in-ID' }).language).toBe('id')
})

test('cookies that are garbled or absent are empty', () => {
  expect(readCookie('country=%E0%A4%A', 'country')).toBe('')
  expect(readCookie('xcountry=sg', 'country')).toBe('')
  expect(readCookie('a=1; country=sg', 'country')).toBe('sg')
})

test.each([['en-SG,en;q=0.9', 'sg'], ['en,ms-MY;q=0.4', 'my'], ['en', ''], ['', '']])('the region of %j is %j', (accepts, region) => {
  expect(regionOf(accepts)).toBe(region)
})
