// Reads the configuration of the server from environment variables, once.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Monitoring } from '@tingkat/contract/config'
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import { environmentSchema, type Environment } from './config/environment.ts'
import { readSecretFiles } from './config/secret-files.ts'
import type { CdnSettings } from './cdn/provider.ts'
import type { TrustedProxies } from './http/app.ts'
import type { Cells } from './http/cells.ts'
import type { S3Settings } from './media/s3-storage.ts'
import type { DatabaseLimits, DatabaseOptions } from './platform/database/database.ts'
import type { BusSettings } from './platform/events/nats-connection.ts'
import type { FormerKey } from './platform/keys/key-ring.ts'

/**
 * The role of this process: `web` serves requests, `worker` does background work that no request
 * waits for, `all` does both.
 */
export type Role = Environment['ROLE']

export type Config = {
  role: Role
  /** The countries that this process serves. */
  countries: readonly CountryCode[]
  /**
   * The URL of the installation (cell) that serves each country which this process does not serve,
   * without a trailing slash.
   */
  cells: Cells['cells']
  port: number
  host: string
  /** The URL of the storefront, without a trailing slash. */
  publicUrl: string
  trustProxy: TrustedProxies
  rateLimits: boolean
  shutdownDelayMs: number
  logLevel: Environment['LOG_LEVEL']
  /** The contact in security.txt. If undefined, that file is not served. */
  securityContact: string | undefined
  flagsFile: string
  dataDir: string
  /** The URL of PostgreSQL. If undefined, the embedded database in `dataDir` is used. */
  databaseUrl: string | undefined
  /**
   * The URL of PostgreSQL itself if `databaseUrl` leads to a pooler. Undefined without a pooler.
   */
  databaseDirectUrl: string | undefined
  namesStatements: boolean
  databaseRetryMs: number
  databaseLimits: DatabaseLimits
  /**
   * The message bus. If undefined, messages stay in this process, and a process with the role `web`
   * or `worker` finds out by polling the database what other processes have changed.
   */
  bus: BusSettings | undefined
  simulator: boolean
  /**
   * Ids of merchants and fleets for which the simulator changes no orders, because people act for
   * them.
   */
  simulatorSkip: string[]
  /** Speed of the simulator, which acts for merchants and couriers, as a multiple of real time. */
  simulatorSpeed: number
  devInbox: boolean
  demoBalances: boolean
  catalogue: 'demo' | 'none'
  mediaDir: string
  /**
   * The bucket for pictures and private files. If undefined, the files are in the folder
   * `mediaDir`.
   */
  mediaBucket: S3Settings | undefined
  /**
   * The CDN that is told to purge changed pages. If undefined, purges are neither stored nor sent.
   */
  cdn: CdnSettings | undefined
  /** The geocoder at a URL. If undefined, the bundled gazetteer is used. */
  geocoder: { url: string; kind: 'photon' | 'nominatim' } | undefined
  /** An http or https URL. If undefined, the storefront draws a simple map. */
  mapStyleUrl: string | undefined
  /**
   * The secret key with which the server signs and encrypts, from the environment. If undefined, a
   * random key in the database is used.
   */
  secretKey: string | undefined
  /**
   * The previous secret key; undefined without one. It still verifies and decrypts, but signs and
   * encrypts nothing new.
   */
  formerSecretKey: FormerKey | undefined
  /**
   * The provider that sends text messages. If undefined, login codes go to the development inbox,
   * if the inbox is switched on.
   */
  sms: { url: string; account: string; token: string; from: string } | undefined
  /** The URL of the console, without a trailing slash. */
  consoleUrl: string
  /**
   * Whether this is a server for development. Such a server has other default feature flags, and
   * prints at its start a link that logs in to the console.
   */
  isDevelopment: boolean
  /** The OpenID provider at which staff log in. If undefined, they log in by other methods only. */
  oidc: { issuer: string; clientID: string; clientSecret: string } | undefined
  /**
   * The SMTP server. If undefined, mail goes to the development inbox, if the inbox is switched on.
   */
  mail: { url: string; from: string } | undefined
  auditMonths: number
  payments:
    | { provider: 'sandbox' | 'none' }
    | {
        provider: 'stripe'
        secretKey: string
        publishableKey: string
        webhookSecret: string
        url: string
      }
  /** Whether dine-in orders need the signed code of their table. */
  tableCodes: boolean
  outgoingPrivate: boolean
  /**
   * The VAPID keys that sign push messages, and the contact (`subject`) for push services. Without
   * keys, a pair is created and stored in the database.
   */
  vapid: { publicKey?: string; privateKey?: string; subject: string }
  /** The service that receives analytics events. If undefined, the database stores them. */
  eventsUrl: string | undefined
  eventsMaxBytes: number
  /** The service to which browsers report errors. If undefined, browsers report none. */
  monitoring: Monitoring | undefined
  telemetry: {
    /** The port on which Prometheus reads metrics. If undefined, no metrics are served. */
    metricsPort: number | undefined
    metricsHost: string
    /** The OpenTelemetry collector of traces and metrics. If undefined, none are sent. */
    collector: string | undefined
    serviceName: string
  }
}

