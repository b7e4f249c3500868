// Gives the embedded engine the interface of a connection
// pool, so that Kysely uses it like a PostgreSQL server.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Worker } from 'node:worker_threads'
import { columnParser, valueText } from '../database/column-types.ts'
import type { Log } from '../log.ts'
import { ConnectionLock } from './connection-lock.ts'
import { lockFolder } from './folder-lock.ts'
import type { Reply } from './messages.ts'
import { PgliteThread } from './thread.ts'

export type Result = { command: string; rowCount: number; rows: Record<string, unknown>[] }

const toResult = (reply: Reply): Result => {
  const columns = reply.fields.map((field) => ({
    name: field.name,
    parse: columnParser(field.type),
  }))
  const rows = reply.rows.map((texts) => {
    const row: Record<string, unknown> = {}
    columns.forEach(({ name, parse }, index) => {
      const text = texts[index]
      row[name] = text === null || text === undefined ? null : parse(text)
    })
    return row
  })
  return { command: reply.command.split(' ', 1).join(''), rowCount: reply.affected, rows }
}

/**
 * A client of the embedded engine's only connection. It holds the connection lock from BEGIN to
 * COMMIT or ROLLBACK.
 */
class PgliteClient {
  readonly #engine: PgliteEngine
  #release: (() => void) | undefined
  /**
   * The value of `starts` of the engine thread when the transaction began. Undefined outside a
   * transaction.
   */
  #threadStart: number | undefined

  constructor(engine: PgliteEngine) {
    this.#engine = engine
  }

  async query(text: string, values: readonly unknown[] = []): Promise<Result> {
    const { thread, lock } = this.#engine
    const begins = this.#release === undefined && /^(begin|start transaction)/i.test(text)
    if (begins) await this.#begin()
    if (this.#release === undefined) {
      for (let holder = lock.holder; holder; holder = lock.holder) await holder
    }
    const inTransaction = this.#release !== undefined
    try {
      const reply = await thread.request(
        { kind: 'run', inTransaction, text, values: values.map(valueText) },
        this.#threadStart,
      )
      if (inTransaction && /^(COMMIT|ROLLBACK)$/.test(reply.command)) this.#end()
      return toResult(reply)
    } catch (error) {
      if (begins || /^(commit|rollback)$/i.test(text)) await this.#rollBack()
      throw error
    }
  }

  async #begin(): Promise<void> {
    const { thread, lock } = this.#engine
    this.#release = await lock.acquire()
    try {
      await thread.start()
    } catch (error) {
      this.#end()
      throw error
    }
    this.#threadStart = thread.starts
  }

  #end(): void {
    this.#release?.()
    this.#release = undefined
    this.#threadStart = undefined
  }

  async #rollBack(): Promise<void> {
    if (this.#release === undefined) return
    await this.#engine.thread
      .request({ kind: 'script', inTransaction: true, text: 'ROLLBACK' }, this.#threadStart)
      .catch(() => {})
    this.#end()
  }

  release(): void {
    void this.#rollBack()
  }
}

type EngineOptions = {
  dataDir?: string
  dump?: string | undefined
  prepared?: string | undefined
  /** A thread that was created early, without settings; see `createEarlyThread`. */
  thread?: Worker | undefined
  log: Log
}

export class PgliteEngine {
  readonly thread: PgliteThread
  readonly lock = new ConnectionLock()
  readonly options = {}
  readonly #syncs: Int32Array
  readonly #unlockFolder: () => void

  /**
   * Locks `dataDir` and opens the database in it. Without `dataDir`, opens
   * a database in memory. A new database can start from the file `dump`; a
   * new database on disk can also start as a copy of the folder `prepared`.
   */
  constructor(options: EngineOptions) {
    this.#unlockFolder = options.dataDir === undefined ? () => {} : lockFolder(options.dataDir)
    const folder =
      options.dataDir === undefined ? undefined : path.resolve(options.dataDir, 'postgres')
    if (folder) mkdirSync(folder, { recursive: true })
    this.#syncs = new Int32Array(new SharedArrayBuffer(4))
    const { dump, prepared, log } = options
    const settings = { folder, dump, prepared, syncs: this.#syncs }
    this.thread = new PgliteThread(settings, log, options.thread)
  }

  async connect(): Promise<PgliteClient> {
    return new PgliteClient(this)
  }

  query(text: string, values: readonly unknown[] = []): Promise<Result> {
    return new PgliteClient(this).query(text, values)
  }

  /** Runs a script of several statements and returns one result for each. */
  async exec(text: string): Promise<Result[]> {
    for (let holder = this.lock.holder; holder; holder = this.lock.holder) await holder
    const reply = await this.thread.request({ kind: 'script', inTransaction: false, text })
    return (reply.results ?? []).map(toResult)
  }

  syncs(): number {
    return Atomics.load(this.#syncs, 0)
  }

  /** Writes a copy of the database to a file, from which another database can start. */
  async dump(file: string): Promise<void> {
    await this.thread.request({ kind: 'dump', inTransaction: false, file })
  }

  async end(): Promise<void> {
    try {
      await this.thread.close()
    } finally {
      this.#unlockFolder()
    }
  }
}
