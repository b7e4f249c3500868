// Logs one line for each request: the route's pattern, the status and the code of a refusal, but
// neither URL nor eater.
import type { Log } from '../platform/log.ts'
import type { App } from './app.ts'
import { findProblemCode } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether clients poll the route. Its successful requests are then logged at level debug. */
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
