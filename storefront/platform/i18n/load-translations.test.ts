// Loading words: what is tried again, how often, and what serves in the end.
import { expect, test, vi } from 'vitest'
import { loadTranslations, type TranslationLoadError } from './load-translations.ts'
import { createHttpTranslations } from './http-translations.ts'

const english = { hello: 'Hello' }
const url = '/locales/th/menu.json?v=r1'

/** A server that gives these answers in turn, the last one for ever. */
async function load(...answers: (Response | Error)[]) {
  const waits: number[] = []
  const fetch = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error || !answer) throw answer
    return answer.clone()
  })
  const server = createHttpTranslations(fetch, 'r1')
  const failures: TranslationLoadError[] = []
  const words = await loadTranslations({
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
    words,
    waits,
    failures: failures.map(({ message, retryable }) => ({ message, retryable })),
    asked: fetch.mock.calls.map(([asked]) => asked),
  }
}

test('words that come are the words', async () => {
  expect(await load(Response.json({ hello: 'สวัสดี' }))).toEqual({
    words: { hello: 'สวัสดี' },
    waits: [],
    failures: [],
    asked: [url],
  })
})

test.each([500, 502, 503, 599])(
  'I18N-02: status %d is failed loading and retryable: three more tries, after growing waits, then English',
  async (status) => {
    const { words, waits, failures, asked } = await load(new Response('', { status }))
    expect(failures[0]).toEqual({
      message: `failed loading /locales/th/menu.json; status code: ${status}`,
      retryable: true,
    })
    expect(asked).toHaveLength(4)
    expect(waits).toHaveLength(3)
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    expect(new Set(waits).size).toBe(3)
    expect(words).toBe(english)
  },
)

test('I18N-02: a try that succeeds ends the tries', async () => {
  const { words, waits } = await load(
    new Response('', { status: 503 }),
    Response.json({ hello: 'สวัสดี' }),
  )
  expect(words).toEqual({ hello: 'สวัสดี' })
  expect(waits).toHaveLength(1)
})

test.each([400, 404, 429, 499])(
  'I18N-03: status %d is failed loading and not retryable: English at once',
  async (status) => {
    const { words, waits, failures, asked } = await load(new Response('', { status }))
    expect(failures).toEqual([
      { message: `failed loading /locales/th/menu.json; status code: ${status}`, retryable: false },
    ])
    expect([asked.length, waits]).toEqual([1, []])
    expect(words).toBe(english)
  },
)

test('I18N-04: words that are no JSON are failed parsing to json, and not asked for again', async () => {
  const { words, failures, asked } = await load(new Response('<html>'))
  expect(failures).toEqual([
    { message: 'failed parsing /locales/th/menu.json to json', retryable: false },
  ])
  expect(asked).toHaveLength(1)
  expect(words).toBe(english)
})

test('a connection that fails, or takes too long, may be better in a moment', async () => {
  for (const error of [
    new TypeError('Failed to fetch'),
    new DOMException('signal timed out', 'TimeoutError'),
  ]) {
    const { words, failures } = await load(error, Response.json({ hello: 'สวัสดี' }))
    expect(failures.map(({ retryable }) => retryable)).toEqual([true])
    expect(words).toEqual({ hello: 'สวัสดี' })
  }
})

test('a program file that does not load is tried again too', async () => {
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

test('every wait for the server has an end', async () => {
  const signals: unknown[] = []
  const server = createHttpTranslations(async (_, init) => {
    signals.push(init?.signal)
    return Response.json({})
  }, 'r1')
  await server.read('th', 'menu')
  expect(signals).toEqual([expect.any(AbortSignal)])
})

test('API-02: a missing key is posted with its name alone', async () => {
  const sent: { url: string; init: RequestInit | undefined }[] = []
  const server = createHttpTranslations(async (to, init) => {
    sent.push({ url: to, init })
    return new Response(null, { status: 204 })
  }, 'r1')
  server.tell('vi', 'cart', 'cart.new')
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 60_000 })
  expect(sent[0]?.url).toMatch(/^\/locales\/add\/vi\/cart(\?|$)/)
  expect([sent[0]?.init?.method, sent[0]?.init?.body]).toEqual(['POST', '{"cart.new":""}'])
})
