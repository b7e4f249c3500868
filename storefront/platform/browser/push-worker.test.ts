// Tests of the push worker: the notification that it shows, and the page that a click opens.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test, vi } from 'vitest'

type Listener = (event: object) => void
const source = readFileSync(join(import.meta.dirname, '../../public/push-worker.js'), 'utf8')
const message = {
  title: 'Sambal Warung',
  body: 'Your courier is at the door.',
  tag: 'sg-1',
  lang: 'en',
  url: '/sg/en/order/sg-1',
}

let listeners: Record<string, Listener>
const shown = vi.fn<(title: string, options: object) => Promise<void>>(async () => {})
const opened = vi.fn<(url: string) => Promise<void>>(async () => {})
const focused = vi.fn<(url: string) => Promise<void>>(async () => {})
let open: string[]

beforeEach(() => {
  listeners = {}
  open = []
  for (const spy of [shown, opened, focused]) spy.mockClear()
  runInNewContext(source, {
    URL,
    self: {
      location: { origin: 'https://tingkat.test' },
      addEventListener: (name: string, listener: Listener) => {
        listeners[name] = listener
      },
      registration: { showNotification: shown },
      clients: {
        matchAll: async () => open.map((url) => ({ url, focus: () => focused(url) })),
        openWindow: opened,
      },
    },
  })
})

async function dispatch(name: string, event: object): Promise<void> {
  const waits: Promise<unknown>[] = []
  listeners[name]!({ ...event, waitUntil: (promise: Promise<unknown>) => waits.push(promise) })
  await Promise.all(waits)
}
const push = (data: unknown) =>
  dispatch('push', {
    data:
      data === undefined
        ? null
        : { json: () => (typeof data === 'string' ? (JSON.parse(data) as unknown) : data) },
  })
const click = (url: unknown) =>
  dispatch('notificationclick', { notification: { close: () => {}, data: { url } } })

test('shows a message in its language and replaces the order’s previous one', async () => {
  await push(message)
  expect(shown).toHaveBeenCalledExactlyOnceWith(
    'Sambal Warung',
    expect.objectContaining({
      body: message.body,
      tag: 'sg-1',
      lang: 'en',
      renotify: true,
      data: { url: message.url },
    }),
  )
})

test.each([undefined, '{', 'null', {}, { ...message, title: '' }, { ...message, tag: undefined }])(
  'ignores the message %j',
  async (data) => {
    await push(data)
    expect(shown).not.toHaveBeenCalled()
  },
)

describe('a click', () => {
  test('focuses the order’s page if it is open', async () => {
    open = ['https://tingkat.test/sg/en', 'https://tingkat.test/sg/en/order/sg-1?x=1']
    await click(message.url)
    expect([focused.mock.calls, opened.mock.calls]).toEqual([[[open[1]]], []])
  })

  test('opens the order’s page if it is not open', async () => {
    open = ['https://tingkat.test/sg/en']
    await click(message.url)
    expect(opened).toHaveBeenCalledExactlyOnceWith('https://tingkat.test/sg/en/order/sg-1')
  })

  test.each([
    'https://evil.test/',
    '//evil.test/x',
    String.raw`\\evil.test`,
    'javascript:alert(1)',
    'http://tingkat.test/',
    undefined,
    7,
    '',
  ])('opens the home page instead of a page of another origin: %j', async (url) => {
    await click(url)
    expect(opened).toHaveBeenCalledExactlyOnceWith('https://tingkat.test/')
  })
})

test('handles no fetch events, so that no page comes from a cache', () => {
  expect(Object.keys(listeners).toSorted()).toEqual(['notificationclick', 'push'])
})
