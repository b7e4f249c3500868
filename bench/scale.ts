// `node bench/scale.ts`: measures the CPU time that each kind of request uses on web nodes, on
// PostgreSQL and on the worker (background process), compares one web node with two, and computes
// where each resource saturates.
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dinnerOf, orderOf } from '@tingkat/api/testing/dinner'
import { logInEater, type Eater } from '@tingkat/api/testing/eater'
import { createClient } from '@tingkat/contract/client'
import type { OrderBody } from '@tingkat/contract/order'
import { fillPath, paths } from '@tingkat/contract/paths'
import { issueSimulatorTokens } from '@tingkat/api/partner/simulator-partners'
import { playRound } from '../simulator/partner.ts'
import type { Cost, ServiceTimes } from './capacity.ts'
import { cpuSeconds } from './cpu-time.ts'
import { load, type Target } from './load.ts'
import { residentMiB } from './processes.ts'
import { startScaleCluster, type ScaleCluster } from './scale-cluster.ts'
import { scaleReport, type NodeRound, type ScaleResults } from './scale-report.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const idleSamples = 6
const idleSeconds = 3
const streamsPerEater = 10
const streamEaters = 100
const streamSeconds = 20

type Setup = { eater: Eater; order: (url: string) => Target; dinner: ReturnType<typeof dinnerOf> }

async function prepare(cluster: ScaleCluster): Promise<Setup> {
  const eater = await logInEater(cluster.web[0].url, 'sg', '+6581110000')
  const merchant = await eater.client.readMerchant('sg-m1')
  if (!merchant.ok) throw new Error(merchant.problem.message)
  const dinner = dinnerOf(merchant.data, 3)
  const quote = await eater.client.quote(dinner)
  if (!quote.ok) throw new Error(quote.problem.message)
  const headers = { 'content-type': 'application/json', cookie: eater.cookie }
  const body = JSON.stringify(orderOf(dinner, quote.data))
  const order = (url: string): Target => ({
    url: url + paths.orders,
    method: 'POST',
    headers,
    body,
    setupRequest: (request) => ({
      ...request,
      headers: { ...headers, 'idempotency-key': randomUUID() },
    }),
  })
  return { eater, order, dinner }
}

async function countOrders({ database }: ScaleCluster): Promise<number> {
  const { rows } = await database.query<{ count: number }>('select count(*) from orders')
  return rows[0]?.count ?? 0
}

/**
 * Runs `work`, which returns how many requests or orders it has made. Returns the CPU time for each
 * of them in milliseconds, without the CPU time of idle processes.
 */
async function costOf(cluster: ScaleCluster, work: () => Promise<number>): Promise<Cost> {
  const startedAt = performance.now()
  const before = cluster.spent()
  const done = await work()
  await cluster.drain()
  const after = cluster.spent()
  const passed = (performance.now() - startedAt) / 1000
  const each = (part: keyof Cost) =>
    Math.max(0, (1000 * (after[part] - before[part] - cluster.idle[part] * passed)) / done)
  return { web: each('web'), database: each('database'), worker: each('worker') }
}

/**
 * Measures the CPU time that the idle processes use, in seconds per second: the minimum of several
 * samples, because jobs from the start may still run during the first samples.
 */
async function measureIdle(cluster: ScaleCluster): Promise<void> {
  await cluster.drain()
  cluster.idle = { web: Infinity, database: Infinity, worker: Infinity }
  for (let sample = 0; sample < idleSamples; sample++) {
    const before = cluster.spent()
    await new Promise((resolve) => setTimeout(resolve, idleSeconds * 1000))
    const after = cluster.spent()
    for (const part of ['web', 'database', 'worker'] as const) {
      const share = (after[part] - before[part]) / idleSeconds
      cluster.idle[part] = Math.min(cluster.idle[part], share)
    }
  }
}

