// Requests to a geocoder over HTTP: with time-out, size
// limit, concurrency limit, cache and circuit breaker.
import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  wrap,
} from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { Log } from '../../platform/log.ts'
import { GeocoderUnavailable } from './geocoder.ts'

export type ProviderSettings = {
  url: string
  /** The name and URL of this server, which providers require clients to send. */
  userAgent: string
}

export type ProviderOptions = ProviderSettings & {
  log: Pick<Log, 'warn' | 'info'>
  now?: () => number
  timeoutMs?: number
  /**
   * In milliseconds: how long the circuit breaker stops
   * all requests after several failures in a row.
   */
  breakMs?: number
  cacheSize?: number
}

export type ProviderCall = <T>(
  path: string,
  query: Record<string, string>,
  parse: (json: unknown) => T | undefined,
) => Promise<T>

// In milliseconds. The time-out of a request to the geocoder is short, because an eater waits for
// results while typing.
const defaultTimeoutMs = 4_000
const defaultBreakMs = 10_000
const failuresInARow = 5
// In milliseconds: responses are cached for ten minutes. A place that the provider corrects
// therefore takes effect after at most ten minutes.
const cacheMs = 600_000
const defaultCacheSize = 2_000
// Providers ask clients to limit concurrent requests.
const maxConcurrent = 20
// A response with twenty places is about 20 kB; the limit leaves ample room.
const maxResponseBytes = 512_000

/**
 * Returns the function that calls the provider. `parse` returns undefined for an invalid
 * response. The function throws GeocoderUnavailable, whose message contains no address.
 */
export function openProviderCall({
  url,
  userAgent,
  log,
  now = Date.now,
  timeoutMs = defaultTimeoutMs,
  breakMs = defaultBreakMs,
  cacheSize = defaultCacheSize,
}: ProviderOptions): ProviderCall {
  const root = url.replace(/\/+$/, '')
  const cache = new LRUCache<string, Promise<unknown>>({
    max: cacheSize,
    ttl: cacheMs,
    ttlResolution: 0,
    perf: { now },
  })
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: breakMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  const policy = wrap(bulkhead(maxConcurrent, maxConcurrent), breaker)
  breaker.onStateChange((state) => {
    if (state === CircuitState.Open)
      log.warn({ breakMs }, 'the geocoder fails repeatedly; requests are paused')
    if (state === CircuitState.Closed) log.info({}, 'the geocoder responds again')
  })

  async function request<T>(address: string, parse: (json: unknown) => T | undefined): Promise<T> {
    const response = await fetch(address, {
      headers: { accept: 'application/json', 'user-agent': userAgent },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await readBounded(response)
    if (!response.ok) throw new GeocoderUnavailable(`status ${response.status}`)
    const result = parse(parseJson(text))
    if (result === undefined) throw new GeocoderUnavailable('invalid response')
    return result
  }

  /** Concurrent requests for the same URL are sent once. Failures are not cached. */
  function requestCached(address: string, send: () => Promise<unknown>): Promise<unknown> {
    const cached = cache.get(address)
    if (cached) return cached
    const result = send()
    cache.set(address, result)
    result.catch(() => {
      if (cache.peek(address) === result) cache.delete(address)
    })
    return result
  }

  return async <T>(
    path: string,
    query: Record<string, string>,
    parse: (json: unknown) => T | undefined,
  ) => {
    const address = `${root}${path}?${new URLSearchParams(query).toString()}`
    try {
      return (await requestCached(address, () =>
        policy.execute(() => request(address, parse)),
      )) as T
    } catch (error) {
      // Replaces the original error, whose message may contain the requested address.
      throw error instanceof GeocoderUnavailable
        ? error
        : new GeocoderUnavailable(error instanceof Error ? error.name : 'no response')
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new GeocoderUnavailable('the response is not JSON')
  }
}

/** Returns the body as text. Throws if it is longer than `maxResponseBytes`. */
async function readBounded(response: Response): Promise<string> {
  if (!response.body) return ''
  const parts: Uint8Array[] = []
  let size = 0
  // If the loop ends early because the response is too long, the connection is closed.
  for await (const part of response.body) {
    size += part.byteLength
    if (size > maxResponseBytes) throw new GeocoderUnavailable('the response is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
