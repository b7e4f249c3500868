// Tests the sequence in which the needs of suites (such as a browser or the build) are obtained.
import { expect, test } from 'vitest'
import { sortNeeds } from './provisions.mjs'

test('the pages are built before the types of their routes are written', () => {
  expect(sortNeeds(['routeTypes', 'browser', 'build', 'nats'])).toEqual([
    'build',
    'routeTypes',
    'browser',
    'nats',
  ])
})
