// Tests of the recommendations in the footer.
import { expect, test } from 'vitest'
import { pickRecommendations, noRecommendations } from './recommendations.ts'

const merchant = (ID: string, voteCount: number, rating: number, ...cuisines: string[]) => ({
  ID,
  name: ID.toUpperCase(),
  voteCount,
  rating,
  cuisines,
})

test('ranks cuisines by votes, the others by number of merchants, and merchants by rating', () => {
  const found = pickRecommendations([
    merchant('a', 900, 4.5, 'Laksa', 'Noodles'),
    merchant('b', 100, 4.9, 'Malay'),
    merchant('c', 50, 4.0, 'Malay'),
    merchant('d', 800, 4.9, 'Noodles'),
    merchant('e', 10, 5, 'Dim sum', 'Malay'),
  ])
  expect(found).toEqual({
    cuisines: [{ name: 'Noodles' }, { name: 'Laksa' }],
    categories: [{ name: 'Malay' }, { name: 'Dim sum' }],
    merchants: [
      { ID: 'a', name: 'A' },
      { ID: 'd', name: 'D' },
      { ID: 'b', name: 'B' },
    ],
  })
})

test('recommends nothing without merchants', () => {
  expect(pickRecommendations([])).toEqual(noRecommendations)
})

test('respects the limits and lists no cuisine twice', () => {
  const { categories, cuisines, merchants } = pickRecommendations(
    Array.from({ length: 40 }, (_, index) => merchant(`m${index}`, index, 4, `c${index % 20}`)),
  )
  expect([categories.length, cuisines.length, merchants.length]).toEqual([5, 2, 3])
  expect(new Set([...categories, ...cuisines].map(({ name }) => name)).size).toBe(7)
})

test('keeps the English names of cuisines', () => {
  const khrua = { ...merchant('a', 900, 4.5, 'ส้มตำ'), englishCuisines: ['Papaya salad'] }
  expect(pickRecommendations([khrua]).cuisines).toEqual([
    { name: 'ส้มตำ', englishName: 'Papaya salad' },
  ])
})
