// Timers that can be cancelled, and locks across the tabs of a browser.

// The maximum time for which a tab waits for a lock, in milliseconds. Even a slow request takes
// less time. If another tab holds the lock for longer, the browser has suspended that tab.
const lockTimeoutMs = 20_000

/** Calls `run` after `ms` milliseconds. Returns a function that cancels the timer. */
export function startTimer(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/**
 * Returns a function that runs work while no other tab holds the lock `name`, and rejects if the
 * lock is not free within 20 seconds. On plain http browsers have no locks, so two tabs may write
 * at the same time. The server then refuses the write with the older version.
 */
export function createTabLock(name: string): <R>(work: () => Promise<R>) => Promise<R> {
  return (work) =>
    'locks' in navigator
      ? navigator.locks.request(name, { signal: AbortSignal.timeout(lockTimeoutMs) }, work)
      : work()
}
