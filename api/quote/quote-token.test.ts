// Tests of quote tokens: a token is valid for one cart
// and any eater, and only if no field has changed.
import { createSecretKey } from 'node:crypto'
import { quoteBodySchema } from '@tingkat/contract/quote'
import { describe, expect, test } from 'vitest'
import type { CheckedQuoteBody } from './actions.ts'
import { readQuoteToken, signQuoteToken, type QuoteClaims } from './quote-token.ts'

const key = createSecretKey(Buffer.alloc(32, 7))
const claims: QuoteClaims = {
  quoteID: 'q1',
  expiresAt: 1_773_808_500_000,
  shown: {
    currency: 'SGD',
    items: [1_600, 700],
    gifts: [['gift:warung:free-tea', 'Free tea']],
    fees: [
      ['subtotal', 2_300],
      ['delivery', 120],
      ['platform', 50],
    ],
    total: 2_470,
  },
}
const laksa = {
  ID: 'laksa',
  quantity: 2,
  comment: '',
  modifierGroups: [{ ID: 'noodles', modifiers: [{ ID: 'thin', quantity: 1 }] }],
}
const satay = { ID: 'satay', quantity: 1, comment: '', modifierGroups: [] }
const cartOf = (change: object = {}): CheckedQuoteBody =>
  quoteBodySchema.parse({
    countryCode: 'sg',
    location: { latitude: 1.2863, longitude: 103.8281 },
    merchants: [{ ID: 'warung', items: [laksa, satay] }],
    promoCode: ['MAKAN5'],
    ...change,
  })
const token = signQuoteToken(key, cartOf(), claims)
const [payload = '', signature = ''] = token.split('.')
const window = {
  from: '2026-03-18T05:00:00.000Z',
  to: '2026-03-18T05:30:00.000Z',
  available: true,
  reason: '',
}
const table = { tableID: 't1', merchants: { warung: { eaterCount: 2, tableNumber: '7' } } }

test('a token returns the shown quote and is short (QUOTE-18)', () => {
  expect(readQuoteToken(key, cartOf(), token)).toEqual(claims)
  expect(token.length).toBeLessThan(400)
})

test('PROMISE-02 a token returns the promised minutes; one without them is still valid', () => {
  for (const etaMinutes of [25, null]) {
    const promising = signQuoteToken(key, cartOf(), { ...claims, etaMinutes })
    expect(readQuoteToken(key, cartOf(), promising)).toEqual({ ...claims, etaMinutes })
  }
  expect(readQuoteToken(key, cartOf(), token)).not.toHaveProperty('etaMinutes')
})

describe('a changed token is invalid (QUOTE-18)', () => {
  const fields = JSON.parse(Buffer.from(payload, 'base64url').toString()) as unknown[]
  const changeField = (field: unknown) => {
    if (typeof field === 'number') return field - 1
    return Array.isArray(field) ? field.slice(1) : `${field as string}x`
  }

  test.each(fields.map((field, index) => [index, field] as const))('field %i', (index, field) => {
    const changed = fields.with(index, changeField(field))
    const forged = Buffer.from(JSON.stringify(changed)).toString('base64url')
    expect(forged).not.toBe(payload)
    expect(readQuoteToken(key, cartOf(), `${forged}.${signature}`)).toBeNull()
  })

  test('in any character', () => {
    for (let at = 0; at < token.length; at += 1) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      expect(readQuoteToken(key, cartOf(), changed), `character ${at}`).toBeNull()
    }
  })

  test.each([
    '',
    '.',
    '..',
    payload,
    `${payload}.`,
    `.${signature}`,
    `${token}.`,
    `${token}.x`,
    `${token}=`,
    ` ${token}`,
    `${token}\n`,
    'x'.repeat(8_000),
    '{}',
    '💥.💥',
  ])('replaced by %j', (garbage) => {
    expect(readQuoteToken(key, cartOf(), garbage)).toBeNull()
  })

  test('signed with another key', () =>
    expect(readQuoteToken(createSecretKey(Buffer.alloc(32, 8)), cartOf(), token)).toBeNull())
})

