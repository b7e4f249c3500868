// One intent, one key: over double clicks, reloads and lost answers.
import type { OrderBody } from '@tingkat/contract/order'
import { problemCodes } from '@tingkat/contract/problem'
import { expect, test } from 'vitest'
import { createStored } from '../../../platform/storage/stored.ts'
import { createAttemptStore, isUndecided, parseAttempt } from './order-attempt.ts'

const body = (shownTotalInMinor: number): OrderBody => ({
  merchants: [{ ID: 'm', items: [{ ID: 'd', quantity: 1 }] }],
  countryCode: 'sg',
  shownTotalInMinor,
  quoteToken: 'of this tab',
})

function device() {
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
  let made = 0
  const newKey = () => {
    made += 1
    return `key-number-${made}`
  }
  const load = (account: string | null = 'mei') =>
    createAttemptStore(
      createStored('placing.sg', parseAttempt, {
        storage: () => storage,
        addEventListener: () => {},
      }),
      newKey,
      account,
    )
  return { items, storage, load }
}

test('PROD-05 the same order keeps its key over a double click and a reload', () => {
  const { load } = device()
  const store = load()
  const first = store.open(body(2340))
  expect(store.open(body(2340)).key).toBe(first.key)
  const reloaded = load()
  expect(reloaded.read()).toEqual(first)
  expect(reloaded.open(body(2340)).key).toBe(first.key)
})

test('PROD-05 two tabs with the same order at the same price, each with a quote of its own, have one key', () => {
  const { load } = device()
  const first = load().open(body(2340))
  expect(load().open({ ...body(2340), quoteToken: 'of that tab' })).toEqual(first)
  expect(load().open({ ...body(2500), quoteToken: 'of that tab' }).key).not.toBe(first.key)
})

test('PROD-05 an order that one eater left open is neither shown to the next on that computer nor sent by them', () => {
  const { load } = device()
  const first = load('mei').open(body(2340))
  const next = load('budi')
  expect(next.read()).toBeNull()
  next.close()
  expect(load('mei').read(), 'it waits for whose it is').toEqual(first)
  expect(next.open(body(2340)).key).not.toBe(first.key)
  expect(load('mei').read()).toBeNull()
})

test('who is here is not always known yet: then an open order waits as ever', () => {
  const { load } = device()
  const first = load('mei').open(body(2340))
  expect(load(null).read()).toEqual(first)
  const unnamed = device()
  unnamed.load(null).open(body(2340))
  expect(unnamed.load('mei').read()?.key).toBe('key-number-1')
})

test('the key lies in the storage before anything can be sent', () => {
  const { items, load } = device()
  const { key } = load().open(body(2340))
  expect(items.get('tingkat.placing.sg')).toContain(key)
})

test('another order, or one after a verdict, has a key of its own', () => {
  const { load, items } = device()
  const store = load()
  const first = store.open(body(2340))
  expect(store.open(body(2500)).key).not.toBe(first.key)
  store.close()
  expect(items.size).toBe(0)
  expect(store.read()).toBeNull()
  expect(store.open(body(2340)).key).not.toBe(first.key)
})

test('a browser that refuses to store still sends a double click once', () => {
  const refusing = {
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
  let made = 0
  const store = createAttemptStore(
    createStored('placing.sg', parseAttempt, {
      storage: () => refusing,
      addEventListener: () => {},
    }),
    () => {
      made += 1
      return `key-number-${made}`
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
])('garbage in the storage is no intent: %s', (_, text) => {
  expect(parseAttempt(JSON.parse(text))).toBeNull()
})

test('a verdict is a verdict: only silence and trouble leave the order open', () => {
  const open = [...problemCodes, 'network_error', 'timeout'].filter(isUndecided)
  expect(open.toSorted()).toEqual([
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
