// One change of a group of fifty reaches five hundred open streams: from the tap to the last of them, against bare streams that are written the same bytes.
import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { logInEater, type Eater } from '@tingkat/api/testing/eater'
import type { Answer } from '@tingkat/contract/client'
import { groupOrderChangeEventName } from '@tingkat/contract/live'
import { fillPath, paths } from '@tingkat/contract/paths'
import { dinnerOf } from '@tingkat/api/testing/dinner'
import { startServer } from './processes.ts'

export type GroupNews = {
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
// As many as the server grants one account.
const streamsEach = 10
const rounds = 21
const patienceMs = 30_000

function yes<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`refused: ${answer.problem.code}`)
  return answer.data
}

/** Streams that tell when each of them has heard an event with `mark` in it. */
type Crowd = { heard(): Promise<string>; close(): void }

async function openCrowd(
  count: number,
  url: string,
  headersOf: (nth: number) => Record<string, string>,
  mark: string,
): Promise<Crowd> {
  let missing = 0
  let last = ''
  let done: (text: string) => void = () => {}
  const requests = await Promise.all(
    Array.from(
      { length: count },
      (_, nth) =>
        new Promise<ReturnType<typeof get>>((resolve, reject) => {
          const request = get(url, { headers: headersOf(nth), agent: false }, (response) => {
            if (response.statusCode !== 200)
              return reject(new Error(`a stream was answered ${response.statusCode}`))
            let text = ''
            response.setEncoding('utf8')
            response.on('data', (chunk: string) => {
              text += chunk
              const end = text.lastIndexOf('\n\n')
              if (end < 0) return
              const whole = text.slice(0, end + 2)
              text = text.slice(end + 2)
              if (!whole.includes(mark)) return
              last = whole
              missing -= 1
              if (missing === 0) done(last)
            })
            response.once('data', () => resolve(request))
          })
          request.once('error', reject)
        }),
    ),
  )
  return {
    heard: () =>
      new Promise<string>((resolve, reject) => {
        missing = count
        const timer = setTimeout(
          () => reject(new Error(`${missing} streams heard nothing`)),
          patienceMs,
        )
        done = (text) => {
          clearTimeout(timer)
          resolve(text)
        }
      }),
    close: () => {
      for (const request of requests) request.destroy()
    },
  }
}

/** Milliseconds from `act` to the last of the crowd, the median of all rounds; and what the last heard. */
async function measure(
  crowd: Crowd,
  act: () => Promise<unknown>,
): Promise<{ ms: number; text: string }> {
  const times: number[] = []
  let text = ''
  for (let round = 0; round < rounds; round += 1) {
    const heard = crowd.heard()
    const started = performance.now()
    const [told] = await Promise.all([
      heard.then((one) => ({ one, ms: performance.now() - started })),
      act(),
    ])
    times.push(told.ms)
    text = told.one
  }
  return { ms: times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0, text }
}

export async function measureGroup(folder: string): Promise<GroupNews> {
  const streams = members * streamsEach
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
    const eaters: Eater[] = []
    for (let nth = 0; nth < members; nth += 1)
      eaters.push(
        await logInEater(server.url, 'sg', `+65812${String(nth).padStart(5, '0')}`, `Eater ${nth}`),
      )
    const [host] = eaters as [Eater]
    const merchant = yes(await host.client.readMerchant('sg-m1'))
    const lines = dinnerOf(merchant, 3).merchants[0]?.items ?? []
    const items = lines.map((line, nth) => ({
      _id: `l${nth}`,
      ID: line.ID,
      quantity: 1,
      comment: '',
      modifierGroups: line.modifierGroups ?? [],
    }))
    const { groupID } = yes(
      await host.client.createGroupOrder({ kind: 'group', countryCode: 'sg', merchantID: 'sg-m1' }),
    ).info
    for (const eater of eaters.slice(1)) yes(await eater.client.joinGroupOrder(groupID))
    for (const eater of eaters)
      yes(
        await eater.client.saveGroupOrderItems(groupID, {
          version: 0,
          writeID: randomUUID(),
          items: items.slice(0, 1),
        }),
      )
    const crowd = await openCrowd(
      streams,
      server.url + fillPath(paths.groupOrderEvents, { groupID }),
      (nth) => ({ cookie: eaters[nth % members]?.cookie ?? '' }),
      `event: ${groupOrderChangeEventName}\n`,
    )
    let version = 1
    ours = await measure(crowd, async () => {
      yes(
        await host.client.saveGroupOrderItems(groupID, {
          version,
          writeID: randomUUID(),
          items: items.map((item) => ({ ...item, quantity: 1 + (version % 9) })),
        }),
      )
      version += 1
    })
    crowd.close()
  } finally {
    await server.stop()
  }
  const bytes = Buffer.byteLength(ours.text)
  const yardstick = await measureYardstick(streams, ours.text)
  return {
    members,
    streams,
    bytes,
    oursMs: ours.ms,
    yardstickMs: yardstick,
    ratio: ours.ms / yardstick,
    aimMs: 250,
  }
}

async function measureYardstick(streams: number, text: string): Promise<number> {
  const server = await startServer(join(here, 'yardstick-streams.ts'), {}, '/readyz')
  try {
    const crowd = await openCrowd(
      streams,
      server.url,
      () => ({}),
      `event: ${groupOrderChangeEventName}\n`,
    )
    const { ms } = await measure(
      crowd,
      async () => await (await fetch(server.url, { method: 'POST', body: text })).text(),
    )
    crowd.close()
    return ms
  } finally {
    await server.stop()
  }
}
