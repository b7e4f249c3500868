// The steps of the drill: each breaks a part of the installation, repairs it, and has limits that
// must hold.
import type { ApiNode } from './api-node.ts'
import { fillMediaDisk } from './media-disk.ts'
import { pause } from './program.ts'
import { restoreToSecond } from './restore.ts'
import type { Step, StepContext } from './step.ts'

// A supervisor such as systemd or Kubernetes restarts an ended process after about this time.
const restartMs = 1_000
const recoveryMs = 30_000
/**
 * Maximum delay of an event while NATS is down, in milliseconds. Without this bus, events arrive by
 * polling every five seconds. The sixth second allows for the inaccuracy of the measurement.
 */
const lateEventMs = 6_000
// A cluster manager such as Patroni promotes the standby after this many failed probes, one a
// second.
const failedProbes = 3

async function replace(node: ApiNode, code: string): Promise<void> {
  await node.stop()
  await node.start(code)
}

async function killAndRestart(node: ApiNode, code: string, downMs = restartMs): Promise<void> {
  await node.kill()
  await pause(downMs)
  await node.start(code)
}

const upgrade: Step = {
  name: 'upgrade',
  title: 'upgrade to the next version, back, and again',
  limits: { failed: 0 },
  async run({ cluster, code, note, mark }) {
    const { previous, current } = code
    if (!previous) return note('no previous version was found')
    const [first, second] = cluster.web
    await replace(first, current)
    await pause(3_000)
    await replace(second, current)
    await replace(cluster.worker, current)
    await pause(3_000)
    await replace(first, previous)
    await pause(3_000)
    mark()
    await replace(first, current)
  },
}

const webKilled: Step = {
  name: 'web',
  title: 'web node killed',
  limits: { failed: 0, timeToNormalMs: recoveryMs },
  run: ({ cluster, code }) => killAndRestart(cluster.web[0], code.current, 3_000),
}

const workerKilled: Step = {
  name: 'worker',
  title: 'worker killed',
  limits: { failed: 0, timeToNormalMs: recoveryMs },
  run: ({ cluster, code }) => killAndRestart(cluster.worker, code.current, 5_000),
}

const randomKills: Step = {
  name: 'kills',
  title: 'a web node or the worker killed every 20 seconds',
  limits: { failed: 0 },
  async run({ cluster, code, durations, mark }) {
    const nodes = [...cluster.web, cluster.worker]
    const until = Date.now() + durations.kills * 1000
    while (Date.now() < until) {
      const next = pause(20_000)
      const node = nodes[Math.floor(Math.random() * nodes.length)]
      mark()
      if (node) await killAndRestart(node, code.current)
      await next
    }
  },
}

const busKilled: Step = {
  name: 'nats',
  title: 'NATS away',
  limits: { failed: 0, slowestEventMs: lateEventMs },
  async run({ cluster, durations, mark }) {
    await cluster.nats.kill()
    await pause(durations.busAway * 1000)
    mark()
    await cluster.nats.start()
  },
}

const caddyKilled: Step = {
  name: 'caddy',
  title: 'Caddy killed',
  limits: { failed: 0, timeToNormalMs: recoveryMs },
  async run({ cluster, mark }) {
    await cluster.caddy.kill()
    await pause(3_000)
    mark()
    await cluster.caddy.start()
  },
}

const primaryRestarted: Step = {
  name: 'restart',
  title: 'primary restarted',
  limits: { failed: 0, timeToNormalMs: recoveryMs },
  async run({ cluster }) {
    const { primary } = cluster.postgres()
    await primary.stop('fast')
    await primary.start()
  },
}

const failover: Step = {
  name: 'failover',
  title: 'primary killed, standby promoted',
  limits: { failed: 0, timeToNormalMs: recoveryMs, longestPauseMs: recoveryMs },
  async run({ cluster, load }) {
    const { primary } = cluster.postgres()
    await primary.stop('kill')
    await waitForFailedProbes(cluster)
    await cluster.failOver()
    const promotedAt = Date.now()
    // The installation runs without a standby server for a while, as in production until a new
    // machine is ready.
    await pause(15_000)
    if (!load.record.orders.some(({ at }) => at > promotedAt))
      throw new Error('no order was placed on the promoted server')
    await cluster.rejoin()
  },
}

async function waitForFailedProbes(cluster: StepContext['cluster']): Promise<void> {
  const probe = cluster.probeOf(cluster.postgres().primary)
  for (let failed = 0; failed < failedProbes;) {
    await pause(1_000)
    failed = (await probe.isPrimary()) ? 0 : failed + 1
  }
}

const databaseAway: Step = {
  name: 'database',
  title: 'database away',
  limits: { timeToNormalMs: recoveryMs },
  async run({ cluster, durations, mark }) {
    const { primary } = cluster.postgres()
    await primary.stop('kill')
    await pause(durations.databaseAway * 1000)
    await primary.start()
    mark()
  },
}

const mediaDiskFull: Step = {
  name: 'media',
  title: 'disk of the media folder full',
  limits: { failed: 0, timeToNormalMs: recoveryMs },
  run: fillMediaDisk,
}

const rollingRestart: Step = {
  name: 'rolling',
  title: 'rolling restart',
  limits: { failed: 0 },
  async run({ cluster, code, mark }) {
    for (const node of [...cluster.web, cluster.worker]) {
      mark()
      await replace(node, code.current)
      await pause(2_000)
    }
  },
}

const restore: Step = {
  name: 'restore',
  title: 'base backup restored to a chosen second',
  limits: { failed: 0 },
  run: restoreToSecond,
}

export const steps: readonly Step[] = [
  upgrade,
  webKilled,
  workerKilled,
  randomKills,
  busKilled,
  caddyKilled,
  primaryRestarted,
  failover,
  databaseAway,
  mediaDiskFull,
  rollingRestart,
  restore,
]
