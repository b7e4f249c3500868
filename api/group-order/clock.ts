// The job of a group order's deadline: when it is due, and the INSERT that queues it.
import type { GroupOrder } from '@tingkat/ordering/group-order/group-order'
import type { JobInsert } from '../order/placing/job-sql.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'

export const clockQueue = 'group-clock'
/**
 * `stays`: the job of the whole life of a group order, sent again until it has ended. The others
 * belong to a deadline that was moved to an earlier time.
 */
export type GroupClockJob = { groupID: string; stays: boolean }

/** When the group order is locked or cancelled, in milliseconds since 1970. */
export const dueTimeOf = ({ deadline, expiresAt, state }: GroupOrder): number =>
  Date.parse(deadline !== null && state !== 'CONFIRMED' ? deadline : expiresAt)

export const secondsUntilDue = (groupOrder: GroupOrder, now: Date): number =>
  (dueTimeOf(groupOrder) - now.getTime()) / 1000

/** The INSERT of the job that becomes due with the group order, at the earliest in a second. */
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
