// Tests of the choice of pictures for menus and merchants.
import { expect, test } from 'vitest'
import { catalogueSchema, type CatalogueMerchant } from '../format.ts'
import { firstMerchantsOf } from '../demo/countries.ts'
import { PictureChooser } from './choose.ts'
import type { PictureManifest, ReadyDish } from './manifest.ts'

const [example] = catalogueSchema.parse(await firstMerchantsOf('sg')).merchants

const ready = (id: string, rest: Partial<ReadyDish> = {}): ReadyDish => ({
  id,
  cloth: 'teal',
  vessel: 'celadon',
  toppings: [],
  ...rest,
})
const manifest: PictureManifest = {
  dishes: {
    laksa: [ready('laksa-0'), ready('laksa-1', { cloth: 'rose' })],
    pho: [ready('pho-0', { cloth: 'rose' })],
    satay: [
      ready('satay-0'),
      ready('satay-1', { cloth: 'sky' }),
      ready('satay-2', { cloth: 'mint' }),
    ],
    'fried-rice': [
      ready('rice-0'),
      ready('rice-egg', { toppings: ['fried-egg'], extra: true }),
      ready('rice-indigo', { vessel: 'indigo', extra: true }),
    ],
  },
  covers: [
    { id: 'cover-laksa', plates: ['laksa', 'satay'] },
    { id: 'cover-pho', plates: ['pho', 'goi-cuon'] },
    { id: 'cover-rice', plates: ['chicken-rice', 'fried-rice'] },
  ],
  art: {},
}

type Pictured = CatalogueMerchant['categories'][number]['dishes'][number]['picture']

/** Returns a merchant with a dish for each picture. The dishes are called a, b, c and so on. */
function merchantWith(ID: string, pictures: Pictured[], cover: CatalogueMerchant['picture'] = '') {
  const category = example!.categories[0]!
  const dishes = pictures.map((picture, index) => ({
    ...category.dishes[0]!,
    ID: String.fromCodePoint(97 + index),
    picture,
  }))
  return { ...example!, ID, picture: cover, categories: [{ ...category, dishes }] }
}
const choose = (merchant: CatalogueMerchant) =>
  new PictureChooser(new Map(), manifest).choose(merchant)
const idsOf = (merchant: CatalogueMerchant) =>
  [...choose(merchant).dishes.values()].map(({ id }) => id)

test('a dish has a picture of its recipe, the same in each import', () => {
  const merchant = merchantWith('sg-m1', ['laksa', 'pho'])
  expect(idsOf(merchant)).toEqual([expect.stringMatching(/^laksa-/), 'pho-0'])
  expect(idsOf(merchant)).toEqual(idsOf(merchant))
})

test('merchants show different variants of a recipe first', () => {
  const first = Array.from(
    { length: 12 },
    (_, index) => idsOf(merchantWith(`sg-m${index}`, ['laksa']))[0],
  )
  expect(new Set(first)).toEqual(new Set(['laksa-0', 'laksa-1']))
})

test('neighbouring dishes differ, and a menu shows each variant before it repeats one', () => {
  expect(new Set(idsOf(merchantWith('sg-m1', ['satay', 'satay', 'satay'])))).toHaveLength(3)
  const four = idsOf(merchantWith('sg-m1', ['laksa', 'laksa', 'laksa', 'laksa']))
  expect(four.filter((id, index) => id === four[index - 1])).toEqual([])
})

test('prefers a variant whose cloth differs from that of the dish above', () => {
  for (const ID of ['sg-m1', 'sg-m2', 'sg-m3'])
    expect(idsOf(merchantWith(ID, ['pho', 'laksa']))).toEqual(['pho-0', 'laksa-0'])
})

test('a dish that names toppings or a vessel has the picture with them, others do not have it', () => {
  expect(
    idsOf(
      merchantWith('sg-m1', [
        { recipe: 'fried-rice', toppings: ['fried-egg'] },
        { recipe: 'fried-rice', vessel: 'indigo' },
        'fried-rice',
        'fried-rice',
      ]),
    ),
  ).toEqual(['rice-egg', 'rice-indigo', 'rice-0', 'rice-0'])
})

test('a dish that no picture shows exactly gets the nearest picture', () => {
  const [nearest] = idsOf(
    merchantWith('sg-m1', [{ recipe: 'laksa', cloth: 'rose', vessel: 'clay' }]),
  )
  expect(nearest).toBe('laksa-1')
})

test('a dish has no picture if the file names none or no picture shows its recipe', () => {
  expect(idsOf(merchantWith('sg-m1', ['', 'no-such-recipe']))).toEqual([])
})

test('a photograph takes precedence; one that could not be read is ignored', () => {
  const chooser = new PictureChooser(
    new Map([
      ['stall.jpg', { digest: '0123456789' }],
      ['broken.jpg', { fault: 'is damaged' }],
    ]),
    manifest,
  )
  const { cover, dishes } = chooser.choose(
    merchantWith('sg-m1', ['stall.jpg', 'broken.jpg', 'laksa'], 'stall.jpg'),
  )
  expect(cover).toEqual({ id: 'photo-stall.0123456789', kind: 'cover' })
  expect([...dishes.keys()]).toEqual(['a', 'c'])
})

test('a cover shows one of the first dishes; the next merchant with the same dishes has another', () => {
  const chooser = new PictureChooser(new Map(), manifest)
  const coverOf = (pictures: Pictured[]) =>
    chooser.choose(merchantWith('sg-m1', pictures)).cover?.id
  expect(coverOf(['laksa', 'pho'])).toBe('cover-laksa')
  expect(coverOf(['laksa', 'pho'])).toBe('cover-pho')
  expect(coverOf(['laksa', 'pho'])).toBe('cover-laksa')
})

test('prefers a cover with the plates that the file names to one with plates of the menu', () => {
  expect(choose(merchantWith('sg-m1', ['laksa'], { plates: ['pho'] })).cover?.id).toBe('cover-pho')
})

test('if no cover shows a dish large, chooses the cover with most dishes of the menu, or none', () => {
  expect(choose(merchantWith('sg-m1', ['fried-rice'])).cover?.id).toBe('cover-rice')
  expect(choose(merchantWith('sg-m1', ['ondeh'])).cover).toBeUndefined()
})
