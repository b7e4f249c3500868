// The settings: defaults, every fault at once, and nothing secret in a message.
import { expect, test } from 'vitest'
import { configFields, readConfig, type ConfigError } from './config.ts'

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env)
  } catch (error) {
    return (error as ConfigError).faults
  }
  return []
}

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    dataDir: './data',
    databaseUrl: undefined,
    databaseRetryMs: 30_000,
    busUrl: undefined,
    publicUrl: 'http://localhost:3000',
    production: false,
    simulator: true,
    simulatorSpeed: 20,
    logLevel: 'info',
    trustProxy: false,
    catalogue: 'demo',
    devInbox: true,
    flagsFile: 'data/flags.json',
    mediaDir: 'data/media',
    mediaAhead: true,
    geocoder: undefined,
    secretKey: undefined,
    sms: undefined,
    rateLimits: true,
    payments: { provider: 'sandbox' },
    demoBalances: true,
    tableCodes: false,
    outgoingPrivate: false,
    vapid: { subject: 'mailto:operator@tingkat.invalid' },
    telemetry: {
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      collector: undefined,
      serviceName: 'tingkat',
    },
  })
})

test('production turns the simulator and the inbox off; the port names the address', () => {
  expect(readConfig({ NODE_ENV: 'production', PORT: '4100', SIMULATOR_SPEED: '' })).toMatchObject({
    production: true,
    simulator: false,
    devInbox: false,
    publicUrl: 'http://localhost:4100',
    simulatorSpeed: 20,
  })
  expect(readConfig({ NODE_ENV: 'production', SIMULATOR: 'on' }).simulator).toBe(true)
})

test('every fault is listed in a sentence, without the values', () => {
  const faults = faultsOf({
    PORT: '70000',
    DATABASE_URL: 'mysql://root:secret@host/db',
    BUS_URL: 'nonsense',
    SIMULATOR: 'yes',
    SIMULATOR_SPEED: '-1',
    LOG_LEVEL: 'loud',
    DATABASE_RETRY_MS: '1.5',
  })
  expect(faults).toEqual([
    'PORT must be a whole number from 0 to 65535.',
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    'DATABASE_RETRY_MS must be a whole number from 0 to 3600000.',
    'BUS_URL must be an address that starts with nats://.',
    'SIMULATOR must be on or off.',
    'SIMULATOR_SPEED must be a number above 0, at most 10000.',
    'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.',
  ])
})

test('the development inbox is refused in production, beside other faults', () => {
  const faults = faultsOf({ NODE_ENV: 'production', DEV_INBOX: 'on', PORT: 'x' })
  expect(faults).toHaveLength(2)
  expect(faults.at(-1)).toMatch(/^DEV_INBOX must not be on in production/)
})

test('text messages need all of their settings, and turn the development inbox off', () => {
  const sms = { SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'secret', SMS_FROM: '+6580001234' }
  expect(readConfig(sms)).toMatchObject({
    devInbox: false,
    sms: { url: 'https://api.twilio.com', account: 'AC1', token: 'secret', from: '+6580001234' },
  })
  expect(readConfig({ ...sms, DEV_INBOX: 'on' }).devInbox).toBe(true)
  expect(faultsOf({ SMS_TOKEN: 'secret' })).toEqual([
    'SMS_ACCOUNT and SMS_FROM must be set too: text messages need SMS_ACCOUNT, SMS_TOKEN, SMS_FROM.',
  ])
  expect(faultsOf({ SECRET_KEY: 'short' })).toEqual([
    'SECRET_KEY must have at least 32 characters.',
  ])
})

