// The small parts of orders: ids and codes, fingerprints, cursors, double entries.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryCodes } from '@tingkat/ordering/country/country'
import { fingerprintOf } from './fingerprint.ts'
import { jobWhen } from './job-sql.ts'
import {
  collectionEntries,
  placementEntries,
  reversalEntries,
} from '@tingkat/ordering/payment/ledger'
import { countryOfOrder, orderCodeOf, orderIDOf } from './order-id.ts'
import { readCursor, writeCursor } from '../page-cursor.ts'

describe('names', () => {
  test('an order id says its country; other words say none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes), fc.uuid(), (country, unique) => {
        expect(countryOfOrder(orderIDOf(country, unique))).toBe(country)
      }),
    )
    for (const word of ['', 'sg', 'sg-', 'mx-1', '-1', 'order'])
      expect(countryOfOrder(word)).toBeUndefined()
  })

  test('a code is six signs that nobody mishears', () => {
    fc.assert(
      fc.property(fc.uuid(), (unique) => {
        expect(orderCodeOf(unique)).toMatch(/^[A-HJKMNP-RT-Y346789]{3}-[A-HJKMNP-RT-Y346789]{3}$/)
      }),
    )
    const codes = new Set(Array.from({ length: 1_000 }, () => orderCodeOf(crypto.randomUUID())))
    expect(codes.size).toBeGreaterThan(995)
  })
})

describe('fingerprints', () => {
  test('do not depend on the order of fields, and do on everything else', () => {
    expect(fingerprintOf({ a: 1, b: { c: 2, d: [1, 2] } })).toEqual(
      fingerprintOf({ b: { d: [1, 2], c: 2 }, a: 1 }),
    )
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const same = JSON.stringify(a) === JSON.stringify(b)
        fc.pre(same || typeof a !== 'object')
        expect(fingerprintOf({ a }).equals(fingerprintOf({ a: b }))).toBe(same)
      }),
    )
    expect(fingerprintOf({ items: [1, 2] }).equals(fingerprintOf({ items: [2, 1] }))).toBe(false)
  })
})

describe('cursors', () => {
  test('come back as they were written; other words are refused', () => {
    const cursor = { rank: 1, placedAt: '2026-03-18T04:15:00.000Z', orderID: 'sg-1' }
    expect(readCursor(writeCursor(cursor))).toEqual(cursor)
    expect(readCursor(undefined)).toBeNull()
    for (const word of [
      '',
      'x',
      Buffer.from('1 never sg-1').toString('base64url'),
      Buffer.from('7 2026-03-18T04:15:00Z sg-1').toString('base64url'),
    ]) {
      expect(() => readCursor(word)).toThrow('invalid_request')
    }
  })
})

describe('the ledger', () => {
  test('each movement sums to zero; placed and reversed leave no account changed', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (total) => {
        for (const entries of [
          placementEntries(total),
          collectionEntries(total),
          reversalEntries(total),
        ]) {
          expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0)
        }
        const byAccount = Map.groupBy(
          [...placementEntries(total), ...reversalEntries(total)],
          (entry) => entry.account,
        )
        for (const entries of byAccount.values())
          expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0)
      }),
    )
    expect(placementEntries(0)).toEqual([])
  })
})

describe('a job in a statement', () => {
  test('its one parameter moves, and it depends on the condition', () => {
    const text = jobWhen(
      'exists (select 1 from x)',
      { text: 'insert into job select * from f($1::jsonb) where $10 = $1', json: '' },
      7,
    )
    expect(text).toBe(
      "insert into job select * from f((select case when exists (select 1 from x) then $7::text else '[]' end)::jsonb) where $10 = (select case when exists (select 1 from x) then $7::text else '[]' end)",
    )
  })
})
