// Tests of search: terms, the index and the HTTP routes.
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { merchantListSchema } from '@tingkat/contract/merchant'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue, home } from '../testing/cast.ts'
import { runAtOnce } from '../platform/run-in-slices.ts'
import type { SearchDoc } from './search-entries.ts'
import { indexInSteps } from './search-index.ts'
import { isWithinTypos } from './search-terms.ts'
import { searchWordsOf, type SearchWords } from './search-words.ts'

const { termsOf, queryTerms } = searchWordsOf('th')

describe('terms', () => {
  test.each([
    ['Phở bò', ['pho', 'bo']],
    ['PHO BO', ['pho', 'bo']],
    ['Char Kuey-Teow', termsOf('char kway tiao')],
    ['Chef’s crab', ['chef', 'crab']],
    ['ผัดไทย', ['ผัด', 'ดไ', 'ไท', 'ทย']],
    ['ต้มยำ', ['ตม', 'มย', 'ยำ']],
    ['ข้าว', ['ขา', 'าว']],
    ['สบาย pad thai', ['สบ', 'บา', 'าย', 'pad', 'thai']],
    ['น้ํา', termsOf('น้ำ')],
    ['นํ้า', termsOf('น้ำ')],
    ['เเกง', termsOf('แกง')],
    ['ក្តាម', termsOf('ក្ដាម')],
    ['雲吞麵', termsOf('云吞面')],
    ['burgers', termsOf('burger')],
    ['', []],
    ['  ·—%  ', []],
  ])('PROD-01 %j has the terms %j', (text, terms) => expect(termsOf(text)).toEqual(terms))

  test('Khmer and Burmese words have the same terms with and without zero-width spaces', () => {
    expect(termsOf('នំ​បញ្ចុក')).toEqual(termsOf('នំបញ្ចុក'))
    expect(termsOf('မုန့်ဟင်းခါး').length).toBeGreaterThan(2)
  })

  test('any query has a limited number of distinct terms', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
        const terms = queryTerms(typed)
        expect(terms.length).toBeLessThanOrEqual(100)
        expect(new Set(terms).size).toBe(terms.length)
      }),
    )
  })
})

test.each([
  ['laksa', 'laksa', 0, true],
  ['lakas', 'laksa', 1, true],
  ['laks', 'laksa', 1, true],
  ['lakssa', 'laksa', 1, true],
  ['lacsa', 'laksa', 1, true],
  ['laska', 'lakas', 1, false],
  ['rendnag', 'rendang', 1, true],
  ['', 'la', 1, false],
])('%j and %j with at most %i typos: %j', (typed, word, max, expected) => {
  expect(isWithinTypos(typed, word, max)).toBe(expected)
  expect(isWithinTypos(word, typed, max)).toBe(expected)
})

const createSearchIndex = (docs: readonly SearchDoc[], words: SearchWords) =>
  runAtOnce(indexInSteps(docs, words))

describe('the index', () => {
  const docs = [
    'Laksa lemak',
    'Nasi goreng kampung',
    'ผัดไทยกุ้งสด',
    'ต้มยำกุ้ง',
    'Phở bò tái',
    'Char kway teow',
    'Chicken rice',
    'មុន្តបញ្ចុក',
    'Bak chor mee',
    'Roast duck',
    'Bihun sup',
    '雲吞麵',
    'Thosai',
  ].map((name, index) => ({ id: String(index), names: [name], about: '' }))
  const index = createSearchIndex(docs, searchWordsOf('th'))
  const first = (typed: string) => docs[Number(index.find(typed, 5)[0]?.id ?? -1)]?.names[0]

  test.each([
    ['laksa', 'Laksa lemak'],
    ['lakssa', 'Laksa lemak'],
    ['lak', 'Laksa lemak'],
    ['lemak laksa', 'Laksa lemak'],
    ['nasi gorng', 'Nasi goreng kampung'],
    ['pho', 'Phở bò tái'],
    ['phỡ', 'Phở bò tái'],
    ['kuey tiau', 'Char kway teow'],
    ['ผัดไทย', 'ผัดไทยกุ้งสด'],
    ['ผัดไท', 'ผัดไทยกุ้งสด'],
    ['ตมยำกุง', 'ต้มยำกุ้ง'],
    ['chiken rise', 'Chicken rice'],
    ['chicken rice please', 'Chicken rice'],
    // These queries have two adjacent letters swapped.
    ['lakas', 'Laksa lemak'],
    ['nasi gorneg', 'Nasi goreng kampung'],
    // These queries have several words without spaces, or one word with a space in it.
    ['bakchormee', 'Bak chor mee'],
    ['chikenrice', 'Chicken rice'],
    ['bee hoon sup', 'Bihun sup'],
    // These queries have a typo in a short word, incomplete words, or a typo in a variant spelling.
    ['roast duk', 'Roast duck'],
    ['nas gor', 'Nasi goreng kampung'],
    ['tosei', 'Thosai'],
    // These queries have one Chinese character, other forms of the same characters (simplified or
    // Japanese), or one wrong character.
    ['面', '雲吞麵'],
    ['雲呑麺', '雲吞麵'],
    ['雲香麵', '雲吞麵'],
  ])('PROD-01 %j finds %j', (query, name) => expect(first(query)).toBe(name))

  test.each(['', '   ', '%', '😀', 'xylophone', 'ก'.repeat(200), 'a'.repeat(5000)])(
    'PROD-01 %j finds nothing',
    (typed) => expect(index.find(typed, 5)).toEqual([]),
  )

  test('finds a dish of many merchants in each of them, up to the limit', () => {
    const many = createSearchIndex(
      Array.from({ length: 30 }, (_, index) => ({
        id: `m${index}`,
        names: ['Teh tarik'],
        about: '',
      })),
      searchWordsOf('sg'),
    )
    expect(many.find('teh', 100)).toHaveLength(30)
    expect(many.find('teh', 7)).toHaveLength(7)
  })
})

