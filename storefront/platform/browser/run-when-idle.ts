// Runs what can wait once the page has come to rest.

// A page that never rests is measured all the same.
const latestMs = 4_000
// Safari does not tell when it rests.
const guessMs = 1_500

/** Calls back once. Returns how to call it off. */
export function runWhenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: latestMs })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, guessMs)
  return () => clearTimeout(timer)
}
