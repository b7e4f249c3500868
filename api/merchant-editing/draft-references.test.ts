// Tests of the pictures that a draft names.
import { expect, test } from 'vitest'
import { findBrokenReferences, type ReferencePorts } from './draft-references.ts'

const published = { ID: 'sg-m1', name: 'Warung Senja', categories: [] }

/** Returns a draft of 12 categories with 500 dishes each, all with a picture. */
function largeDraft() {
  const dishesOf = (category: number) =>
    Array.from({ length: 500 }, (_, index) => ({
      ID: `d${category}-${index}`,
      name: 'Laksa',
      picture: { stored: `photo-${category}-${index}` },
    }))
  const categories = Array.from({ length: 12 }, (_, category) => ({
    ID: `c${category}`,
    name: `Page ${category}`,
    dishes: dishesOf(category),
  }))
  return { ...published, categories }
}

test('finds each missing picture of a menu with thousands of new pictures (LIVE-13)', async () => {
  const lookups: number[] = []
  const missing = new Set(['photo-0-1', 'photo-11-499'])
  const ports = {
    pictures: {
      findStored: async (_: unknown, ids: readonly string[]) => {
        lookups.push(ids.length)
        return new Set(ids.filter((id) => !missing.has(id)))
      },
    },
    catalogue: { of: () => undefined },
  } as unknown as ReferencePorts
  const key = { country: 'sg', merchantID: 'sg-m1' } as const
  const faults = await findBrokenReferences(ports, key, largeDraft(), published as never)
  expect(faults.map(({ path }) => path)).toEqual([
    'categories[0].dishes[1].picture.stored',
    'categories[11].dishes[499].picture.stored',
  ])
  expect(lookups).toEqual([5_000, 1_000])
})
