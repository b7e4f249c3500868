// Defines the environment variables: type, default and description of every setting.
import { isIP } from 'node:net'
import { monitoringEnvironments } from '@tingkat/contract/config'
import { z } from 'zod'
import { countryCodes, findCountry, type CountryCode } from '@tingkat/ordering/country/country'
import type { TrustedProxies } from '../http/app.ts'
import type { Cells } from '../http/cells.ts'
import { cdnKinds } from '../cdn/surrogate-keys.ts'
import { checkCombinations } from './environment-rules.ts'
import { s3Address } from './s3-address.ts'

const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message))
}

const positive = (max: number) => {
  const message = `must be a number above 0, at most ${max}`
  return z.string().transform(Number).pipe(z.number(message).gt(0, message).max(max, message))
}

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`)

const onOff = oneOf(['on', 'off']).transform((value) => value === 'on')

const trustedProxies = z.string().transform((text, { addIssue }): TrustedProxies => {
  if (text === 'off') return 0
  if (text === 'on') return 1
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  if (networks.every(isNetwork)) return networks
  addIssue('must be off, on, a number from 1 to 9, or networks such as 10.0.0.0/8,192.168.1.5')
  return z.NEVER
})

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

const urlWith = (...protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    )

const countryList = z.string().transform((text, { addIssue }): CountryCode[] => {
  const found = text.split(',').map((code) => findCountry(code.trim())?.code)
  if (found.every((code) => code !== undefined)) return [...new Set(found)]
  addIssue(`must be countries of ${countryCodes.join(', ')}, separated by commas`)
  return z.NEVER
})

const cellAddresses = z.string().transform((text, { addIssue }): Cells['cells'] => {
  const entries = text.split(',').map((entry) => {
    const [, code, address = ''] = /^\s*(\w+)\s*=\s*(https?:\/\/\S+?)\/*\s*$/.exec(entry) ?? []
    return [findCountry(code)?.code, address] as const
  })
  if (entries.every(([code, address]) => code && URL.canParse(address)))
    return Object.fromEntries(entries)
  addIssue('must be countries with addresses, such as sg=https://west.example,my=https://…')
  return z.NEVER
})

const busServers = z.string().transform((text, { addIssue }): string[] => {
  const servers = text.split(',').map((server) => server.trim())
  if (!servers.every((server) => /^(nats|tls):\/\/./.test(server) && URL.canParse(server))) {
    addIssue('must be addresses that start with nats:// or tls://, separated by commas')
    return z.NEVER
  }
  const users = servers.map((server) => new URL(server)).filter(({ username }) => username)
  if (new Set(users.map(({ username, password }) => `${username}:${password}`)).size > 1) {
    addIssue('must have the same user and password in each address')
    return z.NEVER
  }
  return servers
})

/**
 * Whether the text is a Sentry DSN: a public key, a host,
 * and the project number as the last segment of the path.
 */
const isDsn = (text: string) =>
  URL.canParse(text) && /^https?:\/\/\w+@[\w.-]+(?::\d+)?\/(?:[\w-]+\/)*\d+$/.test(text)

/** Description of each setting. `defaultText` describes a default that is not a fixed value. */
export const settingDocs = z.registry<{ description: string; defaultText?: string }>()

const described = <T extends z.ZodType>(
  schema: T,
  description: string,
  defaultText?: string,
): T => {
  settingDocs.add(schema, { description, ...(defaultText ? { defaultText } : {}) })
  return schema
}

const inDevelopment = 'on with NODE_ENV=development, else off'

const server = {
  NODE_ENV: described(
    oneOf(['development', 'test', 'production']).optional(),
    'Mode: development, test or production. Other values are refused.',
    'development with `npm start` and `npm run dev`',
  ),
  ROLE: described(
    oneOf(['web', 'worker', 'all']).default('all'),
    'web: serve requests and streams. worker: run jobs, publish events, send webhooks and push ' +
      'messages, delete old rows, and serve `/healthz` and `/readyz` only. all: both. The first ' +
      'two need DATABASE_URL, and at least one process of each.',
  ),
  COUNTRIES: described(
    countryList.optional(),
    'Countries that this process serves, separated by commas: `sg,my`. Others get 421 ' +
      '`wrong_cell`. Give each such cell a database of its own; see docs/cells.md.',
    'all',
  ),
  CELLS: described(
    cellAddresses.optional(),
    'Addresses of the cells, `sg=https://west.example,my=https://east.example`: where this ' +
      'process sends requests for countries that it does not serve.',
  ),
  PORT: described(whole(0, 65_535).default(3000), 'Port that the server listens on.'),
  HOST: described(
    z.string().optional(),
    'IP address that the server listens on.',
    '127.0.0.1 with NODE_ENV=development, else 0.0.0.0',
  ),
  PUBLIC_URL: described(
    urlWith('http:', 'https:').optional(),
    'Address under which browsers reach the server. Required in production, with https.',
    'http://localhost:PORT',
  ),
  TRUST_PROXY: described(
    trustedProxies.default(0),
    'Proxies in front of the server, from whose headers it takes the client address: their ' +
      'number, or a comma-separated list of their networks (`10.0.0.0/8`). on: one proxy.',
    'off',
  ),
  RATE_LIMITS: described(
    onOff.default(true),
    'off: no limits on request rates and on orders in cash, for load tests. Refused in production.',
  ),
  SHUTDOWN_DELAY_MS: described(
    whole(0, 60_000).optional(),
    'How long the server takes new connections after SIGTERM, while `/readyz` is 503, in ' +
      'milliseconds. Set it above the interval of the balancer’s probes.',
    '5000 with NODE_ENV=production, else 0',
  ),
  LOG_LEVEL: described(
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'fatal, error, warn, info, debug, trace or silent.',
  ),
  SECURITY_CONTACT: described(
    z
      .string()
      .regex(/^(mailto:|https:\/\/|tel:)\S+$/, 'must start with mailto:, https:// or tel:')
      .optional(),
    'Contact for reports of vulnerabilities: a `mailto:`, `https:` or `tel:` address in ' +
      '`/.well-known/security.txt`. Without it there is no such file.',
  ),
  FLAGS_FILE: described(
    z.string().optional(),
    'File of feature flags, global and per country; see docs/flags.md.',
    'DATA_DIR/flags.json',
  ),
}

