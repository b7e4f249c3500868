// Coalesces calls of an asynchronous function: all calls during a run share the next run.

/**
 * Returns a function that calls `run` or, during a run, waits for
 * the next run. Its promise resolves when a run that began after the
 * call has ended. If `run` returns true, `run` is called once more.
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
