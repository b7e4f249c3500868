// Jobs that end a waiting state of an order (time-out
// or release) or remind the eater to collect it.
import { isEnded } from '@tingkat/ordering/order/order-states'
import type { Order } from '@tingkat/ordering/order/order'
import { answerDeadlineOf } from '@tingkat/ordering/order/order-view'
import { nextReminderAt } from '@tingkat/ordering/order/pickup'
import { releaseTime } from '@tingkat/ordering/schedule'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { JobInsert } from '../placing/job-sql.ts'

export const clockQueue = 'order-clock'
/** The job has no effect if the order has another `version` when it runs. */
export type ClockJob = {
  orderID: string
  version: number
  move: 'release' | 'time_out' | 'remind'
}
/** `at` is in milliseconds since 1970. */
type Due = { move: ClockJob['move']; at: number }

/**
 * Returns the INSERT of the order's next job, or null if the order needs
 * none now. A scheduled order is released to the merchant `leadMinutes`
 * before its delivery window: the time that preparation and delivery take.
 */
export async function nextJob(
  jobs: Pick<Jobs, 'insertSql'>,
  order: Order,
  now: Date,
  leadMinutes = 0,
): Promise<JobInsert | null> {
  const { orderID, version } = order
  const due = isEnded(order) ? null : dueOf(order, now, leadMinutes)
  if (!due) return null
  const job: ClockJob = { orderID, version, move: due.move }
  return await jobs.insertSql(clockQueue, job, {
    startAfterSeconds: Math.max(0, (due.at - now.getTime()) / 1000),
  })
}

function dueOf(order: Order, now: Date, leadMinutes: number): Due | null {
  if (order.orderState === 'SCHEDULED')
    return { move: 'release', at: releaseOf(order, leadMinutes, now) }
  const reminder = nextReminderAt(order)
  if (reminder !== null) return { move: 'remind', at: Date.parse(reminder) }
  const timeOut = timeOutOf(order)
  return timeOut === null ? null : { move: 'time_out', at: timeOut }
}

const releaseOf = ({ scheduledTime }: Order, leadMinutes: number, now: Date) =>
  scheduledTime ? releaseTime(scheduledTime, leadMinutes, now).getTime() : now.getTime()

// The time-out counts from the first entry into the state. Moves
// that keep the state, such as a new arrival time, do not extend it.
function timeOutOf(order: Order): number | null {
  const deadline = answerDeadlineOf(order)
  return deadline === null ? null : Date.parse(deadline)
}
