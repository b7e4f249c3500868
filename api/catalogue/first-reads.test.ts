// Tests of the sequence in which catalogues are read at the start, and of requests that wait.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { afterEach, expect, test, vi } from 'vitest'
import { FirstReads } from './first-reads.ts'

afterEach(() => void vi.useRealTimers())

const noPause = async () => {}
const neverEnding = () => new Promise<never>(() => {})
const versionsOf = (...countries: CountryCode[]) => countries.map((country) => ({ country }))

/** Returns whether the promise is settled after the pending callbacks have run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false
  const settle = () => {
    settled = true
  }
  promise.then(settle, settle)
  await new Promise((resolve) => setImmediate(resolve))
  return settled
}

test('countries are read one after the other, those for which requests wait first', async () => {
  const reads = new FirstReads()
  const unread = versionsOf('id', 'ph', 'th', 'sg')
  const order: CountryCode[] = []
  const take = async () => {
    const next = await reads.takeNext(unread, noPause)
    if (next) order.push(next.country)
  }
  await take()
  void reads.until('sg')
  await take()
  await take()
  await take()
  expect(order).toEqual(['id', 'sg', 'ph', 'th'])
  expect(await reads.takeNext(unread, noPause)).toBeUndefined()
})

test('a request waits for its country only', async () => {
  const reads = new FirstReads()
  const [singapore, all] = [reads.until('sg'), reads.until()]
  reads.note('id')
  expect(await isSettled(singapore)).toBe(false)
  reads.note('sg')
  await singapore
  await reads.until('sg')
  expect([reads.isDone, await isSettled(all)]).toEqual([false, false])
  const thailand = reads.until('th')
  reads.noteAll()
  await Promise.all([all, thailand, reads.until(), reads.until('vn')])
  expect(reads.isDone).toBe(true)
})

test('the pause before a country ends when a request begins to wait for a catalogue', async () => {
  const reads = new FirstReads()
  const taken = reads.takeNext(versionsOf('id', 'sg'), neverEnding)
  expect(await isSettled(taken)).toBe(false)
  void reads.until('sg')
  expect(await taken).toEqual({ country: 'sg' })
})

test('there is no pause while a request waits', async () => {
  const reads = new FirstReads()
  void reads.until('sg')
  expect(await reads.takeNext(versionsOf('id', 'sg'), neverEnding)).toEqual({ country: 'sg' })
  void reads.until()
  expect(await reads.takeNext(versionsOf('id'), neverEnding)).toEqual({ country: 'id' })
})

test('a request for a country that was read does not end the pause', async () => {
  const reads = new FirstReads()
  reads.note('sg')
  const taken = reads.takeNext(versionsOf('id'), neverEnding)
  await reads.until('sg')
  expect(await isSettled(taken)).toBe(false)
})

test('a request that waits too long is refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const refused = expect(new FirstReads().until('sg')).rejects.toMatchObject({
    problem: { code: 'unavailable' },
  })
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
})
