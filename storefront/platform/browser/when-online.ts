// Waits for a lost connection.
import type { ApiResult } from '@tingkat/contract/client'

/** Resolves when the browser is online again. */
export function nextConnection(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
  })
}

/** Sends a request that failed without a connection again as soon as there is one. */
export async function requestWhenOnline<T>(
  request: () => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  for (;;) {
    const result = await request()
    if (result.ok || result.problem.code !== 'network_error' || navigator.onLine) return result
    await nextConnection()
  }
}
