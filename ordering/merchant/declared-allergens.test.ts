// Tests of declared allergens: a dish is orderable only
// if its merchant has stated that it has none of them.
import { describe, expect, test } from 'vitest'
import { findAllergenConflicts } from './declared-allergens.ts'
import { allergens, type DishFacts } from './merchant.ts'

const conflicts = (facts: DishFacts | undefined, hasChoices = false) =>
  findAllergenConflicts({ facts }, allergens, hasChoices)

describe('a declared allergen', () => {
  test('blocks a dish that contains or may contain it', () => {
    const facts = { contains: ['peanut' as const], mayContain: ['egg' as const], vegan: true }
    expect(findAllergenConflicts({ facts }, ['peanut', 'egg'])).toEqual([
      { allergen: 'peanut', reason: 'contains' },
      { allergen: 'egg', reason: 'may_contain' },
    ])
  })

  test('blocks a dish that has stated nothing', () => {
    const reasons = new Set(conflicts(undefined).map(({ reason }) => reason))
    expect([...reasons]).toEqual(['not_stated'])
    expect(conflicts(undefined)).toHaveLength(allergens.length)
  })

  test('is not excluded by being absent from the lists', () => {
    expect(
      findAllergenConflicts({ facts: { contains: ['soy'], mayContain: [] } }, ['peanut']),
    ).toEqual([{ allergen: 'peanut', reason: 'not_stated' }])
  })

  test('is excluded by a diet that the merchant states', () => {
    const facts = { contains: [], mayContain: [], vegan: true, halal: true }
    expect(conflicts(facts).map(({ allergen }) => allergen)).toEqual([
      'wheat',
      'peanut',
      'treeNut',
      'soy',
      'sesame',
    ])
    expect(findAllergenConflicts({ facts: { ...facts, vegan: false } }, ['egg'])).toHaveLength(1)
  })

  test('blocks a dish with choices, about which nothing is stated', () => {
    const facts = { contains: [], mayContain: [], vegan: true }
    expect(findAllergenConflicts({ facts }, ['egg'])).toEqual([])
    expect(findAllergenConflicts({ facts }, ['egg'], true)).toHaveLength(1)
  })

  test('does not concern an eater who declares none', () => {
    expect(findAllergenConflicts({ facts: undefined }, [], true)).toEqual([])
  })
})
