import { readdirSync } from 'node:fs'
import { countries, type CountryCode } from '@tingkat/ordering/country/country'
import { findDish, isClosed, priceRange } from '@tingkat/ordering/merchant/merchant'
import { describe, expect, test } from 'vitest'
import { demoCatalogue, firstMerchantsOf } from './demo/countries.ts'
import { picturesFolder } from './pictures/manifest.ts'
import { toMerchantDocs, type CatalogueMerchantDoc } from './to-merchant.ts'
import { validateCatalogue } from './validate.ts'

async function docsOf(code: CountryCode): Promise<CatalogueMerchantDoc[]> {
  const result = validateCatalogue(await firstMerchantsOf(code))
  if ('faults' in result) throw new Error(JSON.stringify(result.faults))
  return toMerchantDocs(result.catalogue)
}

describe('toMerchant', () => {
  test('ENT-05 ENT-08 ENT-09 copies a merchant’s fields, but not ETA, distance and open', async () => {
    const { merchant, temporarilyClosed } = (await docsOf('sg'))[0]!
    expect(merchant).toMatchObject({
      ID: 'sg-m1',
      name: 'Warung Senja, Tiong Bahru',
      countryCode: 'sg',
      section: 'food',
      currency: { code: 'SGD', symbol: 'S$', exponent: 2 },
      ETA: null,
      distanceInKm: null,
      radius: 6_000,
      isIntegrated: true,
      imgHref: expect.stringMatching(/^\/media\/cover-nasi-lemak\.[0-9a-f]{10}-c640\.avif$/),
      promo: { hasPromo: true, imgHref: findDish(merchant, 'chicken-satay')?.imgHref },
      schedulerOrderConfig: { blockOnDemandOrders: false },
      menu: { menuMeta: { orderValueLimit: 0 } },
    })
    expect(merchant.openingHours).not.toHaveProperty('open')
    expect(isClosed(merchant)).toBe(false)
    expect(temporarilyClosed).toBe(false)
  })

  test('ENT-11 ENT-13 ENT-34 converts a dish with both prices, its campaign and its pictures', async () => {
    const { merchant } = (await docsOf('sg'))[0]!
    expect(findDish(merchant, 'chicken-satay')).toEqual({
      ID: 'chicken-satay',
      name: 'Chicken satay, 6 sticks',
      description: 'Turmeric chicken over charcoal, peanut sauce, ketupat, cucumber',
      facts: { contains: ['peanut', 'soy'], mayContain: ['crustacean'], halal: true, spicy: 1 },
      imgHref: expect.stringMatching(/^\/media\/satay\.[0-9a-f]{10}-640\.avif$/),
      images: [expect.stringContaining('/media/satay.')],
      available: true,
      sortOrder: 0,
      campaignID: 'sg-m1-satay',
      campaignName: '20% off satay',
      _currency: { code: 'SGD', symbol: 'S$' },
      priceInMinorUnit: 900,
      discountedPriceInMin: 720,
      priceV2: { amountInMinor: 900, amountDisplay: 'S$\u00a09.00' },
      discountedPriceV2: { amountInMinor: 720, amountDisplay: 'S$\u00a07.20' },
      modifierGroups: [],
    })
    expect(findDish(merchant, 'nasi-lemak-ayam')?.discountedPriceInMin).toBe(980)
    expect(findDish(merchant, 'ikan-bakar')?.available).toBe(false)
    expect(priceRange(merchant)).toEqual({ lowest: 280, highest: 1_240 })
  })

  test('ENT-11 copies English texts of categories, dishes and choices', async () => {
    const catalogue = JSON.parse(JSON.stringify(await firstMerchantsOf('sg')))
    const [category] = catalogue.merchants[0].categories
    const [dish] = category.dishes
    category.englishName = 'Coconut rice dishes'
    dish.englishDescription = 'Coconut rice, chicken, sambal'
    dish.modifierGroups[0].englishName = 'Kind of rice'
    dish.modifierGroups[0].modifiers[0].englishName = 'Rice in coconut milk'
    const result = validateCatalogue(catalogue)
    if ('faults' in result) throw new Error(JSON.stringify(result.faults))
    const [doc] = toMerchantDocs(result.catalogue)
    expect(doc!.merchant.menu.categories[0]).toMatchObject({
      englishName: 'Coconut rice dishes',
      items: expect.arrayContaining([
        expect.objectContaining({
          ID: dish.ID,
          englishDescription: 'Coconut rice, chicken, sambal',
          modifierGroups: expect.arrayContaining([
            expect.objectContaining({
              englishName: 'Kind of rice',
              modifiers: expect.arrayContaining([
                expect.objectContaining({ englishName: 'Rice in coconut milk' }),
              ]),
            }),
          ]),
        }),
      ]),
    })
  })

  test('ENT-11 copies facts and English name of a dish, and omits them if they are unknown', async () => {
    const catalogue = await firstMerchantsOf('sg')
    const plain = catalogue.merchants[0]!.categories[0]!.dishes[0]!
    const dishes = [
      { ...plain, englishName: 'Coconut rice', facts: { contains: ['egg' as const], spicy: 2 } },
      { ...plain, ID: 'plain', englishName: undefined, facts: undefined },
    ]
    const result = validateCatalogue(
      JSON.parse(
        JSON.stringify({
          ...catalogue,
          merchants: [
            {
              ...catalogue.merchants[0],
              campaigns: [],
              bestSellers: undefined,
              categories: [{ ID: 'a', name: 'A', dishes }],
            },
          ],
        }),
      ),
    )
    if ('faults' in result) throw new Error(JSON.stringify(result.faults))
    const { merchant } = toMerchantDocs(result.catalogue)[0]!
    expect(findDish(merchant, plain.ID)).toMatchObject({
      englishName: 'Coconut rice',
      facts: { contains: ['egg'], mayContain: [], spicy: 2 },
    })
    expect(findDish(merchant, 'plain')).not.toHaveProperty('facts')
    expect(findDish(merchant, 'plain')).not.toHaveProperty('englishName')
  })

  test('QUOTE-04 copies the subtotal from which delivery is free, 0 included, and omits it otherwise', async () => {
    const catalogue = await firstMerchantsOf('sg')
    const merchants = [0, 4_500, undefined].map((freeDeliveryFrom, index) => ({
      ...catalogue.merchants[index]!,
      freeDeliveryFrom,
    }))
    const result = validateCatalogue(JSON.parse(JSON.stringify({ ...catalogue, merchants })))
    if ('faults' in result) throw new Error(JSON.stringify(result.faults))
    const [always, from, never] = toMerchantDocs(result.catalogue).map(({ merchant }) => merchant)
    expect([always!.freeDeliveryFrom, from!.freeDeliveryFrom]).toEqual([0, 4_500])
    expect(never).not.toHaveProperty('freeDeliveryFrom')
  })

  test('ENT-17 ENT-18 ENT-19 gives groups a numeric selection type, and modifiers group and quantity', async () => {
    const { merchant } = (await docsOf('sg'))[0]!
    const [rice, sambal] = findDish(merchant, 'nasi-lemak-ayam')!.modifierGroups
    expect(rice).toMatchObject({
      ID: 'rice',
      selectionRangeMin: 1,
      selectionRangeMax: 1,
      selectionType: 0,
      available: true,
    })
    expect(rice!.modifiers[2]).toEqual({
      ID: 'red',
      name: 'Red rice',
      quantity: 0,
      available: false,
      price: 0,
      groupID: 'rice',
    })
    expect(sambal).toMatchObject({ selectionRangeMin: 1, selectionRangeMax: 2, selectionType: 1 })
  })

  test('ENT-07 copies campaigns with their terms, with and without a free item', async () => {
    const { merchant } = (await docsOf('sg'))[0]!
    expect(merchant.menu.campaigns[0]).toMatchObject({ name: '20% off satay', freeItem: null })
    expect(merchant.menu.campaigns[1]?.freeItem).toEqual({
      ID: 'teh-tarik',
      name: 'Teh tarik',
      minSubtotal: 3_000,
    })
    expect(merchant.menu.campaigns[1]?.tcDetails).not.toBe('')
  })

  test('a temporarily closed merchant is marked in the document, and the local name follows the name', async () => {
    const doc = (await docsOf('kh')).find((entry) => entry.temporarilyClosed)!
    expect(doc.merchant.name).toBe('Trey Ang Tonle · ត្រីអាំងទន្លេ')
    expect(doc.merchant.openingHours.open).toBeUndefined()
  })

  test('pictures are the same in each import, and each has a file', async () => {
    const [docs, again] = [await docsOf('sg'), await docsOf('sg')]
    const hrefsOf = ({ merchant }: CatalogueMerchantDoc) => [
      merchant.imgHref,
      ...merchant.menu.categories.flatMap(({ items }) => items.map((item) => item.imgHref)),
    ]
    expect(docs.map(hrefsOf)).toEqual(again.map(hrefsOf))
    const files = new Set(readdirSync(picturesFolder))
    for (const href of docs.flatMap(hrefsOf)) expect(files).toContain(href.replace('/media/', ''))
  })

  test('a promo has the picture of its dish: the discounted dish, or the free item', async () => {
    const file = (await firstMerchantsOf('sg')).merchants.find(({ ID }) => ID === 'sg-m5')!
    const { merchant } = (await docsOf('sg')).find(({ merchant }) => merchant.ID === 'sg-m5')!
    expect(file.promo).toContain('ondeh-ondeh')
    expect(merchant.promo.imgHref).toBe(findDish(merchant, 'ondeh')?.imgHref)
  })

  test('a promo for no particular dish, and an absent promo, have no picture', async () => {
    const { merchants } = await demoCatalogue('vn')
    const combo = merchants.find(({ ID }) => ID === 'vn-ga-ran-kim')!
    const plain = merchants.find(({ promo }) => !promo)!
    const result = validateCatalogue({ ...(await demoCatalogue('vn')), merchants: [combo, plain] })
    if ('faults' in result) throw new Error(JSON.stringify(result.faults))
    for (const { merchant } of toMerchantDocs(result.catalogue))
      expect(merchant.promo).not.toHaveProperty('imgHref')
  })

  test.each(['id', 'ph', 'th', 'vn', 'sg', 'my', 'mm', 'kh'] as const)(
    'ENT-33 ENT-34 formats prices of %s as the country writes them',
    async (code) => {
      const shown = {
        id: 'Rp\u00a038.000',
        ph: '₱189.00',
        th: '฿\u00a095.00',
        vn: '65.000\u00a0₫',
        sg: 'S$\u00a09.80',
        my: 'RM\u00a014.90',
        mm: 'K\u00a03,500',
        kh: 'US$\u00a04.50',
      }
      const [first] = await docsOf(code)
      expect(first!.merchant.menu.categories[0]!.items[0]!.priceV2.amountDisplay).toBe(shown[code])
      expect(first!.merchant.currency.code).toBe(countries[code].currency)
    },
  )

  test('ENT-16 numbers the dishes of a category in the sequence of the file', async () => {
    for (const { merchant } of await docsOf('my')) {
      for (const { items } of merchant.menu.categories)
        expect(items.map((item) => item.sortOrder)).toEqual(items.map((_, index) => index))
    }
  })
})
