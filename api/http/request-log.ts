// Logs one line for each request: the pattern of the route, with the
// code of a refusal, without URL and without the eater.
import type { Log } from '../platform/log.ts'
import type { App } from './app.ts'
import { findProblemCode } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requested several times a second: successful requests are logged at level debug. */
    polled?: boolean
  }
}

export function logRequests(app: App, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    const code = findProblemCode(reply)
    const level = request.routeOptions.config?.polled && reply.statusCode < 400 ? 'debug' : 'info'
    log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ...(code ? { code } : {}),
        ms: Math.round(reply.elapsedTime * 10) / 10,
        requestID: request.id,
      },
      'request',
    )
    done()
  })
}
