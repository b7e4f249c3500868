// Tests that an order keeps its idempotency key over double clicks, reloads, tabs and lost
// responses.
import type { OrderBody } from '@tingkat/contract/order'
import { problemCodes } from '@tingkat/contract/problem'
import { expect, test } from 'vitest'
import { createStored } from '../../../platform/storage/stored.ts'
import { createAttemptStore, isUndecided, parseAttempt } from './order-attempt.ts'

const body = (shownTotalInMinor: number): OrderBody => ({
  merchants: [{ ID: 'm', items: [{ ID: 'd', quantity: 1 }] }],
  countryCode: 'sg',
  shownTotalInMinor,
  quoteToken: 'first tab',
})

function createDevice() {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => {
      items.set(key, text)
    },
    removeItem: (key: string) => {
      items.delete(key)
    },
  }
  let keyCount = 0
  const newKey = () => {
    keyCount += 1
    return `key-number-${keyCount}`
  }
  const loadPage = (account: string | null = 'mei') =>
    createAttemptStore(
      createStored('placing.sg', parseAttempt, {
        storage: () => storage,
        addEventListener: () => {},
      }),
      newKey,
      account,
    )
  return { items, storage, loadPage }
}

test('keeps the key of the same order over a double click and a reload (PROD-05)', () => {
  const { loadPage } = createDevice()
  const store = loadPage()
  const first = store.open(body(2340))
  expect(store.open(body(2340)).key).toBe(first.key)
  const reloaded = loadPage()
  expect(reloaded.read()).toEqual(first)
  expect(reloaded.open(body(2340)).key).toBe(first.key)
})

test('uses one key in two tabs with different quotes of the same total (PROD-05)', () => {
  const { loadPage } = createDevice()
  const first = loadPage().open(body(2340))
  expect(loadPage().open({ ...body(2340), quoteToken: 'second tab' })).toEqual(first)
  expect(loadPage().open({ ...body(2500), quoteToken: 'second tab' }).key).not.toBe(first.key)
})

test('hides the attempt of one account from the next on the same computer (PROD-05)', () => {
  const { loadPage } = createDevice()
  const first = loadPage('mei').open(body(2340))
  const next = loadPage('budi')
  expect(next.read()).toBeNull()
  next.close()
  expect(loadPage('mei').read(), 'still stored for the first account').toEqual(first)
  expect(next.open(body(2340)).key).not.toBe(first.key)
  expect(loadPage('mei').read()).toBeNull()
})

test('shows every attempt while the account is unknown', () => {
  const { loadPage } = createDevice()
  const first = loadPage('mei').open(body(2340))
  expect(loadPage(null).read()).toEqual(first)
  const anonymous = createDevice()
  anonymous.loadPage(null).open(body(2340))
  expect(anonymous.loadPage('mei').read()?.key).toBe('key-number-1')
})

test('stores the key before it is returned', () => {
  const { items, loadPage } = createDevice()
  const { key } = loadPage().open(body(2340))
  expect(items.get('tingkat.placing.sg')).toContain(key)
})

test('creates a new key for another order and after the attempt was closed', () => {
  const { loadPage, items } = createDevice()
  const store = loadPage()
  const first = store.open(body(2340))
  expect(store.open(body(2500)).key).not.toBe(first.key)
  store.close()
  expect(items.size).toBe(0)
  expect(store.read()).toBeNull()
  expect(store.open(body(2340)).key).not.toBe(first.key)
})

test('keeps the key in memory when the browser refuses storage', () => {
  const refusingStorage = {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
    removeItem: () => {
      throw new Error('denied')
    },
  }
  let keyCount = 0
  const store = createAttemptStore(
    createStored('placing.sg', parseAttempt, {
      storage: () => refusingStorage,
      addEventListener: () => {},
    }),
    () => {
      keyCount += 1
      return `key-number-${keyCount}`
    },
    'mei',
  )
  expect(store.open(body(1)).key).toBe(store.open(body(1)).key)
})

test.each([
  ['text', '"x"'],
  ['no key', '{"body":{"merchants":[]}}'],
  ['a short key', '{"key":"1","body":{"merchants":[]}}'],
  ['no body', '{"key":"key-number-1"}'],
  ['null', 'null'],
])('rejects stored garbage: %s', (_, text) => {
  expect(parseAttempt(JSON.parse(text))).toBeNull()
})

test('is undecided after network failures, server errors and open payments only', () => {
  const undecided = [...problemCodes, 'network_error', 'timeout'].filter(isUndecided)
  expect(undecided.toSorted()).toEqual([
    'in_flight',
    'internal_error',
    'network_error',
    'payment_challenge',
    'payment_pending',
    'timeout',
    'too_many_requests',
    'unavailable',
  ])
})