test('a geocoder is an address and what it speaks', () => {
  expect(readConfig({ GEOCODER_URL: 'https://photon.test' }).geocoder).toEqual({
    url: 'https://photon.test',
    kind: 'photon',
  })
  expect(
    readConfig({ GEOCODER_URL: 'http://geo.test/osm', GEOCODER_KIND: 'nominatim' }).geocoder,
  ).toEqual({ url: 'http://geo.test/osm', kind: 'nominatim' })
  expect(faultsOf({ GEOCODER_URL: 'geo.test', GEOCODER_KIND: 'google' })).toEqual([
    'GEOCODER_URL must be an address that starts with http:// or https://.',
    'GEOCODER_KIND must be photon or nominatim.',
  ])
})

test('the described fields are those that are read', () => {
  for (const { name } of configFields.filter((field) => field.name !== 'NODE_ENV')) {
    const changed = [
      '\u0000',
      'on',
      'off',
      'none',
      '7',
      'debug',
      'https://x.test',
      'nats://x.test',
      'postgres://x.test/y',
    ].some((value) => {
      try {
        return JSON.stringify(readConfig({ [name]: value })) !== JSON.stringify(readConfig({}))
      } catch {
        return true
      }
    })
    expect(changed, name).toBe(true)
  }
  expect(configFields.map((field) => field.name)).toContain('NODE_ENV')
  expect(configFields).toHaveLength(44)
})

test('push messages name somebody to turn to; keys come in pairs; production reaches nothing inside', () => {
  expect(readConfig({ PUBLIC_URL: 'https://tingkat.test/' }).vapid).toEqual({
    subject: 'https://tingkat.test/',
  })
  const [publicKey, privateKey] = ['B'.repeat(87), 'x'.repeat(43)]
  expect(
    readConfig({
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:a@b.test',
    }).vapid,
  ).toEqual({ publicKey, privateKey, subject: 'mailto:a@b.test' })
  expect(faultsOf({ VAPID_PUBLIC_KEY: publicKey })).toEqual([
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are a pair: set both or neither.',
  ])
  expect(faultsOf({ VAPID_SUBJECT: 'http://a.test' })).toEqual([
    'VAPID_SUBJECT must start with https:// or mailto:.',
  ])
  expect(faultsOf({ NODE_ENV: 'production', OUTGOING_PRIVATE: 'on' })).toHaveLength(1)
})

test('PAY-04 in production nobody pays with test cards, and nobody is given money', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({
    payments: { provider: 'none' },
    demoBalances: false,
  })
  expect(
    faultsOf({ NODE_ENV: 'production', PAYMENT_PROVIDER: 'sandbox', DEMO_BALANCES: 'on' }),
  ).toHaveLength(2)
})

test('PAY-04 Stripe needs its three secrets, each fault without a value', () => {
  expect(faultsOf({ PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
    'STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set too: Stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET.',
  ])
  expect(
    readConfig({
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'a',
      STRIPE_PUBLISHABLE_KEY: 'b',
      STRIPE_WEBHOOK_SECRET: 'c',
    }).payments,
  ).toEqual({
    provider: 'stripe',
    secretKey: 'a',
    publishableKey: 'b',
    webhookSecret: 'c',
    url: 'https://api.stripe.com',
  })
})

test('errors are reported where a DSN is, under the environment that is named or that of the server', () => {
  const dsn = 'https://abc123@errors.example/7'
  expect(readConfig({}).monitoring).toBeUndefined()
  expect(readConfig({ SENTRY_DSN: dsn }).monitoring).toEqual({ dsn, environment: 'development' })
  expect(readConfig({ SENTRY_DSN: dsn, NODE_ENV: 'production' }).monitoring).toEqual({
    dsn,
    environment: 'production',
  })
  expect(
    readConfig({ SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: 'staging' }).monitoring?.environment,
  ).toBe('staging')
  for (const wrong of [
    'errors.example/7',
    'https://errors.example/7',
    'https://abc@errors.example/',
    'https://abc@errors.example/7?x',
  ])
    expect(faultsOf({ SENTRY_DSN: wrong })).toEqual([
      'SENTRY_DSN must look like https://key@host/project.',
    ])
  expect(faultsOf({ EVENTS_URL: 'ftp://events.example' })).toHaveLength(1)
})