/**
 * Thrown for invalid environment variables. `faults` has one sentence for each fault, and the
 * message has each sentence on its own line. Neither the sentences nor the message quote a value,
 * because it may be a secret.
 */
export class ConfigError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
    this.stack = this.message
  }
}

const configSchema = environmentSchema.transform(toConfig)

/**
 * Returns the configuration. Empty variables count as unset, and `NAME_FILE` names a file with the
 * value of `NAME`. Throws ConfigError with all faults.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { variables, faults } = readSecretFiles(env)
  const given = Object.entries(variables).filter(([, value]) => value?.trim())
  const { success, data, error } = configSchema.safeParse(Object.fromEntries(given))
  if (success && faults.length === 0) return data
  const invalid = error?.issues.map(({ path, message }) => `${path.join('.')} ${message}.`) ?? []
  throw new ConfigError([...faults, ...invalid])
}

function toConfig(env: Environment): Config {
  const isDevelopment = env.NODE_ENV === 'development'
  const sms = smsFrom(env)
  const publicUrl = withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  return {
    ...serverFrom(env, isDevelopment),
    ...databaseFrom(env),
    publicUrl,
    bus: busFrom(env),
    simulator: env.SIMULATOR ?? isDevelopment,
    simulatorSkip: env.SIMULATOR_SKIP,
    simulatorSpeed: env.SIMULATOR_SPEED,
    devInbox: env.DEV_INBOX ?? (isDevelopment && !sms),
    demoBalances: env.DEMO_BALANCES ?? isDevelopment,
    catalogue: env.CATALOGUE,
    mediaDir: env.MEDIA_DIR ?? defaultMediaDir(env),
    mediaBucket: mediaBucketFrom(env),
    cdn: cdnFrom(env),
    geocoder: env.GEOCODER_URL ? { url: env.GEOCODER_URL, kind: env.GEOCODER_KIND } : undefined,
    mapStyleUrl: env.MAP_STYLE_URL,
    secretKey: env.SECRET_KEY,
    formerSecretKey: formerKeyFrom(env),
    sms,
    consoleUrl: withoutSlash(env.CONSOLE_URL ?? publicUrl),
    isDevelopment,
    oidc: oidcFrom(env),
    mail: env.MAIL_URL && env.MAIL_FROM ? { url: env.MAIL_URL, from: env.MAIL_FROM } : undefined,
    auditMonths: env.AUDIT_MONTHS,
    payments: paymentsFrom(env),
    tableCodes: env.TABLE_CODES ?? !isDevelopment,
    outgoingPrivate: env.OUTGOING_PRIVATE,
    vapid: vapidFrom(env),
    eventsUrl: env.EVENTS_URL,
    eventsMaxBytes: env.EVENTS_MAX_MB * 1_000_000,
    monitoring: monitoringFrom(env),
    telemetry: {
      metricsPort: env.METRICS_PORT,
      metricsHost: env.METRICS_HOST,
      collector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      serviceName: env.OTEL_SERVICE_NAME,
    },
  }
}

function serverFrom(env: Environment, isDevelopment: boolean) {
  return {
    role: env.ROLE,
    countries: env.COUNTRIES ?? countryCodes,
    cells: env.CELLS ?? {},
    port: env.PORT,
    host: env.HOST ?? (isDevelopment ? '127.0.0.1' : '0.0.0.0'),
    trustProxy: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS,
    shutdownDelayMs: env.SHUTDOWN_DELAY_MS ?? (env.NODE_ENV === 'production' ? 5_000 : 0),
    logLevel: env.LOG_LEVEL,
    securityContact: env.SECURITY_CONTACT,
    flagsFile: env.FLAGS_FILE ?? join(env.DATA_DIR, 'flags.json'),
    dataDir: env.DATA_DIR,
  }
}

function databaseFrom(env: Environment) {
  return {
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    namesStatements: env.DATABASE_NAMED_STATEMENTS,
    databaseRetryMs: env.DATABASE_RETRY_MS,
    databaseLimits: {
      requestConnections: env.DATABASE_POOL,
      jobConnections: env.JOBS_POOL,
      connectMs: env.DATABASE_CONNECT_MS,
      statementMs: env.DATABASE_STATEMENT_MS,
    },
  }
}

function defaultMediaDir({ DATABASE_URL, DATA_DIR }: Environment): string {
  return DATABASE_URL ? join(tmpdir(), 'tingkat-media') : join(DATA_DIR, 'media')
}

/** Returns the options with which every program opens the database. */
export function databaseOptionsOf(config: Config): Omit<DatabaseOptions, 'log'> {
  return {
    ...(config.databaseUrl ? { url: config.databaseUrl } : { dataDir: config.dataDir }),
    directUrl: config.databaseDirectUrl,
    namesStatements: config.namesStatements,
    retryForMs: config.databaseRetryMs,
    limits: config.databaseLimits,
  }
}

