// Lets caches keep responses that are the same for everyone: sets headers for browsers and CDNs,
// and ETags.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'
import { surrogateHeaders, type CdnKind } from '../cdn/surrogate-keys.ts'
import { matchesETag } from './content-encoding.ts'

/**
 * In seconds: how long caches keep a response. The time is short, so that a cached list does not
 * show a closed merchant as open for long.
 */
const maxAge = 30

/**
 * With `everywhere`, CDNs and browsers keep the response for half a minute. With `shared`, only
 * CDNs keep it. Browsers then ask again each time, because a purge does not reach their caches.
 */
const cacheControls = {
  everywhere: `public, max-age=${maxAge}`,
  shared: `public, max-age=0, s-maxage=${maxAge}`,
} as const

export type SharedCache = (
  reply: FastifyReply,
  scope: keyof typeof cacheControls,
  keys: readonly string[],
) => void

/**
 * Returns a function that lets caches keep a response. `keys`
 * are the surrogate keys by which the CDN purges the response.
 */
export const createSharedCache =
  (cdn: CdnKind | undefined): SharedCache =>
  (reply, scope, keys) => {
    reply.header('cache-control', cacheControls[scope]).headers(surrogateHeaders(cdn, keys))
  }

/**
 * Prevents caches from keeping a response that sets a cookie.
 * Add this hook after the cookie plugin.
 */
export const keepCookiesPrivate: onSendHookHandler = (_request, reply, payload, done) => {
  if (reply.hasHeader('set-cookie')) reply.header('cache-control', 'private, no-store')
  done(null, payload)
}

/**
 * Gives a cacheable JSON response an ETag, and answers 304 to a request that
 * has the same ETag. The tag is weak, because proxies compress the response.
 */
export const tagCacheable: onSendHookHandler = (request, reply, payload, done) => {
  const isComplete = typeof payload === 'string' || Buffer.isBuffer(payload)
  if (!isComplete || !isUntagged(request, reply)) return done(null, payload)
  const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
  reply.header('etag', `W/${tag}`)
  if (!matchesETag(request.headers['if-none-match'], tag)) return done(null, payload)
  reply.code(304).removeHeader('content-length').removeHeader('content-type')
  // For HEAD, Fastify counts the bytes of the payload, so the payload must not be null.
  return done(null, request.method === 'HEAD' ? '' : null)
}

const isUntagged = (request: FastifyRequest, reply: FastifyReply): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  reply.statusCode === 200 &&
  !reply.hasHeader('etag') &&
  isPublic(String(reply.getHeader('cache-control')))

// An immutable response needs no ETag, because caches never revalidate it.
const isPublic = (cacheControl: string): boolean =>
  cacheControl.startsWith('public') && !cacheControl.endsWith('immutable')
