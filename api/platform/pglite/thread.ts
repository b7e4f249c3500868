// The main thread's side of the embedded engine's thread:
// requests, answers, time-outs and restarts.
import type { Worker } from 'node:worker_threads'
import type { Log } from '../log.ts'
import { createThread } from './create-thread.ts'
import type { Answer, EngineFault, Reply, Request, WorkerSettings } from './messages.ts'

// In milliseconds: time-out of a start. The first start creates the database, which takes five
// seconds of processor time, and so more than a minute on a machine with much other work.
const START_LIMIT_MS = 180_000
// In milliseconds: time-out of an answer. Longer than the statement time-out of a PostgreSQL server
// (30 s), because maintenance may run before the statement.
const ANSWER_LIMIT_MS = 60_000
const WATCHDOG_INTERVAL_MS = 5_000
// In milliseconds: time-out of closing, which writes a checkpoint.
const CLOSE_LIMIT_MS = 15_000

/**
 * The compiled WebAssembly module of the engine. Later threads reuse it, because compiling takes a
 * third of the time of a start.
 */
let compiled: object | undefined

type PendingRequest = { resolve: (reply: Reply) => void; reject: (error: Error) => void }
type Outgoing = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never

/** A statement's error. `code` is PostgreSQL's SQLSTATE. */
export class StatementError extends Error {
  readonly code: string | undefined

  constructor(fault: EngineFault) {
    super(fault.message)
    Object.assign(this, fault)
    this.code = fault.code
  }
}

export class PgliteThread {
  readonly #settings: WorkerSettings
  readonly #log: Log
  #early: Worker | undefined
  readonly #pending = new Map<number, PendingRequest>()
  #worker: Worker | undefined
  #starting: Promise<Worker> | undefined
  #closing = false
  #lastId = 0
  #lastProgress = 0
  #watchdog: NodeJS.Timeout | undefined
  /** Number of times the thread was started. A restart loses the open transaction. */
  starts = 0

  /** `early` is a thread without settings, which the first start uses unless it has ended. */
  constructor(settings: WorkerSettings, log: Log, early?: Worker) {
    this.#settings = settings
    this.#log = log
    this.#early = early
  }

  /**
   * Starts the thread unless it is running. Throws StatementError if the engine cannot open its
   * folder.
   */
  start(): Promise<Worker> {
    this.#starting ??= this.#launch().catch((error) => {
      this.#starting = undefined
      throw error
    })
    return this.#starting
  }

  #launch(): Promise<Worker> {
    const { promise, resolve, reject } = Promise.withResolvers<Worker>()
    const worker = this.#createWorker()
    const timer = setTimeout(() => {
      reject(
        new Error(`The embedded database did not start within ${START_LIMIT_MS / 1000} seconds.`),
      )
      void worker.terminate()
    }, START_LIMIT_MS)
    let cause: Error | undefined
    worker.on('message', (answer: Answer) => {
      if ('ready' in answer) {
        clearTimeout(timer)
        compiled = answer.compiled
        this.#worker = worker
        this.starts++
        this.#startWatchdog(worker)
        resolve(worker)
      } else if ('panic' in answer) cause = new Error(answer.panic)
      else if ('maintenanceFailed' in answer)
        this.#log.warn(
          { reason: answer.maintenanceFailed },
          'maintenance of the embedded database failed',
        )
      else this.#settle(answer)
    })
    worker.on('error', (error) => {
      cause ??= error as Error
    })
    worker.on('exit', (exitCode) => {
      clearTimeout(timer)
      const reason = cause?.message ?? `its thread ended with ${exitCode}`
      // The code 57P03 is PostgreSQL's cannot_connect_now.
      reject(
        new StatementError({
          message: `The embedded database could not be opened: ${reason}.`,
          code: '57P03',
        }),
      )
      this.#handleExit(worker, cause)
    })
    return promise
  }

  #createWorker(): Worker {
    const early = this.#early
    this.#early = undefined
    // A thread that has ended has the id -1.
    if (!early || early.threadId === -1)
      return createThread({ ...this.#settings, ...(compiled && { compiled }) })
    early.postMessage(this.#settings)
    return early
  }

  #startWatchdog(worker: Worker): void {
    this.#watchdog = setInterval(() => {
      if (this.#pending.size === 0 || performance.now() - this.#lastProgress < ANSWER_LIMIT_MS)
        return
      this.#log.error({}, 'the embedded database does not respond: stopping its thread')
      void worker.terminate()
    }, WATCHDOG_INTERVAL_MS).unref()
  }

  #settle(answer: { id: number; reply: Reply } | { id: number; error: EngineFault }): void {
    this.#lastProgress = performance.now()
    const pending = this.#pending.get(answer.id)
    this.#pending.delete(answer.id)
    if ('reply' in answer) pending?.resolve(answer.reply)
    else pending?.reject(new StatementError(answer.error))
  }

  #handleExit(worker: Worker, cause: Error | undefined): void {
    if (this.#worker !== worker) return
    clearInterval(this.#watchdog)
    this.#worker = undefined
    this.#starting = undefined
    const reason = cause ? `: ${cause.message}` : ''
    // 53100 is PostgreSQL's disk_full, 57P02 its crash_shutdown.
    const code = /no space/i.test(reason) ? '53100' : '57P02'
    const lost = new StatementError({
      message: `The embedded database stopped before it answered${reason}.`,
      code,
    })
    for (const pending of this.#pending.values()) pending.reject(lost)
    this.#pending.clear()
    if (!this.#closing)
      this.#log.error(
        { err: cause },
        'the embedded database stopped; the next statement restarts it',
      )
  }

  /**
   * Sends a request. With `threadStart`, the value of `starts` when its transaction began, throws
   * StatementError 57P02 if the thread has restarted since.
   */
  async request(outgoing: Outgoing, threadStart?: number): Promise<Reply> {
    if (this.#closing) throw new Error('The database is closed.')
    const worker = this.#worker ?? (await this.start())
    if (threadStart !== undefined && threadStart !== this.starts) {
      throw new StatementError({
        message: 'The transaction was lost when the embedded database stopped.',
        code: '57P02',
      })
    }
    return await this.#post(worker, outgoing)
  }

  #post(worker: Worker, outgoing: Outgoing): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
    const id = ++this.#lastId
    if (this.#pending.size === 0) this.#lastProgress = performance.now()
    this.#pending.set(id, { resolve, reject })
    worker.postMessage({ ...outgoing, id })
    return promise
  }

  /** Waits for sent requests, closes the engine and ends the thread. */
  async close(): Promise<void> {
    if (this.#closing) return
    this.#closing = true
    const worker = this.#worker ?? (await this.#starting?.catch(() => undefined))
    if (!worker) return
    const timer = setTimeout(() => void worker.terminate(), CLOSE_LIMIT_MS)
    await this.#post(worker, { kind: 'close', inTransaction: false }).catch(() => {})
    clearTimeout(timer)
    await worker.terminate()
  }
}
