// Tests that one administrator is left if two administrators remove each other at the same moment.
// One of the two transactions waits for a lock of the other, so these tests need PostgreSQL: the
// embedded database has a single connection.
import { fillPath } from '@tingkat/contract/paths'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { testEngine } from '../../testing/engine.ts'
import { openStaffSession, type StaffSession } from '../../testing/staff.ts'
import { lockAdmins, removeMembership, setPersonState } from './people-store.ts'

const membership = { role: 'platform_admin', scope: 'platform' } as const
let testApp: TestApp
let first: StaffSession
let second: StaffSession

beforeEach(async () => {
  testApp = await openTestApp({ countries: [] })
  first = await openStaffSession(testApp, { memberships: [membership] })
  second = await openStaffSession(testApp, { memberships: [membership] })
})
afterEach(() => testApp.close())

const remove = () =>
  testApp.app.inject({
    method: 'POST',
    url: staffPaths.membershipRemoval,
    headers: { cookie: second.cookie },
    payload: { actionID: 'remove-the-other', personID: first.personID, ...membership },
  })
const deactivate = () =>
  testApp.app.inject({
    method: 'PATCH',
    url: fillPath(staffPaths.person, { personID: first.personID }),
    headers: { cookie: second.cookie },
    payload: { state: 'deactivated' },
  })

/** Resolves when another connection to the database waits for a lock. */
const isWaiting = () =>
  vi.waitFor(
    async () => {
      const { rows } = await testApp.database.query(
        `select 1 from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(1)
    },
    { timeout: 30_000 },
  )

test.runIf(testEngine === 'postgres').each([
  ['removes', 'removed', remove],
  ['deactivates', 'removed', deactivate],
  ['removes', 'deactivated', remove],
  ['deactivates', 'deactivated', deactivate],
] as const)(
  'an administrator who %s the other while being %s is refused (STAFF-17)',
  async (_verb, change, send) => {
    let answer: ReturnType<typeof send> | undefined
    await testApp.database.transaction(async (open) => {
      await lockAdmins(open)
      if (change === 'removed') await removeMembership(open, second.personID, membership)
      else await setPersonState(open, second.personID, 'deactivated')
      // The second request is sent before the first one's transaction commits, while its sender is
      // still an administrator.
      answer = send()
      await isWaiting()
    })
    const { statusCode, body } = await answer!
    expect({ statusCode, code: JSON.parse(body).code }).toEqual({
      statusCode: 409,
      code: 'last_admin',
    })
    const { rows } = await testApp.database.query<{ id: string }>(
      `select p.id from person p join membership m on m.person_id = p.id
       where m.role = 'platform_admin' and p.state = 'active'`,
    )
    expect(rows).toEqual([{ id: first.personID }])
  },
)