const storage = {
  DATA_DIR: described(
    z.string().default('./data'),
    'Folder of the embedded database. Not used with DATABASE_URL.',
  ),
  DATABASE_URL: described(
    urlWith('postgres:', 'postgresql:').optional(),
    'PostgreSQL server (`postgres://user:password@host:port/name`), instead of the embedded database.',
  ),
  DATABASE_DIRECT_URL: described(
    urlWith('postgres:', 'postgresql:').optional(),
    'The same database without the pooler (PgBouncer) that DATABASE_URL leads to. Tables are ' +
      'created and changed there; see [behind a pooler](#behind-a-pooler).',
  ),
  DATABASE_NAMED_STATEMENTS: described(
    onOff.default(true),
    'off: prepare no statements under a name, for a pooler that does not keep them.',
  ),
  DATABASE_POOL: described(
    whole(1, 1_000).default(10),
    'Connections to PostgreSQL that requests of this process may open.',
  ),
  JOBS_POOL: described(
    whole(1, 100).default(3),
    'Connections to PostgreSQL that jobs of this process may open, besides DATABASE_POOL.',
  ),
  DATABASE_CONNECT_MS: described(
    whole(100, 600_000).default(5_000),
    'How long a request waits for a connection to PostgreSQL, in milliseconds.',
  ),
  DATABASE_STATEMENT_MS: described(
    whole(100, 3_600_000).default(30_000),
    'How long a statement may run in PostgreSQL, in milliseconds.',
  ),
  DATABASE_RETRY_MS: described(
    whole(0, 3_600_000).default(30_000),
    'How long to retry the first connection to the database, in milliseconds.',
  ),
  BUS_URL: described(
    busServers.optional(),
    'NATS servers for events between processes: `nats://host:port`, or `tls://host:port` to ' +
      'require TLS and a certificate for that host, separated by commas, with the same user and ' +
      'password in each (`nats://user:password@host`). Needed with several processes; ' +
      'without it they poll the database.',
  ),
  BUS_CA: described(
    z.string().optional(),
    'File with the certificates (PEM) of the authorities that the NATS servers’ certificates ' +
      'come from.',
    'those of the system',
  ),
  BUS_CERT: described(
    z.string().optional(),
    'File with the client certificate (PEM) for NATS servers that ask for one.',
  ),
  BUS_KEY: described(z.string().optional(), 'File with the key (PEM) of that certificate.'),
  BUS_CREDENTIALS: described(
    z.string().optional(),
    'File with NATS credentials (`.creds`), instead of user and password.',
  ),
}

