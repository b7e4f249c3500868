// Tests of which English texts an edit of a menu makes outdated.
import { describe, expect, test } from 'vitest'
import type {
  CategoryFile,
  DishFile,
  MerchantFile,
  ModifierFile,
  ModifierGroupFile,
} from './merchant-file.ts'
import { dropOutdatedEnglish } from './outdated-english.ts'

const choice = { ID: 'mild', name: 'ไม่เผ็ด', englishName: 'Not spicy' }
const group = {
  ID: 'heat',
  name: 'ความเผ็ด',
  englishName: 'How hot',
  modifiers: [choice],
} as ModifierGroupFile
const dish: DishFile = {
  ID: 'curry',
  name: 'แกง',
  englishName: 'Curry',
  description: 'ไก่',
  englishDescription: 'Chicken',
  price: 100,
}
const category = { ID: 'hot', name: 'กับข้าว', englishName: 'Hot dishes' }

type Edits = {
  category?: Partial<CategoryFile>
  dish?: Partial<DishFile>
  group?: Partial<ModifierGroupFile>
  choice?: Partial<ModifierFile>
}
const menu = (edits: Edits = {}) =>
  ({
    ID: 'm1',
    name: 'Warung',
    categories: [
      {
        ...category,
        dishes: [
          {
            ...dish,
            modifierGroups: [
              { ...group, modifiers: [{ ...choice, ...edits.choice }], ...edits.group },
            ],
            ...edits.dish,
          },
        ],
        ...edits.category,
      },
    ],
  }) as MerchantFile
const edited = (edits: Edits) => dropOutdatedEnglish(menu(), menu(edits))

describe('English texts of what an edit renames', () => {
  test.each([
    ['a category', 'category', { name: 'ก๋วยเตี๋ยว' }, 'englishName'],
    ['a dish', 'dish', { name: 'ต้มยำ' }, 'englishName'],
    ['a dish in local script', 'dish', { localName: 'ต้ม' }, 'englishName'],
    ['a description', 'dish', { description: 'หมู' }, 'englishDescription'],
    ['a modifier group', 'group', { name: 'ขนาด' }, 'englishName'],
    ['a modifier', 'choice', { name: 'เผ็ดมาก' }, 'englishName'],
  ])('are dropped: %s', (_label, part, fields, english) => {
    expect(edited({ [part]: fields })).toEqual(
      menu({ [part]: { ...fields, [english]: undefined } }),
    )
  })

  test('are kept if the edit sets other English texts', () => {
    const edits = {
      category: { name: 'ก๋วยเตี๋ยว', englishName: 'Noodles' },
      dish: {
        name: 'ต้มยำ',
        englishName: 'Sour soup',
        description: 'หมู',
        englishDescription: 'Pork',
      },
      group: {
        name: 'ขนาด',
        englishName: 'Size',
        modifiers: [{ ...choice, name: 'ใหญ่', englishName: 'Large' }],
      },
    }
    expect(edited(edits)).toEqual(menu(edits))
  })

  test('are kept if the texts in the local language stay', () => {
    const edits = { dish: { price: 120 }, group: { selectionRangeMax: 3 }, choice: { price: 5 } }
    expect(edited(edits)).toEqual(menu(edits))
    expect(
      dropOutdatedEnglish(
        menu({ dish: { description: '' } }),
        menu({ dish: { description: undefined } }),
      ),
    ).toEqual(menu({ dish: { description: undefined } }))
  })

  test('are dropped from a dish that the edit also moves to another category', () => {
    const moved = (englishName?: string) =>
      ({
        ...menu(),
        categories: [{ ID: 'new', name: 'ใหม่', dishes: [{ ...dish, name: 'ต้มยำ', englishName }] }],
      }) as MerchantFile
    expect(dropOutdatedEnglish(menu(), moved('Curry'))).toEqual(moved())
  })

  test('are dropped from the merchant and its campaigns too', () => {
    const withOffer = (promo: string, name: string, tcDetails: string, english: object = {}) =>
      ({
        ...menu(),
        promo,
        cuisines: [name],
        campaigns: [{ ID: 'c', name, tcDetails, ...english }],
        ...('englishName' in english && { englishPromo: 'Free tea', englishCuisines: ['Tea'] }),
      }) as MerchantFile
    const english = { englishName: 'Tea', englishTcDetails: 'At lunch' }
    const before = withOffer('ชาฟรี', 'ชา', 'กลางวัน', english)
    expect(dropOutdatedEnglish(before, withOffer('กาแฟฟรี', 'กาแฟ', 'เย็น', english))).toEqual(
      withOffer('กาแฟฟรี', 'กาแฟ', 'เย็น'),
    )
  })
})

test('files that are no menus stay as they are', () => {
  for (const json of [{}, { categories: 'none' }, { categories: [null, 3, { dishes: [[]] }] }]) {
    const file = json as unknown as MerchantFile
    expect(dropOutdatedEnglish(menu(), file)).toEqual(json)
    expect(dropOutdatedEnglish(file, menu())).toEqual(menu())
  }
})
