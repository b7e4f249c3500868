// Checks the content of all demo catalogues: validity, size, prices, facts and special cases.
import { countries, countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import { currencies } from '@tingkat/ordering/currency'
import { distanceBetween, isDeliverable } from '@tingkat/ordering/location/location'
import type { Allergen } from '@tingkat/ordering/merchant/merchant'
import { formatMoney } from '@tingkat/ordering/money'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Catalogue } from '../format.ts'
import type { CatalogueDish } from '../menu-format.ts'
import { recipesIn } from '../picture-format.ts'
import { PictureChooser } from '../pictures/choose.ts'
import { readManifest } from '../pictures/manifest.ts'
import { validateCatalogue } from '../validate.ts'
import { demoCatalogue, firstMerchantsOf } from './countries.ts'

const manifest = readManifest()
const faults = new Map<CountryCode, unknown>()
const catalogues = new Map<CountryCode, Catalogue>()

beforeAll(async () => {
  for (const code of countryCodes) {
    const result = validateCatalogue(JSON.parse(JSON.stringify(await demoCatalogue(code))))
    if ('catalogue' in result) catalogues.set(code, result.catalogue)
    else faults.set(code, result.faults)
  }
})

describe.each(countryCodes)('demo catalogue of %s', (code) => {
  const file = () => catalogues.get(code)!
  const merchants = () => file().merchants
  const dishesOf = (index: number) =>
    merchants()[index]!.categories.flatMap((category) => category.dishes)

  test('PROD-09 is a valid catalogue file of its country', () => {
    expect(faults.get(code)).toBe(undefined)
    expect(file().country).toBe(code)
  })

  test('PROD-01 has at least five merchants of at least twelve dishes', () => {
    expect(merchants().length).toBeGreaterThanOrEqual(5)
    merchants().forEach((_, index) => expect(dishesOf(index).length).toBeGreaterThanOrEqual(12))
  })

  test('PROD-05 the first merchant is always open, and its first dish has required and optional groups', () => {
    const first = merchants()[0]!
    expect(first).toMatchObject({
      ID: `${code}-m1`,
      isIntegrated: true,
      temporarilyClosed: false,
      blockOnDemandOrders: false,
      orderValueLimit: 0,
    })
    expect(first.openingHours.weekly).toEqual(
      Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]),
    )
    expect(distanceBetween(first.latlng, countries[code].centre)).toBeLessThan(2_500)
    const groups = dishesOf(0)[0]!.modifierGroups
    expect(groups.some((group) => group.selectionRangeMin > 0)).toBe(true)
    expect(
      groups.some((group) => group.selectionRangeMin === 0 && group.selectionType === 'multiple'),
    ).toBe(true)
  })

  test('ENT-08 has each special case, such as order limit, closed, tables, free item and sold out', () => {
    expect(merchants().filter((merchant) => merchant.orderValueLimit > 0)).not.toEqual([])
    expect(merchants().filter((merchant) => merchant.temporarilyClosed)).not.toEqual([])
    expect(merchants().filter((merchant) => !merchant.isIntegrated)).not.toEqual([])
    expect(merchants().filter((merchant) => merchant.tables.length > 0)).not.toEqual([])
    expect(
      merchants()
        .flatMap((merchant) => merchant.campaigns)
        .filter((campaign) => campaign.freeItem),
    ).not.toEqual([])
    const dishes = merchants().flatMap((_, index) => dishesOf(index))
    expect(
      dishes.filter((dish) => dish.discountedPrice !== undefined && dish.campaignID),
    ).not.toEqual([])
    expect(dishes.filter((dish) => !dish.available)).not.toEqual([])
    const groups = dishes.flatMap((dish) => dish.modifierGroups)
    expect(groups.filter((group) => group.selectionType === 'single')).not.toEqual([])
    expect(
      groups.flatMap((group) => group.modifiers).filter((modifier) => !modifier.available),
    ).not.toEqual([])
  })

  test('PROD-11 every merchant delivers to a place, and every place has three merchants', () => {
    const { places } = file()
    expect(places.length).toBeGreaterThanOrEqual(6)
    expect(places.length).toBeLessThanOrEqual(30)
    const reach = (index: number) => ({ ...merchants()[index]!, distanceInKm: null })
    merchants().forEach((merchant, index) => {
      expect(merchant.radius).toBeGreaterThanOrEqual(3_000)
      expect(merchant.radius).toBeLessThanOrEqual(8_000)
      expect(
        places.filter((place) => isDeliverable(reach(index), place)).length,
        merchant.name,
      ).toBeGreaterThanOrEqual(1)
    })
    // The journeys in e2e/ order from the first merchant to one of the first five places.
    for (const place of places.slice(0, 5))
      expect(isDeliverable(reach(0), place), place.name).toBe(true)
    for (const place of places) {
      expect(
        merchants().filter((_, index) => isDeliverable(reach(index), place)).length,
        place.name,
      ).toBeGreaterThanOrEqual(3)
    }
  })

  test('prices are plausible: the median price is near the bound of the small-order fee', () => {
    const { below } = countries[code].fees.smallOrder
    const prices = merchants()
      .flatMap((_, index) => dishesOf(index).map((dish) => dish.price))
      .toSorted((a, b) => a - b)
    const median = prices[prices.length >> 1]!
    expect(median).toBeGreaterThan(below / 3)
    expect(median).toBeLessThan(below * 2)
  })

  test('every dish has a picture of its toppings and vessel that differs from that of the dish above', () => {
    const chooser = new PictureChooser()
    for (const merchant of merchants()) {
      const { dishes } = chooser.choose(merchant)
      const list = merchant.categories.flatMap((category) => category.dishes)
      const ids = list.map((dish) => dishes.get(dish.ID)?.id)
      expect(ids.filter((id, index) => !id || id === ids[index + 1])).toEqual([])
      const inexact = list.filter(({ ID, picture }) => {
        const [asked] = recipesIn(picture)
        const shown = manifest.dishes[asked?.recipe ?? '']?.find(
          ({ id }) => id === dishes.get(ID)?.id,
        )
        return (
          (asked?.toppings ?? shown?.toppings)?.join() !== shown?.toppings.join() ||
          (asked?.vessel ?? shown?.vessel) !== shown?.vessel
        )
      })
      expect(inexact.map(({ ID }) => ID)).toEqual([])
    }
  })

  test('only dishes of prawns show prawns in batter', () => {
    const names = merchants()
      .flatMap((_, index) => dishesOf(index))
      .filter(({ picture }) => recipesIn(picture).some(({ recipe }) => recipe === 'ukoy'))
      .map(({ name, englishName }) => `${name} ${englishName}`)
    expect(names.filter((name) => !/prawn|shrimp|ukoy/i.test(name))).toEqual([])
  })

  test('every cover shows a dish of its merchant large, and few merchants share one', () => {
    const chooser = new PictureChooser()
    const ids = merchants().map((merchant) => {
      const id = chooser.choose(merchant).cover?.id
      const lead = manifest.covers.find((cover) => cover.id === id)?.plates[0]
      const recipes = merchant.categories.flatMap(({ dishes }) =>
        dishes.flatMap(({ picture }) => recipesIn(picture).map(({ recipe }) => recipe)),
      )
      expect(recipes).toContain(lead)
      return id
    })
    expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(2)
  })
})

