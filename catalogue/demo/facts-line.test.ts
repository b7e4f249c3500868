import { expect, test } from 'vitest'
import { parseFacts } from './facts-line.ts'

test('parses each part of the line', () => {
  expect(parseFacts('wheat egg; maybe crustacean; hot 2; veg')).toEqual({
    contains: ['wheat', 'egg'],
    mayContain: ['crustacean'],
    spicy: 2,
    vegetarian: true,
  })
  expect(parseFacts('vegan; halal')).toEqual({ vegetarian: true, vegan: true, halal: true })
})

test.each(['', 'nuts', 'egg; maybe fishy', 'egg, milk'])(
  'refuses unknown allergens: "%s"',
  (line) => {
    expect(() => parseFacts(line)).toThrow('has the unknown allergen')
  },
)

test.each(['hot', 'hot 0', 'hot 4', 'hot very', 'hot 1 2'])('refuses a heat of "%s"', (line) => {
  expect(() => parseFacts(line)).toThrow('must say hot and a number from 1 to 3')
})

test.each(['wheat; egg', 'maybe egg; maybe milk', 'veg; vegan'])(
  'refuses two parts for the same field: "%s"',
  (line) => {
    expect(() => parseFacts(line)).toThrow('has two parts that set')
  },
)

test('refuses allergens in the part of a diet', () => {
  expect(() => parseFacts('veg egg')).toThrow('must have a semicolon after "veg"')
})
