// Tests of `npm run sessions:end`: somebody who runs the server ends the sessions of one account,
// or of all.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { testEngine } from '../testing/engine.ts'
import { logInByInjection, unwrap } from '../testing/journey.ts'
import { endSessionsOf, readTarget } from './end-sessions-command.ts'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ countries: [] })
})
afterAll(() => api.close())

test('ends the sessions of one account and leaves the others', async () => {
  const [eater, other] = [await logInByInjection(api), await logInByInjection(api)]
  expect(await endSessionsOf(api.database, eater.phone)).toBe(1)
  expect(unwrap(await eater.client.readMe()).loggedIn).toBe(false)
  expect(unwrap(await other.client.readMe()).loggedIn).toBe(true)
  expect(await endSessionsOf(api.database, eater.phone)).toBe(0)
  expect(await endSessionsOf(api.database, '+6580000000')).toBe(0)
})

test('ends all sessions', async () => {
  const [eater, other] = [await logInByInjection(api), await logInByInjection(api)]
  expect(await endSessionsOf(api.database, null)).toBeGreaterThanOrEqual(2)
  for (const { client } of [eater, other])
    expect(unwrap(await client.readMe()).loggedIn).toBe(false)
})

/** Returns the number of statements that wait for the lock of a session. */
async function countWaiting(): Promise<number> {
  const { rows } = await api.database.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'
       and query like '%delete from session%'`,
  )
  return rows[0]?.waiting ?? 0
}

// The embedded database has only one connection, so transactions never overlap.
test.runIf(testEngine === 'postgres')(
  'ending all sessions locks them in the order of their tokens',
  { timeout: 60_000 },
  async () => {
    const eater = await logInByInjection(api)
    // Inserts the session with the higher token hash first, so that a statement without sorting
    // would lock that session first.
    for (const byte of [0xff, 0x00])
      await api.database.query(
        `insert into session (token_hash, id, account_id, created_at, seen_at, expires_at)
         select $1, $2, account_id, created_at, seen_at, expires_at from session
         where account_id = (select id from account where phone = $3) limit 1`,
        [Buffer.alloc(32, byte), `session-${byte}`, eater.phone],
      )
    let ending: Promise<number> | undefined
    await api.database.transaction(async (transaction) => {
      await sql`select 1 from session where id = 'session-0' for update`.execute(transaction)
      ending = endSessionsOf(api.database, null)
      await expect.poll(countWaiting, { timeout: 20_000 }).toBe(1)
      await sql`
        select 1 from session where id = 'session-255' for update nowait`.execute(transaction)
    })
    expect(await ending).toBeGreaterThanOrEqual(3)
  },
)

test('needs either a phone number or --all', () => {
  expect(readTarget(['--phone', '+6581234567'])).toBe('+6581234567')
  expect(readTarget(['--all'])).toBeNull()
  for (const args of [[], ['--all', '--phone', '+6581234567'], ['--phone', '81234567']])
    expect(() => readTarget(args)).toThrow('Usage')
})
