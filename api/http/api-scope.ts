// Sets up what all API routes share: schemas, problem documents, caching, protection against CSRF.
import { problemOf } from '@tingkat/contract/problem'
import type { FastifyContextConfig, RouteOptions } from 'fastify'
import type { Log } from '../platform/log.ts'
import { withCommonProblems, type RouteTraits } from './responses.ts'
import { createErrorHandler, sendProblem } from './errors.ts'
import type { App } from './app.ts'
import { refuseOtherSites } from './origin.ts'
import { tagCacheable } from './shared-cache.ts'
import { serializeCheckedResponses, serializeResponses, validateRequests } from './schemas.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route authenticates by bearer token only. Browsers never send that token by themselves,
     * so CSRF is impossible.
     */
    bearerOnly?: boolean
  }
}

export type ApiScope = {
  log: Log
  publicUrl: string
  /** URL of the consoles. Only their pages may call the routes of staff. */
  consoleUrl: string
  /** Validates every response against its schema, for tests. */
  checkResponses: boolean
}

const staffPath = /^\/api\/v1\/(staff|kitchen|courier|desk)(\/|$)/
/** The OpenAPI document shows that routes of staff need a person's session or a paired device. */
const staffSecurity: Record<string, string[]>[] = [{ staff: [] }, { device: [] }]
const mutations = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Returns the traits of a route, by which `withCommonProblems` selects the problems that
 * the route may return. Throws if a route of staff does not declare who may call it.
 */
function traitsOf({ method, url, config, schema = {} }: RouteOptions): RouteTraits {
  const { bearerOnly = false, allow } = config ?? {}
  const mutates = [method].flat().some((name) => mutations.has(name))
  const isStaff = staffPath.test(url)
  if (isStaff && !allow) throw new Error(`${url} does not say who may call it: api/staff/acting.ts`)
  return {
    mutates,
    bearerOnly,
    // Routes of staff refuse even reads from other sites. Only public reads are
    // allowed, because a log-in with OpenID Connect returns from another site.
    sameSiteOnly: isStaff ? mutates || allow !== 'public' : mutates && !bearerOnly,
    validates: ['params', 'querystring', 'body'].some((part) => part in schema),
  }
}

/**
 * Returns the part of a route's schema that tells readers of the OpenAPI document who may call it.
 */
const describeAllow = (allow: FastifyContextConfig['allow']) =>
  allow && { 'x-permission': allow, ...(allow !== 'public' && { security: staffSecurity }) }

/** Configures `api`, an encapsulated Fastify scope, before the features register their routes. */
export function configureApiScope(api: App, scope: ApiScope): void {
  api.setValidatorCompiler(validateRequests)
  api.setSerializerCompiler(scope.checkResponses ? serializeCheckedResponses : serializeResponses)
  api.setErrorHandler(createErrorHandler(scope.log))
  api.removeContentTypeParser('text/plain')
  api.addHook('onRequest', (_request, reply, done) => {
    // The default is `no-store`, because responses may be
    // personal. Routes with public responses override it.
    reply.header('cache-control', 'no-store')
    done()
  })
  api.addHook('onSend', tagCacheable)
  const guard = refuseOtherSites(scope.publicUrl)
  const staffGuard = refuseOtherSites(scope.consoleUrl)
  api.addHook('onRoute', (route) => {
    const traits = traitsOf(route)
    if (traits.sameSiteOnly)
      route.onRequest = [
        staffPath.test(route.url) ? staffGuard : guard,
        ...[route.onRequest ?? []].flat(),
      ]
    // The OpenAPI document does not list the HEAD routes that Fastify adds to GET routes.
    if (!route.schema || route.schema.hide || route.method === 'HEAD') return
    const response = withCommonProblems(
      (route.schema.response ?? {}) as Record<string, unknown>,
      traits,
    )
    route.schema = { ...route.schema, ...describeAllow(route.config?.allow), response }
  })
  // Unknown paths are answered with 404. `bearerOnly` skips the CSRF
  // check, which unknown paths do not need, because they change nothing.
  for (const path of ['/api', '/api/*'])
    api.all(path, { config: { bearerOnly: true }, schema: { hide: true } }, (_request, reply) =>
      sendProblem(reply, problemOf('not_found')),
    )
}
