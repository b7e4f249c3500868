// Runs the benchmark (`npm run bench`) and writes a report with the ratio of each result to a
// yardstick that is measured in the same run on the same core.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureClientBytes } from './client-bytes.ts'
import { measureEdits } from './edit-merchant.ts'
import { measureGroupOrder } from './group-order.ts'
import { measureNearMe } from './near-me.ts'
import { measureOrders } from './orders.ts'
import type { ServerProcess } from '@tingkat/api/testing/server-process'
import { buildProduct } from '../scripts/machine/product-build.mjs'
import { canPin, residentMiB, startServer } from './processes.ts'
import { measureReads } from './reads.ts'
import { measureSearches } from './search.ts'
import { toMarkdown, type Results } from './report.ts'
import { measureTrackingBytes } from './tracking-bytes.ts'

const here = dirname(fileURLToPath(import.meta.url))
const serverFile = join(here, '../server/build/main.js')
const dataDir = mkdtempSync(join(tmpdir(), 'tingkat-bench-'))
const env = {
  DATA_DIR: join(dataDir, 'data'),
  SIMULATOR: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  DEV_INBOX: 'on',
  DATABASE_URL: '',
}

await buildProduct()
let server: ServerProcess | undefined
try {
  console.log('cold start …')
  server = await startServer(serverFile, env, '/sg/en')
  const cold = server.firstAnswerMs
  await server.stop()
  console.log('warm start …')
  server = await startServer(serverFile, env, '/sg/en')
  const warm = server.firstAnswerMs
  const results: Results = {
    takenAt: new Date().toISOString(),
    machine: {
      processor: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
      node: process.version,
      pinned: canPin,
    },
    firstAnswerMs: { cold, warm },
    residentMiB: { atStart: residentMiB(server.pid), afterLoad: 0 },
    reads: await measureReads(server, join(dataDir, 'bytes')),
    clientBytes: await measureClientBytes(server.url),
    tracking: undefined,
    orders: [],
    nearMe: undefined,
    edits: undefined,
    group: undefined,
    searches: undefined,
  }
  results.residentMiB.afterLoad = residentMiB(server.pid)
  await server.stop()
  server = undefined
  console.log('nearby merchants …')
  results.nearMe = await measureNearMe()
  console.log('changes of merchants …')
  results.edits = await measureEdits()
  console.log('searches …')
  results.searches = await measureSearches()
  console.log('group order of fifty members …')
  results.group = await measureGroupOrder(dataDir)
  results.orders = await measureOrders(dataDir)
  // The measurement of tracking runs last, because the build sets NODE_ENV to production, and
  // servers started later inherit it.
  console.log('tracking …')
  results.tracking = await measureTrackingBytes()
  const report = toMarkdown(results)
  console.log(`\n${report}`)
  const name = join(here, 'results', results.takenAt.slice(0, 10))
  writeFileSync(`${name}.json`, `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(`${name}.md`, report)
} finally {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
