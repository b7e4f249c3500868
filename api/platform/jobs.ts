// Durable delayed work in the same database: time-outs and the next steps of orders.
import type { Database } from './database.ts'
import type { Log } from './log.ts'

export type JobHandler<D extends object = object> = (data: D) => Promise<void>

export type Jobs = {
  /** Creates the queue and starts working it. The handler may be called more than once for one job: make it harmless. */
  register<D extends object>(queue: string, handler: JobHandler<D>): Promise<void>
  /** The one INSERT statement that queues a job, to be a data-modifying CTE of a bigger statement; its only parameter, `$1`, is `json`. */
  insertSql(queue: string, data: object, options?: { startAfterSeconds?: number }): Promise<{ text: string; json: string }>
  send(queue: string, data: object, options?: { startAfterSeconds?: number }): Promise<void>
  stop(options?: { graceful?: boolean }): Promise<void>
}

export async function openJobs(_database: Database, _options: { log: Log; pollMs?: number }): Promise<Jobs> {
  throw new Error('The jobs cannot be opened yet.')
}
