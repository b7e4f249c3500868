// Common setup of all API routes: schemas, problem documents, caching, protection against CSRF.
import { problemOf } from '@tingkat/contract/problem'
import type { Log } from '../platform/log.ts'
import { withCommonProblems } from './responses.ts'
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
  /** Address of the pages that call the routes of staff. */
  consoleUrl: string
  /** Validates every response against its schema, for tests. */
  checkResponses: boolean
}

const staffPath = /^\/api\/v1\/(staff|kitchen|courier|desk)(\/|$)/
/** A person's session, or a paired device. */
const staffSecurity: Record<string, string[]>[] = [{ staff: [] }, { device: [] }]
const mutations = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Configures `api`, an encapsulated Fastify scope, before the features register their routes. */
export function configureApiScope(api: App, scope: ApiScope): void {
  api.setValidatorCompiler(validateRequests)
  api.setSerializerCompiler(scope.checkResponses ? serializeCheckedResponses : serializeResponses)
  api.setErrorHandler(createErrorHandler(scope.log))
  api.removeContentTypeParser('text/plain')
  api.addHook('onRequest', (_request, reply, done) => {
    // The default, because responses may be personal. Routes with public responses override it.
    reply.header('cache-control', 'no-store')
    done()
  })
  api.addHook('onSend', tagCacheable)
  const guard = refuseOtherSites(scope.publicUrl)
  const staffGuard = refuseOtherSites(scope.consoleUrl)
  api.addHook('onRoute', (route) => {
    const bearerOnly = route.config?.bearerOnly ?? false
    const mutates = [route.method].flat().some((method) => mutations.has(method))
    const isStaff = staffPath.test(route.url)
    const { allow } = route.config ?? {}
    // Reading as staff is guarded too, except where a log-in returns from another site.
    const sameSiteOnly = isStaff ? mutates || allow !== 'public' : mutates && !bearerOnly
    if (isStaff && !allow)
      throw new Error(`${route.url} does not say who may call it: api/staff/acting.ts`)
    if (sameSiteOnly)
      route.onRequest = [isStaff ? staffGuard : guard, ...[route.onRequest ?? []].flat()]
    if (!route.schema || route.schema.hide) return
    // The OpenAPI document shows who may call a route of staff.
    const permission = allow && {
      'x-permission': allow,
      ...(allow !== 'public' && { security: staffSecurity }),
    }
    const response = withCommonProblems((route.schema.response ?? {}) as Record<string, unknown>, {
      mutates,
      bearerOnly,
      sameSiteOnly,
      validates: ['params', 'querystring', 'body'].some((part) => part in (route.schema ?? {})),
    })
    route.schema = { ...route.schema, ...permission, response }
  })
  // `bearerOnly` leaves out the CSRF check: unknown paths change nothing, so that requests from
  // other sites also get 404.
  for (const path of ['/api', '/api/*'])
    api.all(path, { config: { bearerOnly: true }, schema: { hide: true } }, (_request, reply) =>
      sendProblem(reply, problemOf('not_found')),
    )
}
