// Caching of answers that are the same for everyone: headers for browsers and CDNs, and ETags.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'
import { surrogateHeaders, type CdnKind } from '../cdn/surrogate-keys.ts'
import { matchesETag } from './content-encoding.ts'

/** Short, so that a merchant does not look open long after it has closed. In seconds. */
const maxAge = 30

/**
 * `everywhere`: browsers too keep the answer for half a minute. `shared`: browsers ask again each
 * time, for answers that must be current; no purge reaches a browser's cache.
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

/** Returns a function that lets caches keep an answer, and names its keys for the CDN. */
export const createSharedCache =
  (cdn: CdnKind | undefined): SharedCache =>
  (reply, scope, keys) => {
    reply.header('cache-control', cacheControls[scope]).headers(surrogateHeaders(cdn, keys))
  }

/** Lets no cache keep an answer that sets a cookie. Add it after the plugin for cookies. */
export const keepCookiesPrivate: onSendHookHandler = (_request, reply, payload, done) => {
  if (reply.hasHeader('set-cookie')) reply.header('cache-control', 'private, no-store')
  done(null, payload)
}

/**
 * Gives cacheable JSON an ETag and answers 304 to a request that has it. The tag is weak, because
 * proxies compress the answer.
 */
export const tagCacheable: onSendHookHandler = (request, reply, payload, done) => {
  const isComplete = typeof payload === 'string' || Buffer.isBuffer(payload)
  if (!isComplete || !isUntagged(request, reply)) return done(null, payload)
  const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
  reply.header('etag', `W/${tag}`)
  if (!matchesETag(request.headers['if-none-match'], tag)) return done(null, payload)
  reply.code(304).removeHeader('content-length').removeHeader('content-type')
  // Fastify counts the bytes of the answer to HEAD, so there must be some payload.
  return done(null, request.method === 'HEAD' ? '' : null)
}

const isUntagged = (request: FastifyRequest, reply: FastifyReply): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  reply.statusCode === 200 &&
  !reply.hasHeader('etag') &&
  isPublic(String(reply.getHeader('cache-control')))

// An immutable file needs no tag: nobody asks for it again.
const isPublic = (cacheControl: string): boolean =>
  cacheControl.startsWith('public') && !cacheControl.endsWith('immutable')