const demo = {
  SIMULATOR: described(
    onOff.optional(),
    'on: simulated merchants and couriers move every order. Needs NODE_ENV=development.',
    inDevelopment,
  ),
  SIMULATOR_SKIP: described(
    z
      .string()
      .default('')
      .transform((text) =>
        text
          .split(',')
          .map((id) => id.trim())
          .filter(Boolean),
      ),
    'Ids of merchants and fleets that you play by hand, separated by commas: ' +
      '`sg-m1,simulator-courier-sg`. Merchants with a live console device are left out anyway.',
    'none',
  ),
  SIMULATOR_SPEED: described(
    positive(10_000).default(20),
    'Speed of the simulator as a multiple of real time.',
  ),
  DEV_INBOX: described(
    onOff.optional(),
    'on: the login page shows the one-time codes. Needs NODE_ENV=development.',
    'on with NODE_ENV=development and no SMS provider, else off',
  ),
  DEMO_BALANCES: described(
    onOff.optional(),
    'on: new accounts get credit, points and a pay-later limit. Refused in production.',
    inDevelopment,
  ),
}

const catalogue = {
  CATALOGUE: described(
    oneOf(['demo', 'none']).default('demo'),
    'demo: import the demo catalogue of each country that has no other catalogue. none: import nothing.',
  ),
  MEDIA_DIR: described(
    z.string().optional(),
    "Folder of operators' photos and private files. Several servers may share it.",
    'DATA_DIR/media, with DATABASE_URL a temporary folder',
  ),
  MEDIA_URL: described(
    s3Address.optional(),
    'Bucket of an S3-compatible store instead of the folder: `s3://KEY:SECRET@host/bucket`. ' +
      '`?region=` names its region (default us-east-1), `?tls=off` uses plain http.',
  ),
  MEDIA_ACCESS_KEY: described(
    z.string().optional(),
    'Access key of the bucket, if MEDIA_URL has none.',
  ),
  MEDIA_SECRET_KEY: described(z.string().optional(), 'Secret key of the bucket.'),
}

const cdn = {
  CDN: described(
    oneOf(['none', ...cdnKinds]).default('none'),
    'CDN in front of the pages, which is told what has changed: fastly, cloudflare, webhook or ' +
      'none; see docs/cdn.md.',
  ),
  CDN_SERVICE: described(
    z
      .string()
      .regex(/^[\w-]{1,100}$/, 'must be letters, digits, _ and -')
      .optional(),
    'Service id at Fastly, or zone id at Cloudflare.',
  ),
  CDN_TOKEN: described(
    z.string().optional(),
    'API token that may purge, or the bearer token of the webhook.',
  ),
  CDN_PURGE_URL: described(
    urlWith('https:', 'http:').optional(),
    'Address of the webhook, or another address of the CDN’s API.',
    'the API of Fastly or Cloudflare',
  ),
}

