// The environment, read once: every setting of the server, its default, and plain words for each fault.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitoringEnvironments, type Monitoring } from '@tingkat/contract/config'
import { z } from 'zod'

export type ConfigField = { name: string; default: string; description: string }

/** Every variable, for the README's table and its test. */
export const configFields: readonly ConfigField[] = [
  { name: 'PORT', default: '3000', description: 'The port that the server listens on.' },
  { name: 'HOST', default: '0.0.0.0', description: 'The address that the server listens on.' },
  {
    name: 'DATA_DIR',
    default: './data',
    description: 'The folder of the embedded database; unused with DATABASE_URL.',
  },
  {
    name: 'DATABASE_URL',
    default: '',
    description:
      'A PostgreSQL server (postgres://user:password@host:port/name) instead of the embedded database.',
  },
  {
    name: 'DATABASE_RETRY_MS',
    default: '30000',
    description: 'How long to wait at start for a database that is away, in milliseconds.',
  },
  {
    name: 'BUS_URL',
    default: '',
    description: 'A NATS server (nats://host:port) for events between several processes.',
  },
  {
    name: 'PUBLIC_URL',
    default: 'http://localhost:PORT',
    description: 'The address under which browsers reach the server.',
  },
  {
    name: 'NODE_ENV',
    default: '',
    description: '“production” turns the simulator and the development inbox off.',
  },
  {
    name: 'SIMULATOR',
    default: 'on, off in production',
    description: 'Whether the simulator plays merchants and couriers.',
  },
  {
    name: 'SIMULATOR_SPEED',
    default: '20',
    description: 'How many times faster than real life the simulator plays.',
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    description: 'fatal, error, warn, info, debug, trace or silent.',
  },
  {
    name: 'TRUST_PROXY',
    default: 'off',
    description: 'on: take the caller’s address from the proxy in front of the server.',
  },
  {
    name: 'CATALOGUE',
    default: 'demo',
    description: 'demo: import the demo catalogue where there is none; none: start empty.',
  },
  {
    name: 'DEV_INBOX',
    default: 'on, off in production and with an SMS provider',
    description: 'Whether login codes are shown on screen; refused in production.',
  },
  {
    name: 'FLAGS_FILE',
    default: 'DATA_DIR/flags.json',
    description:
      'The file that switches feature flags, everywhere and by country; see docs/flags.md.',
  },
  {
    name: 'MEDIA_DIR',
    default: 'DATA_DIR/media',
    description:
      'The folder of rendered pictures; with DATABASE_URL a temporary one, unless it is named. Several servers may share it.',
  },
  {
    name: 'MEDIA_AHEAD',
    default: 'on',
    description:
      'Whether pictures are painted at leisure before anyone asks for them; off paints each when it is first asked for.',
  },
  {
    name: 'MAP_STYLE_URL',
    default: '',
    description:
      'Maps by MapLibre: a style, or a Protomaps archive (.pmtiles), with everything it needs on the same origin; without it the storefront draws its own.',
  },
  {
    name: 'GEOCODER_URL',
    default: '',
    description:
      'A geocoder of streets and doors; without it addresses come from the bundled gazetteer of towns and districts.',
  },
  { name: 'GEOCODER_KIND', default: 'photon', description: 'What it speaks: photon or nominatim.' },
  {
    name: 'SECRET_KEY',
    default: '',
    description:
      'At least 32 characters that sign guests’ tokens and key the hashes of login codes; without it the database keeps a key of its own.',
  },
  {
    name: 'SMS_ACCOUNT',
    default: '',
    description:
      'The account at an SMS provider that speaks Twilio’s Messages API; with it login codes go out as text messages.',
  },
  { name: 'SMS_TOKEN', default: '', description: 'The secret of that account.' },
  {
    name: 'SMS_FROM',
    default: '',
    description:
      'Who texts come from: a number (+6580001234), a sender’s name or the id of a messaging service.',
  },
  {
    name: 'SMS_URL',
    default: 'https://api.twilio.com',
    description: 'The SMS provider’s address.',
  },
  {
    name: 'PAYMENT_PROVIDER',
    default: 'sandbox, none in production',
    description:
      'Who takes cards: sandbox (test cards, no money; refused in production), stripe or none.',
  },
  { name: 'STRIPE_SECRET_KEY', default: '', description: 'The secret key of the Stripe account.' },
  {
    name: 'STRIPE_PUBLISHABLE_KEY',
    default: '',
    description: 'The key with which pages make tokens of cards.',
  },
  { name: 'STRIPE_WEBHOOK_SECRET', default: '', description: 'What Stripe signs its events with.' },
  { name: 'STRIPE_URL', default: 'https://api.stripe.com', description: 'Stripe’s address.' },
  {
    name: 'DEMO_BALANCES',
    default: 'on, off in production',
    description:
      'Whether an account starts with credit, points and a pay-later limit to try; refused in production.',
  },
  {
    name: 'TABLE_CODES',
    default: 'off, on in production',
    description:
      'on: a table orders only with the signed code of its QR; off: its number alone will do. A code that is wrong or revoked is refused either way.',
  },
  {
    name: 'OUTGOING_PRIVATE',
    default: 'off',
    description:
      'on lets webhooks and push messages go to plain http and to addresses inside the network, for development; refused in production.',
  },
  {
    name: 'VAPID_PUBLIC_KEY',
    default: '',
    description:
      'The key that browsers subscribe to push messages with; without it the database keeps a pair of its own.',
  },
  {
    name: 'VAPID_PRIVATE_KEY',
    default: '',
    description: 'Its other half, which signs push messages.',
  },
  {
    name: 'VAPID_SUBJECT',
    default: 'PUBLIC_URL',
    description: 'Whom push services turn to: mailto: or https:.',
  },
  {
    name: 'EVENTS_URL',
    default: '',
    description:
      'Who takes the events of the storefront, by POST; without it the database keeps them for thirty days.',
  },
  {
    name: 'SENTRY_DSN',
    default: '',
    description:
      'Where browsers report errors to, by Sentry’s protocol; without it none is loaded.',
  },
  {
    name: 'SENTRY_ENVIRONMENT',
    default: 'production with NODE_ENV production, else development',
    description:
      'production, staging or development: what is reported is named by it, and in production one visit in twenty.',
  },
  {
    name: 'METRICS_PORT',
    default: '',
    description: 'A port for Prometheus, which reads /metrics there; for the network inside alone.',
  },
  {
    name: 'METRICS_HOST',
    default: '127.0.0.1',
    description: 'The address that this port listens on.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    default: '',
    description:
      'An OpenTelemetry collector (http://host:4318) for traces and metrics; the other OTEL_EXPORTER_OTLP_ variables count too.',
  },
  {
    name: 'OTEL_SERVICE_NAME',
    default: 'tingkat',
    description: 'What the collector knows the server as.',
  },
  {
    name: 'RATE_LIMITS',
    default: 'on',
    description: 'off lifts the limits on logins and codes, for load tests.',
  },
]

