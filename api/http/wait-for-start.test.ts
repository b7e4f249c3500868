// Tests of requests that arrive before the server has started completely.
import { findCountry, type CountryCode } from '@tingkat/ordering/country/country'
import { afterEach, expect, test, vi } from 'vitest'
import { silentLog } from '../platform/log.ts'
import { configureApiScope } from './api-scope.ts'
import { createHttpApp } from './app.ts'
import { waitForStart } from './wait-for-start.ts'

afterEach(() => void vi.useRealTimers())

function openApp() {
  const started = Promise.withResolvers<void>()
  const reads = new Map<CountryCode | undefined, PromiseWithResolvers<void>>()
  const readOf = (country?: CountryCode) => {
    const read = reads.get(country) ?? Promise.withResolvers<void>()
    reads.set(country, read)
    return read
  }
  const app = createHttpApp()
  void app.register(async (api) => {
    const origin = 'http://localhost'
    configureApiScope(api, {
      log: silentLog,
      publicUrl: origin,
      consoleUrl: origin,
      checkResponses: false,
    })
    waitForStart(api, {
      started: started.promise,
      untilRead: (country) => readOf(country).promise,
    })
    api.get('/api/list', (_request, reply) => reply.send({}))
    api.post('/api/list', (_request, reply) => reply.send({}))
  })
  const send = (method: 'GET' | 'HEAD' | 'POST', query = '') => {
    const answer = app.inject({ method, url: `/api/list${query}` })
    const outcome = { status: 0 }
    const done = Promise.resolve(answer).then(({ statusCode }) => (outcome.status = statusCode))
    return { outcome, done }
  }
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
  return { send, settle, readOf, start: () => (readOf().resolve(), started.resolve()) }
}

test('a read that names a country waits for its catalogue only', async () => {
  const { send, settle, readOf } = openApp()
  const requests = [send('GET', '?country=sg'), send('HEAD', '?country=sg')]
  const other = send('GET', '?country=th')
  await settle()
  expect(requests.map(({ outcome }) => outcome.status)).toEqual([0, 0])
  readOf(findCountry('sg')?.code).resolve()
  await Promise.all(requests.map(({ done }) => done))
  expect(requests.map(({ outcome }) => outcome.status)).toEqual([200, 200])
  expect(other.outcome.status).toBe(0)
})

test('all other requests wait until the server has started', async () => {
  const { send, settle, readOf, start } = openApp()
  const requests = [send('POST', '?country=sg'), send('GET'), send('GET', '?country=xx')]
  readOf(findCountry('sg')?.code).resolve()
  readOf().resolve()
  await settle()
  expect(requests.map(({ outcome }) => outcome.status)).toEqual([0, 0, 0])
  start()
  await Promise.all(requests.map(({ done }) => done))
  expect(requests.map(({ outcome }) => outcome.status)).toEqual([200, 200, 200])
  const later = send('GET', '?country=th')
  await later.done
  expect(later.outcome.status).toBe(200)
})

test('a request that waits for a minute gets a problem document', async () => {
  const { send, settle, readOf } = openApp()
  await settle()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const request = send('POST')
  readOf().resolve()
  while (request.outcome.status === 0) {
    await settle()
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect(request.outcome.status).toBe(503)
})