function busFrom({
  BUS_URL: servers,
  BUS_CA: ca,
  BUS_CERT: cert,
  BUS_KEY: key,
  BUS_CREDENTIALS: credentials,
}: Environment): Config['bus'] {
  return servers && { servers, ca, cert, key, credentials }
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

function oidcFrom({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientID,
  OIDC_CLIENT_SECRET: clientSecret,
}: Environment): Config['oidc'] {
  return issuer && clientID && clientSecret ? { issuer, clientID, clientSecret } : undefined
}

function mediaBucketFrom({
  MEDIA_URL: bucket,
  MEDIA_ACCESS_KEY: accessKey = '',
  MEDIA_SECRET_KEY: secretKey = '',
}: Environment): Config['mediaBucket'] {
  return bucket && { accessKey, secretKey, ...bucket }
}

// The URLs at which the APIs of CDNs are reached, from fastly.com/documentation/reference/api,
// developers.cloudflare.com/api.
const cdnApis = {
  fastly: 'https://api.fastly.com',
  cloudflare: 'https://api.cloudflare.com/client/v4',
  webhook: '',
}

function cdnFrom({
  CDN: kind,
  CDN_SERVICE: service,
  CDN_TOKEN: token,
  CDN_PURGE_URL: url,
}: Environment): Config['cdn'] {
  if (kind === 'none') return undefined
  return { kind, service, token, url: url ?? cdnApis[kind] }
}

function formerKeyFrom({
  SECRET_KEY_FORMER: key,
  SECRET_KEY_FORMER_UNTIL: until,
}: Environment): Config['formerSecretKey'] {
  return key && until ? { key, until: new Date(until) } : undefined
}

function smsFrom({
  SMS_URL: url,
  SMS_ACCOUNT: account,
  SMS_TOKEN: token,
  SMS_FROM: from,
}: Environment): Config['sms'] {
  return account && token && from ? { url, account, token, from } : undefined
}

function paymentsFrom({
  NODE_ENV: mode,
  PAYMENT_PROVIDER: provider,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_URL: url,
}: Environment): Config['payments'] {
  if (!provider) return { provider: mode === 'development' ? 'sandbox' : 'none' }
  if (provider !== 'stripe') return { provider }
  return secretKey && publishableKey && webhookSecret
    ? { provider, secretKey, publishableKey, webhookSecret, url }
    : { provider: 'none' }
}

// Push services require a contact of the sender: a mailto or https URL. A development server has no
// https URL, so it sends this one.
const placeholderContact = 'mailto:operator@tingkat.invalid'

function vapidFrom({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
  PUBLIC_URL: publicUrl,
}: Environment): Config['vapid'] {
  const keys = publicKey && privateKey ? { publicKey, privateKey } : {}
  const defaultSubject = publicUrl?.startsWith('https:') ? publicUrl : placeholderContact
  return { ...keys, subject: subject ?? defaultSubject }
}

function monitoringFrom({
  NODE_ENV: mode,
  SENTRY_DSN: dsn,
  SENTRY_ENVIRONMENT: environment,
}: Environment): Config['monitoring'] {
  const defaultEnvironment = mode === 'production' ? 'production' : 'development'
  return dsn ? { dsn, environment: environment ?? defaultEnvironment } : undefined
}