/** Places orders through the first `count` web nodes. Returns orders per second and CPU times. */
async function measureNodes(
  cluster: ScaleCluster,
  { order }: Setup,
  count: 1 | 2,
): Promise<NodeRound> {
  let perSecond = 0
  const cost = await costOf(cluster, async () => {
    const before = await countOrders(cluster)
    // Each node gets two load generators, so that enough orders are in flight to share SQL
    // statements.
    const figures = await Promise.all(
      cluster.web
        .slice(0, count)
        .flatMap(({ url }) => [load(order(url), seconds), load(order(url), seconds)]),
    )
    perSecond = figures.reduce((sum, figure) => sum + figure.perSecond, 0)
    return (await countOrders(cluster)) - before
  })
  return { nodes: count, perSecond, cost }
}

async function measureRequest(cluster: ScaleCluster, target: Target): Promise<Cost> {
  await load(target, 1)
  return await costOf(cluster, async () => (await load(target, seconds)).perSecond * seconds)
}

/**
 * Places orders one after another: no two orders then share an SQL statement, as under a small
 * load.
 */
async function measureSingleOrders(cluster: ScaleCluster, { order }: Setup): Promise<Cost> {
  const { url, headers = {}, body = '' } = order(cluster.web[0].url)
  const count = 300
  return await costOf(cluster, async () => {
    for (let nth = 0; nth < count; nth++) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body,
      })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`An order was answered with ${response.status}.`)
    }
    return count
  })
}

/**
 * Creates a simulated merchant system and courier fleet whose moves are all due immediately.
 * Returns a function that lets both make one round of moves (changes of orders' states).
 */
function createPlayers(cluster: ScaleCluster, tokens: readonly string[]) {
  const baseUrl = cluster.web[0].url
  const players = tokens.map((token) => ({
    client: createClient({ baseUrl, fetch, headers: { authorization: `Bearer ${token}` } }),
    country: 'sg' as const,
    speed: 10_000,
    clock: () => new Date(),
    onProblem: ({ message }: { message: string }) => {
      throw new Error(message)
    },
  }))
  return async (): Promise<boolean> => {
    const open = await Promise.all(players.map((player) => playRound(player, () => false)))
    return open.some(Boolean)
  }
}

/**
 * Lets the merchant system and the courier fleet move all open orders until they are completed.
 * Returns the CPU time of one order's moves.
 */
async function measureLife(
  cluster: ScaleCluster,
  play: () => Promise<boolean>,
  count: number,
): Promise<Cost> {
  return await costOf(cluster, async () => {
    while (await play());
    return count
  })
}

/**
 * Opens event streams of open orders on a new node, and measures the node's memory and CPU time for
 * each stream.
 */
async function measureStreams(cluster: ScaleCluster, { order }: Setup) {
  const node = await cluster.startNode()
  const body: unknown = JSON.parse(order(node.url).body ?? '')
  const stop = new AbortController()
  const orders: { url: string; cookie: string }[] = []
  for (let nth = 0; nth < streamEaters; nth++) {
    const eater = await logInEater(node.url, 'sg', `+6582${String(nth).padStart(6, '0')}`)
    const placed = await eater.client.placeOrder(body as OrderBody, randomUUID())
    if (!placed.ok) throw new Error(placed.problem.code)
    const path = fillPath(paths.orderEvents, { orderID: placed.data.orderID })
    orders.push({ url: node.url + path, cookie: eater.cookie })
  }
  const before = residentMiB(node.pid)
  for (const { url, cookie } of orders)
    for (let own = 0; own < streamsPerEater; own++) {
      const response = await fetch(url, { headers: { cookie }, signal: stop.signal })
      void response.body?.pipeTo(new WritableStream()).catch(() => {})
    }
  const streams = streamEaters * streamsPerEater
  const spent = cpuSeconds(node.pid)
  await new Promise((resolve) => setTimeout(resolve, streamSeconds * 1000))
  const busy = cpuSeconds(node.pid) - spent
  const kilobytes = ((residentMiB(node.pid) - before) * 1024) / streams
  stop.abort()
  await node.stop()
  return {
    streamPerSecond: (1000 * busy) / streamSeconds / streams,
    streamKilobytes: Math.max(1, kilobytes),
  }
}

