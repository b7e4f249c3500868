// Tests of single merchants outside of a catalogue file: validation, pictures, conversion to a
// file.
import { compareMenus } from '@tingkat/ordering/merchant/compare-menus'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { expect, test } from 'vitest'
import { firstMerchantsOf } from './demo/countries.ts'
import type { CatalogueMerchant } from './format.ts'
import {
  fromMerchantDoc,
  toMerchantDoc,
  validateMerchant,
  withStoredPhotos,
} from './merchant-file.ts'
import { toMerchantDocs } from './to-merchant.ts'
import { validateCatalogue } from './validate.ts'

const read = async () => {
  const checked = validateCatalogue(await firstMerchantsOf('sg'))
  if ('faults' in checked) throw new Error('The demo has faults.')
  const [file] = checked.catalogue.merchants as [CatalogueMerchant]
  const [doc] = toMerchantDocs(checked.catalogue) as [ReturnType<typeof toMerchantDocs>[0]]
  return { file, doc }
}
const changeDish = (
  file: CatalogueMerchant,
  change: Partial<CatalogueMerchant['categories'][number]['dishes'][number]>,
): CatalogueMerchant => {
  const [first, ...others] = file.categories
  const [dish, ...dishes] = first!.dishes
  return {
    ...file,
    categories: [{ ...first!, dishes: [{ ...dish!, ...change }, ...dishes] }, ...others],
  }
}

const translateFirstDish = (file: CatalogueMerchant): CatalogueMerchant =>
  changeDish(file, {
    englishDescription: 'Coconut rice, chicken',
    modifierGroups: file.categories[0]!.dishes[0]!.modifierGroups.map((group) => ({
      ...group,
      englishName: `${group.name} in English`,
      modifiers: group.modifiers.map((modifier) => ({
        ...modifier,
        englishName: `${modifier.name} in English`,
      })),
    })),
  })

test('names the path of each fault within the merchant (LIVE-03)', async () => {
  const { file } = await read()
  expect(validateMerchant('sg', file.ID, file)).toEqual({ file })
  const faulty = { ...changeDish(file, { price: -1 }), radius: 'wide' }
  expect(validateMerchant('sg', file.ID, faulty)).toMatchObject({
    faultCount: 2,
    faults: [{ path: 'categories[0].dishes[0].price' }, { path: 'radius' }],
  })
  expect(validateMerchant('sg', 'other', file)).toEqual({
    faults: [{ path: 'ID', message: 'must stay other' }],
    faultCount: 1,
  })
})

test('a change of one dish does not change the pictures of the others (LIVE-09)', async () => {
  const { file, doc } = await read()
  const edited = changeDish(file, { picture: { stored: 'photo-mine.0123456789' }, price: 1 })
  const { merchant } = toMerchantDoc(edited, 'sg', { file, merchant: doc.merchant })
  const hrefs = (of: typeof merchant) =>
    of.menu.categories.flatMap(({ items }) => items.map(({ imgHref }) => imgHref))
  expect(hrefs(merchant)[0]).toBe('/media/photo-mine.0123456789-640.avif')
  expect(hrefs(merchant).slice(1)).toEqual(hrefs(doc.merchant).slice(1))
  expect(merchant.imgHref).toBe(doc.merchant.imgHref)
})

test('an unchanged merchant gives the same stored form (LIVE-09)', async () => {
  const { file, doc } = await read()
  expect(toMerchantDoc(file, 'sg', { file, merchant: doc.merchant })).toEqual(doc)
})

test('a merchant that an older version imported can be edited (LIVE-01)', async () => {
  const { file, doc: imported } = await read()
  const [category, ...others] = translateFirstDish(file).categories
  const doc = {
    ...imported,
    merchant: toMerchantDoc(
      { ...file, categories: [{ ...category!, englishName: 'Rice' }, ...others] },
      'sg',
      { file, merchant: imported.merchant },
    ).merchant,
  }
  const restored = fromMerchantDoc(doc)
  expect(restored.bestSellers?.length).toBeGreaterThan(2)
  const checked = validateMerchant('sg', restored.ID, JSON.parse(JSON.stringify(restored)))
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults))
  expect(toMerchantDoc(checked.file, 'sg')).toEqual(doc)
})

test('photographs of a catalogue file are named by their ids (LIVE-25)', async () => {
  const { file } = await read()
  const photographed = changeDish(file, { picture: 'photos/Laksa.jpg' })
  const stored = withStoredPhotos(
    photographed,
    new Map([['photos/Laksa.jpg', { digest: '0123456789' }]]),
  )
  expect(compareMenus(file as MerchantFile, stored as MerchantFile)).toMatchObject([
    { kind: 'picture', part: 'dish' },
  ])
  expect(stored.categories[0]!.dishes[0]!.picture).toEqual({ stored: 'photo-laksa.0123456789' })
})
