// The fingerprint of a request: kept with its key, so the same from one version to the next.
import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

test('PROD-05: a body has the fingerprint that it always had', () => {
  const body = {
    merchants: [{ ID: 'warung', items: [{ quantity: 2, ID: 'laksa', comment: '' }] }],
    countryCode: 'sg',
    quoteToken: undefined,
    location: null,
  }
  const text =
    '{"countryCode":"sg","location":null,"merchants":[{"ID":"warung","items":[{"ID":"laksa","comment":"","quantity":2}]}]}'
  expect(fingerprintOf(body).equals(createHash('sha256').update(text).digest())).toBe(true)
})

test('PROD-05: the order of fields makes no other fingerprint, the order of a list does', () => {
  const turned = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(turned)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([key, one]) => [key, turned(one)]),
          )
        : value
  fc.assert(
    fc.property(fc.jsonValue(), (value) =>
      fingerprintOf(turned(value)).equals(fingerprintOf(value)),
    ),
  )
  expect(fingerprintOf([1, 2]).equals(fingerprintOf([2, 1]))).toBe(false)
})
