// Sends what waits in a table: claims a few at a time, so
// many at once, woken by the bus and by a look now and then.
import type { Bus } from '../events/bus.ts'
import type { Log } from '../log.ts'

export type DeliveryLoop = {
  nudge(): void
  /** Takes nothing more and gives up what is under way. */
  stop(): Promise<void>
}

export type Deliveries<T> = {
  /** At most so many that are due; nobody else claims them while they are leased. */
  claim(most: number): Promise<readonly T[]>
  /** Sends and writes down what came of it. */
  deliver(one: T, stop: AbortSignal): Promise<void>
}

type LoopOptions = {
  bus: Pick<Bus, 'subscribe'>
  topic: string
  log: Pick<Log, 'warn'>
  atOnce?: number
  sweepMs?: number
}

// Waiting for slow receivers costs little; more at once would take the connections of requests.
const atOnceMost = 32
// Finds what comes due by the clock, and what a process left behind that died.
const everyMs = 2_000

/** Several processes may run one: `claim` keeps them apart. */
export async function startDeliveryLoop<T>(
  { claim, deliver }: Deliveries<T>,
  { bus, topic, log, atOnce = atOnceMost, sweepMs = everyMs }: LoopOptions,
): Promise<DeliveryLoop> {
  const underWay = new Set<Promise<void>>()
  const stop = new AbortController()
  let claiming: Promise<void> | undefined
  let again = false

  async function fill(): Promise<void> {
    do {
      again = false
      const free = atOnce - underWay.size
      if (free <= 0 || stop.signal.aborted) return
      for (const one of await claim(free)) {
        const work = deliver(one, stop.signal)
          .catch((error: unknown) =>
            log.warn(
              { err: error, topic },
              'a delivery was not written down; it will be sent again',
            ),
          )
          .finally(() => {
            underWay.delete(work)
            nudge()
          })
        underWay.add(work)
      }
    } while (again)
  }

  function nudge(): void {
    again = true
    if (stop.signal.aborted) return
    claiming ??= fill()
      .catch((error: unknown) => log.warn({ err: error, topic }, 'deliveries wait; trying again'))
      .finally(() => {
        claiming = undefined
        if (again) nudge()
      })
  }

  const unsubscribe = await bus.subscribe(topic, nudge)
  const timer = setInterval(nudge, sweepMs).unref()
  nudge()
  return {
    nudge,
    async stop() {
      stop.abort()
      clearInterval(timer)
      // A bus that is away has forgotten it already.
      await unsubscribe().catch(() => {})
      await claiming
      await Promise.all(underWay)
    },
  }
}
