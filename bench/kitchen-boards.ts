// Measures how soon kitchen boards show what staff tapped when many boards are connected to one
// server on PostgreSQL. The result is compared with a yardstick: a bare HTTP server that writes
// events of the same size to as many streams. Usage: `node bench/kitchen-boards.ts [BOARDS] [EVENTS
// A SECOND] [SECONDS]`. It ends within three minutes, and its last line is the result.
import { randomUUID } from 'node:crypto'
import { Agent, get, request } from 'node:http'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { generateToken, hashToken } from '@tingkat/api/account/token'
import { openDatabase, type Database } from '@tingkat/api/platform/database/database'
import { silentLog } from '@tingkat/api/platform/log'
import { dinnerOf, orderOf } from '@tingkat/api/testing/dinner'
import { logInEater } from '@tingkat/api/testing/eater'
import {
  startServerProcess,
  type ServerProcess,
  type StartOptions,
} from '@tingkat/api/testing/server-process'
import type { ApiResult } from '@tingkat/contract/client'
import { fillPath, paths } from '@tingkat/contract/paths'
import { obtainPostgres } from '../scripts/machine/postgres.mjs'
import { cpuSeconds } from './cpu-time.ts'
import { residentMiB } from './processes.ts'

const [boards, perSecond, seconds] = [
  Number(process.argv[2] ?? 2_000),
  Number(process.argv[3] ?? 200),
  Number(process.argv[4] ?? 30),
]
const aimMs = 250
const here = dirname(fileURLToPath(import.meta.url))
// Number of kitchen boards that connect at the same time.
const batch = 50
// In milliseconds: an event that takes longer counts as lost.
const lostMs = 20_000
// In milliseconds: the maximum duration of the benchmark. After it, the benchmark fails and ends
// its servers.
const limitMs = 175_000
// Ten seconds are enough to measure the processor time of the yardstick.
const yardstickSeconds = Math.min(seconds, 10)

const numbers = Array.from({ length: boards }, (_, index) => index + 1)
const merchantOf = (board: number) => `bench-${board}`
const orderIDOf = (board: number) => `sg-bench-${board}`

/**
 * One side of the comparison: the product's server, or the yardstick. Says how to open the event
 * stream of a kitchen board, and how to cause an event.
 */
type Side = {
  streamOf: (board: number) => { url: string; headers: Record<string, string> }
  /**
   * Sends a request that causes an event whose text contains `mark`. Returns whether the server has
   * accepted the request.
   */
  send: (board: number, mark: string) => Promise<boolean>
  /** Returns the text by which the next event for the kitchen board is recognised. */
  nextMark: (board: number) => string
}
type Figures = {
  /** Time from request to event; Infinity for an event that did not arrive. */
  milliseconds: number[]
  /** Number of requests that the server refused because it was overloaded. */
  refused: number
  made: number
  /** CPU time of the server per event in milliseconds, without what the idle server uses. */
  cpuMsPerEvent: number
  /** CPU time of the idle server, as a share of one processor. */
  idleCpu: number
  kibPerBoard: number
  eventBytes: number
}

/** Returns the data of an API response. Throws if the API refused the request. */
function expectOk<T>(answer: ApiResult<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
  return answer.data
}

const servers = new Set<ServerProcess>()

async function startServer(options: StartOptions): Promise<ServerProcess> {
  const server = await startServerProcess(options)
  servers.add(server)
  return server
}

const startApi = (url: string, env: Record<string, string> = {}) =>
  startServer({
    file: join(here, '../api/server.ts'),
    env: {
      DATABASE_URL: url,
      COUNTRIES: 'sg',
      // The benchmark's server is the whole installation, without a bus between processes.
      ROLE: 'all',
      SIMULATOR: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      DEV_INBOX: 'on',
      ...env,
    },
    timeoutMs: 300_000,
  })

/** Places the order that is copied for each kitchen board. Returns its id. */
async function placeOrder({ url }: ServerProcess): Promise<string> {
  const { client } = await logInEater(url, 'sg', '+6581230001')
  const dinner = dinnerOf(expectOk(await client.readMerchant('sg-m1')), 3)
  const quote = expectOk(await client.quote(dinner))
  const placed = await client.placeOrder(orderOf(dinner, quote), randomUUID())
  return expectOk(placed).orderID
}

/**
 * Writes a merchant, an order and a paired device for each kitchen board. Returns the devices'
 * cookies.
 */
