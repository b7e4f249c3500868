// Tests of the configuration: defaults of each mode, faults, and no values in error messages.
import { expect, test } from 'vitest'
import { environmentSchema } from './environment.ts'
import { ConfigError, readConfig } from '../config.ts'

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
  return []
}

const development = { NODE_ENV: 'development' }
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tingkat.test',
  SECRET_KEY: 'x'.repeat(32),
}

test('development works without any other setting', () => {
  expect(readConfig(development)).toEqual({
    role: 'all',
    countries: ['id', 'ph', 'th', 'vn', 'sg', 'my', 'mm', 'kh'],
    cells: {},
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    trustProxy: 0,
    rateLimits: true,
    shutdownDelayMs: 0,
    logLevel: 'info',
    securityContact: undefined,
    flagsFile: 'data/flags.json',
    dataDir: './data',
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    namesStatements: true,
    databaseRetryMs: 30_000,
    databaseLimits: {
      requestConnections: 10,
      jobConnections: 3,
      connectMs: 5_000,
      statementMs: 30_000,
    },
    bus: undefined,
    simulator: true,
    simulatorSkip: [],
    simulatorSpeed: 20,
    devInbox: true,
    demoBalances: true,
    catalogue: 'demo',
    mediaDir: 'data/media',
    mediaBucket: undefined,
    cdn: undefined,
    geocoder: undefined,
    mapStyleUrl: undefined,
    secretKey: undefined,
    formerSecretKey: undefined,
    sms: undefined,
    consoleUrl: 'http://localhost:3000',
    isDevelopment: true,
    oidc: undefined,
    mail: undefined,
    auditMonths: 36,
    payments: { provider: 'sandbox' },
    tableCodes: false,
    outgoingPrivate: false,
    vapid: { subject: 'mailto:operator@tingkat.invalid' },
    eventsUrl: undefined,
    eventsMaxBytes: 1_000_000_000,
    monitoring: undefined,
    telemetry: {
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      collector: undefined,
      serviceName: 'tingkat',
    },
  })
})

