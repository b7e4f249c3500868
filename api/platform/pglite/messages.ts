// What the two threads of the embedded engine say to each other.

export type WorkerSettings = {
  /** Absent: in memory. */
  folder?: string
  /** A file to start an in-memory database from. */
  dump?: string
  /** One shared counter: syncs to disk so far. */
  syncs: Int32Array
}

/** `owned`: part of a transaction that the sender will end itself. */
export type Request = { id: number; owned: boolean } & (
  | { kind: 'run'; text: string; values: (string | null)[] }
  | { kind: 'script'; text: string }
  | { kind: 'dump'; file: string }
  | { kind: 'close' }
)

export type EngineField = { name: string; type: number }
export type Reply = {
  fields: EngineField[]
  /** Columns in PostgreSQL's text form: a text crosses threads cheaper than a parsed document. */
  rows: (string | null)[][]
  command: string
  affected: number
  results?: Reply[]
}
export type EngineFault = { message: string; code?: string; severity?: string } & Record<
  string,
  string | undefined
>
/** `panic`: why the engine had to stop; its thread ends next. */
export type Answer =
  | { ready: true }
  | { panic: string }
  | { upkeepFailed: string }
  | { id: number; reply: Reply }
  | { id: number; error: EngineFault }
