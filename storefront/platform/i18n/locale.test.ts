// Country and language of a visit: the path first, then the listed order, then the country's default.
import { expect, test } from 'vitest'
import { detectLocale, readCookie, regionOf } from './locale.ts'
import { addressInStoredLanguage } from './stored-language.ts'

const visit = (pathname: string, more: Partial<Parameters<typeof detectLocale>[0]> = {}) =>
  detectLocale({ pathname, search: '', cookie: '', accepts: '', ...more })

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

test('I18N-05: query, cookie, storage, browser, page: each is heard when those before it say nothing', () => {
  const all = {
    search: '?lng=en',
    cookie: 'i18next=th',
    stored: 'id',
    accepts: 'vi-VN',
    html: 'en',
  }
  const heard = (more: Partial<Parameters<typeof visit>[1]>) =>
    visit('/', { ...all, ...more }).language
  expect(heard({})).toBe('en')
  expect(heard({ search: '' })).toBe('th')
  expect(heard({ search: '', cookie: '' })).toBe('id')
  expect(heard({ search: '', cookie: '', stored: '' })).toBe('vi')
  expect(visit('/', { html: 'th' }).language).toBe('th')
  // What the country does not speak says nothing.
  expect(
    visit('/th/', { search: '?lng=vi', cookie: 'i18next=id', stored: 'th', accepts: 'en' })
      .language,
  ).toBe('th')
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

test.each([
  ['en-SG,en;q=0.9', 'sg'],
  ['en,ms-MY;q=0.4', 'my'],
  ['en', ''],
  ['', ''],
])('the region of %j is %j', (accepts, region) => {
  expect(regionOf(accepts)).toBe(region)
})

const remembered = (
  pathname: string,
  more: Partial<Parameters<typeof addressInStoredLanguage>[0]> = {},
) =>
  addressInStoredLanguage({
    pathname,
    search: '',
    hash: '',
    cookie: '',
    stored: 'vi',
    html: 'en',
    ...more,
  })

test('I18N-05 LANG-07: where only the storage remembers, the page is asked for again in that language', () => {
  expect(remembered('/vn/', { search: '?a=b', hash: '#c' })).toBe('/vn/vi?a=b#c')
  expect(remembered('/auth/login', { search: '?country=vn' })).toBe('/auth/login?country=vn&lng=vi')
})

test.each([
  ['the path names a language', '/vn/en', {}],
  ['the country does not speak it', '/sg/', {}],
  ['the page has it already', '/vn/', { html: 'vi' }],
  ['the address asks for another', '/vn/', { search: '?lng=en' }],
  ['the cookie remembers another', '/vn/', { cookie: 'i18next=en' }],
  ['the page is a missing one', '/vn/xx', {}],
  ['nothing is remembered', '/vn/', { stored: '' }],
  ['what is remembered is garbled', '/vn/', { stored: '"><' }],
])('I18N-05: not when %s', (_, pathname, more) => {
  expect(remembered(pathname, more)).toBeUndefined()
})
