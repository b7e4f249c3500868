// The guest session: requests a token or reuses a valid one, logs in with it, and stores the
// display token of the response.
import type { Client, ClientProblem } from '@tingkat/contract/client'
import type { ReportedError } from '../../platform/errors/report-error.ts'

/** `idle` until started; always `idle` if the flag enableGuestToken is off. */
type GuestState = 'idle' | 'starting' | 'ready' | 'failed'

export type GuestStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type GuestSessionOptions = {
  client: Pick<Client, 'requestGuestToken' | 'guestLogin'>
  /** Returns session storage; throws if the browser denies access. */
  storage: () => GuestStorage
  /** Milliseconds since 1970. */
  now: () => number
  /** Calls `run` after a delay. Returns a function that cancels the call. */
  after: (milliseconds: number, run: () => void) => () => void
  reportError: (error: ReportedError) => void
  reload: () => void
}

export type GuestSession = {
  read: () => GuestState
  /** Why the last start failed; null without a failure. */
  readProblem: () => ClientProblem | null
  subscribe: (listener: () => void) => () => void
  /** Starts 100 ms after the last call (debounced); no-op if the flag is off. */
  start: (flags: { enableGuestToken: boolean }) => void
  /** Cancels a debounced start. */
  cancel: () => void
  /** Removes both tokens and reloads the page. */
  retry: () => void
}

export const tokenKey = 'tingkat.guest-token'
export const displayTokenKey = 'tingkat.guest-display-token'

const debounceMs = 100
// A token that may expire before the request arrives is not used.
const expiryMarginMs = 30_000

export function createGuestSession(options: GuestSessionOptions): GuestSession {
  const { client, now, after, reportError } = options
  const storage = withMemoryFallback(options.storage)
  const listeners = new Set<() => void>()
  let state: GuestState = 'idle'
  let problem: ClientProblem | null = null
  let cancelStart = () => {}

  function setState(next: GuestState): void {
    state = next
    for (const listener of listeners) listener()
  }

  async function run(): Promise<void> {
    if (state === 'starting') return
    setState('starting')
    problem = await logIn()
    if (problem) {
      reportError({
        name: 'guest_session_error',
        severity: 'medium',
        context: { code: problem.code, status: problem.status },
      })
      setState('failed')
    } else {
      setState('ready')
    }
  }

  /** Resolves to the problem, or to null on success. */
  async function logIn(): Promise<ClientProblem | null> {
    let token = storage.get(tokenKey)
    if (token === null || !isUsable(token, now())) {
      const issued = await client.requestGuestToken()
      if (!issued.ok) return issued.problem
      token = issued.data.token
      storage.set(tokenKey, token)
    }
    const guest = await client.guestLogin({ token })
    if (!guest.ok) return guest.problem
    storage.set(displayTokenKey, guest.data.displayToken)
    return null
  }

  return {
    read: () => state,
    readProblem: () => problem,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    start({ enableGuestToken }) {
      cancelStart()
      cancelStart = enableGuestToken ? after(debounceMs, () => void run()) : () => {}
    },
    cancel: () => cancelStart(),
    retry() {
      storage.remove(tokenKey)
      storage.remove(displayTokenKey)
      options.reload()
    },
  }
}

/** Whether the `exp` claim of the token is at least 30 s ahead; false for a malformed token. */
export function isUsable(token: string, now: number): boolean {
  try {
    const claims = JSON.parse(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    ) as { exp?: unknown } | null
    return typeof claims?.exp === 'number' && claims.exp * 1000 - expiryMarginMs > now
  } catch {
    return false
  }
}

/** Keeps values in memory if storage is denied or full. */
function withMemoryFallback(storage: () => GuestStorage) {
  const memory = new Map<string, string>()
  const attempt = <T>(action: (store: GuestStorage) => T, fallback: T): T => {
    try {
      return action(storage())
    } catch {
      return fallback
    }
  }
  return {
    get: (key: string): string | null =>
      attempt((store) => store.getItem(key), null) ?? memory.get(key) ?? null,
    set(key: string, value: string): void {
      const stored = attempt((store) => {
        store.setItem(key, value)
        return true
      }, false)
      if (stored) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key: string): void {
      memory.delete(key)
      attempt((store) => store.removeItem(key), undefined)
    },
  }
}
