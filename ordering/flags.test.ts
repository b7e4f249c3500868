// Tests of the feature flags and their defaults.
import { expect, test } from 'vitest'
import { defaultFlags, flagNames } from './flags.ts'

test('FLAG-01: has ten flags, each with a default', () => {
  expect(flagNames).toEqual([
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
  expect(Object.keys(defaultFlags).toSorted()).toEqual(flagNames.toSorted())
})
