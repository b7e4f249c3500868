// Measures how long a change of a live state, such as a sold-out dish, takes to reach all nodes.
// Runs four server processes on one PostgreSQL database, first with NATS, then without it. Usage:
// `node bench/live-changes.ts [CHANGES A SECOND] [SECONDS]`.
import { spreadChanges, startLiveCluster, type Spread } from '@tingkat/api/testing/live-cluster'
import { obtainPostgres } from '../scripts/machine/postgres.mjs'

const nodeCount = 4
const [perSecond, seconds] = [Number(process.argv[2] ?? 50), Number(process.argv[3] ?? 60)]

function report(name: string, { milliseconds, perSecond: made }: Spread, limitMs: number): void {
  const times = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? NaN).toFixed(0)
  const share = times.filter((time) => time <= limitMs).length / times.length
  process.stdout.write(
    `${nodeCount} nodes, ${name}, ${times.length} changes at ${made.toFixed(1)} a second: ` +
      `${(share * 100).toFixed(2)} % visible everywhere within ${limitMs} ms (aim 99 %), ` +
      `median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms\n`,
  )
}

const postgres = await obtainPostgres()
if (!('url' in postgres)) throw new Error(postgres.reason)
const cluster = await startLiveCluster({ DATABASE_URL: postgres.url }, nodeCount)
try {
  // Warms up code and connections.
  await spreadChanges(cluster, { perSecond: 10, seconds: 3 })
  report('with NATS', await spreadChanges(cluster, { perSecond, seconds }), 1_000)
  await cluster.stopBus()
  const without = await spreadChanges(cluster, { perSecond, seconds: seconds / 4 })
  report('without NATS', without, 2_000)
} finally {
  await cluster.close()
  await postgres.stop()
}