describe('over HTTP', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await openTestApp({
      countries: ['ph'],
      catalogues: [castCatalogue],
      clock: () => new Date('2026-03-18T04:15:00Z'),
    })
  })
  afterAll(() => api.close())
  const ask = (query: Record<string, string>) =>
    api.app.inject({ url: '/api/v1/merchants', query: { country: 'sg', ...query } })

  test('ROUTE-13 PROD-01 returns merchants with matching dishes, open ones first', async () => {
    const answer = await ask({ search: 'com ga' })
    const { merchants, total } = merchantListSchema.parse(answer.json())
    expect(total).toBe(4)
    expect(merchants.map(({ openingHours }) => openingHours.open)).toEqual([
      true,
      true,
      false,
      false,
    ])
    for (const { dishes } of merchants) expect(dishes?.[0]?.name).toMatch(/^Cơm gà/)
    expect(answer.headers['cache-control']).toContain('public')
  })

  test('D30 PROD-11 with an address, merchants out of range come last, and the response is not cacheable', async () => {
    const answer = await ask({
      search: 'com ga',
      latitude: String(home.latitude),
      longitude: String(home.longitude),
    })
    const { merchants } = merchantListSchema.parse(answer.json())
    expect(merchants.map(({ deliverable }) => deliverable)).toEqual([true, true, true, false])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('PROD-01 counts whole matches only, and lists partial matches after them in every sequence', async () => {
    for (const sort of ['recommended', 'rating', 'nearest']) {
      const answer = await ask({ search: 'pasir com ga', sort })
      const { merchants, total, matchCount } = merchantListSchema.parse(answer.json())
      expect(merchants[0]?.name).toBe('Pasir Ris Grill')
      expect(merchants.map(({ isPartialMatch = false }) => isPartialMatch)).toEqual([
        false,
        true,
        true,
        true,
      ])
      expect([total, matchCount]).toEqual([4, 1])
    }
    const whole = merchantListSchema.parse((await ask({ search: 'com ga' })).json())
    expect(whole.matchCount).toBe(4)
    expect(whole.merchants[0]).not.toHaveProperty('isPartialMatch')
  })

  test('a list without a query has no dishes; an unknown word finds nothing', async () => {
    expect((await ask({})).json().merchants[0]).not.toHaveProperty('dishes')
    expect((await ask({})).json()).not.toHaveProperty('matchCount')
    expect((await ask({ search: '%' })).json()).toEqual({
      merchants: [],
      total: 0,
      deliverableCount: null,
      matchCount: 0,
      nextCursor: null,
    })
  })

  test('suggests cuisines, merchants and each dish once', async () => {
    const answer = await api.app.inject({
      url: '/api/v1/search/suggestions',
      query: { country: 'sg', q: 'lak' },
    })
    const texts = answer.json().suggestions.map(({ text }: { text: string }) => text)
    expect(texts.length).toBeGreaterThan(0)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts[0]).toMatch(/^Lak/i)
  })
})
