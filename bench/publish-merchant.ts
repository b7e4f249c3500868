// Measures publishing one merchant's draft through the API on PostgreSQL, with many merchants: how
// long it takes until eaters read the new menu, and how long it blocks the server's event loop. Run
// it with `node bench/publish-merchant.ts [MERCHANTS] [PUBLICATIONS]`.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '@tingkat/api/platform/database/database'
import { silentLog } from '@tingkat/api/platform/log'
import type { TestApp } from '@tingkat/api/testing/app'
import { startServerProcess, type ServerProcess } from '@tingkat/api/testing/server-process'
import { openStaffSession } from '@tingkat/api/testing/staff'
import { createMerchantEditingClient } from '@tingkat/contract/console/merchant-editing-client'
import type { ApiResult } from '@tingkat/contract/client'
import { fillPath, paths } from '@tingkat/contract/paths'
import { obtainPostgres } from '../scripts/machine/postgres.mjs'
import type { WatchFigures } from './loop-watch.ts'

const [merchants, publications] = [
  Number(process.argv[2] ?? 100_000),
  Number(process.argv[3] ?? 300),
]
// Number of publications before the measurement, during which the code is compiled.
const warmUps = 30
const serverFile = new URL('../api/server.ts', import.meta.url).pathname
const loopWatch = new URL('./loop-watch.ts', import.meta.url).href

type EditingClient = ReturnType<typeof createMerchantEditingClient>

/** Returns the data of an API response. Throws if the API refused the request. */
function expectOk<T>(answer: ApiResult<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
  return answer.data
}

const start = (url: string, env: Record<string, string>) =>
  startServerProcess({
    file: serverFile,
    env: {
      DATABASE_URL: url,
      COUNTRIES: 'sg',
      ROLE: 'web',
      SIMULATOR: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      NODE_OPTIONS: `--max-old-space-size=8192 --import ${loopWatch}`,
      ...env,
    },
    // Maximum number of characters of the server's output that are kept: enough for the figures of
    // all publications.
    outputMax: 1_000_000,
    timeoutMs: 600_000,
  })

// Number of merchants per SQL statement. Limited, because statements have a time-out.
const batch = 4_000

/**
 * Copies the first demo merchant until the database has `merchants` of them. Returns a session
 * cookie.
 */
async function fill(url: string): Promise<string> {
  const database = await openDatabase({ url, log: silentLog })
  for (let first = 1; first <= merchants; first += batch) {
    const range = [first, Math.min(first + batch - 1, merchants)]
    await database.query(
      `insert into merchant (country, id, version, doc, revision, imported_revision)
       select country, 'bench-' || n, version,
         jsonb_set(jsonb_set(jsonb_set(doc, '{merchant,ID}', to_jsonb('bench-' || n)),
           '{merchant,name}', to_jsonb('Merchant ' || n)),
           '{merchant,latlng}', jsonb_build_object(
             'latitude', 1.24 + (n % 997) / 4000.0, 'longitude', 103.65 + (n % 1009) / 3000.0)),
         revision, imported_revision
       from merchant, generate_series($1::int, $2::int) as n where country = 'sg' and id = 'sg-m1'`,
      range,
    )
    await database.query(
      `insert into merchant_revision
         (country, merchant_id, revision, file, digest, origin, by, at)
       select country, 'bench-' || n, revision,
         jsonb_set(file, '{ID}', to_jsonb('bench-' || n)), digest, origin, by, at
       from merchant_revision, generate_series($1::int, $2::int) as n
       where country = 'sg' and merchant_id = 'sg-m1' and revision = 1`,
      range,
    )
  }
  await database.query('analyze')
  const { cookie } = await openStaffSession(
    {
      database,
      deps: {
        newID: randomUUID,
        clock: () => new Date(),
        config: { consoleUrl: 'http://localhost' },
      } as unknown as TestApp['deps'],
    },
    { memberships: [{ role: 'platform_admin', scope: 'platform' }] },
  )
  await database.close()
  return cookie
}

/** Returns what loop-watch.ts has measured in the server since the last call. */
async function readFigures(server: ServerProcess): Promise<WatchFigures> {
  const count = () => server.output().split('loop-watch').length
  const before = count()
  process.kill(server.pid, 'SIGUSR2')
  while (count() === before) await delay(5)
  const json = server.output().split('loop-watch ').at(-1)?.split('\n')[0] ?? ''
  return JSON.parse(json) as WatchFigures
}

/**
 * The times of one publication, in milliseconds. `total` is the time until an eater receives the
 * new menu.
 */
