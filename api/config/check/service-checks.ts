// Lists the checks of all services that the settings may name. None of them changes anything.
import { randomBytes } from 'node:crypto'
import { access, constants, mkdir } from 'node:fs/promises'
import { createTransport } from 'nodemailer'
import { databaseOptionsOf, type Config } from '../../config.ts'
import { openMediaStorage } from '../../media/open-storage.ts'
import { openDatabase, type DatabaseOptions } from '../../platform/database/database.ts'
import { describeUrl } from '../../platform/database/retry.ts'
import { prepareNatsConnection } from '../../platform/events/nats-connection.ts'
import { silentLog } from '../../platform/log.ts'
import type { Check, Unset } from './check.ts'

/** Returns a check or a note for each service, in the sequence in which they are printed. */
export function listChecks(config: Config): (Check | Unset)[] {
  return [
    ...databaseChecks(config),
    busCheck(config),
    mediaCheck(config),
    smsCheck(config),
    mailCheck(config),
    openidCheck(config),
    paymentCheck(config),
    geocoderCheck(config),
  ]
}

function databaseChecks(config: Config): Check[] {
  const { databaseUrl: url, databaseDirectUrl: directUrl, dataDir } = config
  if (!url)
    return [
      {
        name: 'database',
        run: async () => {
          await requireWritable(dataDir)
          return `embedded, in ${dataDir}`
        },
        advice: 'Let this user write to DATA_DIR.',
      },
    ]
  const options = databaseOptionsOf(config)
  const advice = 'Check the address, user, password and firewall, and that PostgreSQL runs.'
  const pooled = { name: 'database', run: () => askDatabase({ ...options, url }), advice }
  if (!directUrl) return [pooled]
  const { directUrl: _, ...direct } = { ...options, url: directUrl }
  return [
    { ...pooled, advice: `${advice} PgBouncer needs max_prepared_statements.` },
    { name: 'direct', run: () => askDatabase(direct), advice },
  ]
}

type Server = { version: string; encoding: string; writable: boolean }

async function askDatabase(options: Omit<DatabaseOptions, 'log'>): Promise<string> {
  const database = await openDatabase({ ...options, retryForMs: 0, log: silentLog })
  try {
    const { rows } = await database.query<Server>(
      `select current_setting('server_version') as version,
         current_setting('server_encoding') as encoding,
         not pg_is_in_recovery() as writable`,
    )
    const { version = '', encoding = '', writable = false } = rows[0] ?? {}
    if (!writable) throw new Error('this is a replica, which takes no writes')
    if (encoding !== 'UTF8') throw new Error(`the encoding is ${encoding} instead of UTF8`)
    return `PostgreSQL ${version} at ${describeUrl(options.url ?? '')}`
  } finally {
    await database.close()
  }
}

function busCheck({ bus, role }: Config): Check | Unset {
  if (!bus)
    return {
      name: 'bus',
      note:
        role === 'all'
          ? 'one process only: set BUS_URL before you start a second one'
          : 'changes of other processes appear after some seconds: set BUS_URL',
    }
  return {
    name: 'bus',
    run: async () => {
      const connection = await (await prepareNatsConnection(bus))()
      try {
        await connection.flush()
        return `NATS ${connection.info?.version ?? ''} at ${connection.getServer()}`
      } finally {
        await connection.close()
      }
    },
    advice: 'Check BUS_URL, its certificates and credentials, and that NATS runs.',
  }
}

function mediaCheck(config: Config): Check {
  const { mediaBucket, mediaDir } = config
  const storage = () =>
    openMediaStorage({ config, key: randomBytes(32), clock: () => new Date(), log: silentLog })
  if (mediaBucket)
    return {
      name: 'media',
      run: async () => {
        await storage().has('check.png')
        return `bucket ${mediaBucket.bucket} at ${new URL(mediaBucket.endpoint).host}`
      },
      advice: 'Check MEDIA_URL and its keys, and that the bucket exists.',
    }
  return {
    name: 'media',
    run: async () => {
      await requireWritable(mediaDir)
      return `folder ${mediaDir}`
    },
    advice: 'Let this user write to MEDIA_DIR.',
  }
}