// Letters of the script in which the country's demo names are written. Countries that write only
// plain Latin letters are left out.
const scripts: Partial<Record<CountryCode, RegExp>> = {
  th: /\p{Script=Thai}/u,
  mm: /\p{Script=Myanmar}/u,
  kh: /\p{Script=Khmer}/u,
  vn: /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/iu,
}

const otherScripts = /[\p{Script=Thai}\p{Script=Myanmar}\p{Script=Khmer}]/u
// Amounts, the doneness of steak, and descriptions that are empty.
const sameInEnglish = /^(\d+(%| ml)|Level 0|Medium( rare| well)?|Well done|)$/
// Dishes that have the same name in English.
const internationalDish = new RegExp(
  '^(Americano|Beef yakiniku bowl|Caesar salad|Caffè latte|Cappuccino|Cheesecake, potong|' +
    'Chicken (katsu rice|teriyaki)|Club sandwich|Croissant|Grilled cheese|Matcha boba|' +
    'Pizza (Hawaii|margherita)|Salmon mentai rice|Tenderloin, 150 g|Thai tea)$',
)
// Where the demo is in English, names in another script follow the English ones.
const latinLetters = /\p{Script=Latin}|^[\d%]*$/u

type TextPair = { local: string; english: string | undefined }

/** Returns each text of a category, its dishes and their choices with its English text. */
const listTexts = (category: Catalogue['merchants'][number]['categories'][number]): TextPair[] => [
  namesOf(category),
  ...category.dishes.flatMap(({ description, englishDescription, modifierGroups }) => [
    { local: description, english: englishDescription },
    ...modifierGroups.flatMap((group) => [namesOf(group), ...group.modifiers.map(namesOf)]),
  ]),
]

