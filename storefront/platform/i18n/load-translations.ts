// Loading words over a network that may fail: again where that helps, and in the end the English that came with the program.

// Growing, so that a server in trouble is left more and more in peace.
const waitsMs = [500, 1_000, 2_000]

/** Why words did not load; `retryable` when the same request may succeed later. */
export class TranslationLoadError extends Error {
  readonly retryable: boolean

  constructor(message: string, retryable: boolean) {
    super(message)
    this.retryable = retryable
  }
}

export type TranslationLoading = {
  /** Throws TranslationLoadError. Anything else that it throws counts as retryable. */
  attempt: () => Promise<object>
  builtIn: () => Promise<object>
  wait: (milliseconds: number) => Promise<void>
}

/** Throws only what `builtIn` throws. */
export async function loadTranslations({
  attempt,
  builtIn,
  wait,
}: TranslationLoading): Promise<object> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      const pause = waitsMs[tried]
      if (pause === undefined || (error instanceof TranslationLoadError && !error.retryable)) break
      await wait(pause)
    }
  }
  return await builtIn()
}
