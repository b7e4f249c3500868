// Repeats requests that failed because the connection was lost.
import type { ApiResult } from '@tingkat/contract/client'
import { nextConnection } from '@tingkat/ui/loading/next-connection.ts'

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
