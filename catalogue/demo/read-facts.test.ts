import { expect, test } from 'vitest'
import { readFacts } from './read-facts.ts'

test('a line of facts is read part by part', () => {
  expect(readFacts('wheat egg; maybe crustacean; hot 2; veg')).toEqual({
    contains: ['wheat', 'egg'],
    mayContain: ['crustacean'],
    spicy: 2,
    vegetarian: true,
  })
  expect(readFacts('vegan; halal')).toEqual({ vegetarian: true, vegan: true, halal: true })
})

test('of an empty line nothing is known', () => {
  expect(readFacts('')).toBeUndefined()
})

test.each(['nuts', 'egg; maybe fishy', 'egg, milk'])(
  'a word that is no allergen is told: %s',
  (text) => {
    expect(() => readFacts(text)).toThrow(/Nobody knows the allergen/)
  },
)
