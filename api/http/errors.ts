// Converts all errors to problem responses (RFC 9457).
import { problemOf, type Problem, type ProblemCode } from '@tingkat/contract/problem'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../platform/log.ts'
import { isOutsideScopes, ProblemError } from './problem.ts'

// Codes of a full disk. 53100 is PostgreSQL's disk_full.
const diskFullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])
// Codes of an unavailable database: PostgreSQL's codes (too many connections,
// statement time-out, shutdown, crash, start) and codes of network errors.
const unavailableCodes = new Set([
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
])
// The database driver gives its errors of lost or timed-out connections no code, so they are
// recognised by their message.
const unavailableMessage =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect)/

/** Returns the problem of an expected error, or undefined. */
export function problemOfError(
  error: Partial<FastifyError> & { retryAfterSeconds?: number },
): Problem | undefined {
  if (error instanceof ProblemError) return error.problem
  const { code = '', message = '' } = error
  if (diskFullCodes.has(code) || message.includes('No space left on device'))
    return problemOf('storage_full')
  if (unavailableCodes.has(code) || code.startsWith('08') || unavailableMessage.test(message))
    return problemOf('unavailable')
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return problemOf('body_too_large')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return problemOf('unsupported_media_type')
  if (error.statusCode === 429) return problemOf('too_many_requests')
  // @fastify/static answers 403 to paths outside its folder. We answer
  // 404, so that the response does not reveal what exists there.
  if (error.statusCode === 403 || error.statusCode === 404) return problemOf('not_found')
  if (error.statusCode === 400) return problemOf('malformed_request')
  return undefined
}

const sentCodes = new WeakMap<FastifyReply, ProblemCode>()

/** Returns the code of the problem that was sent as the response, or undefined. */
export function findProblemCode(reply: FastifyReply): ProblemCode | undefined {
  return sentCodes.get(reply)
}

/** Records the code of a refusal that is answered with a redirect instead of a problem document. */
export function noteProblemCode(reply: FastifyReply, code: ProblemCode): void {
  sentCodes.set(reply, code)
}

const outsideReplies = new WeakSet<FastifyReply>()

/**
 * Whether the request was refused because its target is outside the scopes (countries, merchants)
 * of the caller's roles.
 */
export function isReplyOutsideScopes(reply: FastifyReply): boolean {
  return outsideReplies.has(reply)
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  noteProblemCode(reply, problem.code)
  if (problem.status === 503) reply.header('retry-after', '1')
  const { retryAfterSeconds } = problem.context
  if (problem.status === 429 && typeof retryAfterSeconds === 'number')
    reply.header('retry-after', String(retryAfterSeconds))
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}

/**
 * Returns Fastify's error handler. It logs unexpected errors with their stack; the response has the
 * request id and not the cause.
 */
export function createErrorHandler(log: Log) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const problem = problemOfError(error)
    if (!problem || problem.status > 500) {
      log.error(
        { err: error, route: request.routeOptions.url, requestID: request.id },
        problem ? `responded with ${problem.code}` : 'unexpected error',
      )
    }
    if (isOutsideScopes(error)) outsideReplies.add(reply)
    return sendProblem(reply, problem ?? problemOf('internal_error', { requestID: request.id }))
  }
}
