// Measures how long publishing one merchant's draft through the API takes among many merchants on
// PostgreSQL, until eaters read the new menu, and for how long it blocks the server's event loop.
// Run it with `node bench/publish-merchant.ts [MERCHANTS] [PUBLICATIONS]`.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '@tingkat/api/platform/database/database'
import { silentLog } from '@tingkat/api/platform/log'
import type { TestApp } from '@tingkat/api/testing/app'
import { startServerProcess, type ServerProcess } from '@tingkat/api/testing/server-process'
import { openStaffSession } from '@tingkat/api/testing/staff'
import { createMerchantEditingClient } from '@tingkat/contract/console/merchant-editing-client'
import { fillPath, paths } from '@tingkat/contract/paths'
import { obtainPostgres } from '../scripts/machine/postgres.mjs'

const [merchants, publications] = [
  Number(process.argv[2] ?? 100_000),
  Number(process.argv[3] ?? 300),
]
// Not measured: the code is compiled during the first publications.
const warmUps = 30
const serverFile = new URL('../api/server.ts', import.meta.url).pathname
const loopWatch = new URL('./loop-watch.ts', import.meta.url).href

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
    timeoutMs: 600_000,
  })

// Merchants per statement, because statements have a time limit.
const batch = 4_000

/** Copies the first merchant of the demo until there are as many as asked for. Returns a cookie. */
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

/** Asks the server for its longest block in milliseconds since the last question. */
async function readBlock(server: ServerProcess): Promise<number> {
  const count = () => server.output().split('loop-watch').length
  const before = count()
  process.kill(server.pid, 'SIGUSR2')
  while (count() === before) await delay(5)
  return Number(/loop-watch ([\d.]+)\n[^]*$/.exec(server.output().slice(-200))?.[1])
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN

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
  const times: number[] = []
  const blocks: number[] = []
  for (let number = 1; number <= publications + warmUps; number++) {
    const merchantID = `bench-${((number * 7_919) % merchants) + 1}`
    const edited = await editing.read(merchantID)
    if (!edited.ok) throw new Error(JSON.stringify(edited.problem))
    const name = `Merchant ${number} changed`
    const file = { ...edited.data.published, name }
    const saved = await editing.save(merchantID, { version: 0, file })
    if (!saved.ok) throw new Error(JSON.stringify(saved.problem))
    await readBlock(server)
    const since = performance.now()
    const published = await editing.publish(merchantID, {
      actionID: randomUUID(),
      version: saved.data.version,
      baseRevision: edited.data.revision,
      note: '',
      confirmLargePrices: true,
    })
    if (!published.ok) throw new Error(JSON.stringify(published.problem))
    const menu = await fetch(url + fillPath(paths.merchant, { merchantID }))
    const shown = (await menu.json()) as { name: string }
    const took = performance.now() - since
    if (shown.name !== name) throw new Error(`${merchantID} is shown as ${shown.name}`)
    if (number <= warmUps) continue
    times.push(took)
    blocks.push(await readBlock(server))
  }
  process.stdout.write(
    `${times.length} publications among ${merchants} merchants, until eaters read the menu: ` +
      `median ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms ` +
      `(aim 50); event loop blocked for p95 ${percentile(blocks, 0.95).toFixed(1)} ms, ` +
      `longest ${percentile(blocks, 1).toFixed(1)} ms (aim 20)\n`,
  )
} finally {
  await server?.stop()
  await postgres.stop()
}
