// Tests of the detection of country and language.
import { expect, test } from 'vitest'
import { detectLocale, readCookie, regionOf } from './locale.ts'
import { urlInStoredLanguage } from './stored-language.ts'

const detect = (pathname: string, hints: Partial<Parameters<typeof detectLocale>[0]> = {}) =>
  detectLocale({ pathname, search: '', cookie: '', accepts: '', ...hints })

test('PROD-09 the country is the first segment of the path', () => {
  expect(detect('/th/th').country?.code).toBe('th')
  expect(detect('/mx/en').country).toBeNull()
  expect(detect('/').country).toBeNull()
})

test('I18N-05 the language in the path comes first', () => {
  const locale = detect('/vn/en', { search: '?lng=vi', cookie: 'i18next=vi', accepts: 'vi' })
  expect([locale.language, locale.fromPath]).toEqual(['en', true])
})

test('I18N-05 without a language in the path: query, cookie, browser, then the country’s default', () => {
  const all = { search: '?lng=en', cookie: 'a=b; i18next=vi', accepts: 'vi-VN,en;q=0.8' }
  expect(detect('/vn/', all).language).toBe('en')
  expect(detect('/vn/', { ...all, search: '' }).language).toBe('vi')
  expect(detect('/vn', { accepts: 'fr, en-US;q=0.5' }).language).toBe('en')
  expect(detect('/vn', { accepts: 'fr' }).language).toBe('vi')
})

test('I18N-05: query comes before cookie, storage, browser and page', () => {
  const all = {
    search: '?lng=en',
    cookie: 'i18next=th',
    stored: 'id',
    accepts: 'vi-VN',
    html: 'en',
  }
  const languageFor = (hints: Partial<Parameters<typeof detect>[1]>) =>
    detect('/', { ...all, ...hints }).language
  expect(languageFor({})).toBe('en')
  expect(languageFor({ search: '' })).toBe('th')
  expect(languageFor({ search: '', cookie: '' })).toBe('id')
  expect(languageFor({ search: '', cookie: '', stored: '' })).toBe('vi')
  expect(detect('/', { html: 'th' }).language).toBe('th')
  // Languages that the country does not have are skipped.
  expect(
    detect('/th/', { search: '?lng=vi', cookie: 'i18next=id', stored: 'th', accepts: 'en' })
      .language,
  ).toBe('th')
})

test('I18N-05 login takes the language of the page that it returns to', () => {
  const login = (search: string, hints: Parameters<typeof detect>[1] = {}) =>
    detect('/auth/login', { search, accepts: 'en-US,en', ...hints }).language
  const toThai = '?country=th&success_redirect=%2Fth%2Fth%2Fcheckout%3FsourceID%3Da'
  expect(login(toThai)).toBe('th')
  expect(login(`${toThai}&lng=en`, { cookie: 'i18next=en', stored: 'en' })).toBe('th')
  expect(login('?country=th&success_redirect=%2Fth%2Fen', { cookie: 'i18next=th' })).toBe('en')
  expect(login('?country=th&success_redirect=https%3A%2F%2Fother.test%2Fvn%2Fvi')).toBe('th')
})

test('I18N-05 login without such a page takes a chosen language of the country, or its first', () => {
  const login = (search: string, hints: Parameters<typeof detect>[1] = {}) =>
    detect('/auth/login', { search, accepts: 'en-US,en', ...hints }).language
  expect(login('?country=vn')).toBe('vi')
  expect(login('?country=vn', { cookie: 'i18next=en' })).toBe('en')
  expect(login('?country=vn', { cookie: 'i18next=th' })).toBe('vi')
  expect(login('?country=vn&success_redirect=%2Fdownload')).toBe('vi')
  expect(login('')).toBe('en')
  expect(login('', { accepts: 'id' })).toBe('id')
})

test('a language that the country does not have is skipped', () => {
  expect(detect('/sg', { search: '?lng=th', accepts: 'id' }).language).toBe('en')
  expect(detect('/sg/th').fromPath).toBe(false)
  expect(detect('/id', { accepts: 'in-ID' }).language).toBe('id')
})

test('an invalid or missing cookie is read as an empty string', () => {
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

const findUrl = (
  pathname: string,
  visit: Partial<Parameters<typeof urlInStoredLanguage>[0]> = {},
) =>
  urlInStoredLanguage({
    pathname,
    search: '',
    hash: '',
    cookie: '',
    stored: 'vi',
    html: 'en',
    ...visit,
  })

test('I18N-05 LANG-07: a language that only localStorage has leads to the page in that language', () => {
  expect(findUrl('/vn/', { search: '?a=b', hash: '#c' })).toBe('/vn/vi?a=b#c')
  expect(findUrl('/auth/login', { search: '?country=vn' })).toBe('/auth/login?country=vn&lng=vi')
  const toVietnamese = { search: '?success_redirect=%2Fvn%2Fvi', stored: 'en', html: 'vi' }
  expect(findUrl('/auth/login', toVietnamese)).toBeUndefined()
})

test.each([
  ['the path has a language', '/vn/en', {}],
  ['the country does not have it', '/sg/', {}],
  ['the page has it already', '/vn/', { html: 'vi' }],
  ['the query has another one', '/vn/', { search: '?lng=en' }],
  ['the cookie has another one', '/vn/', { cookie: 'i18next=en' }],
  ['the page does not exist', '/vn/xx', {}],
  ['storage is empty', '/vn/', { stored: '' }],
  ['the stored value is invalid', '/vn/', { stored: '"><' }],
])('I18N-05: the stored language is ignored if %s', (_, pathname, visit) => {
  expect(findUrl(pathname, visit)).toBeUndefined()
})
