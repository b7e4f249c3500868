import {
  makeDish,
  makeMerchant,
  makeModifier,
  makeModifierGroup,
} from '@tingkat/ordering/testing/fixtures'
import { expect, test } from 'vitest'
import { menuInLanguage } from './menu-in-language.ts'

const noChilli = makeModifier('no-chilli', 0, { name: 'ไม่ใส่พริก', englishName: 'No chilli' })
const group = makeModifierGroup('chilli', 1, 1, [noChilli], {
  name: 'จำนวนพริก',
  englishName: 'Chillies',
})
const dish = makeDish('tam-thai', 5000, {
  name: 'ตำไทย',
  englishName: 'Som tam with peanuts',
  description: 'มะละกอดิบ ถั่วลิสง',
  englishDescription: 'Green papaya, peanuts',
  modifierGroups: [group],
})
const plainDish = makeDish('kai-yang', 9000, { name: 'ไก่ย่าง', description: 'ย่างถ่าน' })
const merchant = makeMerchant({
  menu: {
    ...makeMerchant().menu,
    categories: [
      { ID: 'tam', name: 'ส้มตำ', englishName: 'Papaya salads', available: true, items: [dish] },
      { ID: 'yang', name: 'ย่าง', available: true, items: [plainDish] },
    ],
  },
})
const categoriesIn = (language: string) => menuInLanguage(merchant, language).menu.categories

test('PROD-02 a page in English has categories and descriptions in English only', () => {
  const [translated, untranslated] = categoriesIn('en')
  expect(translated?.name).toBe('Papaya salads')
  expect(translated).not.toHaveProperty('englishName')
  expect(translated?.items[0]).toMatchObject({
    name: 'ตำไทย',
    description: 'Green papaya, peanuts',
    modifierGroups: [group],
  })
  expect(translated?.items[0]).not.toHaveProperty('englishDescription')
  expect(untranslated).toEqual(merchant.menu.categories[1])
})

test('PROD-02 a page in another language has no English texts but the names of dishes', () => {
  const text = JSON.stringify(categoriesIn('th'))
  expect(text).toContain('Som tam with peanuts')
  expect(text).toContain('ไม่ใส่พริก')
  for (const english of ['Papaya salads', 'Green papaya', 'Chillies', 'No chilli'])
    expect(text).not.toContain(english)
})
