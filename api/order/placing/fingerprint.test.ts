// Tests of the fingerprint of a request body. Fingerprints are
// stored, so a new version of the server must compute the same ones.
import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

test('a body has the same fingerprint in every version (PROD-05)', () => {
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

test('the sequence of fields does not matter, the sequence of list items does (PROD-05)', () => {
  const withReversedFields = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withReversedFields)
    if (typeof value !== 'object' || value === null) return value
    const fields = Object.entries(value).toReversed()
    return Object.fromEntries(fields.map(([key, field]) => [key, withReversedFields(field)]))
  }
  fc.assert(
    fc.property(fc.jsonValue(), (value) =>
      fingerprintOf(withReversedFields(value)).equals(fingerprintOf(value)),
    ),
  )
  expect(fingerprintOf([1, 2]).equals(fingerprintOf([2, 1]))).toBe(false)
})
