// Durable delayed jobs in the same database, run by pg-boss: time-outs and next steps of orders.
import { setTimeout as pause } from 'node:timers/promises'
import type { ConstructorOptions, PgBoss, SendOptions } from 'pg-boss'
import type { Database, JobsDatabase } from '../database/database.ts'
import type { Log } from '../log.ts'

export type JobHandler<D extends object = object> = (data: D) => Promise<void>
/** The delay until the job starts. `startAfterSeconds` may be a fraction. The default is 0. */
export type JobDelay = { startAfterSeconds?: number }

export type Jobs = {
  /**
   * Creates the tables of the jobs if needed and starts the job runner. Two processes may start at
   * the same time. Must be called before the other functions.
   */
  start(): Promise<void>
  /**
   * Creates the queue and, in a process that runs jobs, starts the worker that polls the queue.
   * Jobs run at least once, so the handler must be idempotent.
   */
  register<D extends object>(queue: string, handler: JobHandler<D>): Promise<void>
  /**
   * Returns `text`, the INSERT statement of a job for use within a larger statement,
   * and `json`, the value of its only parameter `$1`. Does not run the statement.
   */
  insertSql(queue: string, data: object, delay?: JobDelay): Promise<{ text: string; json: string }>
  send(queue: string, data: object, delay?: JobDelay): Promise<void>
  /**
   * Makes this process look for jobs in the queue now. Call it after committing a statement with
   * `insertSql`.
   */
  wake(queue: string): void
  /**
   * Checks that the tables of the jobs can be read. Throws if they cannot. The promise stays
   * pending while the database does not respond, so the caller needs a time-out.
   */
  ping(): Promise<unknown>
  /**
   * Stops the workers, which poll the queues. A graceful stop, which is the default, waits at most
   * 10 s for running handlers. Unfinished jobs are retried later. Must not be called while `start`
   * runs. No-op before `start`.
   */
  stop(options?: { graceful?: boolean }): Promise<void>
}

const SCHEMA = 'jobs'
const POLL_MS = 1_000
// pg-boss allows no polling interval shorter than this.
const FASTEST_POLL_MS = 500
const BATCH = 20
const STOP_LIMIT_MS = 10_000
const queueOptions = {
  // Ten retries with a backoff from 1 s to 60 s cover an outage of about five minutes.
  retryLimit: 10,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  // A job's handler runs a few SQL statements. If it hangs or its process ends, the job is retried
  // after a minute.
  expireInSeconds: 60,
  deleteAfterSeconds: 86_400,
}

/** Imports pg-boss when it is first used. Importing it earlier would delay the first page. */
const loadRunner = () => import('pg-boss')

/** Returns the options with which the job runner connects. */
export async function runnerConnection(
  database: JobsDatabase,
): Promise<Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>> {
  if (!('engine' in database)) return database
  const { fromPglite } = await loadRunner()
  const engine = database.engine as unknown as Parameters<typeof fromPglite>[0]
  return { db: fromPglite(engine), backend: 'pglite' }
}

/** Creates or changes the tables of the jobs over a connection without a pooler. */
async function createTables(connectionString: string): Promise<void> {
  const { PgBoss } = await loadRunner()
  const boss = new PgBoss({
    connectionString,
    max: 1,
    schema: SCHEMA,
    schedule: false,
    supervise: false,
  })
  await boss.start()
  await boss.stop({ graceful: false })
}

type JobsOptions = {
  log: Log
  pollMs?: number
  /** If false, this process only sends jobs, and other processes run them. The default is true. */
  runsJobs?: boolean
}

/** Returns the job runner after its start. */
export async function openJobs(database: Database, options: JobsOptions): Promise<Jobs> {
  const jobs = createJobs(database, options)
  await jobs.start()
  return jobs
}

