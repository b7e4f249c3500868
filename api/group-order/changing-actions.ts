// Changing a shared basket: one change after the other, whoever asks and on whichever server; and what the clock does to it.
import { countries, findCountry, type Country } from '@tingkat/ordering/country/country'
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { isRefusal, type Refusal } from '@tingkat/ordering/refusal'
import {
  findMember,
  applyGroupOrderDeadlines,
  type GroupOrderResult,
  type MenuContext,
  type GroupOrder,
} from '@tingkat/ordering/group-order/group-order'
import { isGroupOrderEnded } from '@tingkat/ordering/group-order/group-order-states'
import type { Eater } from '../account/session.ts'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { problem, refused } from '../http/problem.ts'
import type { OrderStore } from '../order/store.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { TablePorts } from '../table/actions.ts'
import { groupQueue, type GroupJob } from './clock.ts'
import type { GroupEvents } from './group-events.ts'
import type { GroupOrderStore } from './store.ts'
import { toGroup, type ViewContext } from './view.ts'

export type GroupPorts = {
  groupOrders: GroupOrderStore
  orders: Pick<OrderStore, 'find'>
  catalogue: Catalogue
  groupEvents: GroupEvents
  jobs: Pick<Jobs, 'insertSql' | 'send'>
  seating: TablePorts
  publicUrl: string
  clock: () => Date
  newID: () => string
}

const againSeconds = 30
// Each lost race means that somebody else's change was written; fifty people on several servers never win so often in a row.
const triesMax = 20

export const viewContextOf = (
  { publicUrl }: Pick<GroupPorts, 'publicUrl'>,
  { countryCode }: Pick<GroupOrder, 'countryCode'>,
): ViewContext => ({ publicUrl, country: countryOf(countryCode) })

export function countryOf(code: string): Country {
  const country = findCountry(code)
  if (!country) throw new Error(`a shared basket is of no country: ${code}`)
  return countries[country.code]
}

/** When the clock has to look at the basket next, in milliseconds. */
export const dueOf = ({ deadline, expiresAt, state }: GroupOrder): number =>
  Date.parse(deadline !== null && state !== 'CONFIRMED' ? deadline : expiresAt)

export const jobFor = (
  { jobs }: Pick<GroupPorts, 'jobs'>,
  basket: GroupOrder,
  stays: boolean,
  now: Date,
) =>
  jobs.insertSql(groupQueue, { groupID: basket.groupID, stays } satisfies GroupJob, {
    startAfterSeconds: Math.max(1, (dueOf(basket) - now.getTime()) / 1000),
  })

/** The basket as time has left it, written down; jobs come when they can. */
export async function settleTime(ports: GroupPorts, basket: GroupOrder): Promise<GroupOrder> {
  const now = ports.clock()
  const passed = applyGroupOrderDeadlines(basket, menuOf(ports, basket), now)
  if (passed === basket) return basket
  if (!(await ports.groupOrders.write(passed, basket, null, now)))
    return (await ports.groupOrders.find(basket.groupID)) ?? basket
  ports.groupEvents.publishChange(passed)
  return passed
}

export function menuOf(
  { catalogue }: Pick<GroupPorts, 'catalogue'>,
  { countryCode, merchantID }: Pick<GroupOrder, 'countryCode' | 'merchantID'>,
): MenuContext | null {
  const country = countryOf(countryCode)
  const merchant = catalogue.of(country.code)?.merchants.get(merchantID)
  return merchant ? { merchant, country } : null
}

export async function findBasket(ports: GroupPorts, groupID: string): Promise<GroupOrder> {
  const basket = await ports.groupOrders.find(groupID)
  if (!basket) throw problem('not_found')
  return await settleTime(ports, basket)
}

// Changes of one basket wait for one another here, so that only other servers are raced with.
const lines = new WeakMap<GroupOrderStore, Map<string, Promise<unknown>>>()

async function inLine<T>(
  groupOrders: GroupOrderStore,
  groupID: string,
  work: () => Promise<T>,
): Promise<T> {
  const own = lines.get(groupOrders) ?? new Map<string, Promise<unknown>>()
  lines.set(groupOrders, own)
  const turn = (own.get(groupID) ?? Promise.resolve()).then(work, work)
  own.set(groupID, turn)
  try {
    return await turn
  } finally {
    if (own.get(groupID) === turn) own.delete(groupID)
  }
}

/** Makes the change on the basket as it is stored then, and gives it as the eater sees it. Throws not_found and the change's refusals, each with the `group` where a member asks. */
export async function changeBasket(
  ports: GroupPorts,
  { accountID }: Pick<Eater, 'accountID'>,
  groupID: string,
  change: (basket: GroupOrder, now: Date) => GroupOrderResult,
): Promise<GroupOrderView> {
  return await inLine(ports.groupOrders, groupID, async () => {
    for (let tries = 0; tries < triesMax; tries += 1) {
      const basket = await findBasket(ports, groupID)
      const now = ports.clock()
      const changed = change(basket, now)
      if (isRefusal(changed)) throw refusedIn(ports, basket, accountID, changed)
      if (changed === basket) return toGroup(basket, accountID, viewContextOf(ports, basket))
      // A deadline that came nearer needs a job of its own; the others find nothing to do.
      const job = dueOf(changed) < dueOf(basket) ? await jobFor(ports, changed, false, now) : null
      if (!(await ports.groupOrders.write(changed, basket, job, now))) continue
      ports.groupEvents.publishChange(changed)
      return toGroup(changed, accountID, viewContextOf(ports, changed))
    }
    throw problem('unavailable')
  })
}

function refusedIn(
  ports: Pick<GroupPorts, 'publicUrl'>,
  basket: GroupOrder,
  accountID: string,
  refusal: Refusal,
) {
  return refused(
    refusal,
    findMember(basket, accountID)
      ? { group: toGroup(basket, accountID, viewContextOf(ports, basket)) }
      : {},
  )
}

/** What a due job does: closes, gives up, or waits on; harmless when it comes late or twice. */
export async function workGroup(ports: GroupPorts, { groupID, stays }: GroupJob): Promise<void> {
  await inLine(ports.groupOrders, groupID, async () => {
    const found = await ports.groupOrders.find(groupID)
    if (!found) return
    const basket = await settleTime(ports, found)
    if (!stays || isGroupOrderEnded(basket.state)) return
    // Somebody may be paying just now, and a table is given up later the longer it is used.
    const wait = Math.max(againSeconds, (dueOf(basket) - ports.clock().getTime()) / 1000)
    await ports.jobs.send(groupQueue, { groupID, stays } satisfies GroupJob, {
      startAfterSeconds: wait,
    })
  })
}

/** Starts working the jobs. */
export async function startGroupClock(ports: GroupPorts & { jobs: Jobs }): Promise<void> {
  await ports.jobs.register<GroupJob>(groupQueue, (job) => workGroup(ports, job))
}
