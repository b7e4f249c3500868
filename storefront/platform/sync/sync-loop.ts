// Keeps a local document and its copy on a server the same: debounced writes under a version
// number, retries with growing delays, and three-way merges with changes of other devices.

/** A write whose response has not arrived. */
export type PendingWrite<T> = { writeID: string; document: T | null }

/** The state on which this client and the server last agreed. A null document is an empty one. */
export type SyncMark<T> = {
  version: number
  /** The document at `version`: the common ancestor of local and remote changes. */
  base: T | null
  pending: readonly PendingWrite<T>[]
}

export type RemoteDocument<T> = {
  version: number
  document: T | null
  /** The id of the write that produced `version`, if the server reports it. */
  writeID?: string
}

/**
 * `conflict`: the local and the remote document exclude each other, so a person has to choose one.
 */
export type Merge<T> =
  | { kind: 'merged'; document: T | null; afterwards?: () => void }
  | { kind: 'conflict'; local: T; remote: T }

/** `afterwards` runs after the `SyncMark` and the local document were updated. */
export type SyncFailure =
  /** There was no usable response from the server. The loop tries again later. */
  | { kind: 'unavailable' }
  /**
   * The server will never accept this document. It is not sent again until it changes; with
   * `revert` the local document goes back to the last agreed one.
   */
  | { kind: 'rejected'; revert?: boolean; afterwards?: () => void }
  /** The server accepts nothing more from this client. The loop stops. */
  | { kind: 'closed'; afterwards?: () => void }

export type SaveResult<T> =
  /**
   * The server has stored the write. `document` is set if it has stored another document than the
   * one that was sent.
   */
  | { kind: 'saved'; version: number; document?: T | null; afterwards?: () => void }
  /**
   * The server has refused the write, because another write came first. `remote` is null if its
   * document cannot be read now.
   */
  | { kind: 'stale'; remote: RemoteDocument<T> | null; afterwards?: () => void }
  | SyncFailure

export type ReadResult<T> = { kind: 'read'; remote: RemoteDocument<T> } | SyncFailure

/**
 * `none`: the server has the local document. `sending`: a write is running. `waiting`: a write has
 * failed, and the loop will retry it.
 */
export type Unsent = 'none' | 'sending' | 'waiting'

export type SyncPorts<T> = {
  local: {
    read: () => T | null
    replace: (document: T | null) => void
    subscribe: (listener: () => void) => () => void
  }
  mark: { read: () => SyncMark<T> | null; write: (mark: SyncMark<T>) => void }
  /** A write with a repeated `writeID` must take effect only once on the server. */
  save: (
    write: PendingWrite<T> & { version: number },
    context: { attempt: number; leaving: boolean },
  ) => Promise<SaveResult<T>>
  isSame: (a: T | null, b: T | null) => boolean
  merge: (local: T | null, remote: T | null, base: T | null) => Merge<T>
  newID: () => string
  /** Calls `run` after `ms` milliseconds. Returns a function that cancels the timer. */
  startTimer: (run: () => void, ms: number) => () => void
  /**
   * Runs `work` while no other tab synchronises the same document. Rejects if another tab holds the
   * lock for too long.
   */
  withLock: <R>(work: () => Promise<R>) => Promise<R>
  /**
   * Called with the local and the remote document when they conflict, and with null after a person
   * has chosen one of them.
   */
  onConflict?: (conflict: { local: T; remote: T } | null) => void
  onUnsent?: (unsent: Unsent) => void
}

export type SyncOptions = {
  /** Changes within this time, in milliseconds, become one write. */
  settleMs: number
  /** The milliseconds before the first, second and each further retry. The last value repeats. */
  retryMs: readonly number[]
  /**
   * The maximum number of attempts to write. An attempt fails if another device has written before
   * it.
   */
  maxAttempts: number
  /** The maximum number of unanswered writes that the `SyncMark` keeps. */
  maxPending: number
  /**
   * If true, an unanswered write is repeated unchanged before any newer change is sent. Needed if
   * the server does not report the id of its latest write.
   */
  repeatPending: boolean
}

