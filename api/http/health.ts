// Tells whoever runs the server whether the process lives and whether it can serve.
import { setTimeout as pause } from 'node:timers/promises'
import type { App } from './app.ts'

// A probe that waits longer would pile up behind a stuck database.
const databaseLimitMs = 1_000

export type Health = {
  /** Throws or hangs when the database is away. */
  pingDatabase(): Promise<unknown>
  catalogueLoaded(): boolean
}

/** `/healthz`: the process answers. `/readyz`: so do its parts; 503 with the names of those that do not, and while shutting down. */
export function answerHealth(app: App, { pingDatabase, catalogueLoaded }: Health): void {
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const database = await answersInTime(pingDatabase)
    const missing = [
      database ? '' : 'database',
      catalogueLoaded() ? '' : 'catalogue',
      closing ? 'shutting down' : '',
    ].filter(Boolean)
    return reply
      .code(missing.length ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: missing.length ? 'not ready' : 'ready', missing })
  })
}

async function answersInTime(ping: () => Promise<unknown>): Promise<boolean> {
  const limit = new AbortController()
  try {
    return await Promise.race([
      ping().then(() => true),
      pause(databaseLimitMs, false, { signal: limit.signal, ref: false }),
    ])
  } catch {
    return false
  } finally {
    limit.abort()
  }
}