test('listens on loopback in development only, unless HOST names an address', () => {
  expect(readConfig({ ...development, HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  expect(readConfig({}).host).toBe('0.0.0.0')
  expect(readConfig(production).host).toBe('0.0.0.0')
})

test.each([[{}], [{ NODE_ENV: '' }], [{ NODE_ENV: 'test' }], [production]])(
  'turns off all conveniences of development in other modes: %j',
  (env) => {
    expect(readConfig(env)).toMatchObject({
      simulator: false,
      devInbox: false,
      demoBalances: false,
      payments: { provider: 'none' },
      tableCodes: true,
    })
    expect(faultsOf({ ...env, DEV_INBOX: 'on', SIMULATOR: 'on' })).toEqual([
      'DEV_INBOX may be on only with NODE_ENV=development: it shows login codes to anyone.',
      'SIMULATOR may be on only with NODE_ENV=development: it moves orders that no merchant has seen.',
    ])
  },
)

test.each(['prod', 'Production', 'dev', 'staging'])('refuses the unknown mode %s', (mode) => {
  expect(faultsOf({ NODE_ENV: mode })).toEqual([
    'NODE_ENV must be development, test or production.',
  ])
})

test('production names every missing setting', () => {
  expect(faultsOf({ NODE_ENV: 'production', RATE_LIMITS: 'off' })).toEqual([
    'SECRET_KEY must be set in production: at least 32 random characters.',
    'PUBLIC_URL must be set in production: an https address.',
    'RATE_LIMITS must not be off in production: anyone could guess login codes.',
  ])
  expect(faultsOf({ ...production, PUBLIC_URL: 'http://tingkat.test' })).toEqual([
    'PUBLIC_URL must start with https:// in production.',
  ])
  expect(faultsOf(production)).toEqual([])
})

test('production refuses private outgoing addresses', () => {
  expect(faultsOf({ ...production, OUTGOING_PRIVATE: 'on' })).toEqual([
    'OUTGOING_PRIVATE must not be on in production: it opens the private network to others.',
  ])
})

test('production sends mail only over TLS', () => {
  const faultsWith = (url: string) =>
    faultsOf({ ...production, MAIL_URL: url, MAIL_FROM: 'Tingkat <team@tingkat.test>' })
  for (const url of [
    'smtps://u:p@mail.test:465',
    'smtp://u:p@mail.test:587?requireTLS=true',
    'smtp://localhost:25',
    'smtp://127.0.0.1:25',
    'smtp://[::1]:25',
  ])
    expect(faultsWith(url)).toEqual([])
  for (const url of [
    'smtp://u:p@mail.test:587',
    'smtp://u:p@mail.test:587?requireTLS=false',
    'smtp://u:p@mail.test:587?requireTLS=false&requireTLS=true',
    'smtp://localhost.test:25',
  ])
    expect(faultsWith(url)).toEqual([
      'MAIL_URL must start with smtps://, or end with ?requireTLS=true, in production.',
    ])
  expect(faultsOf({ MAIL_URL: 'smtp://mail.test', MAIL_FROM: 'team@tingkat.test' })).toEqual([])
})

test('uses the default for an empty variable', () => {
  expect(readConfig({ PORT: '4100', SIMULATOR_SPEED: ' ' })).toMatchObject({
    publicUrl: 'http://localhost:4100',
    simulatorSkip: [],
    simulatorSpeed: 20,
  })
})

test('lists every fault in a sentence, without the values', () => {
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
    'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.',
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    'DATABASE_RETRY_MS must be a whole number from 0 to 3600000.',
    'BUS_URL must be addresses that start with nats:// or tls://, separated by commas.',
    'SIMULATOR must be on or off.',
    'SIMULATOR_SPEED must be a number above 0, at most 10000.',
  ])
})

test('lists faults of combinations beside those of single settings', () => {
  expect(faultsOf({ ...production, DEV_INBOX: 'on', PORT: 'x' })).toEqual([
    'PORT must be a whole number from 0 to 65535.',
    'DEV_INBOX may be on only with NODE_ENV=development: it shows login codes to anyone.',
  ])
})

test('text messages need all of their settings, and turn the development inbox off', () => {
  const sms = { SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'secret', SMS_FROM: '+6580001234' }
  expect(readConfig({ ...development, ...sms })).toMatchObject({
    devInbox: false,
    sms: { url: 'https://api.twilio.com', account: 'AC1', token: 'secret', from: '+6580001234' },
  })
  expect(readConfig({ ...development, ...sms, DEV_INBOX: 'on' }).devInbox).toBe(true)
  expect(faultsOf({ SMS_TOKEN: 'secret' })).toEqual([
    'SMS_ACCOUNT must be set too: SMS_ACCOUNT, SMS_TOKEN, SMS_FROM are used together.',
    'SMS_FROM must be set too: SMS_ACCOUNT, SMS_TOKEN, SMS_FROM are used together.',
  ])
})

test('refuses a short secret key', () => {
  expect(faultsOf({ ...production, SECRET_KEY: 'short' })).toEqual([
    'SECRET_KEY must have at least 32 characters.',
  ])
})

test('reads the address and the protocol of a geocoder', () => {
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

const sampleValues = [
  '\u0000',
  'on',
  'off',
  'none',
  '7',
  'debug',
  'https://x.test',
  'nats://x.test',
  'postgres://x.test/y',
]

test('every variable of the schema changes the configuration or is refused', () => {
  const names = Object.keys(environmentSchema.shape)
  expect(names).toHaveLength(76)
  const defaults = JSON.stringify(readConfig({}))
  for (const name of names) {
    const hasEffect = sampleValues.some((value) => {
      const env = { [name]: value }
      return faultsOf(env).length > 0 || JSON.stringify(readConfig(env)) !== defaults
    })
    expect(hasEffect, name).toBe(true)
  }
})

test('push messages have a contact, and VAPID keys come in pairs', () => {
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
    'VAPID_PRIVATE_KEY must be set too: VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY are used together.',
  ])
  expect(faultsOf({ VAPID_SUBJECT: 'http://a.test' })).toEqual([
    'VAPID_SUBJECT must start with https:// or mailto:.',
  ])
})

test('PAY-04 production takes no test cards and gives no demo balances', () => {
  expect(readConfig(production)).toMatchObject({
    payments: { provider: 'none' },
    demoBalances: false,
  })
  expect(faultsOf({ ...production, PAYMENT_PROVIDER: 'sandbox', DEMO_BALANCES: 'on' })).toEqual([
    'DEMO_BALANCES must not be on in production: it gives money away.',
    'PAYMENT_PROVIDER must not be sandbox in production: its cards pay nothing.',
  ])
})

test('PAY-04 Stripe needs its three secrets', () => {
  const message =
    'must be set too: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET are used together.'
  expect(faultsOf({ PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
    `STRIPE_PUBLISHABLE_KEY ${message}`,
    `STRIPE_WEBHOOK_SECRET ${message}`,
  ])
  expect(faultsOf({ PAYMENT_PROVIDER: 'stripe' })).toHaveLength(3)
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

test('error reports have the environment of the settings, or by default that of the mode', () => {
  const dsn = 'https://abc123@errors.example/7'
  expect(readConfig({}).monitoring).toBeUndefined()
  expect(readConfig({ SENTRY_DSN: dsn }).monitoring).toEqual({ dsn, environment: 'development' })
  expect(readConfig({ ...production, SENTRY_DSN: dsn }).monitoring).toEqual({
    dsn,
    environment: 'production',
  })
  expect(
    readConfig({ SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: 'staging' }).monitoring?.environment,
  ).toBe('staging')
})

test.each([
  'errors.example/7',
  'https://errors.example/7',
  'https://abc@errors.example/',
  'https://abc@errors.example/7?x',
])('refuses the Sentry DSN %s', (dsn) => {
  expect(faultsOf({ SENTRY_DSN: dsn })).toEqual([
    'SENTRY_DSN must look like https://key@host/project.',
  ])
})

test('refuses an address for analytics events that is not http', () => {
  expect(faultsOf({ EVENTS_URL: 'ftp://events.example' })).toHaveLength(1)
})

test('OPS-05 the roles web and worker need PostgreSQL', () => {
  expect(readConfig({}).role).toBe('all')
  const DATABASE_URL = 'postgres://db.test/tingkat'
  for (const ROLE of ['web', 'worker']) {
    expect(readConfig({ ROLE, DATABASE_URL }).role).toBe(ROLE)
    expect(faultsOf({ ROLE })).toEqual([
      'ROLE must be all with the embedded database, which only one process can open: ' +
        'set DATABASE_URL, or leave ROLE unset.',
    ])
  }
  expect(faultsOf({ ROLE: 'both' })).toEqual(['ROLE must be web, worker or all.'])
})

test('OPS-08 reads a list of NATS servers with certificates and one account', () => {
  const BUS_URL = 'tls://a:b@one.test:4222, tls://a:b@two.test'
  const files = { BUS_CA: 'ca.pem', BUS_CERT: 'cert.pem', BUS_KEY: 'key.pem' }
  expect(readConfig({ BUS_URL, ...files }).bus).toEqual({
    servers: ['tls://a:b@one.test:4222', 'tls://a:b@two.test'],
    ca: 'ca.pem',
    cert: 'cert.pem',
    key: 'key.pem',
    credentials: undefined,
  })
  expect(readConfig({ BUS_URL: 'nats://x', BUS_CREDENTIALS: 'x.creds' }).bus).toMatchObject({
    credentials: 'x.creds',
  })
  expect(faultsOf({ BUS_URL: 'nats://a:b@one.test,nats://a:c@two.test' })).toEqual([
    'BUS_URL must have the same user and password in each address.',
  ])
  expect(faultsOf({ BUS_URL: 'nats://one.test,http://two.test' })).toHaveLength(1)
  expect(faultsOf({ BUS_URL: 'nats://one.test,' })).toHaveLength(1)
  expect(faultsOf({ BUS_URL, BUS_CERT: 'cert.pem' })).toEqual([
    'BUS_KEY must be set too: BUS_CERT, BUS_KEY are used together.',
  ])
  expect(faultsOf({ BUS_CA: 'ca.pem' })).toEqual([
    'BUS_CA needs BUS_URL: it belongs to NATS servers.',
  ])
})

test('OPS-11 reads the bucket of pictures with its keys from the address or beside it', () => {
  const read = (env: Record<string, string>) => readConfig(env).mediaBucket
  const bucket = { bucket: 'pictures', accessKey: 'ID', secretKey: 'a/b' }
  expect(read({ MEDIA_URL: 's3://ID:a%2Fb@store.example/pictures' })).toEqual({
    ...bucket,
    endpoint: 'https://store.example',
    region: 'us-east-1',
  })
  const separate = {
    MEDIA_URL: 's3://127.0.0.1:9000/pictures?region=garage&tls=off',
    MEDIA_ACCESS_KEY: 'ID',
    MEDIA_SECRET_KEY: 'a/b',
  }
  expect(read(separate)).toEqual({
    ...bucket,
    endpoint: 'http://127.0.0.1:9000',
    region: 'garage',
  })
  const { MEDIA_SECRET_KEY: _, ...half } = separate
  expect(() => read(half)).toThrow('MEDIA_SECRET_KEY')
  expect(() => read({ MEDIA_URL: separate.MEDIA_URL })).toThrow('MEDIA_ACCESS_KEY')
  for (const wrong of [
    'https://store.example/pictures',
    's3://ID:secret@store.example',
    's3://ID:secret@store.example/UPPER',
    's3://ID@store.example/pictures',
    's3://ID:secret@store.example/pictures?tls=maybe',
    's3://ID:secret@store.example/pictures?region=a%20b',
  ])
    expect(() => read({ MEDIA_URL: wrong }), wrong).toThrow('MEDIA_URL must look like s3://KEY')
})

test('OPS-12 a CDN needs what its purges need', () => {
  expect(readConfig({ CDN: 'none' }).cdn).toBeUndefined()
  expect(faultsOf({ CDN_TOKEN: 'T' })).toEqual([
    'CDN_TOKEN needs CDN: fastly, cloudflare or webhook.',
  ])
  expect(readConfig({ CDN: 'fastly', CDN_TOKEN: 'T', CDN_SERVICE: 'S' }).cdn).toEqual({
    kind: 'fastly',
    token: 'T',
    service: 'S',
    url: 'https://api.fastly.com',
  })
  expect(
    readConfig({ CDN: 'webhook', CDN_PURGE_URL: 'http://cache/purge', CDN_TOKEN: 'T' }).cdn,
  ).toMatchObject({
    kind: 'webhook',
    url: 'http://cache/purge',
  })
  expect(() => readConfig({ CDN: 'cloudflare', CDN_TOKEN: 'T' })).toThrow('CDN_SERVICE')
  expect(() => readConfig({ CDN: 'webhook' })).toThrow('CDN_PURGE_URL')
  expect(() => readConfig({ CDN: 'akamai' })).toThrow('CDN must be none, fastly')
})

test('OPS-25 a former key needs a time and a key that replaces it', () => {
  const [SECRET_KEY, SECRET_KEY_FORMER] = ['x'.repeat(32), 'y'.repeat(32)]
  const SECRET_KEY_FORMER_UNTIL = '2027-03-31T00:00:00+08:00'
  expect(readConfig({ SECRET_KEY, SECRET_KEY_FORMER, SECRET_KEY_FORMER_UNTIL })).toMatchObject({
    secretKey: SECRET_KEY,
    formerSecretKey: { key: SECRET_KEY_FORMER, until: new Date('2027-03-30T16:00:00Z') },
  })
  expect(faultsOf({ SECRET_KEY, SECRET_KEY_FORMER })).toEqual([
    'SECRET_KEY_FORMER_UNTIL must be set too: SECRET_KEY_FORMER, SECRET_KEY_FORMER_UNTIL are used ' +
      'together.',
  ])
  expect(faultsOf({ SECRET_KEY_FORMER, SECRET_KEY_FORMER_UNTIL })).toEqual([
    'SECRET_KEY must be set too: SECRET_KEY_FORMER is before it.',
  ])
  expect(
    faultsOf({ SECRET_KEY, SECRET_KEY_FORMER: SECRET_KEY, SECRET_KEY_FORMER_UNTIL: 'soon' }),
  ).toEqual([
    'SECRET_KEY_FORMER_UNTIL must be a time such as 2027-03-31T00:00:00Z.',
    'SECRET_KEY_FORMER must differ from SECRET_KEY.',
  ])
})

test('OPS-06 reads the countries of a process and the addresses of other cells', () => {
  const CELLS = 'sg=https://west.test/, my = https://east.test:8443/base'
  expect(readConfig({ COUNTRIES: 'sg, MY,sg', CELLS })).toMatchObject({
    countries: ['sg', 'my'],
    cells: { sg: 'https://west.test', my: 'https://east.test:8443/base' },
  })
  expect(faultsOf({ COUNTRIES: 'sg,de', CELLS: 'sg=west.test' })).toEqual([
    'COUNTRIES must be countries of id, ph, th, vn, sg, my, mm, kh, separated by commas.',
    'CELLS must be countries with addresses, such as sg=https://west.example,my=https://….',
  ])
})
