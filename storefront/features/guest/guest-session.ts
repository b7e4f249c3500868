// The guest session. It requests a guest token or reuses a valid one, and logs in with it. It also
// stores the display token: a pseudonym of the guest that may be shown and that grants no access.
import type { Client, ClientProblem } from '@tingkat/contract/client'
import type { ReportedError } from '../../platform/errors/report-error.ts'

/**
 * The state is `idle` until the session is started. It
 * stays `idle` if the flag `enableGuestToken` is off.
 */
type GuestState = 'idle' | 'starting' | 'ready' | 'failed'

export type GuestStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type GuestSessionOptions = {
  client: Pick<Client, 'requestGuestToken' | 'guestLogin'>
  /** Returns session storage; throws if the browser denies access. */
  storage: () => GuestStorage
  /** Returns the current time in milliseconds since 1970. */
  now: () => number
  /** Calls `run` after a delay. Returns a function that cancels the call. */
  after: (milliseconds: number, run: () => void) => () => void
  reportError: (error: ReportedError) => void
  reload: () => void
}

export type GuestSession = {
  read: () => GuestState
  /** Returns why the last start failed; null without a failure. */
  readProblem: () => ClientProblem | null
  subscribe: (listener: () => void) => () => void
  /**
   * Starts the session 100 ms after the last call (debounced). Does nothing if the flag
   * `enableGuestToken` is off.
   */
  start: (flags: { enableGuestToken: boolean }) => void
  /** Cancels a start that is still delayed. */
  cancel: () => void
  /** Removes the guest token and the display token, and reloads the page. */
  retry: () => void
}

export const tokenKey = 'tingkat.guest-token'
export const displayTokenKey = 'tingkat.guest-display-token'

const debounceMs = 100
// Milliseconds. A guest token that expires within this time is not used, because it might expire
// before the request arrives.
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

  /** Logs in with a guest token. Resolves to the problem, or to null on success. */
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

/**
 * Returns whether the token expires at least 30 s from
 * now (claim `exp`); false for a malformed token.
 */
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

/**
 * Returns the storage. If the browser denies access
 * or the storage is full, values are kept in memory.
 */
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
