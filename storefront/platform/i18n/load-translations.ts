// Loads translations with retries, and falls back to the English ones of the build.

const retryMs = [500, 1_000, 2_000]

/** `retryable`: the same request may succeed later. */
export class TranslationLoadError extends Error {
  readonly retryable: boolean

  constructor(message: string, retryable: boolean) {
    super(message)
    this.retryable = retryable
  }
}

export type TranslationLoading = {
  /**
   * Loads the translations once. Throws TranslationLoadError; any other error counts as retryable.
   */
  attempt: () => Promise<object>
  builtIn: () => Promise<object>
  wait: (milliseconds: number) => Promise<void>
}

/** Returns the built-in translations if all attempts fail. Throws only if `builtIn` throws. */
export async function loadTranslations({
  attempt,
  builtIn,
  wait,
}: TranslationLoading): Promise<object> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt()
    } catch (error) {
      const delay = retryMs[retries]
      if (delay === undefined || (error instanceof TranslationLoadError && !error.retryable)) break
      await wait(delay)
    }
  }
  return await builtIn()
}
