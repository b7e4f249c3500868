// Measures orders placed per second over HTTP. The yardstick is commits of single rows on the same
// database engine.
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@tingkat/api/platform/database/database'
import { silentLog } from '@tingkat/api/platform/log'
import { dinnerOf, orderOf } from '@tingkat/api/testing/dinner'
import { logInEater } from '@tingkat/api/testing/eater'
import { paths } from '@tingkat/contract/paths'
import { obtainPostgres } from '../scripts/machine/postgres.mjs'
import {
  connections,
  load,
  medianRound,
  rounds,
  type LoadFigures,
  type Comparison,
} from './load.ts'
import { runPinned, startServer } from './processes.ts'

/**
 * The results of a benchmark of orders. `transactionsPerOrder` is the median of the rounds; it is
 * undefined on the embedded engine.
 */
export type OrderFigures = Comparison & {
  engine: string
  aim: number
  transactionsPerOrder: number | undefined
}
type Placed = LoadFigures & { transactionsPerOrder: number | undefined }

const here = dirname(fileURLToPath(import.meta.url))

export async function measureOrders(folder: string): Promise<OrderFigures[]> {
  const results = [
    await measureEngine(
      'embedded',
      { DATABASE_URL: '', DATA_DIR: join(folder, 'orders') },
      { DATABASE_URL: '', DATA_DIR: join(folder, 'commits') },
    ),
  ]
  const postgres = await obtainPostgres()
  if (!('url' in postgres)) {
    console.log(`orders on PostgreSQL skipped: ${postgres.reason}`)
    return results
  }
  try {
    results.push(
      await measureEngine(
        'PostgreSQL',
        { DATABASE_URL: postgres.url },
        { DATABASE_URL: postgres.url },
      ),
    )
  } finally {
    await postgres.stop()
  }
  return results
}

async function measureEngine(
  engine: string,
  orderEnv: Record<string, string>,
  commitEnv: Record<string, string>,
): Promise<OrderFigures> {
  console.log(`orders on ${engine} …`)
  const figures: { ours: Placed; yardstick: LoadFigures }[] = []
  for (let round = 0; round < rounds; round++) {
    const yardstick = await runPinned<{ perSecond: number }>(join(here, 'yardstick-commits.ts'), {
      ...commitEnv,
      CONCURRENCY: String(connections),
    })
    figures.push({
      ours: await placeOrders(orderEnv),
      yardstick: { perSecond: yardstick.perSecond, p50: 0, p99: 0 },
    })
  }
  const counts = figures
    .flatMap(({ ours }) => ours.transactionsPerOrder ?? [])
    .toSorted((a, b) => a - b)
  return {
    engine,
    aim: 0.25,
    ...medianRound(figures),
    transactionsPerOrder: counts[Math.floor(counts.length / 2)],
  }
}

/**
 * Returns how many transactions the database has committed and how many orders there are; undefined
 * for the embedded engine, which only one process can open.
 */
async function countCommits(
  url: string | undefined,
): Promise<{ transactions: number; orders: number } | undefined> {
  if (!url) return undefined
  const database = await openDatabase({ url, log: silentLog })
  try {
    const { rows } = await database.query<{ transactions: number; orders: number }>(
      `select
        (select count(*) from orders) as orders,
        (select xact_commit from pg_stat_database where datname = current_database())
          as transactions`,
    )
    return rows[0]
  } finally {
    await database.close()
  }
}

async function placeOrders(env: Record<string, string>): Promise<Placed> {
  const server = await startServer(
    join(here, '../api/server.ts'),
    { ...env, SIMULATOR: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error', DEV_INBOX: 'on' },
    '/readyz',
  )
  try {
    const eater = await logInEater(
      server.url,
      'sg',
      `+6591${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`,
    )
    const merchant = await eater.client.readMerchant('sg-m1')
    if (!merchant.ok) throw new Error(merchant.problem.message)
    const dinner = dinnerOf(merchant.data, 3)
    const quote = await eater.client.quote(dinner)
    if (!quote.ok) throw new Error(quote.problem.message)
    const headers = { 'content-type': 'application/json', cookie: eater.cookie }
    const target = {
      url: server.url + paths.orders,
      method: 'POST' as const,
      headers,
      body: JSON.stringify(orderOf(dinner, quote.data)),
      setupRequest: (request: object) => ({
        ...request,
        headers: { ...headers, 'idempotency-key': randomUUID() },
      }),
    }
    await load(target, 2)
    const before = await countCommits(env['DATABASE_URL'])
    const figure = await load(target)
    // PostgreSQL updates its count of commits at the latest when the server's connections close.
    await server.stop()
    const after = await countCommits(env['DATABASE_URL'])
    const transactionsPerOrder =
      before && after
        ? (after.transactions - before.transactions) / (after.orders - before.orders)
        : undefined
    return { ...figure, transactionsPerOrder }
  } finally {
    await server.stop()
  }
}
