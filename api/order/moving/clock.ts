// The jobs that end an order's waiting states by a time-out or a release, and when they are due.
import { isEnded, timeoutSecondsOf } from '@tingkat/ordering/order/order-states'
import type { Order } from '@tingkat/ordering/order/order'
import { releaseTime } from '@tingkat/ordering/schedule'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { JobInsert } from '../placing/job-sql.ts'

export const clockQueue = 'order-clock'
/** The job has no effect if the order has another `version` when it runs. */
export type ClockJob = { orderID: string; version: number; move: 'release' | 'time_out' }

/**
 * Returns the INSERT of the job that ends the order's current state, or null if the state has no
 * time-out. A scheduled order is released `leadMinutes` before its window: the time that
 * preparation and delivery take.
 */
export async function nextJob(
  jobs: Pick<Jobs, 'insertSql'>,
  order: Order,
  now: Date,
  leadMinutes = 0,
): Promise<JobInsert | null> {
  const { orderID, version } = order
  const due =
    order.orderState === 'SCHEDULED' ? releaseOf(order, leadMinutes, now) : timeOutOf(order)
  if (isEnded(order) || due === null) return null
  const job: ClockJob = {
    orderID,
    version,
    move: order.orderState === 'SCHEDULED' ? 'release' : 'time_out',
  }
  return await jobs.insertSql(clockQueue, job, {
    startAfterSeconds: Math.max(0, (due - now.getTime()) / 1000),
  })
}

const releaseOf = ({ scheduledTime }: Order, leadMinutes: number, now: Date) =>
  scheduledTime ? releaseTime(scheduledTime, leadMinutes, now).getTime() : now.getTime()

// The time-out counts from the beginning of the state: moves within the state do not postpone it.
function timeOutOf({ orderState, path, stateSince }: Order): number | null {
  const seconds = timeoutSecondsOf(orderState, path)
  return seconds === null ? null : Date.parse(stateSince) + seconds * 1000
}
