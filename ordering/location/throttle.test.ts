// Tests of throttled addresses, for every combination of flag, ordering cities and city name.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { throttleRecordFor, type ThrottleInput } from './throttle.ts'

const ask = (changes: Partial<ThrottleInput> = {}) =>
  throttleRecordFor({
    webOrdering: true,
    orderingCities: ['Jakarta', 'Bandung'],
    city: 'Medan',
    country: 'id',
    ...changes,
  })

test('THRO-01 ADDR-15: the record has the lower-case country and the throttle', () => {
  expect(ask({ country: 'ID' })).toEqual({ country: 'id', throttle: true })
  expect(ask({ country: 'Sg', orderingCities: [] })).toEqual({ country: 'sg', throttle: false })
})

test('THRO-02: the record survives JSON serialisation', () => {
  expect(JSON.parse(JSON.stringify(ask()))).toEqual(ask())
})

describe('THRO-03: throttled if three conditions hold', () => {
  test.each([
    ['web ordering, cities, another city', {}, true],
    ['web ordering off', { webOrdering: false }, false],
    ['no cities configured', { orderingCities: [] }, false],
    ['the city itself', { city: 'Bandung' }, false],
    ['a name that holds the city', { city: 'Kota Jakarta Selatan' }, false],
    ['a city whose name is part of an ordering city', { city: 'Jak' }, true],
    ['no city known', { city: '' }, true],
  ] as const)('%s', (_, changes, throttle) => expect(ask(changes).throttle).toBe(throttle))
})

test.each([
  ['JAKARTA PUSAT', 'jakarta'],
  ['kota jakarta', 'JaKaRtA'],
  ['ĐÀ NẴNG', 'Đà Nẵng'],
  ['Đà Nẵng'.normalize('NFD'), 'đà nẵng'],
  ['กรุงเทพมหานคร', 'กรุงเทพ'],
])('THRO-04: %s contains %s, ignoring case', (city, name) =>
  expect(ask({ city, orderingCities: [name] }).throttle).toBe(false),
)

test('THRO-05: no other condition throttles', () => {
  const word = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(word, { maxLength: 4 }),
      word,
      word,
      word,
      (webOrdering, others, name, before, after) => {
        const throttled = (changes: Partial<ThrottleInput>) =>
          ask({ webOrdering, orderingCities: [...others, name], city: before, ...changes }).throttle
        expect(throttled({ webOrdering: false })).toBe(false)
        expect(throttled({ orderingCities: [] })).toBe(false)
        expect(throttled({ city: before + name + after, orderingCities: [name, ...others] })).toBe(
          false,
        )
      },
    ),
  )
})
