// Starts the processes of the scale benchmark: PostgreSQL, NATS, web nodes and a worker.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase, type Database } from '@tingkat/api/platform/database/database'
import { silentLog } from '@tingkat/api/platform/log'
import { freePort } from '@tingkat/api/testing/free-port'
import { natsServer, startNats, stopNats } from '@tingkat/api/testing/nats'
import { startServerProcess, type ServerProcess } from '@tingkat/api/testing/server-process'
import { obtainPostgres } from '../scripts/machine/postgres.mjs'
import { cpuSeconds, cpuSecondsWithChildren, parentOf } from './cpu-time.ts'

/** CPU time in seconds that web nodes, database and worker have used since their start. */
export type Spent = { web: number; database: number; worker: number }

export type ScaleCluster = {
  database: Database
  web: readonly [ServerProcess, ServerProcess]
  env: Record<string, string>
  spent(): Spent
  /**
   * CPU time that the idle processes use, in seconds per second; set by the benchmark after it has
   * measured them.
   */
  idle: Spent
  startNode(): Promise<ServerProcess>
  /** Resolves when the worker (background process) has published every event. */
  drain(): Promise<void>
  close(): Promise<void>
}

const serverFile = join(dirname(fileURLToPath(import.meta.url)), '../api/server.ts')

export async function startScaleCluster(): Promise<ScaleCluster> {
  const postgres = await obtainPostgres()
  if (!('url' in postgres)) throw new Error(postgres.reason)
  const busPort = await freePort()
  const nats = natsServer ? await startNats(busPort) : undefined
  const env = {
    DATABASE_URL: postgres.url,
    SIMULATOR: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    DEV_INBOX: 'on',
    ...(nats ? { BUS_URL: `nats://127.0.0.1:${busPort}` } : {}),
  }
  const start = (role: string) =>
    startServerProcess({ file: serverFile, env: { ...env, ROLE: role }, timeoutMs: 120_000 })
  const first = await start('web')
  const [second, worker] = [await start('web'), await start('worker')]
  const database = await openDatabase({ url: postgres.url, log: silentLog })
  const postmaster = await findPostmaster(database)
  return {
    database,
    web: [first, second],
    env,
    spent: () => ({
      web: cpuSeconds(first.pid) + cpuSeconds(second.pid),
      database: cpuSecondsWithChildren(postmaster),
      worker: cpuSeconds(worker.pid),
    }),
    idle: { web: 0, database: 0, worker: 0 },
    startNode: () => start('web'),
    async drain() {
      for (;;) {
        const { rows } = await database.query<{ waiting: number }>(
          'select count(*) as waiting from outbox where published_at is null',
        )
        if (rows[0]?.waiting === 0) return
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    async close() {
      await database.close()
      await Promise.all([first, second, worker].map((server) => server.stop()))
      if (nats) await stopNats(nats)
      await postgres.stop()
    },
  }
}

async function findPostmaster(database: Database): Promise<number> {
  const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
  return parentOf(rows[0]?.pid ?? 0) ?? 0
}
