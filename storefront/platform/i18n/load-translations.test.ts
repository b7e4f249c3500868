// Tests of loading translations: retries and the English fallback.
import { expect, test, vi } from 'vitest'
import { loadTranslations, type TranslationLoadError } from './load-translations.ts'
import { createHttpTranslations } from './http-translations.ts'

const english = { hello: 'Hello' }
const url = '/locales/th/menu.json?v=r1'

/** Loads from a server that returns these responses one after another, and repeats the last one. */
async function load(...responses: (Response | Error)[]) {
  const waits: number[] = []
  const fetch = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(async () => {
    const response = responses.length > 1 ? responses.shift() : responses[0]
    if (response instanceof Error || !response) throw response
    return response.clone()
  })
  const server = createHttpTranslations(fetch, 'r1')
  const failures: TranslationLoadError[] = []
  const translations = await loadTranslations({
    attempt: async () => {
      try {
        return await server.read('th', 'menu')
      } catch (error) {
        failures.push(error as TranslationLoadError)
        throw error
      }
    },
    builtIn: async () => english,
    wait: async (milliseconds) => {
      waits.push(milliseconds)
    },
  })
  return {
    translations,
    waits,
    failures: failures.map(({ message, retryable }) => ({ message, retryable })),
    requests: fetch.mock.calls.map(([requested]) => requested),
  }
}

test('returns the loaded translations', async () => {
  expect(await load(Response.json({ hello: 'สวัสดี' }))).toEqual({
    translations: { hello: 'สวัสดี' },
    waits: [],
    failures: [],
    requests: [url],
  })
})

test.each([500, 502, 503, 599])(
  'I18N-02: retries status %d three times with growing delays, then returns English',
  async (status) => {
    const { translations, waits, failures, requests } = await load(new Response('', { status }))
    expect(failures[0]).toEqual({
      message: `failed loading /locales/th/menu.json; status code: ${status}`,
      retryable: true,
    })
    expect(requests).toHaveLength(4)
    expect(waits).toHaveLength(3)
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(new Set(waits).size).toBe(3)
    expect(translations).toBe(english)
  },
)

test('I18N-02: stops after a successful retry', async () => {
  const { translations, waits } = await load(
    new Response('', { status: 503 }),
    Response.json({ hello: 'สวัสดี' }),
  )
  expect(translations).toEqual({ hello: 'สวัสดี' })
  expect(waits).toHaveLength(1)
})

test.each([400, 404, 429, 499])(
  'I18N-03: does not retry status %d, and returns English',
  async (status) => {
    const { translations, waits, failures, requests } = await load(new Response('', { status }))
    expect(failures).toEqual([
      { message: `failed loading /locales/th/menu.json; status code: ${status}`, retryable: false },
    ])
    expect([requests.length, waits]).toEqual([1, []])
    expect(translations).toBe(english)
  },
)

test('I18N-04: does not retry a response that is not JSON', async () => {
  const { translations, failures, requests } = await load(new Response('<html>'))
  expect(failures).toEqual([
    { message: 'failed parsing /locales/th/menu.json to json', retryable: false },
  ])
  expect(requests).toHaveLength(1)
  expect(translations).toBe(english)
})

test('retries after a network error or a time-out', async () => {
  for (const error of [
    new TypeError('Failed to fetch'),
    new DOMException('signal timed out', 'TimeoutError'),
  ]) {
    const thai = Response.json({ hello: 'สวัสดี' })
    const { translations, failures } = await load(error, thai)
    expect(failures.map(({ retryable }) => retryable)).toEqual([true])
    expect(translations).toEqual({ hello: 'สวัสดี' })
  }
})

test('retries after a chunk that does not load', async () => {
  const attempt = vi
    .fn<() => Promise<object>>()
    .mockRejectedValueOnce(new TypeError('no such chunk'))
    .mockResolvedValueOnce({ a: 'b' })
  expect(
    await loadTranslations({ attempt, builtIn: async () => english, wait: async () => {} }),
  ).toEqual({
    a: 'b',
  })
})

test('requests have a time-out', async () => {
  const signals: unknown[] = []
  const server = createHttpTranslations(async (_, init) => {
    signals.push(init?.signal)
    return Response.json({})
  }, 'r1')
  await server.read('th', 'menu')
  expect(signals).toEqual([expect.any(AbortSignal)])
})

test('API-02: reports a missing key with its name only', async () => {
  const sent: { url: string; init: RequestInit | undefined }[] = []
  const server = createHttpTranslations(async (to, init) => {
    sent.push({ url: to, init })
    return new Response(null, { status: 204 })
  }, 'r1')
  server.reportMissingKey('vi', 'cart', 'cart.new')
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 60_000 })
  expect(sent[0]?.url).toMatch(/^\/locales\/add\/vi\/cart(\?|$)/)
  expect([sent[0]?.init?.method, sent[0]?.init?.body]).toEqual(['POST', '{"cart.new":""}'])
})
