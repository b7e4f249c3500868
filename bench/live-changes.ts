// Measures how long a change of a merchant's live state, such as a sold-out dish, takes to reach
// all nodes. Runs four server processes on one PostgreSQL database, first with NATS, then without.
// Usage: `node bench/live-changes.ts [CHANGES A SECOND] [SECONDS]`.
import {
  spreadChanges,
  startLiveCluster,
  type LiveCluster,
} from '@tingkat/api/testing/live-cluster'
import { obtainPostgres } from '../scripts/machine/postgres.mjs'
import { cpuSeconds } from './cpu-time.ts'

const nodeCount = 4
const [perSecond, seconds] = [Number(process.argv[2] ?? 50), Number(process.argv[3] ?? 60)]

const at = (times: readonly number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? NaN).toFixed(0)

/** CPU time of the server processes in seconds, without the database and this program. */
const readCpu = (cluster: LiveCluster): number =>
  cluster.nodes.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0)

/**
 * Changes live states and prints how soon all server processes showed the changes, and how long
 * each stage took.
 */
async function measure(
  name: string,
  cluster: LiveCluster,
  { duration, limitMs }: { duration: number; limitMs: number },
): Promise<void> {
  const cpuBefore = readCpu(cluster)
  const spread = await spreadChanges(cluster, { perSecond, seconds: duration })
  const { milliseconds: times, answers, atFirstNode } = spread
  const cpuMs = ((readCpu(cluster) - cpuBefore) * 1_000) / times.length
  const share = times.filter((time) => time <= limitMs).length / times.length
  const stage = (title: string, values: readonly number[]) =>
    `  ${title}: median ${at(values, 0.5)} ms, p99 ${at(values, 0.99)} ms, longest ${at(values, 1)} ms\n`
  process.stdout.write(
    `${nodeCount} nodes, ${name}, ${times.length} changes at ${spread.perSecond.toFixed(1)} a ` +
      `second: ${(share * 100).toFixed(2)} % visible everywhere within ${limitMs} ms (aim 99 %)\n` +
      stage('until the change is stored and answered', answers) +
      stage('from the answer until its own node shows it', atFirstNode) +
      stage('from the answer until all nodes show it', times) +
      `  processor time of all nodes: ${cpuMs.toFixed(1)} ms a change, its reads included\n`,
  )
}

const postgres = await obtainPostgres()
if (!('url' in postgres)) throw new Error(postgres.reason)
const cluster = await startLiveCluster({ DATABASE_URL: postgres.url }, nodeCount)
try {
  // These changes are not measured: they let the servers compile their code and open connections.
  await spreadChanges(cluster, { perSecond: 10, seconds: 3 })
  await measure('with NATS', cluster, { duration: seconds, limitMs: 1_000 })
  await cluster.stopBus()
  await measure('without NATS', cluster, { duration: seconds / 4, limitMs: 2_000 })
} finally {
  await cluster.close()
  await postgres.stop()
}
