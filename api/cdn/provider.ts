// Tells the CDN to delete its cached pages and API responses that have one of the surrogate keys
// (names in a response header).
import type { CdnKind } from './surrogate-keys.ts'

export type CdnSettings = {
  kind: CdnKind
  /** The URL of the CDN's API, or of the webhook. */
  url: string
  /**
   * An API token of Fastly or Cloudflare, or the bearer
   * token of the webhook. A webhook may have no token.
   */
  token: string | undefined
  /** The id of the service at Fastly, or of the zone at Cloudflare. A webhook does not use it. */
  service: string | undefined
}

export type PurgeResult = { status: number; retryAfterSeconds?: number } | { failure: string }

export type PurgeProvider = {
  /**
   * Drops the cached pages and API responses that have one of the keys. Idempotent. Never throws.
   */
  purge(keys: readonly string[], stop?: AbortSignal): Promise<PurgeResult>
}

/** A request has at most this many keys. Fastly allows 256, Cloudflare 100. */
export const maxKeysPerRequest = 100

const defaultTimeoutMs = 10_000

type PurgeRequest = { url: string; headers: Record<string, string>; body: unknown }

/**
 * For each kind of CDN, a function that returns the request of a purge. Sources: fastly.com (“purge
 * by surrogate key”), developers.cloudflare.com (“by cache-tag”).
 */
const requestOf: Record<CdnKind, (settings: CdnSettings, keys: readonly string[]) => PurgeRequest> =
  {
    fastly: ({ url, token = '', service = '' }, keys) => ({
      url: `${url}/service/${encodeURIComponent(service)}/purge`,
      headers: { 'fastly-key': token },
      body: { surrogate_keys: keys },
    }),
    cloudflare: ({ url, token = '', service = '' }, keys) => ({
      url: `${url}/zones/${encodeURIComponent(service)}/purge_cache`,
      headers: { authorization: `Bearer ${token}` },
      body: { tags: keys },
    }),
    webhook: ({ url, token }, keys) => ({
      url,
      headers: {
        'surrogate-key': keys.join(' '),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: { keys },
    }),
  }

export function createPurgeProvider(
  settings: CdnSettings,
  { timeoutMs = defaultTimeoutMs }: { timeoutMs?: number } = {},
): PurgeProvider {
  return {
    async purge(keys, stop) {
      const { url, headers, body } = requestOf[settings.kind](settings, keys)
      const timeout = AbortSignal.timeout(timeoutMs)
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Tingkat' },
          body: JSON.stringify(body),
          redirect: 'manual',
          signal: stop ? AbortSignal.any([timeout, stop]) : timeout,
        })
        await response.body?.cancel()
        const wait = Number(response.headers.get('retry-after'))
        return {
          status: response.status,
          ...(Number.isInteger(wait) && wait > 0 ? { retryAfterSeconds: wait } : {}),
        }
      } catch (error) {
        // Only the error's name is returned, because its message may contain the URL, which may
        // contain a secret.
        return { failure: error instanceof Error ? error.name : 'no response' }
      }
    },
  }
}
