// Waits for a lost connection.

/** Resolves when the browser is online again. */
export function nextConnection(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
  })
}
