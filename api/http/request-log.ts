// One line for each answered request: the route's pattern, never its URL, and nothing of who asked.
import type { Log } from '../platform/log.ts'
import type { App } from './app.ts'

export function logRequests(app: App, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
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
