// Writes down all that a page tells those who measure: batches to the collector, the data layer, and what goes to other origins.
import { paths } from '@tingkat/contract/paths'
import type { SentEvent } from '@tingkat/contract/event-catalogue'
import type { Page } from '@playwright/test'

type Layer = {
  event?: string
  ecommerce?: Record<string, unknown> | null
  [field: string]: unknown
}
export type Noted = {
  /** Told to the collector, in the order of the visit; each once. */
  events: SentEvent[]
  layers: Layer[]
  foreign: string[]
  /** All of it as text. */
  text: () => string
}

/** From before the first page on; `home` is the server that the page comes from. */
export async function noteEvents(page: Page, home = process.env.E2E_URL ?? ''): Promise<Noted> {
  const batches = new Map<string, SentEvent>()
  const layers: Layer[] = []
  const foreign: string[] = []
  const noted: Noted = {
    events: [],
    layers,
    foreign,
    text: () => JSON.stringify([noted.events, layers]),
  }
  await page.exposeBinding('noteBatch', (_, body: string) => {
    const { visitID, events } = JSON.parse(body) as { visitID: string; events: SentEvent[] }
    for (const event of events) batches.set(`${visitID} ${event.n}`, event)
    noted.events = [...batches.values()].toSorted((a, b) =>
      a.at < b.at ? -1 : a.at > b.at ? 1 : a.n - b.n,
    )
  })
  await page.exposeBinding(
    'noteLayer',
    (_, layer: string) => void layers.push(JSON.parse(layer) as Layer),
  )
  await page.addInitScript((collector) => {
    const tell = window as unknown as {
      noteBatch: (body: string) => void
      noteLayer: (layer: string) => void
      dataLayer: object[]
    }
    const ask = window.fetch.bind(window)
    const heard: typeof ask = (input, init) => {
      if (input === collector && typeof init?.body === 'string') tell.noteBatch(init.body)
      return ask(input, init)
    }
    // The error service's client takes a fetch that is not the browser's for a trap, and reports past it.
    window.fetch = Object.assign(heard, { toString: () => 'function fetch() { [native code] }' })
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, data) => {
      if (url === collector && data instanceof Blob) void data.text().then(tell.noteBatch)
      return send(url, data)
    }
    tell.dataLayer = []
    tell.dataLayer.push = (...added: object[]) => {
      for (const one of added) tell.noteLayer(JSON.stringify(one))
      return Array.prototype.push.apply(tell.dataLayer, added)
    }
  }, paths.events)
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(home).origin) foreign.push(request.url())
  })
  return noted
}
