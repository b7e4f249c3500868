import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countDishes, findMatchedRanges, searchMenu, toSearchWords } from './dish-search.ts'
import { makeDish } from '../testing/fixtures.ts'

const dish = (ID: string, name: string, description = '') =>
  makeDish(ID, 100, { name, description })
const menu = [
  {
    ID: 'pho',
    name: 'Phở',
    available: true,
    items: [dish('bo', 'Phở bò tái', 'Bánh phở, thịt bò, hành lá'), dish('ga', 'Phở gà')],
  },
  {
    ID: 'thai',
    name: 'Thai',
    available: false,
    items: [dish('krapao', 'กะเพราหมูสับไข่ดาว', 'Minced pork'), dish('kai', 'กะเพราไก่')],
  },
  { ID: 'drink', name: 'Drinks', available: true, items: [dish('dua', 'Nước dừa Đà Lạt')] },
]
const found = (typed: string) =>
  searchMenu(menu, toSearchWords(typed)).flatMap((category) =>
    category.items.map((item) => item.ID),
  )

describe('searching a menu', () => {
  test.each([
    ['pho', ['bo', 'ga']],
    ['PHỞ', ['bo', 'ga']],
    ['phở'.normalize('NFD'), ['bo', 'ga']],
    ['bo tai', ['bo']],
    ['tai  pho', ['bo']],
    ['hanh', ['bo']],
    ['da lat', ['dua']],
    ['đà', ['dua']],
    ['กะเพรา', ['krapao', 'kai']],
    ['ไก่', ['kai']],
    ['pork', ['krapao']],
    ['ramen', []],
  ])('“%s” finds %j', (typed, ids) => expect(found(typed)).toEqual(ids))

  test('Thai tone marks and vowels are significant', () => {
    expect(found('ไกปลา')).toEqual([])
    expect(found('ไขดาว')).toEqual([])
  })

  test('blanks match the whole menu; categories without a match are left out', () => {
    expect(countDishes(searchMenu(menu, toSearchWords('   ')))).toBe(5)
    expect(
      searchMenu(menu, toSearchWords('pork')).map((category) => [category.ID, category.available]),
    ).toEqual([['thai', false]])
  })

  test('searches English names too', () => {
    const items = [makeDish('bakso', 100, { name: 'Bakso', englishName: 'Meatball soup' })]
    expect(
      searchMenu([{ ID: 'a', name: 'A', available: true, items }], toSearchWords('meatball')),
    ).toHaveLength(1)
  })

  test('ignores text after the maximum length', () =>
    expect(toSearchWords('x'.repeat(1_000))).toEqual(['x'.repeat(60)]))
})

describe('matched ranges', () => {
  const marked = (text: string, typed: string) =>
    findMatchedRanges(text, toSearchWords(typed)).map(({ from, to }) => text.slice(from, to))

  test.each([
    ['Phở bò tái', 'pho', ['Phở']],
    ['Phở bò tái'.normalize('NFD'), 'pho tai', ['Phở'.normalize('NFD'), 'tái'.normalize('NFD')]],
    ['Teh tarik', 't', ['T', 't']],
    ['banana', 'an', ['anan']],
    ['Đà Lạt', 'da', ['Đà']],
    ['İstanbul', 'stan', ['stan']],
    ['🌶️ hot', 'hot', ['hot']],
    ['Laksa', '', []],
  ])('in “%s” for “%s”: %j', (text, typed, parts) => expect(marked(text, typed)).toEqual(parts))

  test('ranges are sorted, disjoint and within the text, and cover each match', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.nat(20),
        fc.nat(6),
        (text, start, length) => {
          const typed = text.slice(start, start + length)
          const stretches = findMatchedRanges(text, toSearchWords(typed))
          let end = -1
          for (const { from, to } of stretches) {
            expect(from).toBeGreaterThan(end)
            expect(to).toBeGreaterThan(from)
            expect(to).toBeLessThanOrEqual(text.length)
            end = to
          }
        },
      ),
    )
  })
})