export type Config = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  databaseRetryMs: number
  busUrl: string | undefined
  publicUrl: string
  production: boolean
  simulator: boolean
  simulatorSpeed: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  trustProxy: boolean
  catalogue: 'demo' | 'none'
  devInbox: boolean
  flagsFile: string
  mediaDir: string
  mediaAhead: boolean
  /** Of http or https. */
  mapStyleUrl: string | undefined
  geocoder: { url: string; kind: 'photon' | 'nominatim' } | undefined
  secretKey: string | undefined
  /** Undefined: login codes go to the development inbox, or nowhere. */
  sms: { url: string; account: string; token: string; from: string } | undefined
  rateLimits: boolean
  payments:
    | { provider: 'sandbox' | 'none' }
    | {
        provider: 'stripe'
        secretKey: string
        publishableKey: string
        webhookSecret: string
        url: string
      }
  demoBalances: boolean
  outgoingPrivate: boolean
  /** Without keys the database keeps a pair of its own. */
  vapid: { publicKey?: string; privateKey?: string; subject: string }
  /** Without a port no metrics are served, without a collector nothing is sent. */
  telemetry: {
    metricsPort: number | undefined
    metricsHost: string
    collector: string | undefined
    serviceName: string
  }
  /** Whether tables order only with their signed codes. */
  tableCodes: boolean
  /** Undefined: the database keeps events. */
  eventsUrl: string | undefined
  /** Undefined: browsers report errors to nobody else. */
  monitoring: Monitoring | undefined
}

