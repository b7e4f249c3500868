// Waits until a lost connection is back.

/** Resolves when the browser is online again. */
export function nextConnection(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
  })
}