async function requireWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}

function smsCheck({ sms, devInbox }: Config): Check | Unset {
  if (!sms)
    return {
      name: 'sms',
      note: devInbox
        ? 'login codes appear on the login page'
        : 'nobody can log in: set SMS_ACCOUNT, SMS_TOKEN and SMS_FROM',
    }
  const account = encodeURIComponent(sms.account)
  const authorization = `Basic ${Buffer.from(`${sms.account}:${sms.token}`).toString('base64')}`
  return {
    name: 'sms',
    run: async () => {
      const url = `${sms.url.replace(/\/+$/, '')}/2010-04-01/Accounts/${account}.json`
      await request(url, { authorization })
      return `account accepted by ${new URL(url).host}; no message was sent`
    },
    advice: 'Check SMS_URL, SMS_ACCOUNT and SMS_TOKEN.',
  }
}

function mailCheck({ mail }: Config): Check | Unset {
  if (!mail) return { name: 'mail', note: 'staff get no mail: set MAIL_URL and MAIL_FROM' }
  return {
    name: 'mail',
    run: async () => {
      const transport = createTransport({ url: mail.url, disableFileAccess: true })
      try {
        await transport.verify()
        return `log-in accepted by ${new URL(mail.url).host}; no mail was sent`
      } finally {
        transport.close()
      }
    },
    advice: 'Check MAIL_URL with its user and password.',
  }
}

function openidCheck({ oidc }: Config): Check | Unset {
  if (!oidc) return { name: 'oidc', note: 'staff do not log in with an OpenID provider' }
  return {
    name: 'oidc',
    run: async () => {
      const url = `${oidc.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`
      const { issuer } = (await (await request(url)).json()) as { issuer?: string }
      if (issuer !== oidc.issuer) throw new Error(`the provider calls itself ${issuer}`)
      return `provider ${issuer}; client id and secret are tried at the first log-in`
    },
    advice:
      'Set OIDC_ISSUER to the address that the provider calls itself, without a path after it.',
  }
}

function paymentCheck({ payments }: Config): Check | Unset {
  if (payments.provider !== 'stripe')
    return {
      name: 'payments',
      note: payments.provider === 'sandbox' ? 'test cards only' : 'no cards: set PAYMENT_PROVIDER',
    }
  return {
    name: 'payments',
    run: async () => {
      const url = `${payments.url.replace(/\/+$/, '')}/v1/balance`
      const response = await request(url, { authorization: `Bearer ${payments.secretKey}` })
      const { livemode } = (await response.json()) as { livemode?: boolean }
      return `Stripe, ${livemode ? 'live' : 'test'} mode; nothing was charged`
    },
    advice: 'Check STRIPE_SECRET_KEY and STRIPE_URL.',
  }
}

function geocoderCheck({ geocoder }: Config): Check | Unset {
  if (!geocoder) return { name: 'geocoder', note: 'addresses come from the bundled gazetteer' }
  const path =
    geocoder.kind === 'photon' ? '/api?q=Raffles&limit=1' : '/search?q=Raffles&format=json'
  return {
    name: 'geocoder',
    run: async () => {
      await request(geocoder.url.replace(/\/+$/, '') + path)
      return `${geocoder.kind} at ${new URL(geocoder.url).host}`
    },
    advice: 'Check GEOCODER_URL and GEOCODER_KIND.',
  }
}

/**
 * Sends a GET request. Throws an Error with the status unless the request succeeds. The Error's
 * message contains no secret.
 */
async function request(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, { headers, redirect: 'error' })
  if (!response.ok) throw new Error(`it answered ${response.status}`)
  return response
}
