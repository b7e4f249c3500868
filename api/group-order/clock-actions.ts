// Works the jobs that close group orders at their deadline and cancel forgotten ones.
import { isGroupOrderEnded } from '@tingkat/ordering/group-order/group-order-states'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { applyDeadlines, type GroupOrderPorts } from './changing-actions.ts'
import { clockQueue, secondsUntilDue, type GroupClockJob } from './clock.ts'

// An open payment may be decided any moment.
const retrySeconds = 30

/** Works a due job; idempotent. */
export async function runGroupClock(
  ports: GroupOrderPorts,
  { groupID, stays }: GroupClockJob,
): Promise<void> {
  await ports.groupOrderLock.run(groupID, async () => {
    const stored = await ports.groupOrders.find(groupID)
    if (!stored) return
    const groupOrder = await applyDeadlines(ports, stored)
    if (!stays || isGroupOrderEnded(groupOrder.state)) return
    // A payment may be open, and changes at a table postpone its cancellation.
    const startAfterSeconds = Math.max(retrySeconds, secondsUntilDue(groupOrder, ports.clock()))
    await ports.jobs.send(clockQueue, { groupID, stays }, { startAfterSeconds })
  })
}

/** Starts working the jobs. */
export async function startGroupClock(ports: GroupOrderPorts & { jobs: Jobs }): Promise<void> {
  await ports.jobs.register<GroupClockJob>(clockQueue, (job) => runGroupClock(ports, job))
}
