// Tests the push messages of the kitchen console's service worker, which runs with fakes of the
// browser's interfaces.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const source = readFileSync(join(import.meta.dirname, '../../public/kitchen-worker.js'), 'utf8')
const message = {
  title: 'Warung Senja',
  body: 'New order. Tap to answer it.',
  tag: 'o1',
  lang: 'en',
}

type FakePage = { url: string; visibilityState: string; focus?: () => void }
type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void; [name: string]: unknown }

/**
 * Starts the service worker. `fire` dispatches an event to it, and resolves when all promises that
 * were passed to the event's `waitUntil` have resolved.
 */
function startWorker(pages: FakePage[] = []) {
  const listeners = new Map<string, (event: WorkerEvent) => void>()
  const shown: { title: string; options: Record<string, unknown> }[] = []
  const opened: string[] = []
  const self = {
    location: { origin: 'https://tingkat.test' },
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) =>
      void listeners.set(type, listener),
    clients: {
      matchAll: async () => pages,
      openWindow: async (path: string) => void opened.push(path),
    },
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) =>
        void shown.push({ title, options }),
    },
  }
  runInNewContext(source, { self, URL, Request, AbortSignal })
  return {
    shown,
    opened,
    async fire(type: string, details: object) {
      const work: Promise<unknown>[] = []
      listeners.get(type)?.({ ...details, waitUntil: (each) => void work.push(each) })
      await Promise.all(work)
    },
  }
}
const dataOf = (value: unknown) => ({ data: { json: () => value } })
const pageAt = (path: string, visibilityState: string): FakePage => ({
  url: `https://tingkat.test${path}`,
  visibilityState,
})

test('KITCH-34 a new order is notified while no page of the shift is visible', async () => {
  const worker = startWorker([
    pageAt('/kitchen/board', 'hidden'),
    pageAt('/sg/en/order/o1', 'visible'),
  ])
  await worker.fire('push', dataOf(message))
  const { title, ...rest } = message
  expect(worker.shown).toHaveLength(1)
  expect(worker.shown[0]?.title).toBe(title)
  expect(worker.shown[0]?.options).toMatchObject({ ...rest, requireInteraction: true })
})

test('KITCH-34 a visible page of the shift rings itself, without a notification', async () => {
  const worker = startWorker([pageAt('/kitchen/sold-out', 'visible')])
  await worker.fire('push', dataOf(message))
  expect(worker.shown).toEqual([])
})

test.each([{ title: 'No tag' }, { ...message, title: '' }, null, 'text'])(
  'KITCH-34 a message of another shape is ignored: %j',
  async (data) => {
    const worker = startWorker()
    await worker.fire('push', dataOf(data))
    expect(worker.shown).toEqual([])
  },
)

test('KITCH-34 a tap on the notification opens the board, or the page that is open', async () => {
  let focused = 0
  let closed = 0
  const tap = { notification: { close: () => (closed += 1) } }
  const closedBoard = startWorker()
  await closedBoard.fire('notificationclick', tap)
  expect(closedBoard.opened).toEqual(['/kitchen/board'])
  const page = { ...pageAt('/kitchen/board', 'hidden'), focus: () => void (focused += 1) }
  const openBoard = startWorker([page])
  await openBoard.fire('notificationclick', tap)
  expect({ focused, closed, opened: openBoard.opened }).toEqual({
    focused: 1,
    closed: 2,
    opened: [],
  })
})
