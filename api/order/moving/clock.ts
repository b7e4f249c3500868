// The order's clock: the job that follows each state, and when it comes due.
import { isEnded, stateTimeoutSeconds } from '@tingkat/ordering/order/order-states'
import type { Order } from '@tingkat/ordering/order/order'
import { releaseTime } from '@tingkat/ordering/schedule'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { JobInsert } from '../placing/job-sql.ts'

export const clockQueue = 'order-clock'
/** Acts only while the order is still at that version: any move in between has made it pointless. */
export type ClockJob = { orderID: string; version: number; move: 'release' | 'time_out' }

/**
 * The INSERT of the job that follows the order's state; null when nothing is waited for.
 * `leadMinutes` is what kitchen and ride need: a scheduled order is released so much before its window opens.
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

// Counted from when the state began: a move that changes no state does not lengthen the wait.
function timeOutOf({ orderState, stateSince }: Order): number | null {
  const seconds = stateTimeoutSeconds[orderState]
  return seconds === null ? null : Date.parse(stateSince) + seconds * 1000
}
