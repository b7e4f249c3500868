// Opens a server for tests of group orders, with the merchants of the test catalogue and their
// tables. Its clock stands still until a test moves it.
import type {
  GroupOrderView,
  GroupOrderMemberView,
} from '@tingkat/ordering/group-order/group-order-shape'
import { lunchTime, openTestApp } from '../testing/app.ts'
import { castCatalogue } from '../testing/cast.ts'
import { fixedFlags } from '../testing/flags.ts'
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
  merchant.ID === 'warung' ? { ...merchant, orderValueLimit: 0, tables, pickup: true } : merchant,
)

export const later = (minutes: number) => new Date(lunchTime.getTime() + minutes * 60_000)

/** Returns the outcome of a call: 'ok', or the code of its refusal. */
export async function outcomeOf(
  call: Promise<{ ok: true } | { ok: false; problem: { code: string } }>,
): Promise<string> {
  const result = await call
  return result.ok ? 'ok' : result.problem.code
}

/** Returns the member to whom the view was sent. */
export function ownMember({ members }: GroupOrderView): GroupOrderMemberView {
  const member = members.find(({ myself }) => myself)
  if (!member) throw new Error('the eater is not a member')
  return member
}

export async function openGroupOrderTest() {
  const clock = { now: lunchTime }
  const flags = fixedFlags()
  const server = await openTestApp({
    countries: [],
    flags,
    catalogues: [{ ...castCatalogue, merchants }],
    clock: () => clock.now,
  })
  return {
    server,
    clock,
    flags,

    async eaters(count: number): Promise<TestEater[]> {
      const loggedIn: TestEater[] = []
      for (let nth = 0; nth < count; nth += 1)
        loggedIn.push(await logInByInjection(server, undefined, `Eater ${nth}`))
      return loggedIn
    },

    /** Runs the job of the group order's deadline as if it were due now. */
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
