// One question to a geocoder over HTTP: bounded in time, size and number, remembered, and given up early while it is away.
import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  wrap,
} from 'cockatiel'
import type { Log } from '../../platform/log.ts'
import { GeocoderUnavailable } from './geocoder.ts'
import { RecentAnswers } from './recent-answers.ts'

export type ProviderSettings = {
  /** Where its API is; may have a path. */
  url: string
  /** Who asks, as providers require: a name and an address. */
  userAgent: string
}

export type ProviderOptions = ProviderSettings & {
  log: Pick<Log, 'warn' | 'info'>
  now?: () => number
  timeoutMs?: number
  /** How long it is left alone after it failed several times in a row. */
  restMs?: number
  /** How many answers are remembered. */
  remembered?: number
}

export type ProviderCall = <Answer>(
  path: string,
  query: Record<string, string>,
  read: (json: unknown) => Answer | undefined,
) => Promise<Answer>

// Somebody types and waits.
const defaultTimeoutMs = 4_000
const defaultRestMs = 10_000
const failuresInARow = 5
// Streets do not move; a corrected one shows within ten minutes.
const rememberedMs = 600_000
const defaultRemembered = 2_000
// A provider asks its guests not to come in crowds.
const atOnce = 20
// Twenty places are some 20 kB.
const answerMax = 512_000

/** `read` gives undefined for what is no answer of this provider. The call throws GeocoderUnavailable, whose message names no address. */
export function openProviderCall({
  url,
  userAgent,
  log,
  now = Date.now,
  timeoutMs = defaultTimeoutMs,
  restMs = defaultRestMs,
  remembered = defaultRemembered,
}: ProviderOptions): ProviderCall {
  const root = url.replace(/\/+$/, '')
  const recent = new RecentAnswers<unknown>({ most: remembered, forMs: rememberedMs, now })
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  const guard = wrap(bulkhead(atOnce, atOnce), breaker)
  breaker.onStateChange((state) => {
    if (state === CircuitState.Open)
      log.warn({ restMs }, 'the geocoder fails and is left alone for a while')
    if (state === CircuitState.Closed) log.info({}, 'the geocoder answers again')
  })

  async function ask<Answer>(
    address: string,
    read: (json: unknown) => Answer | undefined,
  ): Promise<Answer> {
    const response = await fetch(address, {
      headers: { accept: 'application/json', 'user-agent': userAgent },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await readShort(response)
    if (!response.ok) throw new GeocoderUnavailable(`status ${response.status}`)
    const answer = read(parse(text))
    if (answer === undefined) throw new GeocoderUnavailable('an answer of another kind')
    return answer
  }

  return async <Answer>(
    path: string,
    query: Record<string, string>,
    read: (json: unknown) => Answer | undefined,
  ) => {
    const address = `${root}${path}?${new URLSearchParams(query).toString()}`
    try {
      return (await recent.get(address, () => guard.execute(() => ask(address, read)))) as Answer
    } catch (error) {
      // What went wrong below may quote the address that was asked for.
      throw error instanceof GeocoderUnavailable
        ? error
        : new GeocoderUnavailable(error instanceof Error ? error.name : 'no answer')
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new GeocoderUnavailable('an answer that is no JSON')
  }
}

/** The body as text; throws when it is longer than any good answer. */
async function readShort(response: Response): Promise<string> {
  if (!response.body) return ''
  const parts: Uint8Array[] = []
  let size = 0
  // Leaving the loop early hangs up.
  for await (const part of response.body) {
    size += part.byteLength
    if (size > answerMax) throw new GeocoderUnavailable('an answer without end')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
