import { countries, countryCodes, type CountryCode } from '@tingkat/ordering/country'
import { distanceBetween, isDeliverable } from '@tingkat/ordering/location'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Catalogue } from '../format.ts'
import { choosePictures } from '../choose-pictures.ts'
import { pictureID } from '../picture.ts'
import { validateCatalogue } from '../validate.ts'
import { demoCatalogue } from './countries.ts'

const all = new Map<CountryCode, Catalogue>()

beforeAll(async () => {
  for (const code of countryCodes) {
    const result = validateCatalogue(JSON.parse(JSON.stringify(await demoCatalogue(code))))
    if ('catalogue' in result) all.set(code, result.catalogue)
  }
})

describe.each(countryCodes)('demo catalogue of %s', code => {
  const file = () => all.get(code)!
  const merchants = () => file().merchants
  const dishesOf = (index: number) => merchants()[index]!.categories.flatMap(category => category.dishes)

  test('PROD-09 is a valid file of its country', async () => {
    expect(validateCatalogue(await demoCatalogue(code))).not.toHaveProperty('faults')
    expect(file().country).toBe(code)
  })

  test('PROD-01 has at least five merchants of at least twelve dishes', () => {
    expect(merchants().length).toBeGreaterThanOrEqual(5)
    merchants().forEach((_, index) => expect(dishesOf(index).length).toBeGreaterThanOrEqual(12))
  })

  test('PROD-05 the first merchant takes orders at any hour, on a dish with required and optional groups', () => {
    const first = merchants()[0]!
    expect(first).toMatchObject({ ID: `${code}-m1`, isIntegrated: true, temporarilyClosed: false, blockOnDemandOrders: false, orderValueLimit: 0 })
    expect(first.openingHours.weekly).toEqual(Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]))
    expect(distanceBetween(first.latlng, countries[code].centre)).toBeLessThan(2_500)
    const groups = dishesOf(0)[0]!.modifierGroups
    expect(groups.some(group => group.selectionRangeMin > 0)).toBe(true)
    expect(groups.some(group => group.selectionRangeMin === 0 && group.selectionType === 'multiple')).toBe(true)
  })

  test('ENT-08 has each special case: limit, closed, at the counter, tables, campaigns, sold out', () => {
    expect(merchants().filter(merchant => merchant.orderValueLimit > 0)).not.toEqual([])
    expect(merchants().filter(merchant => merchant.temporarilyClosed)).toHaveLength(1)
    expect(merchants().filter(merchant => !merchant.isIntegrated)).not.toEqual([])
    expect(merchants().filter(merchant => merchant.tables.length > 0)).not.toEqual([])
    expect(merchants().flatMap(merchant => merchant.campaigns).filter(campaign => campaign.freeItem)).not.toEqual([])
    const dishes = merchants().flatMap((_, index) => dishesOf(index))
    expect(dishes.filter(dish => dish.discountedPrice !== undefined && dish.campaignID)).not.toEqual([])
    expect(dishes.filter(dish => !dish.available)).not.toEqual([])
    const groups = dishes.flatMap(dish => dish.modifierGroups)
    expect(groups.filter(group => group.selectionType === 'single')).not.toEqual([])
    expect(groups.flatMap(group => group.modifiers).filter(modifier => !modifier.available)).not.toEqual([])
  })

  test('PROD-11 every merchant delivers to some demo place, and every place has the first merchant and two more', () => {
    const { places } = file()
    expect(places.length).toBeGreaterThanOrEqual(6)
    expect(places.length).toBeLessThanOrEqual(12)
    const reach = (index: number) => ({ ...merchants()[index]!, distanceInKm: null })
    merchants().forEach((merchant, index) => {
      expect(merchant.radius).toBeGreaterThanOrEqual(3_000)
      expect(merchant.radius).toBeLessThanOrEqual(8_000)
      expect(places.filter(place => isDeliverable(reach(index), place)).length, merchant.name).toBeGreaterThanOrEqual(3)
    })
    for (const place of places) {
      expect(isDeliverable(reach(0), place), place.name).toBe(true)
      expect(merchants().filter((_, index) => isDeliverable(reach(index), place)).length, place.name).toBeGreaterThanOrEqual(3)
    }
  })

  test('prices are plausible in the currency: the median dish lies near the small-order bound', () => {
    const { below } = countries[code].fees.smallOrder
    const prices = merchants().flatMap((_, index) => dishesOf(index).map(dish => dish.price)).toSorted((a, b) => a - b)
    const median = prices[prices.length >> 1]!
    expect(median).toBeGreaterThan(below / 3)
    expect(median).toBeLessThan(below * 2)
  })

  test('every dish and every merchant has a picture, none twice, and neighbours lie on different cloths', () => {
    const ids = merchants().flatMap(merchant => {
      const { cover, dishes } = choosePictures(merchant, new Map())
      const pictures = merchant.categories.flatMap(category => category.dishes).map(dish => dishes.get(dish.ID))
      expect([cover, ...pictures].filter(picture => !picture), merchant.name).toEqual([])
      const cloths = pictures.map(picture => picture?.kind === 'dish' ? picture.painting.cloth : '')
      expect(cloths.filter((cloth, index) => cloth === cloths[index + 1]), merchant.name).toEqual([])
      return [cover!, ...dishes.values()].map(pictureID)
    })
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('ids of merchants, campaigns and places differ across countries', () => {
  const ids = [...all.values()].flatMap(file => [
    ...file.merchants.map(merchant => merchant.ID),
    ...file.merchants.flatMap(merchant => merchant.campaigns.map(campaign => campaign.ID)),
    ...file.places.map(place => place.id),
  ])
  expect(new Set(ids).size).toBe(ids.length)
})
