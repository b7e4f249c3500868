// What the footer recommends, by known answers.
import { expect, test } from 'vitest'
import { pickFavourites, noFavourites } from './favourites.ts'

const kitchen = (ID: string, voteCount: number, rating: number, ...cuisines: string[]) => ({
  ID,
  name: ID.toUpperCase(),
  voteCount,
  rating,
  cuisines,
})

test('favourites are what most eaters rated; categories what most kitchens cook, without those', () => {
  const found = pickFavourites([
    kitchen('a', 900, 4.5, 'Laksa', 'Noodles'),
    kitchen('b', 100, 4.9, 'Malay'),
    kitchen('c', 50, 4.0, 'Malay'),
    kitchen('d', 800, 4.9, 'Noodles'),
    kitchen('e', 10, 5, 'Dim sum', 'Malay'),
  ])
  expect(found).toEqual({
    cuisines: ['Noodles', 'Laksa'],
    categories: ['Malay', 'Dim sum'],
    merchants: [
      { ID: 'a', name: 'A' },
      { ID: 'd', name: 'D' },
      { ID: 'b', name: 'B' },
    ],
  })
})

test('a country without kitchens recommends nothing', () => {
  expect(pickFavourites([])).toEqual(noFavourites)
})

test('never more than the footer has lines for, and nothing twice', () => {
  const { categories, cuisines, merchants } = pickFavourites(
    Array.from({ length: 40 }, (_, at) => kitchen(`m${at}`, at, 4, `c${at % 20}`)),
  )
  expect([categories.length, cuisines.length, merchants.length]).toEqual([5, 2, 3])
  expect(new Set([...categories, ...cuisines]).size).toBe(7)
})
