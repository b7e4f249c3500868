// The embedded engine's thread as seen from the main one: sends requests, hands back answers, starts it anew when it dies.
import { Worker } from 'node:worker_threads'
import type { Log } from '../log.ts'
import type { Answer, EngineFault, Reply, Request, WorkerSettings } from './messages.ts'

// A first start creates the database, which takes seconds on a slow disk.
const START_LIMIT_MS = 60_000
// As long as a PostgreSQL server may take for a statement, and time for upkeep before it; then the thread is stuck.
const ANSWER_LIMIT_MS = 60_000
const WATCH_MS = 5_000
// Closing writes a checkpoint.
const CLOSE_LIMIT_MS = 15_000

type Waiting = { resolve: (reply: Reply) => void; reject: (error: Error) => void }
type Outgoing = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never

/** A statement that the engine refused; `code` is PostgreSQL's SQLSTATE. */
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
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #starting: Promise<Worker> | undefined
  #closing = false
  #lastId = 0
  #lastProgress = 0
  #watch: NodeJS.Timeout | undefined
  /** Grows with each start: a transaction of an earlier one is gone. */
  starts = 0

  constructor(settings: WorkerSettings, log: Log) {
    this.#settings = settings
    this.#log = log
  }

  /** Starts the thread unless it runs. Throws when the engine cannot open its folder. */
  start(): Promise<Worker> {
    this.#starting ??= this.#launch().catch((error) => {
      this.#starting = undefined
      throw error
    })
    return this.#starting
  }

  #launch(): Promise<Worker> {
    const { promise, resolve, reject } = Promise.withResolvers<Worker>()
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: this.#settings,
      // The test runner's loaders and flags are not for this thread.
      execArgv: [],
    })
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
        this.#worker = worker
        this.starts++
        this.#watchFor(worker)
        resolve(worker)
      } else if ('panic' in answer) cause = new Error(answer.panic)
      else if ('upkeepFailed' in answer)
        this.#log.warn({ reason: answer.upkeepFailed }, 'upkeep of the embedded database failed')
      else this.#settle(answer)
    })
    worker.on('error', (error) => {
      cause ??= error as Error
    })
    worker.on('exit', (exitCode) => {
      clearTimeout(timer)
      const reason = cause?.message ?? `its thread ended with ${exitCode}`
      // cannot_connect_now
      reject(
        new StatementError({
          message: `The embedded database could not be opened: ${reason}.`,
          code: '57P03',
        }),
      )
      this.#lose(worker, cause)
    })
    return promise
  }

  #watchFor(worker: Worker): void {
    this.#watch = setInterval(() => {
      if (this.#waiting.size === 0 || performance.now() - this.#lastProgress < ANSWER_LIMIT_MS)
        return
      this.#log.error({}, 'the embedded database does not answer and is stopped')
      void worker.terminate()
    }, WATCH_MS).unref()
  }

  #settle(answer: { id: number; reply: Reply } | { id: number; error: EngineFault }): void {
    this.#lastProgress = performance.now()
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('reply' in answer) waiting?.resolve(answer.reply)
    else waiting?.reject(new StatementError(answer.error))
  }

  #lose(worker: Worker, cause: Error | undefined): void {
    if (this.#worker !== worker) return
    clearInterval(this.#watch)
    this.#worker = undefined
    this.#starting = undefined
    const reason = cause ? `: ${cause.message}` : ''
    // disk_full, or crash_shutdown.
    const code = /no space/i.test(reason) ? '53100' : '57P02'
    const lost = new StatementError({
      message: `The embedded database stopped before it answered${reason}.`,
      code,
    })
    for (const waiting of this.#waiting.values()) waiting.reject(lost)
    this.#waiting.clear()
    if (!this.#closing)
      this.#log.error(
        { err: cause },
        'the embedded database stopped; it starts again with the next statement',
      )
  }

  /** Sends a request; `generation` is the value of `starts` that it belongs to, absent for any. */
  async request(outgoing: Outgoing, generation?: number): Promise<Reply> {
    if (this.#closing) throw new Error('The database is closed.')
    const worker = this.#worker ?? (await this.start())
    if (generation !== undefined && generation !== this.starts) {
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
    if (this.#waiting.size === 0) this.#lastProgress = performance.now()
    this.#waiting.set(id, { resolve, reject })
    worker.postMessage({ ...outgoing, id })
    return promise
  }

  /** Lets what was sent finish, closes the engine and ends its thread. */
  async close(): Promise<void> {
    if (this.#closing) return
    this.#closing = true
    const worker = this.#worker ?? (await this.#starting?.catch(() => undefined))
    if (!worker) return
    const timer = setTimeout(() => void worker.terminate(), CLOSE_LIMIT_MS)
    await this.#post(worker, { kind: 'close', owned: false }).catch(() => {})
    clearTimeout(timer)
    await worker.terminate()
  }
}
