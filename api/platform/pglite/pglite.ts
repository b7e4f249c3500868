// The embedded engine behind the face of a connection pool, so that both engines go through one dialect.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { columnParser, valueText } from '../database/column-types.ts'
import { lockFolder } from './folder-lock.ts'
import type { Log } from '../log.ts'
import type { Reply } from './messages.ts'
import { PgliteThread } from './thread.ts'
import { Turnstile } from './connection-lock.ts'

export type Result = { command: string; rowCount: number; rows: Record<string, unknown>[] }

const toResult = (reply: Reply): Result => {
  const columns = reply.fields.map((field) => ({
    name: field.name,
    parse: columnParser(field.type),
  }))
  const rows = reply.rows.map((texts) => {
    const row: Record<string, unknown> = {}
    columns.forEach(({ name, parse }, place) => {
      const text = texts[place]
      row[name] = text === null || text === undefined ? null : parse(text)
    })
    return row
  })
  return { command: reply.command.split(' ', 1).join(''), rowCount: reply.affected, rows }
}

/** One user of the engine's single connection: passes freely until it begins a transaction, then alone until it ends. */
class PgliteClient {
  readonly #engine: PgliteEngine
  #release: (() => void) | undefined
  #generation: number | undefined

  constructor(engine: PgliteEngine) {
    this.#engine = engine
  }

  async query(text: string, values: readonly unknown[] = []): Promise<Result> {
    const { thread, turnstile } = this.#engine
    const begins = this.#release === undefined && /^(begin|start transaction)/i.test(text)
    if (begins) {
      this.#release = await turnstile.hold()
      await thread.start().catch((error) => {
        this.#end()
        throw error
      })
      this.#generation = thread.starts
    }
    // A loop: another transaction may have begun while this waited.
    if (this.#release === undefined)
      for (let free = turnstile.free(); free; free = turnstile.free()) await free
    const owned = this.#release !== undefined
    try {
      const reply = await thread.request(
        { kind: 'run', owned, text, values: values.map(valueText) },
        this.#generation,
      )
      if (owned && /^(COMMIT|ROLLBACK)$/.test(reply.command)) this.#end()
      return toResult(reply)
    } catch (error) {
      if (begins || /^(commit|rollback)$/i.test(text)) await this.#abandon()
      throw error
    }
  }

  #end(): void {
    this.#release?.()
    this.#release = undefined
    this.#generation = undefined
  }

  async #abandon(): Promise<void> {
    if (this.#release === undefined) return
    await this.#engine.thread
      .request({ kind: 'script', owned: true, text: 'ROLLBACK' }, this.#generation)
      .catch(() => {})
    this.#end()
  }

  release(): void {
    void this.#abandon()
  }
}

export class PgliteEngine {
  readonly thread: PgliteThread
  readonly turnstile = new Turnstile()
  readonly options = {}
  readonly #syncs: Int32Array
  readonly #unlock: () => void

  /** Opens the engine in `dataDir` (locked first), or in memory, there optionally from a dump file. */
  constructor(options: { dataDir?: string; dump?: string; log: Log }) {
    this.#unlock = options.dataDir === undefined ? () => {} : lockFolder(options.dataDir)
    const folder =
      options.dataDir === undefined ? undefined : path.resolve(options.dataDir, 'postgres')
    if (folder) mkdirSync(folder, { recursive: true })
    this.#syncs = new Int32Array(new SharedArrayBuffer(4))
    this.thread = new PgliteThread({ folder, dump: options.dump, syncs: this.#syncs }, options.log)
  }

  async connect(): Promise<PgliteClient> {
    return new PgliteClient(this)
  }

  query(text: string, values: readonly unknown[] = []): Promise<Result> {
    return new PgliteClient(this).query(text, values)
  }

  /** Runs a script of several statements; gives the rows of each. */
  async exec(text: string): Promise<Result[]> {
    for (let free = this.turnstile.free(); free; free = this.turnstile.free()) await free
    const reply = await this.thread.request({ kind: 'script', owned: false, text })
    return (reply.results ?? []).map(toResult)
  }

  /** How often data was forced to the disk so far. */
  syncs(): number {
    return Atomics.load(this.#syncs, 0)
  }

  /** Writes the whole database to a file from which another in-memory engine can start. */
  async dump(file: string): Promise<void> {
    await this.thread.request({ kind: 'dump', owned: false, file })
  }

  async end(): Promise<void> {
    try {
      await this.thread.close()
    } finally {
      this.#unlock()
    }
  }
}
