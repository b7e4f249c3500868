// Tests of the feature flags and their defaults.
import { expect, test } from 'vitest'
import { defaultFlags, flagNames } from './flags.ts'

test('FLAG-01: has the ten flags of the specification, each with a default', () => {
  expect(flagNames.slice(0, 10)).toEqual([
    'webOrdering',
    'groupOrdering',
    'enableGuestToken',
    'movedLanguageSwitch',
    'splitDisplayAddress',
    'disableLocationForGuest',
    'savedAddresses',
    'serviceBasedMenu',
    'checkUserAgent',
    'foodInstrumentation',
  ])
  expect(flagNames.slice(10)).toEqual(['pickup', 'agents', 'offlinePages'])
  expect(Object.keys(defaultFlags).toSorted()).toEqual(flagNames.toSorted())
})

test('OPS-15 PICK-02 a path that the previous version does not know is off by default', () => {
  expect(defaultFlags.pickup).toBe(false)
})
