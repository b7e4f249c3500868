// Keeps the tables from growing for ever: what nobody can ask for any more is deleted, now and then.
import type { Log } from '../platform/log.ts'
import type { HousekeepingStore, SweptTable } from './store.ts'

const day = 86_400_000

/** How long a row outlives its use, in milliseconds: keys since they were first sent, events since they were told, what waits to be sent out since it came to be, the others since they expired. */
const keptFor: Readonly<Record<SweptTable, number>> = {
  idempotency_key: 30 * day,
  outbox: 7 * day,
  session: day,
  login_code: day,
  // Long after the last try: only of partners that were shut out, and of browsers whose push service was never reached.
  webhook_delivery: 3 * day,
  push_message: day,
  // Cancelled ones only, of groups and tables.
  shared_basket: 30 * day,
  tracked_event: 30 * day,
}

// A delete of so many rows takes milliseconds, and holds the embedded engine's one connection no longer.
export const batchMax = 1_000
// A run ends even where a backlog of years waits; the next goes on.
const batchesMax = 200
const firstMs = 30_000
const everyMs = 6 * 3_600_000

type Ports = { housekeeping: HousekeepingStore; clock: () => Date; log: Pick<Log, 'info' | 'warn'> }

/** Deletes what has run out, table after table; gives how many rows of each. Safe on several servers at once. */
export async function keepHouse(
  { housekeeping, clock }: Omit<Ports, 'log'>,
  isStopped: () => boolean = () => false,
): Promise<Partial<Record<SweptTable, number>>> {
  const deleted: Partial<Record<SweptTable, number>> = {}
  for (const [table, kept] of Object.entries(keptFor) as [SweptTable, number][]) {
    const before = new Date(clock().getTime() - kept)
    for (let batch = 0; batch < batchesMax && !isStopped(); batch++) {
      const count = await housekeeping.sweep(table, before, batchMax)
      if (count > 0) deleted[table] = (deleted[table] ?? 0) + count
      if (count < batchMax) break
    }
  }
  return deleted
}

export type Housekeeping = {
  /** Resolves when no statement is under way any more. */
  stop(): Promise<void>
}

/** Keeps house half a minute from now and then every six hours. Failures are logged; the next run tries again. */
export function startHousekeeping(
  { log, ...ports }: Ports,
  delays: { firstMs: number; everyMs: number } = { firstMs, everyMs },
): Housekeeping {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout
  const run = async () => {
    try {
      const deleted = await keepHouse(ports, () => stopped)
      if (Object.keys(deleted).length > 0) log.info({ deleted }, 'deleted what has run out')
    } catch (error) {
      log.warn({ err: error }, 'housekeeping failed; trying again later')
    }
    schedule(delays.everyMs)
  }
  const schedule = (milliseconds: number) => {
    if (!stopped)
      timer = setTimeout(() => {
        running = run()
      }, milliseconds).unref()
  }
  schedule(delays.firstMs)
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
