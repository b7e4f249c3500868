// Typed API client for the rendering of pages. The API in
// the same process answers its requests, without a network.
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

/** Returns a `fetch` that passes requests to the Fastify app in the same process. */
export function createInProcessFetch(
  app: unknown,
): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, init) => {
    const headers = Object.fromEntries(new Headers(init.headers))
    const payload = typeof init.body === 'string' ? init.body : undefined
    const pending = (app as App).inject({
      method: init.method ?? 'GET',
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    })
    const answer = await withAbort(pending, init.signal)
    const empty = answer.statusCode === 204 || answer.statusCode === 304
    return new Response(empty ? null : answer.rawPayload, {
      status: answer.statusCode,
      headers: textHeaders(answer.headers),
    })
  }
}

/**
 * Returns a client with which one page is rendered, with the visitor's cookie. Pages that all
 * guests share must have no cookie.
 */
export function createInProcessClient(app: unknown, cookie?: string): Client {
  return createClient({
    baseUrl: '',
    fetch: createInProcessFetch(app),
    headers: cookie ? { cookie } : {},
  })
}

/**
 * Returns the result of `pending`. If the signal is aborted
 * first, throws the signal's reason, as `fetch` does.
 */
async function withAbort<T>(
  pending: Promise<T>,
  signal: AbortSignal | null | undefined,
): Promise<T> {
  if (!signal) return await pending
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  return await Promise.race([pending, aborted]).finally(() =>
    signal.removeEventListener('abort', onAbort),
  )
}

function textHeaders(headers: Record<string, unknown>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((item) => typeof item === 'string' || typeof item === 'number')
      .map((item): [string, string] => [name, `${item}`]),
  )
}
