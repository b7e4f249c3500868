// Defines rules for combinations of settings, such as the requirements of production.
import type { z } from 'zod'

/** Settings by name. A valid setting has its validated value, a faulty one its original text. */
type Values = Readonly<Record<string, unknown>>
type Fault = { setting: string; message: string }
type Rule = (values: Values) => readonly Fault[]

const rules: readonly Rule[] = [
  refuseSplitRolesWhenEmbedded,
  requireInProduction('SECRET_KEY', 'must be set in production: at least 32 random characters'),
  requireInProduction('PUBLIC_URL', 'must be set in production: an https address'),
  requireHttps,
  requireTlsForMail,
  forbidInProduction(
    { RATE_LIMITS: false },
    'must not be off in production: anyone could guess login codes',
  ),
  forbidInProduction({ DEMO_BALANCES: true }, 'must not be on in production: it gives money away'),
  forbidInProduction(
    { PAYMENT_PROVIDER: 'sandbox' },
    'must not be sandbox in production: its cards pay nothing',
  ),
  forbidInProduction(
    { OUTGOING_PRIVATE: true },
    'must not be on in production: it opens the private network to others',
  ),
  requireDevelopment('DEV_INBOX', 'it shows login codes to anyone'),
  requireDevelopment('SIMULATOR', 'it moves orders that no merchant has seen'),
  requireTogether(
    ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    (values) => values['PAYMENT_PROVIDER'] === 'stripe',
  ),
  requireTogether(['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM']),
  requireTogether(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']),
  requireTogether(['MAIL_URL', 'MAIL_FROM']),
  requireTogether(['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']),
  requireTogether(['BUS_CERT', 'BUS_KEY']),
  requireTogether(['SECRET_KEY_FORMER', 'SECRET_KEY_FORMER_UNTIL']),
  refuseFormerKeyAlone,
  requireTogether(['MEDIA_ACCESS_KEY', 'MEDIA_SECRET_KEY']),
  requireMediaKeys,
  requireCdnSettings,
  requireBusUrl,
]

/** Adds a zod issue for each broken rule. */
export function checkCombinations(values: Values, context: z.RefinementCtx): void {
  for (const rule of rules) {
    for (const { setting, message } of rule(values))
      context.addIssue({ code: 'custom', path: [setting], message })
  }
}

function isProduction(values: Values): boolean {
  return values['NODE_ENV'] === 'production'
}

function requireInProduction(setting: string, message: string): Rule {
  return (values) =>
    isProduction(values) && values[setting] === undefined ? [{ setting, message }] : []
}

function refuseSplitRolesWhenEmbedded(values: Values): readonly Fault[] {
  const role = values['ROLE']
  const isSplit = role === 'web' || role === 'worker'
  return isSplit && values['DATABASE_URL'] === undefined
    ? [
        {
          setting: 'ROLE',
          message:
            'must be all with the embedded database, which only one process can open: ' +
            'set DATABASE_URL, or leave ROLE unset',
        },
      ]
    : []
}

function refuseFormerKeyAlone(values: Values): readonly Fault[] {
  if (values['SECRET_KEY_FORMER'] === undefined) return []
  if (values['SECRET_KEY'] === undefined)
    return [{ setting: 'SECRET_KEY', message: 'must be set too: SECRET_KEY_FORMER is before it' }]
  return values['SECRET_KEY'] === values['SECRET_KEY_FORMER']
    ? [{ setting: 'SECRET_KEY_FORMER', message: 'must differ from SECRET_KEY' }]
    : []
}

function requireBusUrl(values: Values): readonly Fault[] {
  const given = ['BUS_CA', 'BUS_CERT', 'BUS_KEY', 'BUS_CREDENTIALS'].filter(
    (setting) => values[setting] !== undefined,
  )
  return values['BUS_URL'] === undefined
    ? given.map((setting) => ({ setting, message: 'needs BUS_URL: it belongs to NATS servers' }))
    : []
}

function requireMediaKeys(values: Values): readonly Fault[] {
  const bucket = values['MEDIA_URL']
  const hasKeys = typeof bucket !== 'object' || bucket === null || 'accessKey' in bucket
  return hasKeys || values['MEDIA_ACCESS_KEY'] !== undefined
    ? []
    : [{ setting: 'MEDIA_ACCESS_KEY', message: 'must be set: MEDIA_URL names no keys' }]
}

const cdnNeeds: Readonly<Record<string, readonly string[]>> = {
  fastly: ['CDN_SERVICE', 'CDN_TOKEN'],
  cloudflare: ['CDN_SERVICE', 'CDN_TOKEN'],
  webhook: ['CDN_PURGE_URL'],
}

function requireCdnSettings(values: Values): readonly Fault[] {
  const kind = values['CDN']
  if (typeof kind !== 'string' || kind === 'none')
    return ['CDN_SERVICE', 'CDN_TOKEN', 'CDN_PURGE_URL']
      .filter((setting) => values[setting] !== undefined)
      .map((setting) => ({ setting, message: 'needs CDN: fastly, cloudflare or webhook' }))
  return (cdnNeeds[kind] ?? [])
    .filter((setting) => values[setting] === undefined)
    .map((setting) => ({ setting, message: `must be set with CDN=${kind}` }))
}

function requireHttps(values: Values): readonly Fault[] {
  if (!isProduction(values)) return []
  return ['PUBLIC_URL', 'CONSOLE_URL', 'OIDC_ISSUER']
    .filter((setting) => String(values[setting]).startsWith('http:'))
    .map((setting) => ({ setting, message: 'must start with https:// in production' }))
}

const ownHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Mail has invites and login codes. With `smtp://` it is encrypted only if the mail server offers
 * that, which somebody on the way can suppress; `requireTLS` refuses to send it then.
 */
function requireTlsForMail(values: Values): readonly Fault[] {
  const url = values['MAIL_URL']
  if (!isProduction(values) || typeof url !== 'string' || !URL.canParse(url)) return []
  const { protocol, hostname, searchParams } = new URL(url)
  const isRequired = searchParams.getAll('requireTLS').join() === 'true'
  if (protocol !== 'smtp:' || isRequired || ownHosts.has(hostname)) return []
  const message = 'must start with smtps://, or end with ?requireTLS=true, in production'
  return [{ setting: 'MAIL_URL', message }]
}

function forbidInProduction(forbidden: Values, message: string): Rule {
  return (values) =>
    isProduction(values)
      ? Object.keys(forbidden)
          .filter((setting) => values[setting] === forbidden[setting])
          .map((setting) => ({ setting, message }))
      : []
}

function requireDevelopment(setting: string, danger: string): Rule {
  const message = `may be on only with NODE_ENV=development: ${danger}`
  return (values) =>
    values['NODE_ENV'] !== 'development' && values[setting] === true ? [{ setting, message }] : []
}

/**
 * Requires that all of the settings are set or none. If `isNeeded` returns true, all must be set.
 */
function requireTogether(
  settings: readonly string[],
  isNeeded: (values: Values) => boolean = () => false,
): Rule {
  const message = `must be set too: ${settings.join(', ')} are used together`
  return (values) => {
    const missing = settings.filter((setting) => values[setting] === undefined)
    const isPartial = missing.length < settings.length
    return isPartial || isNeeded(values) ? missing.map((setting) => ({ setting, message })) : []
  }
}
