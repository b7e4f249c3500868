// Is preloaded into a server with `--import`, and measures the server's main thread and its SQL
// statements. On each signal SIGUSR2, prints the figures since the last one as JSON.
import { createRequire } from 'node:module'
import { PerformanceObserver } from 'node:perf_hooks'

/** All figures are in milliseconds, except the number of statements. */
export type WatchFigures = {
  /** The longest time for which the event loop was blocked. */
  blockMs: number
  /** CPU time that the main thread used. */
  busyMs: number
  /** Sum of the garbage collection pauses on the main thread. */
  gcMs: number
  /** Sum of the times from sending a statement until its result was read. */
  sqlMs: number
  statements: number
  /** Sum of the times spent waiting for a connection of the pool. */
  poolMs: number
}

// In milliseconds: the interval of a timer. The CPU time between two ticks is at least as long as
// the longest block between them.
const tickMs = 1

/**
 * CPU time of the main thread in milliseconds; unlike elapsed time, it excludes other processes.
 */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

type Prototyped = { prototype: object }

const zero: WatchFigures = { blockMs: 0, busyMs: 0, gcMs: 0, sqlMs: 0, statements: 0, poolMs: 0 }
// Loads the server's own instances of modules, so that the server's calls are measured.
const loadOfServer = createRequire(new URL('../api/package.json', import.meta.url))
const pg = loadOfServer('pg') as { Client: Prototyped; Pool: Prototyped }
let figures = { ...zero }
let before = busyMs()

setInterval(() => {
  const now = busyMs()
  figures.blockMs = Math.max(figures.blockMs, now - before)
  figures.busyMs += now - before
  before = now
}, tickMs).unref()

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) figures.gcMs += duration
}).observe({ type: 'gc' })

type Method = (this: object, ...args: unknown[]) => unknown

/**
 * Calls `onEnd` with the duration in milliseconds of each call of the method that returns a
 * promise.
 */
function measureCalls(prototype: object, name: string, onEnd: (ms: number) => void): void {
  const methods = prototype as Record<string, Method>
  const original = methods[name] as Method
  methods[name] = function measured(...args) {
    const since = performance.now()
    const result = original.apply(this, args)
    if (result instanceof Promise)
      result.then(
        () => onEnd(performance.now() - since),
        () => {},
      )
    return result
  }
}

measureCalls(pg.Client.prototype, 'query', (ms) => {
  figures.sqlMs += ms
  figures.statements += 1
})
measureCalls(pg.Pool.prototype, 'connect', (ms) => {
  figures.poolMs += ms
})

process.on('SIGUSR2', () => {
  process.stdout.write(`loop-watch ${JSON.stringify(figures)}\n`)
  figures = { ...zero }
})
