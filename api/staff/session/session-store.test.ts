// Tests how long a session of staff may be idle in each console.
import type { ConsoleName } from '@tingkat/contract/console/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { openStaffSession } from '../../testing/staff.ts'
import { sessionLife } from './session-life.ts'
import { openStaffSessionStore } from './session-store.ts'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ countries: [], clock: () => lunchTime })
})
afterAll(() => api.close())

const minute = 60_000
// Each console has a different idle limit here, so that the test fails if a console uses the limit
// of another one.
const life = {
  desk: { ...sessionLife.desk, idleMs: 10 * minute },
  kitchen: { ...sessionLife['kitchen'], idleMs: 20 * minute },
  courier: { ...sessionLife.courier, idleMs: 30 * minute },
}

test.each(['desk', 'kitchen', 'courier'] as const)(
  'a session of the console %s ends after the idle time of this console (STAFF-11)',
  async (console: ConsoleName) => {
    const { personID, sessionID } = await openStaffSession(api, { memberships: [], console })
    const store = openStaffSessionStore(api.database, life)
    const after = (idleMs: number) =>
      store.list(personID, sessionID, new Date(lunchTime.getTime() + idleMs))
    expect(await after(life[console].idleMs - 1)).toHaveLength(1)
    expect(await after(life[console].idleMs)).toEqual([])
  },
)
