// Tests that strangers who request codes for an eater's number cannot
// keep the eater from logging in or from deleting the account.
import { randomUUID } from 'node:crypto'
import { paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import { codeIn } from '../testing/journey.ts'

let api: TestApp
let now = lunchTime
const advance = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000))
beforeAll(async () => {
  api = await openTestApp({ countries: [], clock: () => now, config: { trustProxy: 1 } })
})
afterAll(() => api.close())

let numbers = 0
const newPhone = () => `8333 ${String(1000 + ++numbers)}`
type From = { address: string; cookies?: Record<string, string> }

const askCode = async (phone: string, { address, cookies = {} }: From) =>
  await api.app.inject({
    method: 'POST',
    url: paths.loginCodes,
    payload: { countryCode: 'sg', phone },
    headers: { 'x-forwarded-for': address },
    cookies,
  })

async function readCode(codeID: string): Promise<string> {
  const inbox = await api.app.inject({ url: `${paths.inbox}?codeID=${codeID}` })
  return codeIn(inbox.json().messages[0].text)
}

/** Logs in with the cookies of `from` and returns the cookies that the response sets. */
async function logIn(phone: string, from: From): Promise<Record<string, string>> {
  const { codeID } = (await askCode(phone, from)).json<{ codeID: string }>()
  const answer = await api.app.inject({
    method: 'POST',
    url: paths.login,
    payload: { codeID, code: await readCode(codeID) },
    cookies: from.cookies ?? {},
  })
  expect(answer.statusCode).toBe(200)
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
}

/**
 * Requests codes for the number from one network until
 * the pause between codes has its maximum of 15 minutes.
 */
async function flood(phone: string, address: string): Promise<void> {
  for (let count = 0; count < 40; count += 1) {
    const answer = await askCode(phone, { address })
    if (answer.statusCode === 201) continue
    const wait = answer.json().context.retryAfterSeconds as number
    expect(wait).toBeLessThanOrEqual(15 * 60)
    if (wait === 15 * 60) return
    advance(wait)
  }
  throw new Error('the pauses do not grow')
}

const withoutSession = (cookies: Record<string, string>) =>
  Object.fromEntries(Object.entries(cookies).filter(([name]) => name.includes('device')))

test('a stranger who asks for codes all day delays a new device by minutes', async () => {
  const phone = newPhone()
  await flood(phone, '203.0.113.1')
  const refused = await askCode(phone, { address: '198.51.100.1' })
  expect(refused.statusCode).toBe(429)
  const wait = refused.json().context.retryAfterSeconds as number
  expect(wait).toBeLessThanOrEqual(10 * 60)
  // After `wait`, the eater's new device may request a code, but the stranger must wait longer.
  advance(wait)
  expect((await askCode(phone, { address: '203.0.113.1' })).statusCode).toBe(429)
  expect((await askCode(phone, { address: '198.51.100.1' })).statusCode).toBe(201)
})

test('a device that has logged in before does not wait for strangers', async () => {
  const phone = newPhone()
  const device = withoutSession(await logIn(phone, { address: '198.51.100.2' }))
  expect(Object.keys(device)).toEqual(['__Host-tingkat_device'])
  await flood(phone, '198.51.100.2')
  await flood(phone, '203.0.113.2')
  expect((await askCode(phone, { address: '198.51.100.2' })).statusCode).toBe(429)
  const back = await logIn(phone, { address: '198.51.100.2', cookies: device })
  expect(withoutSession(back)).toHaveProperty('__Host-tingkat_device')
})

test('the device cookie shortens the wait for its own number only, and not if it is forged', async () => {
  const [own, other] = [newPhone(), newPhone()]
  const device = withoutSession(await logIn(own, { address: '198.51.100.3' }))
  await flood(other, '198.51.100.3')
  expect((await askCode(other, { address: '198.51.100.3', cookies: device })).statusCode).toBe(429)
  await flood(own, '198.51.100.3')
  const value = Object.values(device)[0] ?? ''
  for (const forged of [
    value.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    value.replace(/\..*/, '.'),
    '',
    'x'.repeat(4_000),
  ]) {
    const cookies = { '__Host-tingkat_device': forged }
    expect((await askCode(own, { address: '198.51.100.3', cookies })).statusCode).toBe(429)
  }
  expect((await askCode(own, { address: '198.51.100.3', cookies: device })).statusCode).toBe(201)
})

test('strangers do not delay the deletion of an account; the deletion removes the device cookie', async () => {
  const phone = newPhone()
  const cookies = await logIn(phone, { address: '198.51.100.4' })
  await flood(phone, '203.0.113.4')
  const asked = await api.app.inject({
    method: 'POST',
    url: paths.myCodes,
    payload: {},
    cookies,
  })
  expect(asked.statusCode).toBe(201)
  const { codeID } = asked.json<{ codeID: string }>()
  const deleted = await api.app.inject({
    method: 'DELETE',
    url: paths.me,
    payload: { codeID, code: await readCode(codeID) },
    cookies,
  })
  expect(deleted.statusCode).toBe(200)
  expect(deleted.cookies).toContainEqual(
    expect.objectContaining({ name: '__Host-tingkat_device', value: '' }),
  )
})

test('the stored codes do not reveal the network that asked for them', async () => {
  await askCode(newPhone(), { address: '198.51.100.5' })
  const { rows } = await api.database.query<{ requester: Uint8Array }>(
    'select requester from login_code order by created_at desc limit 1',
  )
  expect(rows[0]?.requester).toHaveLength(32)
  expect(Buffer.from(rows[0]!.requester).toString('latin1')).not.toContain('198.51.100')
})

test('OPS-07 the limits on codes hold across servers on one database', async () => {
  const { database, catalogue, jobs, relay, bus, config } = api.deps
  const shared = { database, catalogue, jobs, relay, bus, config, countries: [] }
  const other = await openTestApp({ ...shared, clock: () => now, newID: randomUUID })
  const phone = newPhone()
  const codeID = (await askCode(phone, { address: '198.51.100.5' })).json<{ codeID: string }>()
    .codeID
  const code = await readCode(codeID)
  const wrong = code === '000000' ? '000001' : '000000'
  const enter = (server: TestApp, tried: string) =>
    server.app.inject({ method: 'POST', url: paths.login, payload: { codeID, code: tried } })
  // A code becomes invalid after five wrong guesses. The servers count
  // together: `api` receives three of the guesses, and `other` two.
  for (const server of [api, other, api, other, api])
    expect((await enter(server, wrong)).json().code).toBe('code_wrong')
  for (const server of [api, other])
    expect((await enter(server, code)).json().code).toBe('code_expired')

  await flood(phone, '198.51.100.5')
  const refused = await other.app.inject({
    method: 'POST',
    url: paths.loginCodes,
    payload: { countryCode: 'sg', phone },
    headers: { 'x-forwarded-for': '198.51.100.5' },
  })
  expect(refused.statusCode).toBe(429)
  await other.app.close()
})
