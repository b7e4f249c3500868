// Records a page's analytics: batches to the collector, data layer entries, and requests to other
// origins.
import { paths } from '@tingkat/contract/paths'
import type { SentEvent } from '@tingkat/contract/event-catalogue'
import type { Page } from '@playwright/test'

type Layer = {
  event?: string
  ecommerce?: Record<string, unknown> | null
  [field: string]: unknown
}
export type RecordedEvents = {
  /** Events sent to the collector, without duplicates, sorted by `sortEvents`. */
  events: SentEvent[]
  /** Entries of the data layer (`window.dataLayer`). */
  layers: Layer[]
  /** URLs of requests to other origins. */
  foreign: string[]
  /** Returns events and layers as JSON. */
  text: () => string
}

/** Returns the events sorted by time, then by their number in the visit. */
export function sortEvents(events: Iterable<SentEvent>): SentEvent[] {
  return [...events].toSorted((a, b) => {
    if (a.at !== b.at) return a.at < b.at ? -1 : 1
    return a.n - b.n
  })
}

/** Starts recording. Call it before opening the first page. `home` is the origin of the pages. */
export async function recordEvents(
  page: Page,
  home = process.env.E2E_URL ?? '',
): Promise<RecordedEvents> {
  const batches = new Map<string, SentEvent>()
  const layers: Layer[] = []
  const foreign: string[] = []
  const recorded: RecordedEvents = {
    events: [],
    layers,
    foreign,
    text: () => JSON.stringify([recorded.events, layers]),
  }
  await page.exposeBinding('recordBatch', (_, body: string) => {
    const { visitID, events } = JSON.parse(body) as { visitID: string; events: SentEvent[] }
    for (const event of events) batches.set(`${visitID} ${event.n}`, event)
    recorded.events = sortEvents(batches.values())
  })
  await page.exposeBinding(
    'recordLayer',
    (_, layer: string) => void layers.push(JSON.parse(layer) as Layer),
  )
  await page.addInitScript((collector) => {
    const page = window as unknown as {
      recordBatch: (body: string) => void
      recordLayer: (layer: string) => void
      dataLayer: object[]
    }
    const originalFetch = window.fetch.bind(window)
    const recordingFetch: typeof originalFetch = (input, init) => {
      if (input === collector && typeof init?.body === 'string') page.recordBatch(init.body)
      return originalFetch(input, init)
    }
    // The Sentry client ignores a replaced `fetch`, which it recognises by its text. So this
    // function returns the text of a native one.
    window.fetch = Object.assign(recordingFetch, {
      toString: () => 'function fetch() { [native code] }',
    })
    const originalSendBeacon = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, data) => {
      if (url === collector && data instanceof Blob) void data.text().then(page.recordBatch)
      return originalSendBeacon(url, data)
    }
    page.dataLayer = []
    page.dataLayer.push = (...entries: object[]) => {
      for (const entry of entries) page.recordLayer(JSON.stringify(entry))
      return Array.prototype.push.apply(page.dataLayer, entries)
    }
  }, paths.events)
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(home).origin) foreign.push(request.url())
  })
  return recorded
}
