// Turns whatever went wrong into one problem answer: the only place that does.
import { problemOf, type Problem } from '@tingkat/contract/problem'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../platform/log.ts'
import { ProblemError } from './problem.ts'

// SQLSTATE 53100: disk_full.
const fullDisk = new Set(['53100', 'ENOSPC', 'EDQUOT'])
// Too many connections, statement cancelled by its limit, and the server shutting down, crashed or starting.
const away = new Set([
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
// The driver gives these three no code.
const awayMessage =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect)/

/** The problem of an error, or undefined for a surprise. */
export function problemOfError(
  error: Partial<FastifyError> & { retryAfterSeconds?: number },
): Problem | undefined {
  if (error instanceof ProblemError) return error.problem
  const { code = '', message = '' } = error
  if (fullDisk.has(code) || message.includes('No space left on device'))
    return problemOf('storage_full')
  if (away.has(code) || code.startsWith('08') || awayMessage.test(message))
    return problemOf('unavailable')
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return problemOf('body_too_large')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return problemOf('unsupported_media_type')
  if (error.statusCode === 429) return problemOf('too_many_requests')
  // Files say 403 to paths that leave their folder: what is there is nobody's business.
  if (error.statusCode === 403 || error.statusCode === 404) return problemOf('not_found')
  if (error.statusCode === 400) return problemOf('malformed_request')
  return undefined
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
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

/** The error handler. A surprise is logged with its stack and answered with the request's id, never with the cause. */
export function answerFaults(log: Log) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const known = problemOfError(error)
    if (!known || known.status > 500) {
      log.error(
        { err: error, route: request.routeOptions.url, requestID: request.id },
        known ? `answered ${known.code}` : 'unexpected error',
      )
    }
    return sendProblem(reply, known ?? problemOf('internal_error', { requestID: request.id }))
  }
}
