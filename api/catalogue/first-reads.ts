// Which catalogues have been read since the start. Requests wait for the catalogue of their
// country, which is then read next.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { problem } from '../http/problem.ts'
import { withTimeout } from '../platform/with-timeout.ts'

// In milliseconds: how long a request waits. Reading all demo catalogues takes less than a second,
// importing them before the first read a few seconds.
const waitLimitMs = 30_000

type Version = { country: CountryCode }

export class FirstReads {
  readonly #all = Promise.withResolvers<void>()
  readonly #ofCountry = new Map<CountryCode, PromiseWithResolvers<void>>()
  /** The countries for which requests wait; `all` if a request waits for every country. */
  readonly #awaited = new Set<CountryCode | 'all'>()
  readonly #read = new Set<CountryCode>()
  #endPause: (() => void) | undefined
  #isDone = false

  /** Whether all catalogues were read. */
  get isDone(): boolean {
    return this.#isDone
  }

  /**
   * Waits until the catalogue of the country, or of all countries, was read for the first time.
   * Throws `unavailable` if that takes too long.
   */
  async until(country?: CountryCode): Promise<void> {
    if (this.#isDone || (country && this.#read.has(country))) return
    const { promise } = country ? this.#readOf(country) : this.#all
    this.#awaited.add(country ?? 'all')
    this.#endPause?.()
    await withTimeout(promise, waitLimitMs, () => problem('unavailable'))
  }

  /**
   * Removes from `unread` the country to read next, and returns it; undefined if `unread` is empty.
   * Awaits `pause` first, unless a request waits for one of the countries.
   */
  async takeNext<T extends Version>(
    unread: T[],
    pause: () => Promise<unknown>,
  ): Promise<T | undefined> {
    if (!this.#isAwaited(unread)) await this.#pause(pause)
    const index = unread.findIndex(({ country }) => this.#awaited.has(country))
    return unread.splice(Math.max(index, 0), 1)[0]
  }

  /** Call this when the catalogue of the country was read. */
  note(country: CountryCode): void {
    this.#read.add(country)
    this.#readOf(country).resolve()
  }

  /** Call this when all catalogues were read. Countries without a catalogue then count as read. */
  noteAll(): void {
    this.#isDone = true
    this.#all.resolve()
    for (const { resolve } of this.#ofCountry.values()) resolve()
  }

  #isAwaited(unread: readonly Version[]): boolean {
    return this.#awaited.has('all') || unread.some(({ country }) => this.#awaited.has(country))
  }

  /** Awaits `pause`, at most until a request begins to wait. */
  async #pause(pause: () => Promise<unknown>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#endPause = resolve
    await Promise.race([promise, pause()])
  }

  #readOf(country: CountryCode): PromiseWithResolvers<void> {
    let read = this.#ofCountry.get(country)
    if (!read) this.#ofCountry.set(country, (read = Promise.withResolvers<void>()))
    return read
  }
}
