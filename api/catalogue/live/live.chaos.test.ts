// Tests that four processes agree about merchants' live states (such as sold-out dishes) although
// the message bus stops and a process is killed.
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { readSoldOut, spreadChanges, startLiveCluster } from '../../testing/live-cluster.ts'
import { natsServer } from '../../testing/nats.ts'

// Processes share a database only on PostgreSQL. catalogue-feed.test.ts has a smaller test, with
// all catalogues in one process.
const isWanted = process.env.TEST_LONG && process.env.TEST_ENGINE === 'postgres' && natsServer
const closers: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

test.runIf(isWanted)(
  'every change reaches every process, without the bus and after a kill too (LIVE-10)',
  { timeout: 600_000 },
  async () => {
    const database = await emptyDatabase()
    closers.push(() => database.drop())
    const cluster = await startLiveCluster(database.env(''), 4)
    closers.push(() => cluster.close())
    const changes = spreadChanges(cluster, { perSecond: 20, seconds: 12 })
    await delay(3_000)
    await cluster.stopBus()
    await delay(3_000)
    await cluster.nodes[3]?.kill()
    await cluster.replaceNode(3)
    const { milliseconds } = await changes
    expect(milliseconds).toHaveLength(240)
    expect(milliseconds.filter((time) => time === Infinity)).toEqual([])

    const states = await Promise.all(
      cluster.nodes.map((node) =>
        Promise.all(
          [...cluster.dishes.keys()].map(
            async (merchantID) => (await readSoldOut(node, cluster, merchantID))?.isSoldOut,
          ),
        ),
      ),
    )
    expect(states[0]).toContain(true)
    for (const state of states) expect(state).toEqual(states[0])
  },
)
