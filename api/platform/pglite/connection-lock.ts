// Lets statements of the one embedded connection pass freely, or one transaction hold the way for itself.

/** Everyone passes while nobody holds it; a holder waits its turn behind earlier holders. */
export class Turnstile {
  readonly #holders: Promise<void>[] = []

  /** Resolves when no transaction holds the way; undefined when it is free now. */
  free(): Promise<void> | undefined {
    return this.#holders.at(-1)
  }

  /** Takes the way; gives the function that frees it. */
  async hold(): Promise<() => void> {
    const before = this.#holders.at(-1)
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#holders.push(promise)
    await before
    return () => {
      const place = this.#holders.indexOf(promise)
      if (place >= 0) void this.#holders.splice(place, 1)
      resolve()
    }
  }
}
