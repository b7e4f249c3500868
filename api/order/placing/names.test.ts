// Tests of small parts of orders: ids, codes, fingerprints, cursors, ledger entries, queued jobs.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryCodes } from '@tingkat/ordering/country/country'
import { fingerprintOf } from './fingerprint.ts'
import { sql } from 'kysely'
import { runStatement } from '../../platform/database/statement.ts'
import { queueJobIf } from './job-sql.ts'
import {
  collectionEntries,
  placementEntries,
  reversalEntries,
} from '@tingkat/ordering/payment/ledger'
import { countryOfOrder, orderCodeOf, orderIDOf } from './order-id.ts'
import { readCursor, writeCursor } from '../page-cursor.ts'

describe('ids and codes', () => {
  test('an order id contains its country; no country is found in other texts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes), fc.uuid(), (country, unique) => {
        expect(countryOfOrder(orderIDOf(country, unique))).toBe(country)
      }),
    )
    for (const word of ['', 'sg', 'sg-', 'mx-1', '-1', 'order'])
      expect(countryOfOrder(word)).toBeUndefined()
  })

  test('a code has six unambiguous characters', () => {
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
  test('depend on everything except the sequence of fields', () => {
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
  test('are read as they were written; other texts are refused', () => {
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
  test('has movements that sum to zero, and reversals that undo placements', () => {
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
  test('has every use of its parameter replaced and depends on the condition', async () => {
    const job = { text: 'insert into job select * from f($1::jsonb) where $10 = $1', json: '[7]' }
    const sent: { text: string; values: readonly unknown[] | undefined }[] = []
    const query = async (text: string, values?: readonly unknown[]) => {
      sent.push({ text, values })
      return { rows: [], affected: 0 }
    }
    await runStatement({ query }, queueJobIf(sql`exists (select 1 from x)`, job))
    const list = (parameter: string) =>
      `(select case when exists (select 1 from x) then ${parameter}::text else '[]' end)`
    expect(sent).toEqual([
      {
        text: `insert into job select * from f(${list('$1')}::jsonb) where $10 = ${list('$2')}`,
        values: ['[7]', '[7]'],
      },
    ])
  })
})
