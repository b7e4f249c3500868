// Messages between the main thread and the thread of the embedded engine.

export type WorkerSettings = {
  /** Folder of the database; undefined for a database in memory. */
  folder?: string
  /** The dump file from which a new database starts. Without it, a new database is empty. */
  dump?: string
  /** Folder of a prepared database, which a new database on disk copies; undefined without one. */
  prepared?: string
  /** Shared memory with one counter: the number of syncs to disk. */
  syncs: Int32Array
  /**
   * The compiled WebAssembly module of the engine. Undefined for the first thread of the process,
   * which compiles the module.
   */
  compiled?: object
}

/**
 * If `inTransaction` is true, the request is part of a transaction,
 * which the sender of the request commits or rolls back.
 */
export type Request = { id: number; inTransaction: boolean } & (
  | { kind: 'run'; text: string; values: (string | null)[] }
  | { kind: 'script'; text: string }
  | { kind: 'dump'; file: string }
  | { kind: 'close' }
)

export type EngineField = { name: string; type: number }
export type Reply = {
  fields: EngineField[]
  /**
   * The column values of each row in PostgreSQL's text format, because text is cheaper to copy
   * between threads than objects.
   */
  rows: (string | null)[][]
  command: string
  affected: number
  results?: Reply[]
}
export type EngineFault = { message: string; code?: string; severity?: string } & Record<
  string,
  string | undefined
>
/** `panic`: the reason why the engine stopped. The thread exits after this message. */
export type Answer =
  | { ready: true; compiled: object }
  | { panic: string }
  | { maintenanceFailed: string }
  | { id: number; reply: Reply }
  | { id: number; error: EngineFault }
