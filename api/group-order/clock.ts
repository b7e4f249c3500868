// Defines the job that locks or cancels a group order at its deadline: its due time, and the INSERT
// that queues it.
import type { GroupOrder } from '@tingkat/ordering/group-order/group-order'
import type { JobInsert } from '../order/placing/job-sql.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'

export const clockQueue = 'group-clock'
/**
 * With `stays`, the job is queued again until the group order has ended; each group order has one
 * such job. Without `stays`, the job runs once, for a deadline that was moved to an earlier time.
 */
export type GroupClockJob = { groupID: string; stays: boolean }

/** Returns when the group order is to be locked or cancelled, in milliseconds since 1970. */
export const dueTimeOf = ({ deadline, expiresAt, state }: GroupOrder): number =>
  Date.parse(deadline !== null && state !== 'CONFIRMED' ? deadline : expiresAt)

export const secondsUntilDue = (groupOrder: GroupOrder, now: Date): number =>
  (dueTimeOf(groupOrder) - now.getTime()) / 1000

/**
 * Returns the INSERT of a job that runs when the group
 * order is due, but at the earliest in a second.
 */
export async function groupClockJob(
  jobs: Pick<Jobs, 'insertSql'>,
  groupOrder: GroupOrder,
  stays: boolean,
  now: Date,
): Promise<JobInsert> {
  const job: GroupClockJob = { groupID: groupOrder.groupID, stays }
  return await jobs.insertSql(clockQueue, job, {
    startAfterSeconds: Math.max(1, secondsUntilDue(groupOrder, now)),
  })
}