const places = {
  GEOCODER_URL: described(
    urlWith('http:', 'https:').optional(),
    'Geocoder for street addresses. Without it, addresses come from the bundled gazetteer of towns and districts.',
  ),
  GEOCODER_KIND: described(
    oneOf(['photon', 'nominatim']).default('photon'),
    'Protocol of the geocoder: photon or nominatim.',
  ),
  MAP_STYLE_URL: described(
    urlWith('http:', 'https:').optional(),
    'MapLibre style, or Protomaps archive (.pmtiles), with all its resources on the same ' +
      'origin. Without it the storefront draws a simple map.',
  ),
}

const login = {
  SECRET_KEY: described(
    z.string().min(32, 'must have at least 32 characters').optional(),
    'Secret of at least 32 characters from which all signing keys are derived. Required in ' +
      'production. Elsewhere the default is a random key in the database.',
  ),
  SECRET_KEY_FORMER: described(
    z.string().min(32, 'must have at least 32 characters').optional(),
    'The key before SECRET_KEY. Tokens, table codes and stored secrets of this key stay valid ' +
      'until SECRET_KEY_FORMER_UNTIL; see [change the key](#change-the-secret-key).',
  ),
  SECRET_KEY_FORMER_UNTIL: described(
    z.iso
      .datetime({ offset: true, error: 'must be a time such as 2027-03-31T00:00:00Z' })
      .optional(),
    'When SECRET_KEY_FORMER becomes invalid: an ISO 8601 time with its zone.',
  ),
  SMS_ACCOUNT: described(
    z.string().optional(),
    'Account at an SMS provider with Twilio’s Messages API, which then sends the login codes.',
  ),
  SMS_TOKEN: described(z.string().optional(), 'Secret of that account.'),
  SMS_FROM: described(
    z.string().optional(),
    'Sender of text messages: a number (+6580001234), a sender name or the id of a messaging service.',
  ),
  SMS_URL: described(
    urlWith('https:', 'http:').default('https://api.twilio.com'),
    'Address of the SMS provider.',
  ),
}

const staff = {
  CONSOLE_URL: described(
    urlWith('https:', 'http:').optional(),
    'Address of the consoles for staff, when they have a host of their own. Passkeys belong to it.',
    'PUBLIC_URL',
  ),
  OIDC_ISSUER: described(
    urlWith('https:', 'http:').optional(),
    'OpenID provider with which staff log in. Its return address is ' +
      '`CONSOLE_URL/api/v1/staff/login/oidc/return`.',
  ),
  OIDC_CLIENT_ID: described(z.string().optional(), 'Name of this server at the provider.'),
  OIDC_CLIENT_SECRET: described(z.string().optional(), 'Secret of this server at the provider.'),
  MAIL_URL: described(
    urlWith('smtps:', 'smtp:').optional(),
    'Mail server that sends invites and log-in codes to staff, with user and password: ' +
      '`smtps://user:password@mail.example:465`, or ' +
      '`smtp://user:password@mail.example:587?requireTLS=true`.',
  ),
  MAIL_FROM: described(z.string().optional(), 'Sender of mail: `Tingkat <team@tingkat.example>`.'),
  AUDIT_MONTHS: described(
    whole(1, 600).default(36),
    'Months for which the audit log of staff is kept.',
  ),
}

const payments = {
  PAYMENT_PROVIDER: described(
    oneOf(['sandbox', 'stripe', 'none']).optional(),
    'Card payments: sandbox (test cards, no money; refused in production), stripe or none.',
    'sandbox with NODE_ENV=development, else none',
  ),
  STRIPE_SECRET_KEY: described(z.string().optional(), 'Secret key of the Stripe account.'),
  STRIPE_PUBLISHABLE_KEY: described(
    z.string().optional(),
    'Publishable key, with which the browser tokenises cards.',
  ),
  STRIPE_WEBHOOK_SECRET: described(
    z.string().optional(),
    'Secret with which Stripe signs its webhooks.',
  ),
  STRIPE_URL: described(
    urlWith('https:', 'http:').default('https://api.stripe.com'),
    'Address of the Stripe API.',
  ),
}

