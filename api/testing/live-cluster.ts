// Starts several server processes (nodes) with one database and a NATS server. Changes at one of
// them which dishes are sold out, and measures how long all nodes need to show the change.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { fillPath, paths } from '@tingkat/contract/paths'
import { uuidv7 } from 'uuidv7'
import { openDatabase } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import type { TestApp } from './app.ts'
import { freePort } from './free-port.ts'
import { startNats, stopNats } from './nats.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'
import { openStaffSession } from './staff.ts'

const serverFile = new URL('../server.ts', import.meta.url).pathname

/**
 * For each merchant id, the id of the dish that this benchmark marks as sold out and on sale again.
 */
type Dishes = ReadonlyMap<string, string>
export type LiveCluster = {
  nodes: ServerProcess[]
  /** The session cookie of a person on the staff who may mark dishes as sold out. */
  cookie: string
  dishes: Dishes
  /** Ids of the merchants whose dish is sold out now. */
  soldOut: Set<string>
  /** Starts a new process in place of one that was killed. */
  replaceNode(index: number): Promise<void>
  stopBus(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts the server processes of the cluster. `env` contains the URL of an empty PostgreSQL
 * database.
 */
export async function startLiveCluster(
  env: Record<string, string>,
  count: number,
): Promise<LiveCluster> {
  const port = await freePort()
  const nats = await startNats(port)
  let isBusRunning = true
  const start = () =>
    startServerProcess({
      file: serverFile,
      env: {
        SIMULATOR: 'off',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        ROLE: 'web',
        COUNTRIES: 'sg',
        BUS_URL: `nats://127.0.0.1:${port}`,
        ...env,
      },
      timeoutMs: 120_000,
    })
  // The first process starts alone, because it runs the migrations and imports the catalogue.
  const nodes = [await start()]
  nodes.push(...(await Promise.all(Array.from({ length: count - 1 }, start))))
  const { cookie, dishes } = await prepare(env['DATABASE_URL'] ?? '')
  const stopBus = async () => {
    if (isBusRunning) await stopNats(nats)
    isBusRunning = false
  }
  return {
    nodes,
    cookie,
    dishes,
    soldOut: new Set(),
    async replaceNode(index) {
      nodes[index] = await start()
    },
    stopBus,
    async close() {
      await Promise.all(nodes.map((node) => node.stop()))
      await stopBus()
    },
  }
}

async function prepare(url: string): Promise<{ cookie: string; dishes: Dishes }> {
  const database = await openDatabase({ url, log: silentLog })
  const deps = {
    newID: uuidv7,
    clock: () => new Date(),
    config: { consoleUrl: 'http://localhost' },
  }
  const { cookie } = await openStaffSession(
    { database, deps: deps as unknown as TestApp['deps'] },
    {
      memberships: [{ role: 'platform_admin', scope: 'platform' }],
    },
  )
  const { rows } = await database.query<{ ID: string; dishID: string }>(
    `select id as "ID", doc #>> '{merchant,menu,categories,0,items,0,ID}' as "dishID"
     from merchant where country = 'sg' order by id`,
  )
  await database.close()
  return { cookie, dishes: new Map(rows.map(({ ID, dishID }) => [ID, dishID])) }
}

/**
 * Marks the merchant's dish as sold out or on sale, with a request to the node (server process).
 */
async function setSoldOut(
  { url }: ServerProcess,
  { cookie, dishes }: LiveCluster,
  { merchantID, isSoldOut }: { merchantID: string; isSoldOut: boolean },
): Promise<void> {
  const targets = [{ dishID: dishes.get(merchantID) }]
  const change = isSoldOut
    ? { kind: 'sold_out', targets, end: 'open' }
    : { kind: 'on_sale', targets }
  const response = await fetch(url + fillPath(paths.kitchenLive, { merchantID }), {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ actionID: randomUUID(), change }),
    signal: AbortSignal.timeout(60_000),
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}

/**
 * Returns whether the node shows the dish as sold out, or null if the menu still has the ETag
 * `etag`.
 */
export async function readSoldOut(
  { url }: ServerProcess,
  { dishes }: LiveCluster,
  merchantID: string,
  etag = '',
): Promise<{ isSoldOut: boolean; etag: string } | null> {
  const response = await fetch(url + fillPath(paths.merchant, { merchantID }), {
    headers: { 'if-none-match': etag },
    signal: AbortSignal.timeout(60_000),
  })
  const body = await response.text()
  if (response.status === 304) return null
  const { menu } = JSON.parse(body) as {
    menu: { categories: { items: { ID: string; available: boolean }[] }[] }
  }
  const dish = menu.categories
    .flatMap(({ items }) => items)
    .find(({ ID }) => ID === dishes.get(merchantID))
  return { isSoldOut: dish?.available === false, etag: response.headers.get('etag') ?? '' }
}

// Time between two requests for a menu in milliseconds.
// More requests would overload a small machine.
const watchEveryMs = 100
const watchMs = 30_000

/**
 * Returns how many milliseconds pass until the node shows the changed dish, or Infinity after half
 * a minute.
 */
async function watch(
  cluster: LiveCluster,
  index: number,
  { merchantID, isSoldOut }: { merchantID: string; isSoldOut: boolean },
): Promise<number> {
  const since = performance.now()
  let etag = ''
  while (performance.now() - since < watchMs) {
    const node = cluster.nodes[index]
    // A killed server process does not answer until it is replaced.
    const seen = node && (await readSoldOut(node, cluster, merchantID, etag).catch(() => null))
    if (seen?.isSoldOut === isSoldOut) return performance.now() - since
    if (seen) ({ etag } = seen)
    await delay(watchEveryMs)
  }
  return Infinity
}

export type Spread = {
  /**
   * For each change: the milliseconds from the answer of the node that made it until every node
   * shows it.
   */
  milliseconds: number[]
  /**
   * For each change: the milliseconds from the request until the first node, which makes the
   * change, has answered.
   */
  answers: number[]
  /**
   * For each change: the milliseconds from the first node's answer until that same node shows it.
   */
  atFirstNode: number[]
  perSecond: number
}

/**
 * Makes `perSecond` changes per second at the first node,
 * and watches at all nodes until they show each change.
 */
export async function spreadChanges(
  cluster: LiveCluster,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Spread> {
  const [first] = cluster.nodes
  if (!first) throw new Error('there is no node')
  const idle = [...cluster.dishes.keys()]
  const milliseconds: number[] = []
  const answers: number[] = []
  const atFirstNode: number[] = []
  const startedAt = performance.now()
  const changes: Promise<void>[] = []
  let endedAt = startedAt
  const make = async (merchantID: string) => {
    const isSoldOut = !cluster.soldOut.delete(merchantID)
    if (isSoldOut) cluster.soldOut.add(merchantID)
    const sentAt = performance.now()
    await setSoldOut(first, cluster, { merchantID, isSoldOut })
    endedAt = performance.now()
    answers.push(endedAt - sentAt)
    const watches = cluster.nodes.map((_, index) =>
      watch(cluster, index, { merchantID, isSoldOut }),
    )
    const times = await Promise.all(watches)
    atFirstNode.push(times[0] ?? Infinity)
    milliseconds.push(Math.max(...times))
    idle.push(merchantID)
  }
  for (let made = 0; made < perSecond * seconds; made += 1) {
    await delay(Math.max(0, startedAt + (made * 1_000) / perSecond - performance.now()))
    // A merchant is changed again only after every node shows the merchant's last change.
    let merchantID = idle.shift()
    while (merchantID === undefined) {
      await delay(watchEveryMs)
      merchantID = idle.shift()
    }
    changes.push(make(merchantID))
  }
  await Promise.all(changes)
  return {
    milliseconds,
    answers,
    atFirstNode,
    perSecond: milliseconds.length / ((endedAt - startedAt) / 1_000),
  }
}
