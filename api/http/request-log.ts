// One line for each answered request: the route's pattern, never its URL, and nothing of who asked.
import type { Log } from '../platform/log.ts'
import type { App } from './app.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Programs ask it several times a second: a good answer is worth a line at debug only. */
    polled?: boolean
  }
}

export function logRequests(app: App, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = request.routeOptions.config?.polled && reply.statusCode < 400 ? 'debug' : 'info'
    log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        requestID: request.id,
      },
      'request',
    )
    done()
  })
}