type Publication = WatchFigures & { publish: number; menu: number; total: number }

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN

let published = 0

/** Publishes a new name for the next merchant, then reads its menu as an eater. */
async function publishNext(server: ServerProcess, editing: EditingClient): Promise<Publication> {
  const number = ++published
  const merchantID = `bench-${((number * 7_919) % merchants) + 1}`
  const edited = expectOk(await editing.read(merchantID))
  const name = `Merchant ${number} changed`
  const file = { ...edited.published, name }
  const saved = expectOk(await editing.save(merchantID, { version: 0, file }))
  await readFigures(server)
  const since = performance.now()
  expectOk(
    await editing.publish(merchantID, {
      actionID: randomUUID(),
      version: saved.version,
      baseRevision: edited.revision,
      note: '',
      confirmLargePrices: true,
    }),
  )
  const publish = performance.now() - since
  const menu = await fetch(server.url + fillPath(paths.merchant, { merchantID }))
  const shown = (await menu.json()) as { name: string }
  const total = performance.now() - since
  if (shown.name !== name) throw new Error(`${merchantID} is shown as ${shown.name}`)
  return { publish, menu: total - publish, total, ...(await readFigures(server)) }
}

function report(phase: string, publications: readonly Publication[]): void {
  const line = (name: string, of: (publication: Publication) => number, unit = ' ms') => {
    const values = publications.map(of)
    const [median, p95, most] = [0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(1))
    return `  ${name}: median ${median}${unit}, p95 ${p95}${unit}, most ${most}${unit}\n`
  }
  process.stdout.write(
    `${publications.length} publications among ${merchants} merchants, ${phase}\n` +
      line('until eaters read the menu (aim 50 ms)', ({ total }) => total) +
      line('  the request that publishes', ({ publish }) => publish) +
      line('  the request of the menu', ({ menu }) => menu) +
      line('event loop blocked (aim 20 ms)', ({ blockMs }) => blockMs) +
      line('processor time of the main thread', ({ busyMs }) => busyMs) +
      line('pauses of garbage collection', ({ gcMs }) => gcMs) +
      line('waiting for results of statements', ({ sqlMs }) => sqlMs) +
      line('waiting for a connection', ({ poolMs }) => poolMs) +
      line('statements, background included', ({ statements }) => statements, ''),
  )
}

/** Prints the time of a single-row commit, as a measure of the machine's speed for comparison. */
async function reportYardstick(url: string): Promise<void> {
  const database = await openDatabase({ url, log: silentLog })
  await database.query('create table bench_commit (note text)')
  const times: number[] = []
  for (let commits = 0; commits < 500; commits++) {
    const since = performance.now()
    await database.query('insert into bench_commit (note) values ($1)', ['dinner'])
    times.push(performance.now() - since)
  }
  await database.query('drop table bench_commit')
  await database.close()
  const [median, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(2))
  process.stdout.write(`yardstick, one single-row commit: median ${median} ms, p95 ${p95} ms\n`)
}

/** Sets `isReady` when the server has built its search index. The first search waits for that. */
async function waitForSearch({ url }: ServerProcess, search: { isReady: boolean }): Promise<void> {
  const query = new URLSearchParams({ country: 'sg', search: 'laksa', limit: '1' })
  for (;;) {
    // This loop sends the search again if it takes longer than the time-out of `fetch`.
    const response = await fetch(`${url}${paths.merchants}?${query.toString()}`).catch(
      () => undefined,
    )
    await response?.arrayBuffer()
    if (response?.ok) break
  }
  search.isReady = true
}

const postgres = await obtainPostgres()
if (!('url' in postgres)) throw new Error(postgres.reason)
let server: ServerProcess | undefined
try {
  server = await start(postgres.url, {})
  await server.stop()
  const cookie = await fill(postgres.url)
  server = await start(postgres.url, { CATALOGUE: 'none' })
  const { url } = server
  const editing = createMerchantEditingClient({
    baseUrl: url,
    headers: { cookie },
    fetch: async (input, init) => await fetch(input, init),
  })
  for (let number = 0; number < warmUps; number++) await publishNext(server, editing)
  const search = { isReady: false }
  const searching = waitForSearch(server, search)
  const during: Publication[] = []
  while (!search.isReady && during.length < publications)
    during.push(await publishNext(server, editing))
  if (during.length > 20) report('while the search index is built after the start', during)
  await searching
  const after: Publication[] = []
  while (after.length < publications) after.push(await publishNext(server, editing))
  report('with a complete search index', after)
  await reportYardstick(postgres.url)
} finally {
  await server?.stop()
  await postgres.stop()
}
