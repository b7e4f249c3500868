// Runs a function when the browser is idle.

// The function runs after this time even if the page is never idle.
const timeoutMs = 4_000
// The delay in browsers without requestIdleCallback, such as Safari.
const fallbackMs = 1_500

/** Calls `run` once. Returns a function that cancels it. */
export function runWhenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: timeoutMs })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, fallbackMs)
  return () => clearTimeout(timer)
}
