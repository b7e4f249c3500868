// Durable delayed work in the same database: time-outs and the next steps of orders.
import { setTimeout as pause } from 'node:timers/promises'
import { PgBoss, type ConstructorOptions, type SendOptions } from 'pg-boss'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'

export type JobHandler<D extends object = object> = (data: D) => Promise<void>
/** `startAfterSeconds`: not before so many seconds from now, fractions allowed; default at once. */
export type JobDelay = { startAfterSeconds?: number }

export type Jobs = {
  /**
   * Creates the queue and starts working it. The handler may
   * be called more than once for one job: make it harmless.
   */
  register<D extends object>(queue: string, handler: JobHandler<D>): Promise<void>
  /**
   * The one INSERT statement that queues a job, to be a data-modifying CTE of a bigger statement;
   * its only parameter, `$1`, is `json`. No SQL is sent.
   */
  insertSql(queue: string, data: object, delay?: JobDelay): Promise<{ text: string; json: string }>
  send(queue: string, data: object, delay?: JobDelay): Promise<void>
  /**
   * Makes this process look for due jobs now, for one that
   * was just committed through `insertSql` without delay.
   */
  wake(queue: string): void
  /**
   * Graceful (default): lets the handlers that run finish,
   * at most 10 s; their jobs are tried again otherwise.
   */
  stop(options?: { graceful?: boolean }): Promise<void>
}

const SCHEMA = 'jobs'
const POLL_MS = 1_000
// pg-boss asks for at least so much.
const FASTEST_POLL_MS = 500
const BATCH = 20
const STOP_LIMIT_MS = 10_000
const queueOptions = {
  // Ten tries with backoff from 1 s to 60 s: about five minutes of a dependency being away.
  retryLimit: 10,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  // A handler is a few statements; one that hangs, or whose
  // process died, is tried again after a minute.
  expireInSeconds: 60,
  deleteAfterSeconds: 86_400,
}

/** Starts the job runner, creating its own tables when missing; two processes may start at once. */
export async function openJobs(
  database: Database,
  { log, pollMs = POLL_MS }: { log: Log; pollMs?: number },
): Promise<Jobs> {
  const boss = new PgBoss({
    ...database.jobsDatabase,
    schema: SCHEMA,
    // No cron here; and the embedded engine has one connection, which supervising must not hog.
    schedule: false,
    // How soon the jobs of a process that died are tried again.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    queueCacheIntervalSeconds: 60,
    persistWarnings: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job runner met an error'))
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'the job runner warns'))
  await boss.start()

  const workers = new Map<string, string>()
  const optionsOf = ({ startAfterSeconds = 0 }: JobDelay): SendOptions =>
    startAfterSeconds > 0 ? { startAfter: startAfterSeconds } : {}
  const wake = (queue: string): void => {
    const worker = workers.get(queue)
    if (worker) boss.notifyWorker(worker)
  }

  return {
    register: async <D extends object>(queue: string, handler: JobHandler<D>) => {
      await boss.createQueue(queue, queueOptions)
      const options = {
        pollingIntervalSeconds: Math.max(pollMs, FASTEST_POLL_MS) / 1_000,
        batchSize: BATCH,
        burstWhenBatchFull: true,
        perJobResults: true as const,
      }
      const worker = await boss.work<D>(queue, options, async (batch) =>
        Promise.all(
          batch.map(async (job) => {
            try {
              await handler(job.data)
              return { id: job.id, status: 'completed' as const }
            } catch (error) {
              log.warn({ err: error, queue, job: job.id }, 'a job failed and will be tried again')
              return {
                id: job.id,
                status: 'failed' as const,
                output: { message: (error as Error).message },
              }
            }
          }),
        ),
      )
      workers.set(queue, worker)
    },
    insertSql: async (queue, data, delay = {}) => {
      let captured: { text: string; json: string } | undefined
      const capture: NonNullable<ConstructorOptions['db']> = {
        executeSql: async (text, values) => {
          captured = { text: text.trim(), json: (values as [string])[0] }
          return { rows: [{ id: '' }] }
        },
      }
      await boss.send(queue, data, { ...optionsOf(delay), db: capture })
      if (!captured) throw new Error(`The queue ${queue} gave no statement.`)
      return captured
    },
    send: async (queue, data, delay = {}) => {
      await boss.send(queue, data, optionsOf(delay))
      if (!delay.startAfterSeconds) wake(queue)
    },
    wake,
    stop: async ({ graceful = true } = {}) => {
      // Stopping the workers one by one ends with the last handler;
      // pg-boss's own graceful stop looks only twice a second.
      const finished = Promise.all(
        [...workers.keys()].map((queue) => boss.offWork(queue, { wait: true })),
      )
      if (graceful) await Promise.race([finished, pause(STOP_LIMIT_MS, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}
