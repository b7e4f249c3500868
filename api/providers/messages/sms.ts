// Text messages through a provider that speaks Twilio's Messages API: a form, posted with basic authentication.
import { problem, type ProblemError } from '../../http/problem.ts'
import type { Log } from '../../platform/log.ts'
import type { Messages } from './messages.ts'

export type SmsSettings = {
  /** The provider's origin. */
  url: string
  account: string
  token: string
  /** A number in E.164 form, a sender's name, or the id of a messaging service (MG…). */
  from: string
}

export type SmsOptions = SmsSettings & {
  log: Pick<Log, 'error'>
  timeoutMs?: number
  retryAfterMs?: number
}

// An eater waits in front of it; providers answer within a second.
const defaultTimeoutMs = 8_000
// The provider counts requests a second.
const defaultRetryAfterMs = 1_000
// A created message is about 1 kB; who sends more is not the provider.
const answerMax = 64_000

/** The provider's codes for a number that cannot get texts: not a number, not reachable, not a mobile. */
const unreachable = new Set([21_211, 21_612, 21_614])
/** Nothing was sent on these: the connection never stood. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

type Outcome =
  | { sent: true }
  | { sent: false; again: boolean; problem: ProblemError; reason: string }

export function openSms({
  url,
  account,
  token,
  from,
  log,
  timeoutMs = defaultTimeoutMs,
  retryAfterMs = defaultRetryAfterMs,
}: SmsOptions): Messages {
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
        // Another address must not get the credentials.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return outcomeOf(response.status, readAnswer(await readShort(response)))
    } catch (error) {
      const reason = codeOf(error)
      return {
        sent: false,
        again: neverConnected.has(reason),
        problem: problem('unavailable'),
        reason,
      }
    }
  }

  return {
    async send({ to, text }) {
      let outcome = await post(to, text)
      // Once, and only where nothing can have been sent: two codes at once confuse, and cost.
      if (!outcome.sent && outcome.again) {
        await new Promise((resolve) => {
          setTimeout(resolve, retryAfterMs)
        })
        outcome = await post(to, text)
      }
      if (outcome.sent) return
      log.error({ reason: outcome.reason }, 'the SMS provider took no message')
      throw outcome.problem
    },
  }
}

type ProviderAnswer = { sid?: unknown; code?: unknown } | null

function outcomeOf(status: number, answer: ProviderAnswer): Outcome {
  if (status === 201 && typeof answer?.sid === 'string') return { sent: true }
  const code = typeof answer?.code === 'number' ? answer.code : 0
  const refusal = unreachable.has(code) ? problem('phone_invalid') : problem('unavailable')
  // 429 is never processed, says the provider (error 20429); after a 5xx nobody knows.
  return {
    sent: false,
    again: status === 429,
    problem: refusal,
    reason: `status ${status}${code ? `, code ${code}` : ''}`,
  }
}

function readAnswer(text: string): ProviderAnswer {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

async function readShort(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > answerMax) return ''
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** What went wrong, in a word: errors of requests quote the number in their text. */
function codeOf(error: unknown): string {
  const { name, cause } = error as Error
  const { code } = (cause ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : name
}
