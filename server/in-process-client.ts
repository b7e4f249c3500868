// The API without a network: the typed client, answered by the same process.
import { createClient, type Client } from '@tingkat/contract/client'

type Injected = {
  statusCode: number
  headers: Record<string, unknown>
  rawPayload: Uint8Array<ArrayBuffer>
}
type App = {
  inject(options: {
    method: string
    url: string
    headers: Record<string, string>
    payload?: string
  }): Promise<Injected>
}

/** A fetch that hands requests to the app; no port is used. */
export function fetchFrom(app: unknown): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, init) => {
    const headers = Object.fromEntries(new Headers(init.headers))
    const payload = typeof init.body === 'string' ? init.body : undefined
    const answering = (app as App).inject({
      method: init.method ?? 'GET',
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    })
    const answer = await inTime(answering, init.signal)
    const empty = answer.statusCode === 204 || answer.statusCode === 304
    return new Response(empty ? null : answer.rawPayload, {
      status: answer.statusCode,
      headers: textHeaders(answer.headers),
    })
  }
}

/** For one page: with the eater's cookie, or without for pages that all guests share. */
export function clientOf(app: unknown, cookie?: string): Client {
  return createClient({ baseUrl: '', fetch: fetchFrom(app), headers: cookie ? { cookie } : {} })
}

/** The answer, unless the signal ends the wait first: then its reason is thrown, as `fetch` does. */
async function inTime<T>(
  answering: Promise<T>,
  signal: AbortSignal | null | undefined,
): Promise<T> {
  if (!signal) return await answering
  signal.throwIfAborted()
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end, { once: true })
  return await Promise.race([answering, ended]).finally(() =>
    signal.removeEventListener('abort', end),
  )
}

function textHeaders(headers: Record<string, unknown>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => typeof one === 'string' || typeof one === 'number')
      .map((one): [string, string] => [name, `${one}`]),
  )
}