async function bytesWritten({ database }: ScaleCluster): Promise<{ log: number; stored: number }> {
  const { rows } = await database.query<{ log: number; stored: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as log,
       pg_database_size(current_database()) as stored`,
  )
  return rows[0] ?? { log: 0, stored: 0 }
}

async function measureTimes(cluster: ScaleCluster, setup: Setup): Promise<ServiceTimes> {
  const { url } = cluster.web[0]
  const tokens = (await issueSimulatorTokens(cluster.database)).find(
    ({ country }) => country === 'sg',
  )
  if (!tokens) throw new Error('There are no partners in Singapore.')
  const { latitude = 0, longitude = 0 } = setup.dinner.location ?? {}
  const near = `country=sg&latitude=${latitude}&longitude=${longitude}&limit=24`
  const get = (path: string) => measureRequest(cluster, { url: url + path })
  console.log('requests …')
  const [list, menu, quote] = [
    await get(`${paths.merchants}?${near}`),
    await get(fillPath(paths.merchant, { merchantID: 'sg-m1' })),
    await measureRequest(cluster, {
      url: url + paths.quotes,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(setup.dinner),
    }),
  ]
  console.log('an order until it is delivered …')
  // Ends the open orders of earlier rounds, because every list of open orders would include them.
  await cluster.database.query(
    `update orders set state = 'COMPLETED', final_state = 'COMPLETED', ended_at = now()`,
  )
  const before = await bytesWritten(cluster)
  const order = await measureSingleOrders(cluster, setup)
  const placed = 300
  const play = createPlayers(cluster, [tokens.merchantToken, tokens.courierToken])
  const life = await measureLife(cluster, play, placed)
  const after = await bytesWritten(cluster)
  const position = await measurePosition(cluster, tokens.courierToken, play, setup)
  console.log('streams …')
  const streams = await measureStreams(cluster, setup)
  return {
    order,
    life,
    list,
    menu,
    quote,
    position,
    ...streams,
    logBytes: (after.log - before.log) / placed,
    storedBytes: (after.stored - before.stored) / placed,
  }
}

/**
 * Measures the cost of sending a courier's position. The server stores at most one position of an
 * order in two seconds, so most of the measured positions are not stored.
 */
async function measurePosition(
  cluster: ScaleCluster,
  token: string,
  play: () => Promise<unknown>,
  { eater, order }: Setup,
): Promise<Cost> {
  const { url } = cluster.web[0]
  const placed = await eater.client.placeOrder(JSON.parse(order(url).body ?? ''), randomUUID())
  if (!placed.ok) throw new Error(placed.problem.code)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const path = fillPath(paths.partnerPosition, { orderID: placed.data.orderID })
  const body = JSON.stringify({ latitude: 1.3, longitude: 103.8, at: new Date().toISOString() })
  const send = () => fetch(url + path, { method: 'PUT', headers, body })
  // The server refuses a courier's positions until the order has a courier.
  while (!(await send()).ok) await play()
  const count = 500
  return await costOf(cluster, async () => {
    for (let nth = 0; nth < count; nth++) await (await send()).arrayBuffer()
    return count
  })
}

const cluster = await startScaleCluster()
try {
  const setup = await prepare(cluster)
  await measureNodes(cluster, setup, 2)
  await measureIdle(cluster)
  console.log('orders by one and by two web nodes …')
  const nodes: NodeRound[] = []
  for (let round = 0; round < rounds; round++)
    nodes.push(await measureNodes(cluster, setup, 1), await measureNodes(cluster, setup, 2))
  const results: ScaleResults = {
    takenAt: new Date().toISOString(),
    machine: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}`,
    loadAverage: loadavg()[0] ?? 0,
    nodes,
    times: await measureTimes(cluster, setup),
  }
  const report = scaleReport(results)
  console.log(`\n${report}`)
  const name = join(
    dirname(fileURLToPath(import.meta.url)),
    `results/scale-${results.takenAt.slice(0, 10)}`,
  )
  writeFileSync(`${name}.json`, `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(`${name}.md`, report)
} finally {
  await cluster.close()
}