describe('a token of another cart is invalid (QUOTE-18)', () => {
  test.each<[string, object]>([
    ['country', { countryCode: 'my' }],
    ['address', { location: { latitude: 1.2863, longitude: 103.8282 } }],
    ['no address', { location: null }],
    ['merchant', { merchants: [{ ID: 'counter', items: [laksa, satay] }] }],
    [
      'another merchant in addition',
      {
        merchants: [
          { ID: 'warung', items: [laksa, satay] },
          { ID: 'counter', items: [] },
        ],
      },
    ],
    ['dish', { merchants: [{ ID: 'warung', items: [laksa, { ...satay, ID: 'free-tea' }] }] }],
    ['quantity', { merchants: [{ ID: 'warung', items: [laksa, { ...satay, quantity: 2 }] }] }],
    ['one dish fewer', { merchants: [{ ID: 'warung', items: [laksa] }] }],
    ['the same dishes in another order', { merchants: [{ ID: 'warung', items: [satay, laksa] }] }],
    [
      'modifier group',
      {
        merchants: [
          {
            ID: 'warung',
            items: [
              {
                ...laksa,
                modifierGroups: [{ ID: 'extras', modifiers: [{ ID: 'thin', quantity: 1 }] }],
              },
              satay,
            ],
          },
        ],
      },
    ],
    [
      'modifier',
      {
        merchants: [
          {
            ID: 'warung',
            items: [
              {
                ...laksa,
                modifierGroups: [{ ID: 'noodles', modifiers: [{ ID: 'thick', quantity: 1 }] }],
              },
              satay,
            ],
          },
        ],
      },
    ],
    [
      'quantity of a modifier',
      {
        merchants: [
          {
            ID: 'warung',
            items: [
              {
                ...laksa,
                modifierGroups: [{ ID: 'noodles', modifiers: [{ ID: 'thin', quantity: 2 }] }],
              },
              satay,
            ],
          },
        ],
      },
    ],
    ['no promo', { promoCode: [] }],
    ['another promo', { promoCode: ['OTHER'] }],
    ['time', { scheduledTime: window }],
    ['payment', { paymentTypeID: 'VISA' }],
    ['table', { dineInInfo: table }],
  ])('%s', (_what, change) => expect(readQuoteToken(key, cartOf(change), token)).toBeNull())

  test('another window, another table', () => {
    const scheduled = signQuoteToken(key, cartOf({ scheduledTime: window }), claims)
    expect(
      readQuoteToken(
        key,
        cartOf({ scheduledTime: { ...window, to: '2026-03-18T06:00:00.000Z' } }),
        scheduled,
      ),
    ).toBeNull()
    const seated = signQuoteToken(key, cartOf({ dineInInfo: table }), claims)
    expect(
      readQuoteToken(key, cartOf({ dineInInfo: { ...table, tableID: 't2' } }), seated),
    ).toBeNull()
  })
})

test('a token ignores comments, spellings of codes and times, and addresses at a table (QUOTE-18)', () => {
  const withComments = cartOf({
    comment: 'ring twice',
    promoCode: [' makan5 '],
    merchants: [
      { ID: 'warung', comment: 'no cutlery', items: [{ ...laksa, comment: 'hot' }, satay] },
    ],
  })
  expect(readQuoteToken(key, withComments, token)).toEqual(claims)
  expect(readQuoteToken(key, cartOf({ paymentTypeID: 'CASH' }), token)).toEqual(claims)
  const scheduled = signQuoteToken(key, cartOf({ scheduledTime: window }), claims)
  expect(
    readQuoteToken(
      key,
      cartOf({
        scheduledTime: {
          ...window,
          from: '2026-03-18T13:00:00+08:00',
          to: '2026-03-18T13:30:00+08:00',
        },
      }),
      scheduled,
    ),
  ).toEqual(claims)
  const seated = signQuoteToken(key, cartOf({ dineInInfo: table }), claims)
  expect(readQuoteToken(key, cartOf({ dineInInfo: table, location: null }), seated)).toEqual(claims)
})