export class SyncLoop<T> {
  readonly #ports: SyncPorts<T>
  readonly #options: SyncOptions
  readonly #unsubscribe: () => void
  #running: Promise<boolean> | null = null
  #conflict: RemoteDocument<T> | null = null
  #rejected: T | null | undefined
  #failures = 0
  #stopped = false
  #cancelTimer = () => {}

  constructor(ports: SyncPorts<T>, options: SyncOptions) {
    this.#ports = ports
    this.#options = options
    this.#unsubscribe = ports.local.subscribe(() => this.resume())
  }

  /** Schedules a write if the server lacks local changes. */
  resume(): void {
    if (this.#stopped) return
    // A local change may have removed the conflict, so the merge is tried again.
    if (this.#conflict) this.#reconcile(this.#conflict)
    if (this.#conflict || this.#running || !this.#isBehind()) return
    if (this.#ports.local.read() !== this.#rejected) this.#schedule(this.#options.settleMs)
  }

  /** Writes local changes now. Returns true if the server then has the local document. */
  flush(): Promise<boolean> {
    this.#cancelTimer()
    this.#running ??= this.#locked(() => this.#push()).finally(() => {
      this.#running = null
      if (this.#failures === 0) this.resume()
    })
    return this.#running
  }

  /** Reads the remote document, merges it, then writes local changes. */
  async pull(read: () => Promise<ReadResult<T>>): Promise<void> {
    const done = await this.#locked(async () => {
      const result = await read()
      if (this.#stopped) return false
      if (result.kind !== 'read') return this.#fail(result)
      this.absorb(result.remote)
      return true
    })
    if (done && !this.#stopped) await this.flush()
  }

  /** Merges a remote document that the caller has received. No-op unless its version is newer. */
  absorb(remote: RemoteDocument<T>): void {
    if (this.#isNewer(remote.version)) this.#reconcile(remote)
  }

  /**
   * Waits for a running write to end, then reads and merges the announced version if it is newer.
   * `read` returns undefined if the document cannot be read now. The version is then ignored.
   */
  async follow(version: number, read: () => Promise<T | null | undefined>): Promise<void> {
    if (this.#running) await this.#running
    if (!this.#isNewer(version)) return
    // The new version may be the result of our own write, whose response was lost. Sending that
    // write again shows whether it is.
    if (this.#mustRepeat()) return this.#schedule(0)
    const document = await read()
    if (document === undefined) return
    if (this.#running) await this.#running
    if (this.#mustRepeat() || !this.#isNewer(version)) return
    this.#reconcile({ version, document })
    this.resume()
  }

  /** Sends local changes while the page closes, and ignores the response. */
  leave(): void {
    if (!this.#isActive() || !this.#isBehind()) return
    void this.#ports.save(this.#nextWrite(), { attempt: 0, leaving: true })
  }

  /** Ends a conflict: keeps the local or the remote document and discards the other one. */
  settle(keep: 'local' | 'remote'): void {
    const remote = this.#conflict
    if (!remote) return
    this.#agree(remote)
    if (keep === 'remote') this.#ports.local.replace(remote.document)
    this.#schedule(0)
  }

  stop(): void {
    this.#stopped = true
    this.#cancelTimer()
    this.#unsubscribe()
  }

  #mark(): SyncMark<T> {
    return this.#ports.mark.read() ?? { version: 0, base: null, pending: [] }
  }

  #isActive(): boolean {
    return !this.#stopped && !this.#conflict
  }

  #mustRepeat(): boolean {
    return this.#options.repeatPending && this.#mark().pending.length > 0
  }

  #isBehind(): boolean {
    return this.#mustRepeat() || !this.#ports.isSame(this.#ports.local.read(), this.#mark().base)
  }

  #isNewer(version: number): boolean {
    return !this.#stopped && version > this.#mark().version
  }

  #schedule(ms: number): void {
    this.#cancelTimer()
    if (!this.#stopped) this.#cancelTimer = this.#ports.startTimer(() => void this.flush(), ms)
  }

  async #locked(work: () => Promise<boolean>): Promise<boolean> {
    try {
      return await this.#ports.withLock(work)
    } catch {
      return this.#retryLater()
    }
  }

  async #push(): Promise<boolean> {
    const { maxAttempts } = this.#options
    for (let attempt = 0; attempt < maxAttempts && this.#isActive(); attempt += 1) {
      if (!this.#isBehind()) break
      this.#ports.onUnsent?.('sending')
      if (!(await this.#send(attempt))) return false
    }
    if (!this.#isActive()) return !this.#conflict && !this.#isBehind()
    if (this.#isBehind()) return this.#retryLater()
    this.#ports.onUnsent?.('none')
    return true
  }

  /** Makes one write. Returns true if a further write may follow. */
  async #send(attempt: number): Promise<boolean> {
    const local = this.#ports.local.read()
    const write = this.#nextWrite()
    const result = await this.#ports.save(write, { attempt, leaving: false })
    if (result.kind === 'saved') return this.#saved(result, write)
    if (this.#stopped) return false
    if (result.kind !== 'stale') return this.#fail(result, local)
    if (!result.remote) {
      this.#ports.mark.write({ ...this.#mark(), pending: [] })
      return this.#retryLater()
    }
    this.#reconcile(result.remote)
    result.afterwards?.()
    return true
  }

  #nextWrite(): PendingWrite<T> & { version: number } {
    const mark = this.#mark()
    const document = this.#ports.local.read()
    const last = mark.pending.at(-1)
    const isRepeat =
      last && (this.#options.repeatPending || this.#ports.isSame(last.document, document))
    const write = isRepeat ? last : { writeID: this.#ports.newID(), document }
    const others = mark.pending.filter((pending) => pending !== last || !isRepeat)
    this.#ports.mark.write({
      ...mark,
      pending: [...others, write].slice(-this.#options.maxPending),
    })
    return { ...write, version: mark.version }
  }

  #saved(result: SaveResult<T> & { kind: 'saved' }, write: PendingWrite<T>): boolean {
    this.#failures = 0
    const { version, document } = result
    if (document === undefined) this.#agree({ version, document: write.document })
    else if (!this.#stopped) this.#reconcile({ version, document }, write.document)
    if (!this.#stopped) result.afterwards?.()
    return true
  }

  /** Handles a failed read or write. Returns true if a further write may follow. */
  #fail(failure: SyncFailure, document?: T | null): boolean {
    if (failure.kind === 'unavailable') return this.#retryLater()
    if (failure.kind === 'closed') this.stop()
    else if (failure.revert) this.#revert()
    else this.#rejected = document
    failure.afterwards?.()
    return failure.kind === 'rejected' && failure.revert === true
  }

  #revert(): void {
    const mark = this.#mark()
    this.#ports.mark.write({ ...mark, pending: [] })
    this.#ports.local.replace(mark.base)
  }

  #retryLater(): false {
    const { retryMs } = this.#options
    this.#ports.onUnsent?.('waiting')
    this.#schedule(retryMs[Math.min(this.#failures, retryMs.length - 1)] ?? 0)
    this.#failures += 1
    return false
  }

  #reconcile(remote: RemoteDocument<T>, base = this.#ancestorOf(remote)): void {
    const { local, merge, isSame, onConflict } = this.#ports
    const before = local.read()
    const merged = merge(before, remote.document, base)
    if (merged.kind === 'conflict') {
      this.#conflict = remote
      onConflict?.({ local: merged.local, remote: merged.remote })
      return
    }
    this.#agree(remote)
    if (!isSame(merged.document, before)) local.replace(merged.document)
    merged.afterwards?.()
  }

  /**
   * Returns the common ancestor for a merge. If an unanswered write of this client has produced the
   * remote document, the ancestor is the document of that write, else `base`.
   */
  #ancestorOf({ writeID }: RemoteDocument<T>): T | null {
    const { base, pending } = this.#mark()
    const own = pending.find((write) => write.writeID === writeID)
    return own ? own.document : base
  }

  #agree({ version, document }: RemoteDocument<T>): void {
    this.#ports.mark.write({ version, base: document, pending: [] })
    if (this.#conflict) this.#ports.onConflict?.(null)
    this.#conflict = null
  }
}
