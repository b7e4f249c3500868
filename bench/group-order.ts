// Measures the time from a change of a group order until 500 open event streams have received it.
// The result is compared with a yardstick: a bare HTTP server that writes the same bytes to as many
// streams.
import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { logInEater, type Eater } from '@tingkat/api/testing/eater'
import type { ApiResult } from '@tingkat/contract/client'
import { groupOrderChangeEventName } from '@tingkat/contract/live-events'
import { fillPath, paths } from '@tingkat/contract/paths'
import { dinnerOf } from '@tingkat/api/testing/dinner'
import { startServer } from './processes.ts'

export type GroupOrderFigures = {
  members: number
  streams: number
  bytes: number
  oursMs: number
  yardstickMs: number
  ratio: number
  aimMs: number
}

const here = dirname(fileURLToPath(import.meta.url))
const members = 50
// The server's limit of event streams per account.
const streamsPerMember = 10
const rounds = 21
const timeoutMs = 30_000

/** Returns the data of an API response. Throws if the API refused the request. */
function expectOk<T>(answer: ApiResult<T>): T {
  if (!answer.ok) throw new Error(`The request was refused: ${answer.problem.code}`)
  return answer.data
}

type Stream = ReturnType<typeof get>

/**
 * Opens an event stream. Resolves when its first bytes arrive. `onEvents` receives the text of each
 * chunk, up to the end of its last complete event.
 */
function openStream(
  url: string,
  headers: Record<string, string>,
  onEvents: (text: string) => void,
): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`A stream was answered with ${response.statusCode}.`))
      let buffer = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        buffer += chunk
        const end = buffer.lastIndexOf('\n\n')
        if (end < 0) return
        const events = buffer.slice(0, end + 2)
        buffer = buffer.slice(end + 2)
        onEvents(events)
      })
      response.once('data', () => resolve(request))
    })
    request.once('error', reject)
  })
}

type Streams = {
  /**
   * Resolves when every stream has received an event with the expected text. Returns the last text
   * that was received.
   */
  waitForEvent(): Promise<string>
  close(): void
}

/** Opens `count` event streams that wait for events whose text includes `eventText`. */
async function openStreams(
  count: number,
  url: string,
  headersFor: (index: number) => Record<string, string>,
  eventText: string,
): Promise<Streams> {
  let missing = 0
  let onComplete: (text: string) => void = () => {}
  const onEvents = (text: string) => {
    if (!text.includes(eventText)) return
    missing -= 1
    if (missing === 0) onComplete(text)
  }
  const requests = await Promise.all(
    Array.from({ length: count }, (_, index) => openStream(url, headersFor(index), onEvents)),
  )
  return {
    waitForEvent: () =>
      new Promise<string>((resolve, reject) => {
        missing = count
        const timer = setTimeout(
          () => reject(new Error(`${missing} streams received no event within ${timeoutMs} ms.`)),
          timeoutMs,
        )
        onComplete = (text) => {
          clearTimeout(timer)
          resolve(text)
        }
      }),
    close: () => {
      for (const request of requests) request.destroy()
    },
  }
}

/**
 * Returns the median milliseconds from `change` until the last event stream has received it, and
 * the text that the last stream received.
 */
async function measure(
  streams: Streams,
  change: () => Promise<unknown>,
): Promise<{ ms: number; text: string }> {
  const times: number[] = []
  let lastText = ''
  for (let round = 0; round < rounds; round += 1) {
    const event = streams.waitForEvent()
    const startedAt = performance.now()
    const [received] = await Promise.all([
      event.then((text) => ({ text, ms: performance.now() - startedAt })),
      change(),
    ])
    times.push(received.ms)
    lastText = received.text
  }
  return { ms: times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0, text: lastText }
}

export async function measureGroupOrder(folder: string): Promise<GroupOrderFigures> {
  const streamCount = members * streamsPerMember
  const server = await startServer(
    join(here, '../api/server.ts'),
    {
      DATABASE_URL: '',
      DATA_DIR: join(folder, 'group'),
      SIMULATOR: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      DEV_INBOX: 'on',
    },
    '/readyz',
  )
  let ours: { ms: number; text: string }
  try {
    ours = await measureServer(server.url, streamCount)
  } finally {
    await server.stop()
  }
  const yardstickMs = await measureYardstick(streamCount, ours.text)
  return {
    members,
    streams: streamCount,
    bytes: Buffer.byteLength(ours.text),
    oursMs: ours.ms,
    yardstickMs,
    ratio: ours.ms / yardstickMs,
    aimMs: 250,
  }
}

/**
 * Measures the product's server: creates a group order with one line for each member and measures
 * changes by its creator.
 */
async function measureServer(url: string, streamCount: number) {
  const eaters: Eater[] = []
  for (let index = 0; index < members; index += 1) {
    const phone = `+65812${String(index).padStart(5, '0')}`
    eaters.push(await logInEater(url, 'sg', phone, `Eater ${index}`))
  }
  const [creator] = eaters as [Eater]
  const merchant = expectOk(await creator.client.readMerchant('sg-m1'))
  const lines = dinnerOf(merchant, 3).merchants[0]?.items ?? []
  const items = lines.map((line, index) => ({
    _id: `l${index}`,
    ID: line.ID,
    quantity: 1,
    comment: '',
    modifierGroups: line.modifierGroups ?? [],
  }))
  const { groupID } = expectOk(
    await creator.client.createGroupOrder({
      kind: 'group',
      countryCode: 'sg',
      merchantID: 'sg-m1',
    }),
  ).info
  for (const eater of eaters.slice(1)) expectOk(await eater.client.joinGroupOrder(groupID))
  for (const eater of eaters)
    expectOk(
      await eater.client.saveGroupOrderItems(groupID, {
        version: 0,
        writeID: randomUUID(),
        items: items.slice(0, 1),
      }),
    )
  const streams = await openStreams(
    streamCount,
    url + fillPath(paths.groupOrderEvents, { groupID }),
    (index) => ({ cookie: eaters[index % members]?.cookie ?? '' }),
    `event: ${groupOrderChangeEventName}\n`,
  )
  let version = 1
  const figures = await measure(streams, async () => {
    expectOk(
      await creator.client.saveGroupOrderItems(groupID, {
        version,
        writeID: randomUUID(),
        items: items.map((item) => ({ ...item, quantity: 1 + (version % 9) })),
      }),
    )
    version += 1
  })
  streams.close()
  return figures
}

async function measureYardstick(streamCount: number, text: string): Promise<number> {
  const server = await startServer(join(here, 'yardstick-streams.ts'), {}, '/readyz')
  try {
    const streams = await openStreams(
      streamCount,
      server.url,
      () => ({}),
      `event: ${groupOrderChangeEventName}\n`,
    )
    const { ms } = await measure(
      streams,
      async () => await (await fetch(server.url, { method: 'POST', body: text })).text(),
    )
    streams.close()
    return ms
  } finally {
    await server.stop()
  }
}
