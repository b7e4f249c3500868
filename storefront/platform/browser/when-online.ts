// Repeats requests that failed because the connection was lost.
import type { ApiResult } from '@tingkat/contract/client'
import { nextConnection } from '@tingkat/ui/loading/next-connection.ts'

/** Sends the request. If the browser is offline, sends it again when there is a connection. */
export async function requestWhenOnline<T>(
  request: () => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  for (;;) {
    const result = await request()
    if (result.ok || result.problem.code !== 'network_error' || navigator.onLine) return result
    await nextConnection()
  }
}
