// The API client of the browser: same origin, with the session cookie. Its code is loaded with the
// first request, because no page needs a response before it is interactive.
import type { ApiResult, Client } from '@tingkat/contract/client'

type Call = (...values: unknown[]) => Promise<ApiResult<unknown>>

// Set by the first request. Later requests start synchronously, because a page that is unloading
// runs no later code.
let loaded: Client | undefined

async function loadClient(): Promise<Client> {
  // Starting an import takes milliseconds. The timer keeps it out of the long task of hydration.
  await new Promise((resolve) => setTimeout(resolve))
  const { createClient } = await import('@tingkat/contract/client')
  loaded ??= createClient({
    baseUrl: '',
    fetch: (url, init) => fetch(url, { ...init, credentials: 'same-origin' }),
  })
  return loaded
}

/** If the client cannot be imported, returns `network_error`. The next call imports it again. */
async function callWhenLoaded(name: keyof Client, values: unknown[]): Promise<ApiResult<unknown>> {
  try {
    await loadClient()
  } catch {
    return {
      ok: false,
      problem: { code: 'network_error', status: 0, message: 'Network Error', context: {} },
    }
  }
  return await callMethod(name, values)
}

const callMethod = (name: keyof Client, values: unknown[]) =>
  loaded ? (loaded[name] as Call)(...values) : callWhenLoaded(name, values)

/** Every method returns a promise of an ApiResult that never rejects. */
export const client = new Proxy({} as Client, {
  has: () => true,
  get: (replaced, name) =>
    Reflect.get(replaced, name) ??
    ((...values: unknown[]) => callMethod(name as keyof Client, values)),
})
