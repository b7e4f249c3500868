// Registers the health checks: whether the process runs (liveness), and whether it can serve
// requests (readiness).
import { setTimeout as pause } from 'node:timers/promises'
import type { App } from './app.ts'

// Pings have a time-out, because otherwise probes would
// accumulate while the database does not respond.
const pingLimitMs = 1_000

export type Health = {
  /** Throws or hangs if the database is unavailable. */
  pingDatabase(): Promise<unknown>
  /** Throws or hangs if the job queue is unavailable. Undefined in a process that runs no jobs. */
  pingJobs?: () => Promise<unknown>
  catalogueLoaded(): boolean
  /**
   * Whether the message bus is connected. Readiness does not require the bus: while it is
   * disconnected, events only arrive some seconds later.
   */
  busConnected(): boolean
}

/**
 * `/healthz` returns 200 while the process runs. `/readyz` returns 503 with the missing
 * parts, also during shutdown. A disconnected bus is only listed as `degraded`, with
 * status 200: all servers lose the bus at the same moment, so 503 would take all of
 * them out of service. For the same reason proxies ask `/readyz?exclude=database`;
 * without the database, servers still answer lists and menus from memory.
 */
export function registerHealthRoutes(
  app: App,
  { pingDatabase, pingJobs, catalogueLoaded, busConnected }: Health,
): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )
  app.get('/readyz', async (request, reply) => {
    const withDatabase = (request.query as { exclude?: unknown }).exclude !== 'database'
    const [database, jobs] = await Promise.all([
      withDatabase ? respondsInTime(pingDatabase) : true,
      pingJobs ? respondsInTime(pingJobs) : true,
    ])
    const missing = [
      database ? '' : 'database',
      jobs ? '' : 'jobs',
      catalogueLoaded() ? '' : 'catalogue',
      app.shutdown.isLeaving() ? 'shutting down' : '',
    ].filter(Boolean)
    return reply
      .code(missing.length ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({
        status: missing.length ? 'not ready' : 'ready',
        missing,
        degraded: busConnected() ? [] : ['bus'],
      })
  })
}

async function respondsInTime(ping: () => Promise<unknown>): Promise<boolean> {
  const limit = new AbortController()
  try {
    return await Promise.race([
      ping().then(() => true),
      pause(pingLimitMs, false, { signal: limit.signal, ref: false }),
    ])
  } catch {
    return false
  } finally {
    limit.abort()
  }
}