const namesOf = (entry: { name: string; englishName?: string | undefined }): TextPair => ({
  local: entry.name,
  english: entry.englishName,
})

/** Lowest and highest plausible price of a dish, in whole minor units. */
const priceRanges: Record<CountryCode, [number, number]> = {
  sg: [100, 10_000],
  my: [100, 20_000],
  th: [1_000, 200_000],
  ph: [1_000, 400_000],
  id: [2_000, 800_000],
  vn: [5_000, 1_500_000],
  mm: [30_000, 15_000_000],
  kh: [25, 6_000],
}

// Words that name an allergen without doubt, in English and in Thai.
const allergenWords: Partial<Record<Allergen, RegExp>> = {
  peanut: /\bpeanuts?\b|ถั่วลิสง/i,
  treeNut: /\b(cashews?|almonds?|walnuts?)\b|เม็ดมะม่วงหิมพานต์|วอลนัต/i,
  egg: /\beggs?\b|(?<!หมึก)ไข่(?!มุก)/i,
  sesame: /\bsesame\b|งา(?= |ดำ|กับ|$)/i,
  crustacean: /\b(prawns?|shrimps?|crabs?)\b|กุ้ง|ปู(?!อัด)/i,
  mollusc: /\b(squid|clams?|cockles?|oysters?)\b(?! mushrooms?)|ปลาหมึก|หอย/i,
  pork: /\bpork\b|หมู/i,
  beef: /\bbeef\b|เนื้อวัว/i,
  fish: /\b(fish|salmon|tuna|mackerel)\b(?! sauce)|แซลมอน|ทูน่า|(?<!น้ำ)ปลา(?!หมึก)/i,
}