async function openRunner(
  database: Database,
  { log, runsJobs = true }: JobsOptions,
): Promise<PgBoss> {
  const { PgBoss } = await loadRunner()
  const boss = new PgBoss({
    ...(await runnerConnection(database.jobsDatabase)),
    schema: SCHEMA,
    // Cron jobs are off, because their queries would occupy the embedded engine's only connection.
    schedule: false,
    supervise: runsJobs,
    // The job runner searches every ten seconds for jobs whose process has ended, to retry them.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    queueCacheIntervalSeconds: 60,
    persistWarnings: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'error of the job runner'))
  boss.on('warning', (warning) =>
    log.warn({ warning: warning.message }, 'warning of the job runner'),
  )
  return boss
}

type WorkerOptions<D extends object> = {
  queue: string
  handler: JobHandler<D>
  log: Log
  pollMs: number
}

/** Starts a worker that polls the queue, and returns its id. */
async function startWorker<D extends object>(
  boss: PgBoss,
  { queue, handler, log, pollMs }: WorkerOptions<D>,
): Promise<string> {
  const options = {
    pollingIntervalSeconds: Math.max(pollMs, FASTEST_POLL_MS) / 1_000,
    batchSize: BATCH,
    burstWhenBatchFull: true,
    perJobResults: true as const,
  }
  return await boss.work<D>(queue, options, async (batch) =>
    Promise.all(
      batch.map(async (job) => {
        try {
          await handler(job.data)
          return { id: job.id, status: 'completed' as const }
        } catch (error) {
          log.warn({ err: error, queue, job: job.id }, 'a job failed; it will be retried')
          return {
            id: job.id,
            status: 'failed' as const,
            output: { message: (error as Error).message },
          }
        }
      }),
    ),
  )
}

/** Returns a job runner that has not been started. */
export function createJobs(database: Database, options: JobsOptions): Jobs {
  const { log, pollMs = POLL_MS, runsJobs = true } = options
  let opened: Promise<PgBoss> | undefined
  const runner = () =>
    (opened ??= openRunner(database, options).catch((error) => {
      opened = undefined
      throw error
    }))
  /** For each queue with a worker, a function that makes the worker look for jobs now. */
  const workers = new Map<string, () => void>()
  const optionsOf = ({ startAfterSeconds = 0 }: JobDelay): SendOptions =>
    startAfterSeconds > 0 ? { startAfter: startAfterSeconds } : {}
  const wake = (queue: string): void => workers.get(queue)?.()

  return {
    start: async () => {
      if (database.directUrl) await createTables(database.directUrl)
      await (await runner()).start()
    },
    register: async <D extends object>(queue: string, handler: JobHandler<D>) => {
      const boss = await runner()
      await boss.createQueue(queue, queueOptions)
      if (!runsJobs) return
      const worker = await startWorker(boss, { queue, handler, log, pollMs })
      workers.set(queue, () => boss.notifyWorker(worker))
    },
    insertSql: async (queue, data, delay = {}) => {
      let captured: { text: string; json: string } | undefined
      const capture: NonNullable<ConstructorOptions['db']> = {
        executeSql: async (text, values) => {
          captured = { text: text.trim(), json: (values as [string])[0] }
          return { rows: [{ id: '' }] }
        },
      }
      const boss = await runner()
      await boss.send(queue, data, { ...optionsOf(delay), db: capture })
      if (!captured) throw new Error(`pg-boss built no statement for the queue ${queue}.`)
      return captured
    },
    send: async (queue, data, delay = {}) => {
      const boss = await runner()
      await boss.send(queue, data, optionsOf(delay))
      if (!delay.startAfterSeconds) wake(queue)
    },
    wake,
    ping: async () => {
      const boss = await runner()
      return await boss.getDb().executeSql(`select version from ${SCHEMA}.version`)
    },
    stop: async ({ graceful = true } = {}) => {
      if (!opened) return
      const boss = await opened
      // `offWork` resolves as soon as the last handler ends. The graceful stop of `boss.stop`
      // checks only every half second, and is therefore not used.
      const finished = Promise.all(
        [...workers.keys()].map((queue) => boss.offWork(queue, { wait: true })),
      )
      if (graceful) await Promise.race([finished, pause(STOP_LIMIT_MS, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}