async function fill(database: Database, orderID: string): Promise<ReadonlyMap<number, string>> {
  await database.query(
    `insert into merchant (country, id, version, doc, revision, imported_revision)
     select country, 'bench-' || n, version,
       jsonb_set(doc, '{merchant,ID}', to_jsonb('bench-' || n)), revision, imported_revision
     from merchant, generate_series(1, $1::int) as n where country = 'sg' and id = 'sg-m1'`,
    [boards],
  )
  const { affected } = await database.query(
    `insert into orders select copied.* from orders o, generate_series(1, $1::int) as n,
       jsonb_populate_record(o, jsonb_build_object(
         'id', 'sg-bench-' || n, 'merchant_id', 'bench-' || n,
         'doc', jsonb_set(jsonb_set(o.doc, '{orderID}', to_jsonb('sg-bench-' || n)),
           '{merchant,ID}', to_jsonb('bench-' || n)))) as copied
     where o.country = 'sg' and o.id = $2`,
    [boards, orderID],
  )
  if (affected !== boards) throw new Error(`${affected} orders were copied.`)
  const cookies = new Map<number, string>()
  for (const board of numbers) {
    const token = generateToken()
    cookies.set(board, `tingkat_device_staff=${token}`)
    await database.query(
      `insert into device (id, token_hash, name, country, merchant_ids, paired_at, created_at,
         seen_at) values ($1, $2, 'Counter', 'sg', array[$3::text], now(), now(), now())`,
      [`bench-${board}`, hashToken(token), merchantOf(board)],
    )
  }
  await database.query('analyze')
  return cookies
}

/**
 * Opens an event stream. Calls `onText` with the text of each chunk that ends with a complete
 * event.
 */
function openStream(
  { url, headers }: ReturnType<Side['streamOf']>,
  onText: (text: string) => void,
): Promise<ReturnType<typeof get>> {
  return new Promise((resolve, reject) => {
    const stream = get(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`A stream was answered with ${response.statusCode}.`))
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
        const end = text.lastIndexOf('\n\n')
        if (end < 0) return
        onText(text.slice(0, end + 2))
        text = text.slice(end + 2)
      })
      response.once('data', () => resolve(stream))
    })
    stream.once('error', reject)
  })
}

