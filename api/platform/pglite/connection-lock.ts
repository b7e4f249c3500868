// Lock of the embedded engine's only connection: shared by
// single statements, exclusive for transactions.

export class ConnectionLock {
  readonly #holders: Promise<void>[] = []

  /**
   * Resolves when the transaction that holds the lock ends. Undefined if no transaction
   * holds it. After waiting, read `holder` again, because another transaction may have
   * begun, and send the statement in the same turn of the event loop.
   */
  get holder(): Promise<void> | undefined {
    return this.#holders.at(-1)
  }

  /** Waits for the lock, first come first served, and returns the function that releases it. */
  async acquire(): Promise<() => void> {
    const previous = this.#holders.at(-1)
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#holders.push(promise)
    await previous
    return () => {
      const index = this.#holders.indexOf(promise)
      if (index >= 0) void this.#holders.splice(index, 1)
      resolve()
    }
  }
}
