// Tests of `npm run sessions:end`: an operator ends the sessions of one account, or of all.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
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

test('needs either a phone number or --all', () => {
  expect(readTarget(['--phone', '+6581234567'])).toBe('+6581234567')
  expect(readTarget(['--all'])).toBeNull()
  for (const args of [[], ['--all', '--phone', '+6581234567'], ['--phone', '81234567']])
    expect(() => readTarget(args)).toThrow('Usage')
})
