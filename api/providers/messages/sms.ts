// Message provider with Twilio's Messages API: posts a form with basic authentication.
import { problem, type ProblemError } from '../../http/problem.ts'
import type { Log } from '../../platform/log.ts'
import type { MessageProvider } from './message-provider.ts'

export type SmsSettings = {
  url: string
  account: string
  token: string
  /** The sender: an E.164 number, a name, or the id of a messaging service (MG…). */
  from: string
}

export type SmsOptions = SmsSettings & {
  log: Pick<Log, 'error'>
  timeoutMs?: number
  retryAfterMs?: number
}

// The time-out of a request to the provider is short, because an eater waits for the code.
// Providers normally respond within a second.
const defaultTimeoutMs = 8_000
// In milliseconds: the pause before the retry after a 429. Providers limit the requests per second.
const defaultRetryAfterMs = 1_000
// A normal response is about 1 kB; the limit leaves ample room.
const maxResponseBytes = 64_000

/** Twilio's codes for a number that cannot get messages: invalid, unreachable, or not mobile. */
const invalidNumberCodes = new Set([21_211, 21_612, 21_614])
/** Errors before the connection was established, so that no message was sent. */
const connectionErrors = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

type Outcome =
  | { sent: true }
  | { sent: false; retryable: boolean; problem: ProblemError; reason: string }

export function openSms({
  url,
  account,
  token,
  from,
  log,
  timeoutMs = defaultTimeoutMs,
  retryAfterMs = defaultRetryAfterMs,
}: SmsOptions): MessageProvider {
  const address = `${url.replace(/\/+$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  const sender: Record<string, string> = from.startsWith('MG')
    ? { MessagingServiceSid: from }
    : { From: from }

  async function post(to: string, text: string): Promise<Outcome> {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams({ To: to, ...sender, Body: text }),
        // A redirected request fails, because the credentials must not be sent to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return outcomeOf(response.status, parseResponse(await readBounded(response)))
    } catch (error) {
      const reason = codeOf(error)
      return {
        sent: false,
        retryable: connectionErrors.has(reason),
        problem: problem('unavailable'),
        reason,
      }
    }
  }

  return {
    async send({ to, text }) {
      let outcome = await post(to, text)
      // Sends the message again once, and only if it was certainly not sent. A second code would
      // confuse the eater, and every message costs money.
      if (!outcome.sent && outcome.retryable) {
        await new Promise((resolve) => {
          setTimeout(resolve, retryAfterMs)
        })
        outcome = await post(to, text)
      }
      if (outcome.sent) return
      log.error({ reason: outcome.reason }, 'the SMS provider refused a message')
      throw outcome.problem
    },
  }
}

type ProviderResponse = { sid?: unknown; code?: unknown } | null

function outcomeOf(status: number, body: ProviderResponse): Outcome {
  if (status === 201 && typeof body?.sid === 'string') return { sent: true }
  const code = typeof body?.code === 'number' ? body.code : 0
  const refusal = invalidNumberCodes.has(code) ? problem('phone_invalid') : problem('unavailable')
  // Twilio does not process a request that it answers with 429
  // (error 20429). After a 5xx the message may have been sent.
  return {
    sent: false,
    retryable: status === 429,
    problem: refusal,
    reason: `status ${status}${code ? `, code ${code}` : ''}`,
  }
}

function parseResponse(text: string): ProviderResponse {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > maxResponseBytes) return ''
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/**
 * Returns the code or name of an error, but not its message, which may contain the phone number.
 */
function codeOf(error: unknown): string {
  const { name, cause } = error as Error
  const { code } = (cause ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : name
}