/** What is wrong with the environment: one sentence a fault, in `faults` and, a line each, in the message. */
export class ConfigError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
    this.stack = this.message
  }
}

const whole = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message))
}
const positive = (most: number) => {
  const message = `must be a number above 0, at most ${most}`
  return z.string().transform(Number).pipe(z.number(message).gt(0, message).max(most, message))
}
const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`)
const onOff = oneOf(['on', 'off']).transform((value) => value === 'on')
const address = (schemes: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    )

/** Sentry’s address of a project: a key, a host, and the project’s number at the end. */
const isDsn = (text: string) =>
  URL.canParse(text) && /^https?:\/\/\w+@[\w.-]+(?::\d+)?\/(?:[\w-]+\/)*\d+$/.test(text)

const schema = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  DATABASE_RETRY_MS: whole(0, 3_600_000).default(30_000),
  BUS_URL: address(['nats:']).optional(),
  PUBLIC_URL: address(['http:', 'https:']).optional(),
  NODE_ENV: z.string().optional(),
  SIMULATOR: onOff.optional(),
  SIMULATOR_SPEED: positive(10_000).default(20),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: onOff.default(false),
  CATALOGUE: oneOf(['demo', 'none']).default('demo'),
  DEV_INBOX: onOff.optional(),
  FLAGS_FILE: z.string().optional(),
  MEDIA_DIR: z.string().optional(),
  MEDIA_AHEAD: onOff.default(true),
  MAP_STYLE_URL: address(['http:', 'https:']).optional(),
  GEOCODER_URL: address(['http:', 'https:']).optional(),
  GEOCODER_KIND: oneOf(['photon', 'nominatim']).default('photon'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SMS_ACCOUNT: z.string().optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_FROM: z.string().optional(),
  SMS_URL: address(['https:', 'http:']).default('https://api.twilio.com'),
  PAYMENT_PROVIDER: oneOf(['sandbox', 'stripe', 'none']).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_URL: address(['https:', 'http:']).default('https://api.stripe.com'),
  DEMO_BALANCES: onOff.optional(),
  TABLE_CODES: onOff.optional(),
  OUTGOING_PRIVATE: onOff.default(false),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be a P-256 point of 65 bytes in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(https:\/\/|mailto:)\S+$/, 'must start with https:// or mailto:')
    .optional(),
  EVENTS_URL: address(['http:', 'https:']).optional(),
  SENTRY_DSN: z.string().refine(isDsn, 'must look like https://key@host/project').optional(),
  SENTRY_ENVIRONMENT: oneOf(monitoringEnvironments).optional(),
  METRICS_PORT: whole(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:']).optional(),
  OTEL_SERVICE_NAME: z.string().default('tingkat'),
  RATE_LIMITS: onOff.default(true),
})

const stripeNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const
const smsNames = ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'] as const

/** Reads the settings; an empty variable counts as absent. Throws ConfigError with every fault, never with a value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const faults: string[] = []
  const parsed = schema.safeParse(given)
  if (!parsed.success)
    for (const { path, message } of parsed.error.issues)
      faults.push(`${path.join('.')} ${message}.`)
  const production = given['NODE_ENV'] === 'production'
  if (production && given['DEV_INBOX'] === 'on') {
    faults.push('DEV_INBOX must not be on in production: it shows login codes to anyone.')
  }
  if (production && given['DEMO_BALANCES'] === 'on')
    faults.push('DEMO_BALANCES must not be on in production: it gives money away.')
  if (production && given['PAYMENT_PROVIDER'] === 'sandbox')
    faults.push('PAYMENT_PROVIDER must not be sandbox in production: its cards pay nothing.')
  const keyless = stripeNames.filter((name) => given[name] === undefined)
  if (
    keyless.length > 0 &&
    (given['PAYMENT_PROVIDER'] === 'stripe' || keyless.length < stripeNames.length)
  )
    faults.push(`${keyless.join(' and ')} must be set too: Stripe needs ${stripeNames.join(', ')}.`)
  if (production && given['OUTGOING_PRIVATE'] === 'on')
    faults.push(
      'OUTGOING_PRIVATE must not be on in production: it opens the network inside to others.',
    )
  if ((given['VAPID_PUBLIC_KEY'] === undefined) !== (given['VAPID_PRIVATE_KEY'] === undefined))
    faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are a pair: set both or neither.')
  const missing = smsNames.filter((name) => given[name] === undefined)
  if (missing.length > 0 && missing.length < smsNames.length)
    faults.push(
      `${missing.join(' and ')} must be set too: text messages need ${smsNames.join(', ')}.`,
    )
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults)
  const values = parsed.data
  const { SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from } = values
  const sms = account && token && from ? { url: values.SMS_URL, account, token, from } : undefined
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseRetryMs: values.DATABASE_RETRY_MS,
    busUrl: values.BUS_URL,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    production,
    simulator: values.SIMULATOR ?? !production,
    simulatorSpeed: values.SIMULATOR_SPEED,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    catalogue: values.CATALOGUE,
    devInbox: values.DEV_INBOX ?? (!production && sms === undefined),
    flagsFile: values.FLAGS_FILE ?? join(values.DATA_DIR, 'flags.json'),
    mediaDir:
      values.MEDIA_DIR ??
      (values.DATABASE_URL ? join(tmpdir(), 'tingkat-media') : join(values.DATA_DIR, 'media')),
    mediaAhead: values.MEDIA_AHEAD,
    mapStyleUrl: values.MAP_STYLE_URL,
    geocoder: values.GEOCODER_URL
      ? { url: values.GEOCODER_URL, kind: values.GEOCODER_KIND }
      : undefined,
    secretKey: values.SECRET_KEY,
    sms,
    rateLimits: values.RATE_LIMITS,
    payments: paymentsOf(values, production),
    tableCodes: values.TABLE_CODES ?? production,
    eventsUrl: values.EVENTS_URL,
    monitoring: values.SENTRY_DSN
      ? {
          dsn: values.SENTRY_DSN,
          environment: values.SENTRY_ENVIRONMENT ?? (production ? 'production' : 'development'),
        }
      : undefined,
    demoBalances: values.DEMO_BALANCES ?? !production,
    outgoingPrivate: values.OUTGOING_PRIVATE,
    vapid: vapidOf(values),
    telemetry: {
      metricsPort: values.METRICS_PORT,
      metricsHost: values.METRICS_HOST,
      collector: values.OTEL_EXPORTER_OTLP_ENDPOINT,
      serviceName: values.OTEL_SERVICE_NAME,
    },
  }
}

// A push service wants somebody to turn to; who runs the server at home has no https address to give.
const nobodyToAsk = 'mailto:operator@tingkat.invalid'

function vapidOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
  PUBLIC_URL: publicUrl,
}: z.output<typeof schema>): Config['vapid'] {
  const keys = publicKey && privateKey ? { publicKey, privateKey } : {}
  return {
    ...keys,
    subject: subject ?? (publicUrl?.startsWith('https:') ? publicUrl : nobodyToAsk),
  }
}

function paymentsOf(
  {
    PAYMENT_PROVIDER: provider,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_URL: url,
  }: z.output<typeof schema>,
  production: boolean,
): Config['payments'] {
  if (provider !== 'stripe') return { provider: provider ?? (production ? 'none' : 'sandbox') }
  return secretKey && publishableKey && webhookSecret
    ? { provider, secretKey, publishableKey, webhookSecret, url }
    : { provider: 'none' }
}
