// What every API route shares: checked schemas, problems, security headers, the guard against other sites.
import { problemOf } from '@tingkat/contract/problem'
import type { Log } from '../platform/log.ts'
import { withShellProblems } from './answers.ts'
import { answerFaults, sendProblem } from './faults.ts'
import type { App } from './app.ts'
import { refuseOtherSites } from './origin.ts'
import { checkAnswers, checkRequests, trustAnswers } from './schemas.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route knows its caller by a bearer token alone, which no browser sends by itself: other sites cannot abuse it. */
    bearerOnly?: boolean
  }
}

export type ApiScope = {
  log: Log
  publicUrl: string
  /** Holds every answer against its schema; for tests. */
  checkAnswers: boolean
}

// Answers are data: whatever a browser is told to make of them, it may load and run nothing.
const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // Safe for personal answers; routes with public ones say otherwise.
  'cache-control': 'no-store',
}

const mutations = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Prepares `api`, a scope of its own, for the features' routes. */
export function openApiScope(api: App, scope: ApiScope): void {
  api.setValidatorCompiler(checkRequests)
  api.setSerializerCompiler(scope.checkAnswers ? checkAnswers : trustAnswers)
  api.setErrorHandler(answerFaults(scope.log))
  api.removeContentTypeParser('text/plain')
  api.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  const guard = refuseOtherSites(scope.publicUrl)
  api.addHook('onRoute', (route) => {
    const bearerOnly = route.config?.bearerOnly ?? false
    const mutates = [route.method].flat().some((method) => mutations.has(method))
    if (mutates && !bearerOnly) route.onRequest = [guard, ...[route.onRequest ?? []].flat()]
    if (!route.schema || route.schema.hide) return
    const response = withShellProblems((route.schema.response ?? {}) as Record<string, unknown>, {
      mutates,
      bearerOnly,
    })
    route.schema = { ...route.schema, response }
  })
  api.all('/api', { schema: { hide: true } }, (_request, reply) =>
    sendProblem(reply, problemOf('not_found')),
  )
  api.all('/api/*', { schema: { hide: true } }, (_request, reply) =>
    sendProblem(reply, problemOf('not_found')),
  )
}
