// Measures the yardstick with which placing orders is compared: inserts of single rows per second,
// on the same database engine and with the same concurrency.
import { openDatabase } from '@tingkat/api/platform/database/database'
import { silentLog } from '@tingkat/api/platform/log'

const concurrency = Number(process.env.CONCURRENCY ?? 16)
const seconds = Number(process.env.BENCH_SECONDS ?? 2)

const database = await openDatabase({
  ...(process.env.DATABASE_URL ? { url: process.env.DATABASE_URL } : {}),
  ...(process.env.DATA_DIR ? { dataDir: process.env.DATA_DIR } : {}),
  log: silentLog,
})
await database.query(
  `create table if not exists bench_commit (
    id bigint generated always as identity primary key,
    note text
  )`,
)

const deadline = performance.now() + seconds * 1000
let commits = 0
async function commitUntilDeadline(): Promise<void> {
  while (performance.now() < deadline) {
    await database.query('insert into bench_commit (note) values ($1)', ['dinner'])
    commits += 1
  }
}
const started = performance.now()
await Promise.all(Array.from({ length: concurrency }, commitUntilDeadline))
const perSecond = commits / ((performance.now() - started) / 1000)
await database.query('drop table bench_commit')
await database.close()
console.log(JSON.stringify({ perSecond }))
