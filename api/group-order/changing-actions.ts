// Applies changes to stored group orders by the rules in ordering/group-order. If another process
// has written a newer version since the group order was read, applies the change again to that
// version.
import {
  applyGroupOrderDeadlines,
  findMember,
  type GroupOrder,
  type GroupOrderResult,
} from '@tingkat/ordering/group-order/group-order'
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { isRefusal } from '@tingkat/ordering/refusal'
import type { Eater } from '../account/session.ts'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { problem, refused } from '../http/problem.ts'
import type { OrderStore } from '../order/store.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { FlagReader } from '../settings/flags.ts'
import type { TablePorts } from '../table/actions.ts'
import { dueTimeOf, groupClockJob } from './clock.ts'
import { menuOf, viewContextOf } from './context.ts'
import type { GroupEvents } from './group-events.ts'
import type { KeyedLock } from './keyed-lock.ts'
import type { GroupOrderStore } from './store.ts'
import { toGroupOrderView } from './view.ts'

export type GroupOrderPorts = {
  groupOrders: GroupOrderStore
  /**
   * Runs the changes of a group order one after another in this process. Between
   * a read and a write, only other processes can then change the group order.
   */
  groupOrderLock: KeyedLock
  groupEvents: GroupEvents
  orders: Pick<OrderStore, 'find'>
  catalogue: Catalogue
  jobs: Pick<Jobs, 'insertSql' | 'send'>
  seating: TablePorts
  flags: Pick<FlagReader, 'read'>
  publicUrl: string
  clock: () => Date
  newID: () => string
}

// An attempt fails if another process wrote a change at the same time. A group order
// has at most 50 members, so twenty failures in a row do not happen by chance.
const attemptsMax = 20

/**
 * Locks or cancels the group order if one of its deadlines has passed. Returns its current version.
 */
export async function applyDeadlines(
  ports: GroupOrderPorts,
  groupOrder: GroupOrder,
): Promise<GroupOrder> {
  const now = ports.clock()
  const due = applyGroupOrderDeadlines(groupOrder, menuOf(ports, groupOrder), now)
  if (due === groupOrder) return groupOrder
  if (!(await ports.groupOrders.write(due, groupOrder, null, now)))
    return (await ports.groupOrders.find(groupOrder.groupID)) ?? groupOrder
  ports.groupEvents.publishChange(due)
  return due
}

/** Returns the group order. Throws not_found if there is none with this id. */
export async function findGroupOrder(ports: GroupOrderPorts, groupID: string): Promise<GroupOrder> {
  const groupOrder = await ports.groupOrders.find(groupID)
  if (!groupOrder) throw problem('not_found')
  return await applyDeadlines(ports, groupOrder)
}

/**
 * Applies `change` to the stored group order and returns the result as
 * the eater sees it. Throws not_found and the refusals of `change`. If
 * the eater is a member, these problems contain the current `group`.
 */
export async function changeStoredGroupOrder(
  ports: GroupOrderPorts,
  { accountID }: Pick<Eater, 'accountID'>,
  groupID: string,
  change: (groupOrder: GroupOrder, now: Date) => GroupOrderResult,
): Promise<GroupOrderView> {
  return await ports.groupOrderLock.run(groupID, async () => {
    for (let attempt = 0; attempt < attemptsMax; attempt++) {
      const before = await findGroupOrder(ports, groupID)
      const view = (groupOrder: GroupOrder) =>
        toGroupOrderView(groupOrder, accountID, viewContextOf(ports, groupOrder))
      const now = ports.clock()
      const changed = change(before, now)
      if (isRefusal(changed))
        throw refused(changed, findMember(before, accountID) ? { group: view(before) } : {})
      if (changed === before || (await writeChange(ports, changed, before, now)))
        return view(changed)
    }
    throw problem('unavailable')
  })
}

/** Returns false if another process wrote a change first. */
async function writeChange(
  { groupOrders, groupEvents, jobs }: GroupOrderPorts,
  changed: GroupOrder,
  before: GroupOrder,
  now: Date,
): Promise<boolean> {
  // An earlier deadline needs an additional job. For a later
  // deadline, the queued job has no effect when it runs.
  const isEarlier = dueTimeOf(changed) < dueTimeOf(before)
  const job = isEarlier ? await groupClockJob(jobs, changed, false, now) : null
  if (!(await groupOrders.write(changed, before, job, now))) return false
  groupEvents.publishChange(changed)
  return true
}
