// Deletes expired rows periodically, so that tables do not grow indefinitely.
import type { Log } from '../platform/log.ts'
import type { AuditPartitions } from './audit-partition-store.ts'
import type { HousekeepingStore, SweptTable } from './store.ts'

const day = 86_400_000

/**
 * How long rows are kept, in milliseconds. The time counts from the column in the
 * table's `isExpired` condition in store.ts, such as the publication of an outbox event.
 */
const retention: Readonly<Record<SweptTable, number>> = {
  idempotency_key: 30 * day,
  outbox: 7 * day,
  session: day,
  login_code: day,
  // A webhook delivery or push message is deleted as soon as it is sent, and its retries end before
  // this retention has passed. Rows that are still there belong to revoked partners or unreachable
  // push services.
  webhook_delivery: 3 * day,
  push_message: day,
  device_push_message: day,
  // Only cancelled group orders are deleted. Placed ones belong to an order.
  shared_basket: 30 * day,
  staff_session: day,
  staff_challenge: day,
  // A log-in attempt of staff counts towards the limit of attempts for less than a day.
  staff_attempt: day,
  staff_action: 30 * day,
  order_action: 30 * day,
  // These rows say which lines of an order are packed, and that staff have confirmed its end. Some
  // hours after the end, the kitchen board shows neither.
  order_check: 7 * day,
  order_acknowledgement: 7 * day,
  order_slot: day,
  merchant_slot: day,
  invite: 30 * day,
  device: 30 * day,
  partner_token: 30 * day,
  ticket: 7 * day,
  tracked_event: 30 * day,
  tracked_event_volume: 30 * day,
}

// Number of rows per statement. Deleting them takes milliseconds, so the only connection of the
// embedded database is not blocked for long.
export const batchMax = 1_000
// Maximum number of batches per table in one run. The next run deletes the remaining rows.
const batchesMax = 200
const initialDelayMs = 30_000
const intervalMs = 6 * 3_600_000

type Ports = {
  housekeeping: HousekeepingStore
  /** The monthly partitions of the audit log, and how many months are kept. */
  audit?: { partitions: AuditPartitions; months: number }
  clock: () => Date
  log: Pick<Log, 'info' | 'warn'>
}

/**
 * Deletes expired rows and returns the number of deleted rows
 * by table. Several servers may run it at the same time.
 */
export async function keepHouse(
  { housekeeping, audit, clock }: Omit<Ports, 'log'>,
  isStopped: () => boolean = () => false,
): Promise<Partial<Record<SweptTable, number>>> {
  const deleted: Partial<Record<SweptTable, number>> = {}
  await audit?.partitions.prepare(clock())
  await audit?.partitions.drop(clock(), audit.months)
  for (const [table, retentionMs] of Object.entries(retention) as [SweptTable, number][]) {
    const before = new Date(clock().getTime() - retentionMs)
    for (let batch = 0; batch < batchesMax && !isStopped(); batch++) {
      const count = await housekeeping.sweep(table, before, batchMax)
      if (count > 0) deleted[table] = (deleted[table] ?? 0) + count
      if (count < batchMax) break
    }
  }
  return deleted
}

export type Housekeeping = {
  /** Stops the periodic runs. Resolves when the current statement has ended. */
  stop(): Promise<void>
}

/**
 * Deletes expired rows half a minute after the start and then every six hours. Failures are logged;
 * the next run tries again.
 */
export function startHousekeeping(
  { log, ...ports }: Ports,
  delays: { initialDelayMs: number; intervalMs: number } = { initialDelayMs, intervalMs },
): Housekeeping {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout
  const run = async () => {
    try {
      const deleted = await keepHouse(ports, () => stopped)
      if (Object.keys(deleted).length > 0) log.info({ deleted }, 'deleted expired rows')
    } catch (error) {
      log.warn({ err: error }, 'deleting expired rows failed; it will be retried')
    }
    schedule(delays.intervalMs)
  }
  const schedule = (milliseconds: number) => {
    if (!stopped)
      timer = setTimeout(() => {
        running = run()
      }, milliseconds).unref()
  }
  schedule(delays.initialDelayMs)
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
