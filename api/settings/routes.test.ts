// Tests of settings and flags over HTTP, and of orders while web ordering is off.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '@tingkat/contract/config'
import { paths } from '@tingkat/contract/paths'
import { pageSettingsOf } from '@tingkat/ordering/country/country-settings'
import { countryCodes } from '@tingkat/ordering/country/country'
import { defaultFlags, flagNames } from '@tingkat/ordering/flags'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '../platform/log.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { dinnerOf } from '../testing/dinner.ts'
import { logInByInjection, merchantWhere, pricedOrder, type TestEater } from '../testing/journey.ts'
import { FlagFileProvider } from './flag-file-provider.ts'
import { openFlags, type FlagReader } from './flags.ts'

const folder = mkdtempSync(join(tmpdir(), 'tingkat-settings-'))
const file = join(folder, 'flags.json')
let now = 0
let edits = 0
let flags: FlagReader
let api: TestApp
let eater: TestEater
let merchant: Merchant

beforeAll(async () => {
  flags = await openFlags(new FlagFileProvider(file, { log: silentLog, now: () => now }), () => now)
  api = await openTestApp({ flags })
  eater = await logInByInjection(api)
  merchant = merchantWhere(api, ({ isIntegrated }) => isIntegrated)
})
afterAll(async () => {
  await api.close()
  await flags.close()
  rmSync(folder, { recursive: true })
})

/**
 * Writes the flag file with another modification time, and advances
 * the clock by a second, so that the server notices the change.
 */
function writeFlags(content: object): void {
  writeFileSync(file, JSON.stringify(content))
  utimesSync(file, ++edits, edits)
  now += 1_000
}
const readConfig = async (country: string) =>
  (await api.app.inject(`${paths.config}?country=${country}`)).json<Config>()
const placeOrder = async (body: object, key: string = randomUUID()) =>
  await api.app.inject({
    method: 'POST',
    url: paths.orders,
    payload: body,
    headers: { cookie: eater.cookie, 'idempotency-key': key },
  })

test.each(countryCodes)(
  'COUN-03 FLAG-01: returns settings and all flags of %s',
  async (country) => {
    writeFlags({})
    const answer = await api.app.inject(`${paths.config}?country=${country}`)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.json()).toEqual({
      country,
      flags: defaultFlags,
      settings: pageSettingsOf(country),
    })
  },
)

test.each(['', 'mx', 'SG', '__proto__'])('COUN-02: refuses the country %j', async (country) => {
  expect((await api.app.inject(`${paths.config}?country=${country}`)).json()).toMatchObject({
    code: 'invalid_request',
    status: 400,
  })
})

test.each(flagNames)('FLAG-06: %s can be turned off and on while the server runs', async (name) => {
  for (const value of [false, true]) {
    writeFlags({ countries: { my: { [name]: value } } })
    expect((await readConfig('my')).flags).toEqual({ ...defaultFlags, [name]: value })
    expect((await readConfig('vn')).flags).toEqual(defaultFlags)
  }
})

test('FLAG-02 FLAG-06 ERR-15: refuses quotes and orders while web ordering is off', async () => {
  writeFlags({})
  const body = await pricedOrder(eater.client, merchant)
  writeFlags({ countries: { sg: { webOrdering: false } } })
  const quote = await api.app.inject({
    method: 'POST',
    url: paths.quotes,
    payload: dinnerOf(merchant, 1),
  })
  expect([quote.statusCode, quote.json().code]).toEqual([409, 'web_ordering_disabled'])
  const refused = await placeOrder(body)
  expect(refused.headers['content-type']).toContain('application/problem+json')
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'web_ordering_disabled'])
  writeFlags({ countries: { id: { webOrdering: false } } })
  expect((await placeOrder(body)).statusCode).toBe(201)
})

test('repeats the response of a placed order while web ordering is off', async () => {
  writeFlags({})
  const body = await pricedOrder(eater.client, merchant)
  const key = randomUUID()
  const first = await placeOrder(body, key)
  writeFlags({ everywhere: { webOrdering: false } })
  const again = await placeOrder(body, key)
  expect([again.statusCode, again.headers['idempotent-replayed'], again.body]).toEqual([
    201,
    'true',
    first.body,
  ])
})

test('MON-01: returns the address for error reports if there is one', async () => {
  const monitoring = { dsn: 'https://abc123@errors.example/7', environment: 'staging' } as const
  const monitored = await openTestApp({ flags, config: { monitoring } })
  try {
    expect(
      (await monitored.app.inject(`${paths.config}?country=sg`)).json<Config>().monitoring,
    ).toEqual(monitoring)
  } finally {
    await monitored.close()
  }
  expect(await readConfig('sg')).not.toHaveProperty('monitoring')
})
