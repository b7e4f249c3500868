// Answers of a provider for a while: a bounded number, the least recently asked for going first.

export type RecentAnswersOptions = { most: number; forMs: number; now: () => number }

export class RecentAnswers<Answer> {
  readonly #options: RecentAnswersOptions
  readonly #kept = new Map<string, { answer: Promise<Answer>; until: number }>()

  constructor(options: RecentAnswersOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#kept.size
  }

  /** The answer that is kept or on its way; otherwise `ask`'s, which is not kept when it fails. */
  async get(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const { most, forMs, now } = this.#options
    const known = this.#kept.get(key)
    this.#kept.delete(key)
    if (known && known.until > now()) {
      this.#kept.set(key, known)
      return await known.answer
    }
    const answer = ask()
    const entry = { answer, until: now() + forMs }
    this.#kept.set(key, entry)
    if (this.#kept.size > most) this.#kept.delete(this.#kept.keys().next().value as string)
    try {
      return await answer
    } catch (error) {
      if (this.#kept.get(key) === entry) this.#kept.delete(key)
      throw error
    }
  }
}