const dineIn = {
  TABLE_CODES: described(
    onOff.optional(),
    'on: dine-in orders need the signed code of the table’s QR. off: the table number is ' +
      'enough. Wrong and revoked codes are always refused.',
    'off with NODE_ENV=development, else on',
  ),
}

const outgoing = {
  OUTGOING_PRIVATE: described(
    onOff.default(false),
    'on: webhooks and push messages may go to plain http and to private network addresses. Refused in production.',
  ),
  VAPID_PUBLIC_KEY: described(
    z
      .string()
      .regex(/^[\w-]{87}$/, 'must be a P-256 point of 65 bytes in base64url')
      .optional(),
    'Public VAPID key of push messages. Without it the server creates a key pair in the database.',
  ),
  VAPID_PRIVATE_KEY: described(
    z
      .string()
      .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
      .optional(),
    'Private VAPID key, which signs push messages.',
  ),
  VAPID_SUBJECT: described(
    z
      .string()
      .regex(/^(https:\/\/|mailto:)\S+$/, 'must start with https:// or mailto:')
      .optional(),
    'Contact for push services: a `mailto:` or `https:` address.',
    'PUBLIC_URL',
  ),
}

const monitoring = {
  EVENTS_URL: described(
    urlWith('http:', 'https:').optional(),
    'Address that receives the storefront’s analytics events by POST. Without it the ' +
      'database keeps them for 30 days.',
  ),
  EVENTS_MAX_MB: described(
    whole(1, 1_000_000).default(1_000),
    'Space for analytics events in the database, in megabytes. Beyond it the oldest are deleted.',
  ),
  SENTRY_DSN: described(
    z.string().refine(isDsn, 'must look like https://key@host/project').optional(),
    'Sentry project to which browsers report errors. Without it they report none.',
  ),
  SENTRY_ENVIRONMENT: described(
    oneOf(monitoringEnvironments).optional(),
    'production, staging or development: environment of the reports. In production, 5 % of visits report.',
    'production with NODE_ENV=production, else development',
  ),
  METRICS_PORT: described(
    whole(0, 65_535).optional(),
    'Port on which Prometheus reads `/metrics`. Do not expose it to the internet.',
  ),
  METRICS_HOST: described(
    z.string().default('127.0.0.1'),
    'IP address on which the metrics port listens.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: described(
    urlWith('http:', 'https:').optional(),
    'OpenTelemetry collector (`http://host:4318`) for traces and metrics. The other ' +
      'OTEL_EXPORTER_OTLP_ variables apply too.',
  ),
  OTEL_SERVICE_NAME: described(
    z.string().default('tingkat'),
    'Service name in traces and metrics.',
  ),
}

/** All settings by subject, in the sequence of the documentation. */
export const settingGroups: Readonly<Record<string, z.core.$ZodShape>> = {
  Server: server,
  'Database and events': storage,
  Demo: demo,
  'Catalogue and pictures': catalogue,
  CDN: cdn,
  'Addresses and maps': places,
  'Login and keys': login,
  Staff: staff,
  Payments: payments,
  'Dine-in': dineIn,
  'Webhooks and push messages': outgoing,
  Monitoring: monitoring,
}

/**
 * Validates the environment. Reports faults of single
 * variables together with those of combinations.
 */
export const environmentSchema = z
  .object({
    ...server,
    ...storage,
    ...demo,
    ...catalogue,
    ...cdn,
    ...places,
    ...login,
    ...staff,
    ...payments,
    ...dineIn,
    ...outgoing,
    ...monitoring,
  })
  // Without `when`, zod would skip the checks of combinations if a single variable is faulty.
  .superRefine(checkCombinations, { when: () => true })

export type Environment = z.output<typeof environmentSchema>
