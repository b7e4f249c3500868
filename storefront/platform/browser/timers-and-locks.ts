// Timers that can be cancelled, and locks across the tabs of a browser.

// Longer than a slow request takes: a tab that holds a lock for longer is suspended by the browser.
const lockTimeoutMs = 20_000

/** Calls `run` after `ms` milliseconds. Returns a function that cancels the timer. */
export function startTimer(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/**
 * Returns a function that runs work while no other tab holds the lock `name`, and rejects if the
 * lock is not free within 20 seconds. Browsers have no locks on plain http: there two tabs may
 * both write, and the server refuses the write with the older version.
 */
export function createTabLock(name: string): <R>(work: () => Promise<R>) => Promise<R> {
  return (work) =>
    'locks' in navigator
      ? navigator.locks.request(name, { signal: AbortSignal.timeout(lockTimeoutMs) }, work)
      : work()
}