const sender = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends the request. Returns false if the server is overloaded. Throws for any other problem. */
async function put(url: string, headers: Record<string, string>, body: string): Promise<boolean> {
  const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(url, { method: 'PUT', agent: sender, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.once('error', reject)
    sent.end(body)
  })
  if (answer.status === 503) return false
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.text}.`)
  return true
}

type Waiting = { mark: string; since: number; arrived: (milliseconds: number) => void }

async function measure({ pid }: ServerProcess, side: Side, forSeconds: number): Promise<Figures> {
  const waiting = new Map<number, Waiting>()
  let eventBytes = 0
  const receive = (board: number, text: string) => {
    const event = waiting.get(board)
    if (!event || !text.includes(event.mark)) return
    eventBytes = text.length
    waiting.delete(board)
    event.arrived(performance.now() - event.since)
  }
  const before = residentMiB(pid)
  const streams: ReturnType<typeof get>[] = []
  for (let first = 0; first < boards; first += batch)
    streams.push(
      ...(await Promise.all(
        numbers
          .slice(first, first + batch)
          .map((board) => openStream(side.streamOf(board), (text) => receive(board, text))),
      )),
    )
  await delay(5_000)
  const kibPerBoard = ((residentMiB(pid) - before) * 1024) / boards
  const idleSince = cpuSeconds(pid)
  await delay(10_000)
  const idleCpu = (cpuSeconds(pid) - idleSince) / 10

  let refused = 0
  const makeEvent = async (board: number): Promise<number> => {
    const mark = side.nextMark(board)
    const arrival = new Promise<number>((resolve) => {
      waiting.set(board, { mark, since: performance.now(), arrived: resolve })
      setTimeout(() => resolve(Infinity), lostMs).unref()
    })
    if (await side.send(board, mark)) return await arrival
    refused += 1
    waiting.delete(board)
    return Infinity
  }
  const cpuBefore = cpuSeconds(pid)
  const startedAt = performance.now()
  const events: Promise<number>[] = []
  for (let made = 0; made < perSecond * forSeconds; made++) {
    await delay(Math.max(0, startedAt + (made * 1_000) / perSecond - performance.now()))
    events.push(makeEvent(numbers[made % boards] ?? 1))
  }
  const milliseconds = await Promise.all(events)
  const took = (performance.now() - startedAt) / 1_000
  const cpu = cpuSeconds(pid) - cpuBefore - idleCpu * took
  for (const stream of streams) stream.destroy()
  return {
    milliseconds,
    refused,
    made: events.length / took,
    cpuMsPerEvent: (cpu * 1_000) / events.length,
    idleCpu,
    kibPerBoard,
    eventBytes,
  }
}

const shareWithin = (times: readonly number[], limitMs: number) =>
  (times.filter((time) => time <= limitMs).length / times.length) * 100

function report(name: string, figures: Figures): void {
  const times = figures.milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? NaN).toFixed(0)
  process.stdout.write(
    `${name}: ${boards} boards, ${figures.made.toFixed(0)} events of ${figures.eventBytes} bytes a ` +
      `second\n  ${shareWithin(times, aimMs).toFixed(2)} % within ${aimMs} ms (aim 95 %), ` +
      `${shareWithin(times, 1_000).toFixed(2)} % within a second; ` +
      `median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms, ` +
      `${figures.refused} refused\n` +
      `  ${figures.kibPerBoard.toFixed(0)} KiB a board; processor: ` +
      `${figures.cpuMsPerEvent.toFixed(2)} ms an event, ` +
      `${(figures.idleCpu * 100).toFixed(1)} % of one without events\n`,
  )
}

async function measureApi(databaseUrl: string): Promise<Figures> {
  const first = await startApi(databaseUrl)
  const orderID = await placeOrder(first).catch((error: unknown) => {
    throw new Error(`The order was not placed.\n${first.output()}`, { cause: error })
  })
  await first.stop()
  const database = await openDatabase({ url: databaseUrl, log: silentLog })
  const cookies = await fill(database, orderID)
  await database.close()
  const server = await startApi(databaseUrl, { CATALOGUE: 'none' })
  const checked = new Map<number, boolean>()
  const headersOf = (board: number) => ({ cookie: cookies.get(board) ?? '' })
  try {
    return await measure(
      server,
      {
        streamOf: (board) => ({ url: server.url + paths.kitchenEvents, headers: headersOf(board) }),
        // Each tap marks the first line of the order on the kitchen board as packed, or as not
        // packed.
        nextMark: (board) => {
          checked.set(board, !checked.get(board))
          return `"checkedLines":${checked.get(board) ? '[0]' : '[]'}`
        },
        send: async (board) => {
          const lines = [{ line: 0, checked: checked.get(board) }]
          return await put(
            server.url + fillPath(paths.kitchenChecks, { orderID: orderIDOf(board) }),
            { ...headersOf(board), 'content-type': 'application/json' },
            JSON.stringify({ actionID: randomUUID(), lines }),
          )
        },
      },
      seconds,
    )
  } finally {
    await server.stop()
  }
}

async function measureYardstick(eventBytes: number): Promise<Figures> {
  const server = await startServer({ file: join(here, 'yardstick-streams.ts'), env: {} })
  let marks = 0
  try {
    return await measure(
      server,
      {
        streamOf: (board) => ({ url: `${server.url}/${board}`, headers: {} }),
        nextMark: () => `mark ${++marks};`,
        send: async (board, mark) => {
          const body = `data: ${mark}`.padEnd(eventBytes - 2, '.') + '\n\n'
          return await put(`${server.url}/${board}`, { 'content-type': 'text/plain' }, body)
        },
      },
      yardstickSeconds,
    )
  } finally {
    await server.stop()
  }
}

const postgres = await obtainPostgres()
if (!('url' in postgres)) throw new Error(postgres.reason)
const late = new Promise<never>((_resolve, reject) => {
  setTimeout(() => reject(new Error('The benchmark took too long.')), limitMs).unref()
})
try {
  const ours = await Promise.race([measureApi(postgres.url), late])
  report('Tingkat', ours)
  const yardstick = await Promise.race([measureYardstick(ours.eventBytes), late])
  report('bare server', yardstick)
  const ratio = (ours.cpuMsPerEvent / yardstick.cpuMsPerEvent).toFixed(1)
  process.stdout.write(
    `RESULT ${boards} boards, ${ours.made.toFixed(0)} events a second: ` +
      `${shareWithin(ours.milliseconds, aimMs).toFixed(2)} % within ${aimMs} ms (aim 95 %), ` +
      `${ours.cpuMsPerEvent.toFixed(2)} ms of processor time an event (${ratio} times the bare ` +
      `server), ${(ours.idleCpu * 100).toFixed(1)} % of a processor without events, ` +
      `${ours.kibPerBoard.toFixed(0)} KiB a board\n`,
  )
} finally {
  await Promise.all([...servers].map((server) => server.kill()))
  await postgres.stop()
}
