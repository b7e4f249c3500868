// Runs the jobs that lock group orders at their deadline and cancel abandoned group orders.
import { isGroupOrderEnded } from '@tingkat/ordering/group-order/group-order-states'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { applyDeadlines, type GroupOrderPorts } from './changing-actions.ts'
import { clockQueue, secondsUntilDue, type GroupClockJob } from './clock.ts'

// In seconds: the minimum delay before the deadline job of a group order runs again. The delay is
// short, because a pending payment may succeed or fail at any moment.
const retrySeconds = 30

/** Runs a due job. Idempotent. */
export async function runGroupClock(
  ports: GroupOrderPorts,
  { groupID, stays }: GroupClockJob,
): Promise<void> {
  await ports.groupOrderLock.run(groupID, async () => {
    const stored = await ports.groupOrders.find(groupID)
    if (!stored) return
    const groupOrder = await applyDeadlines(ports, stored)
    if (!stays || isGroupOrderEnded(groupOrder.state)) return
    // The group order has not ended, for example because a payment is pending, or because eaters at
    // a table have changed it. The job runs again later.
    const startAfterSeconds = Math.max(retrySeconds, secondsUntilDue(groupOrder, ports.clock()))
    await ports.jobs.send(clockQueue, { groupID, stays }, { startAfterSeconds })
  })
}

/** Starts processing the deadline jobs of group orders. */
export async function startGroupClock(ports: GroupOrderPorts & { jobs: Jobs }): Promise<void> {
  await ports.jobs.register<GroupClockJob>(clockQueue, (job) => runGroupClock(ports, job))
}
