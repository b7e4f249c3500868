// Coalesces calls of an asynchronous function: calls during a run share one run after it.

/**
 * Returns a function that calls `run`, or waits for the next run if one is in progress. Its promise
 * resolves when a run that began after the call has ended. If `run` returns true, it is run once
 * more. After an error, the next call starts a new run.
 */
export function coalesce(run: () => Promise<boolean>): () => Promise<void> {
  let running: Promise<void> | undefined
  let again = false

  async function runAll(): Promise<void> {
    try {
      while (again) {
        again = false
        if (await run()) again = true
      }
    } finally {
      running = undefined
    }
  }

  return () => {
    again = true
    running ??= runAll()
    return running
  }
}