describe.each(countryCodes)('merchants and dishes of %s', (code) => {
  const merchants = () => catalogues.get(code)!.merchants
  const dishesOf = (merchant: Catalogue['merchants'][number]): CatalogueDish[] =>
    merchant.categories.flatMap((category) => category.dishes)

  test('PROD-01 has 40 merchants with 20 dishes in 4 to 7 categories each, and 900 dishes, or more', () => {
    expect(merchants().length).toBeGreaterThanOrEqual(40)
    for (const merchant of merchants()) {
      expect(dishesOf(merchant).length, merchant.ID).toBeGreaterThanOrEqual(20)
      expect(merchant.categories.length, merchant.ID).toBeGreaterThanOrEqual(4)
      expect(merchant.categories.length, merchant.ID).toBeLessThanOrEqual(7)
    }
    expect(merchants().flatMap(dishesOf).length).toBeGreaterThanOrEqual(900)
  })

  test('PROD-11 has three towns, six kilometres apart or more, and five merchants that deliver to every place', () => {
    const { places } = catalogues.get(code)!
    const towns: typeof places = []
    for (const place of places)
      if (towns.every((town) => distanceBetween(town, place) > 6_000)) towns.push(place)
    expect(towns.length).toBeGreaterThanOrEqual(3)
    for (const place of places) {
      expect(
        merchants().filter((merchant) => isDeliverable({ ...merchant, distanceInKm: null }, place))
          .length,
        place.name,
      ).toBeGreaterThanOrEqual(5)
    }
  })

  test('no two merchants share more than half of the smaller menu', () => {
    const menus = merchants().map((merchant) => ({
      ID: merchant.ID,
      dishes: new Set(dishesOf(merchant).map((dish) => `${dish.name} ${dish.price}`)),
    }))
    for (const [index, menu] of menus.entries()) {
      for (const other of menus.slice(index + 1)) {
        const shared = [...menu.dishes].filter((dish) => other.dishes.has(dish)).length
        expect(
          shared / Math.min(menu.dishes.size, other.dishes.size),
          `${menu.ID} and ${other.ID}`,
        ).toBeLessThanOrEqual(0.5)
      }
    }
  })

  test('no two merchants share a name', () => {
    const names = merchants().map((merchant) => merchant.name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('every price is plausible in the currency', () => {
    const [lowest, highest] = priceRanges[code]
    const implausible = merchants().flatMap((merchant) =>
      dishesOf(merchant)
        .filter(({ price }) => price < lowest || price > highest)
        .map((dish) => `${merchant.ID} ${dish.ID} ${dish.price}`),
    )
    expect(implausible).toEqual([])
  })

  test('nine of ten dishes have facts, and every diet occurs', () => {
    const dishes = merchants().flatMap(dishesOf)
    expect(dishes.filter((dish) => dish.facts).length / dishes.length).toBeGreaterThan(0.9)
    for (const diet of ['halal', 'vegetarian', 'vegan'] as const)
      expect(
        dishes.some((dish) => dish.facts?.[diet]),
        diet,
      ).toBe(true)
    expect(dishes.some((dish) => dish.facts?.spicy === 3)).toBe(true)
    expect(dishes.some((dish) => dish.facts?.mayContain.length)).toBe(true)
  })

  test('no description names an allergen that the facts leave out', () => {
    const missing = merchants().flatMap((merchant) =>
      dishesOf(merchant).flatMap(({ ID, description, englishDescription = '', facts }) =>
        Object.entries(allergenWords)
          .filter(
            ([allergen, words]) =>
              words.test(`${description}\n${englishDescription}`) &&
              ![...(facts?.contains ?? []), ...(facts?.mayContain ?? [])].includes(
                allergen as Allergen,
              ),
          )
          .map(
            ([allergen]) =>
              `${merchant.ID} ${ID}: ${allergen} in “${description}” or “${englishDescription}”`,
          ),
      ),
    )
    expect(missing).toEqual([])
  })

  test('ENT-33 texts write amounts as the storefront does', () => {
    const { currency, locale } = countries[code]
    const { symbol, exponent, pattern } = currencies[currency]
    const sign = symbol.replaceAll('$', String.raw`\$`)
    const amounts = new RegExp(
      pattern.startsWith('{') ? `[\\d.,]*\\d\\s?${sign}` : `${sign}\\s?\\d(?:[\\d.,]*\\d)?`,
      'g',
    )
    const groupSign = locale.startsWith('id') || locale.startsWith('vi') ? /\./g : /,/g
    const written = JSON.stringify(catalogues.get(code)).match(amounts) ?? []
    const format = (text: string) => {
      const amount = Number(text.replaceAll(groupSign, '').match(/\d[\d.]*/)?.[0])
      return formatMoney(Math.round(amount * 10 ** exponent), currency, locale)
    }
    expect(written.length).toBeGreaterThan(0)
    // The no-break space would look like an ordinary space in the output of the test.
    const visible = (text: string) => text.replaceAll('\u00a0', '␣')
    expect(written.map(visible)).toEqual(written.map(format).map(visible))
  })

  test('texts of free items and promo codes name their amounts', () => {
    const { currency, locale } = countries[code]
    const format = (amountInMinor: number) => formatMoney(amountInMinor, currency, locale)
    const campaigns = merchants().flatMap((merchant) => merchant.campaigns)
    const silent = campaigns.filter(
      ({ tcDetails, freeItem }) => freeItem && !tcDetails.includes(format(freeItem.minSubtotal)),
    )
    expect(silent.map(({ ID }) => ID)).toEqual([])
    for (const { description, minSubtotal, cap } of catalogues.get(code)!.promos) {
      expect(description).toContain(format(minSubtotal))
      expect(description).toContain(format(cap))
    }
  })

  test('most dishes of the book have a name in the script of the country', async () => {
    const script = scripts[code]
    if (!script) return
    const firstIDs = new Set((await firstMerchantsOf(code)).merchants.map(({ ID }) => ID))
    const names = merchants()
      .filter(({ ID }) => !firstIDs.has(ID))
      .flatMap(dishesOf)
      .map((dish) => `${dish.name} ${dish.localName ?? ''}`)
    expect(names.filter((name) => script.test(name)).length / names.length).toBeGreaterThan(0.7)
  })

  test('descriptions in Thailand are in Thai', () => {
    if (code !== 'th') return
    const descriptions = merchants()
      .flatMap(dishesOf)
      .map(({ description }) => description)
    expect(descriptions.filter((description) => /[a-z]{3}/i.test(description))).toEqual([])
  })

  test('where the demo is not in English, dishes have English names', () => {
    if (countries[code].languages[0] === 'en') return
    const unnamed = merchants()
      .flatMap(dishesOf)
      .filter(({ name, englishName }) => !englishName && !internationalDish.test(name))
    expect(unnamed.map(({ ID, name }) => `${ID}: ${name}`)).toEqual([])
  })

  test('PROD-02 most merchants have three to five best sellers of different categories, none sold out', () => {
    const naming = merchants().filter(({ bestSellers = [] }) => bestSellers.length > 0)
    expect(naming.length / merchants().length).toBeGreaterThan(0.8)
    const integrated = merchants().filter(({ isIntegrated }) => isIntegrated)
    expect(naming.map(({ ID }) => ID)).toEqual(integrated.map(({ ID }) => ID))
    for (const { ID, bestSellers = [], categories } of naming) {
      const homes = bestSellers.map((dishID) =>
        categories.find(({ dishes }) =>
          dishes.some((dish) => dish.ID === dishID && dish.available),
        ),
      )
      expect(homes, ID).not.toContain(undefined)
      expect(new Set(homes).size, ID).toBe(bestSellers.length)
    }
    const counts = new Set(naming.map(({ bestSellers = [] }) => bestSellers.length))
    expect(counts).toEqual(new Set([3, 4, 5]))
  })

  test('where the demo is not in English, cuisines and offers have English texts', () => {
    const isEnglish = countries[code].languages[0] === 'en'
    const untranslated = merchants().filter(
      ({ englishCuisines, promo, englishPromo, campaigns }) =>
        !englishCuisines ||
        (promo !== '' && !englishPromo) ||
        campaigns.some(({ englishName, englishTcDetails }) => !englishName || !englishTcDetails),
    )
    expect(untranslated.map(({ ID }) => ID)).toEqual(
      isEnglish ? merchants().map(({ ID }) => ID) : [],
    )
    const names = new Map(
      merchants().flatMap(({ cuisines, englishCuisines = [] }) =>
        cuisines.map((cuisine, index) => [cuisine, englishCuisines[index]] as const),
      ),
    )
    // Two cuisines of one English name would look like one cuisine that is listed twice.
    expect(new Set(names.values()).size).toBe(isEnglish ? 1 : names.size)
    const englishTexts = merchants().flatMap(({ englishCuisines, englishPromo, campaigns }) => [
      ...(englishCuisines ?? []),
      englishPromo ?? '',
      ...campaigns.flatMap(({ englishName = '', englishTcDetails = '' }) => [
        englishName,
        englishTcDetails,
      ]),
    ])
    expect(englishTexts.filter((text) => /\p{Script=Thai}/u.test(text))).toEqual([])
  })

  test('categories, descriptions and choices in another language have English texts', () => {
    const isEnglish = countries[code].languages[0] === 'en'
    const texts = merchants().flatMap(({ categories }) => categories.flatMap(listTexts))
    const untranslated = texts.filter(
      ({ local, english }) =>
        english === undefined &&
        (isEnglish ? !latinLetters.test(local) : !sameInEnglish.test(local)),
    )
    expect([...new Set(untranslated.map(({ local }) => local))]).toEqual([])
    const notEnglish = texts.filter(({ english = '' }) => otherScripts.test(english))
    expect(notEnglish).toEqual([])
    if (isEnglish) return
    for (const { ID, categories } of merchants())
      expect(new Set(categories.map(({ englishName }) => englishName)).size, ID).toBe(
        categories.length,
      )
  })

  test('counter merchants, scheduled-only merchants, limits, tables and campaigns are frequent', () => {
    expect(merchants().filter((merchant) => !merchant.isIntegrated).length).toBeGreaterThanOrEqual(
      3,
    )
    expect(
      merchants().filter((merchant) => merchant.blockOnDemandOrders).length,
    ).toBeGreaterThanOrEqual(1)
    expect(
      merchants().filter((merchant) => merchant.orderValueLimit > 0).length,
    ).toBeGreaterThanOrEqual(2)
    expect(
      merchants().filter((merchant) => merchant.tables.length > 0).length,
    ).toBeGreaterThanOrEqual(5)
    expect(
      merchants().filter((merchant) => merchant.campaigns.length > 0).length,
    ).toBeGreaterThanOrEqual(8)
  })

  test('QUOTE-04 one merchant in five offers free delivery, some of them in every place', () => {
    const offering = merchants().filter((merchant) => merchant.freeDeliveryFrom !== undefined)
    expect(offering.length / merchants().length).toBeGreaterThan(0.15)
    expect(offering.length / merchants().length).toBeLessThan(0.3)
    expect(
      offering.filter((merchant) => merchant.freeDeliveryFrom === 0).length,
    ).toBeGreaterThanOrEqual(2)
    for (const { ID, freeDeliveryFrom = 0 } of offering.filter(
      (merchant) => merchant.freeDeliveryFrom !== 0,
    )) {
      const prices = dishesOf(merchants().find((merchant) => merchant.ID === ID)!)
        .map((dish) => dish.price)
        .toSorted((a, b) => a - b)
      const median = prices[prices.length >> 1]!
      expect(freeDeliveryFrom, ID).toBeGreaterThan(1.5 * median)
      expect(freeDeliveryFrom, ID).toBeLessThan(12 * median)
      expect(freeDeliveryFrom, ID).toBeGreaterThanOrEqual(countries[code].fees.smallOrder.below)
    }
    for (const place of catalogues.get(code)!.places) {
      expect(
        offering.filter((merchant) => isDeliverable({ ...merchant, distanceInKm: null }, place))
          .length,
        place.name,
      ).toBeGreaterThanOrEqual(1)
    }
  })
})

test('a country has five to eight first merchants, and the first is m1', async () => {
  for (const code of countryCodes) {
    const { merchants } = await firstMerchantsOf(code)
    expect(merchants.length).toBeGreaterThanOrEqual(5)
    expect(merchants.length).toBeLessThanOrEqual(8)
    expect(merchants[0]?.ID).toBe(`${code}-m1`)
  }
})

test('ids of merchants, campaigns and places are unique across countries', () => {
  const ids = [...catalogues.values()].flatMap((file) => [
    ...file.merchants.map((merchant) => merchant.ID),
    ...file.merchants.flatMap((merchant) => merchant.campaigns.map((campaign) => campaign.ID)),
    ...file.places.map((place) => place.id),
  ])
  expect(new Set(ids).size).toBe(ids.length)
})
