// A server with the cast's kitchen, its tables among them, for tests of group orders; its clock stands still until a test moves it on.
import type {
  GroupOrderView,
  GroupOrderMemberView,
} from '@tingkat/ordering/group-order/group-order-shape'
import { lunchTime, openTestApp } from '../testing/app.ts'
import { castCatalogue } from '../testing/cast.ts'
import { logInByInjection, type TestEater } from '../testing/journey.ts'
import type { GroupOrderPorts } from './changing-actions.ts'
import { runGroupClock } from './clock-actions.ts'
import { createKeyedLock } from './keyed-lock.ts'
import { openGroupOrderStore } from './store.ts'

const tables = ['7', '8', '9', '10'].map((tableNumber, nth) => ({
  tableID: `t${nth + 1}`,
  tableNumber,
}))
export const merchants = castCatalogue.merchants.map((merchant) =>
  merchant.ID === 'warung' ? { ...merchant, orderValueLimit: 0, tables } : merchant,
)

export const later = (minutes: number) => new Date(lunchTime.getTime() + minutes * 60_000)

/** What became of a call: 'yes', or the code of the refusal. */
export async function code(
  asked: Promise<{ ok: true } | { ok: false; problem: { code: string } }>,
): Promise<string> {
  const answer = await asked
  return answer.ok ? 'yes' : answer.problem.code
}

/** Whoever asked for the group. */
export function own({ members }: GroupOrderView): GroupOrderMemberView {
  const member = members.find((one) => one.myself)
  if (!member) throw new Error('they are not of the group')
  return member
}

export async function openKitchen() {
  const clock = { now: lunchTime }
  const server = await openTestApp({
    countries: [],
    catalogues: [{ ...castCatalogue, merchants }],
    clock: () => clock.now,
  })
  return {
    server,
    clock,

    async eaters(count: number): Promise<TestEater[]> {
      const all: TestEater[] = []
      for (let nth = 0; nth < count; nth += 1)
        all.push(await logInByInjection(server, undefined, `Eater ${nth}`))
      return all
    },

    /** What a due job would do. */
    passTime: async (groupID: string) =>
      await runGroupClock(
        {
          groupOrders: openGroupOrderStore(server.database),
          catalogue: server.deps.catalogue,
          groupOrderLock: createKeyedLock(),
          groupEvents: { publishChange: () => {} },
          jobs: server.deps.jobs,
          clock: () => clock.now,
        } as unknown as GroupOrderPorts,
        { groupID, stays: false },
      ),
  }
}
