// Tests of `npm run check`: a line for each service, what to do, and no secrets.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openHttpStub, type HttpStub } from '../../testing/http-stub.ts'
import { adminUrl, testEngine } from '../../testing/engine.ts'
import { freePort } from '../../testing/free-port.ts'
import { natsServer, startNats, stopNats } from '../../testing/nats.ts'
import { formatResult, runChecks } from './check.ts'
import { listChecks } from './service-checks.ts'

const folder = mkdtempSync(join(tmpdir(), 'tingkat-check-'))
let stub: HttpStub
beforeAll(async () => {
  stub = await openHttpStub()
})
afterAll(async () => {
  await stub.close()
  rmSync(folder, { recursive: true, force: true })
})

async function check(env: Record<string, string>): Promise<Record<string, string>> {
  const config = readConfig({ DATA_DIR: folder, ...env })
  const results = await runChecks(listChecks(config))
  return Object.fromEntries(results.map((result) => [result.name, formatResult(result)]))
}

test('OPS-24 says what happens without a service', async () => {
  const lines = await check({ NODE_ENV: 'development' })
  expect(lines['database']).toBe(`ok       database  embedded, in ${folder}`)
  expect(lines['media']).toBe(`ok       media     folder ${folder}/media`)
  expect(lines['bus']).toContain('not set  bus       one process only')
  expect(lines['sms']).toContain('login codes appear on the login page')
  expect(Object.keys(lines)).toHaveLength(8)
})

test('OPS-24 says what to do about services that fail, without their secrets', async () => {
  stub.respond = () => 401
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const lines = await check({
    DATABASE_URL: 'postgres://eater:geheim@127.0.0.1:1/tingkat',
    BUS_URL: 'nats://node:geheim@127.0.0.1:1',
    MEDIA_DIR: join(file, 'media'),
    SMS_URL: stub.url,
    SMS_ACCOUNT: 'AC1',
    SMS_TOKEN: 'geheim',
    SMS_FROM: '+6580001234',
    MAIL_URL: 'smtp://staff:geheim@127.0.0.1:1',
    MAIL_FROM: 'staff@tingkat.test',
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_geheim',
    STRIPE_PUBLISHABLE_KEY: 'pk',
    STRIPE_WEBHOOK_SECRET: 'geheim',
    STRIPE_URL: stub.url,
    GEOCODER_URL: `http://127.0.0.1:${await freePort()}`,
  })
  for (const name of ['database', 'bus', 'media', 'sms', 'mail', 'payments', 'geocoder'])
    expect(lines[name], name).toMatch(/^FAILED .*\. (Check|Let) .*\.$/)
  expect(lines['sms']).toContain('it answered 401. Check SMS_URL, SMS_ACCOUNT and SMS_TOKEN.')
  expect(lines['geocoder']).toContain('ECONNREFUSED')
  expect(JSON.stringify(lines)).not.toContain('geheim')
  expect(stub.received.map(({ path }) => path).toSorted()).toEqual([
    '/2010-04-01/Accounts/AC1.json',
    '/v1/balance',
  ])
})

test.runIf(testEngine === 'postgres' && natsServer !== undefined)(
  'OPS-24 finds PostgreSQL and NATS, with addresses and versions',
  async () => {
    const port = await freePort()
    const nats = await startNats(port)
    const BUS_URL = `nats://127.0.0.1:${port}`
    const lines = await check({
      DATABASE_URL: adminUrl(),
      DATABASE_DIRECT_URL: adminUrl(),
      BUS_URL,
    })
    expect(lines['database']).toMatch(/^ok {7}database {2}PostgreSQL \d+.* at /)
    expect(lines['direct']).toMatch(/^ok {7}direct {4}PostgreSQL \d+/)
    expect(lines['bus']).toMatch(new RegExp(`^ok {7}bus {7}NATS \\d.* at 127.0.0.1:${port}$`))
    expect(JSON.stringify(lines)).not.toContain(new URL(adminUrl()).password)
    await stopNats(nats)
  },
)
