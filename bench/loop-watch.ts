// Preloaded into a server with `--import`: measures what its main thread and its statements take.
// Prints the figures since the last signal SIGUSR2 as JSON when it gets that signal.
import { createRequire } from 'node:module'
import { PerformanceObserver } from 'node:perf_hooks'

/** All in milliseconds, except the number of statements. */
export type WatchFigures = {
  /** The longest time for which the event loop was blocked. */
  blockMs: number
  /** Processor time of the main thread. */
  busyMs: number
  /** Pauses of garbage collection on the main thread. */
  gcMs: number
  /** From sending statements until their results were read, summed up. */
  sqlMs: number
  statements: number
  /** Waiting for connections of the pool, summed up. */
  poolMs: number
}

// In milliseconds. Between two ticks the loop turns at least once, so that the processor time
// between them is at least as long as the longest block.
const tickMs = 1

/** Processor time of the main thread in milliseconds, without what other processes took. */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

type Prototyped = { prototype: object }

const zero: WatchFigures = { blockMs: 0, busyMs: 0, gcMs: 0, sqlMs: 0, statements: 0, poolMs: 0 }
// The server's own module, so that its calls are measured.
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

/** Calls `onEnd` with the milliseconds of each call that returns a promise. */
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
