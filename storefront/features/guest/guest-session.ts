// The guest session: a token that is reused while it is good, a log-in with it, and the display name that comes back.
import type { Client, ClientProblem } from '@tingkat/contract/client'
import type { ReportedError } from '../../platform/errors/report-error.ts'

/** `idle` until started, and for good where guests have no tokens. */
export type GuestState = 'idle' | 'starting' | 'ready' | 'failed'

export type GuestStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type GuestPorts = {
  client: Pick<Client, 'requestGuestToken' | 'guestLogin'>
  /** Session storage; throws where the browser refuses it. */
  storage: () => GuestStorage
  /** Milliseconds since 1970. */
  now: () => number
  /** Runs it once, so many milliseconds later; gives how to call that off. */
  after: (milliseconds: number, run: () => void) => () => void
  reportError: (error: ReportedError) => void
  reload: () => void
}

export type GuestSession = {
  read: () => GuestState
  subscribe: (listener: () => void) => () => void
  /** Starts, 100 ms after the last call; does nothing where the flag enableGuestToken is off. */
  start: (flags: { enableGuestToken: boolean }) => void
  /** Calls off a start that has not begun. */
  cancel: () => void
  /** Forgets both tokens and loads the page anew. */
  retry: () => void
}

export const tokenKey = 'tingkat.guest-token'
export const displayTokenKey = 'tingkat.guest-display-token'

const debounceMs = 100
// A token that runs out on its way to the server is none.
const expiryMarginMs = 30_000

export function createGuestSession(ports: GuestPorts): GuestSession {
  const { client, now, after, reportError } = ports
  const storage = keepIn(ports.storage)
  const listeners = new Set<() => void>()
  let state: GuestState = 'idle'
  let callOff = () => {}

  function turn(next: GuestState): void {
    state = next
    for (const listener of listeners) listener()
  }

  async function run(): Promise<void> {
    if (state === 'starting') return
    turn('starting')
    const problem = await logIn()
    if (problem) {
      reportError({
        name: 'guest_session_error',
        severity: 'medium',
        context: { code: problem.code, status: problem.status },
      })
      turn('failed')
    } else {
      turn('ready')
    }
  }

  /** Null when all went well. */
  async function logIn(): Promise<ClientProblem | null> {
    let token = storage.get(tokenKey)
    if (token === null || !isUsable(token, now())) {
      const asked = await client.requestGuestToken()
      if (!asked.ok) return asked.problem
      token = asked.data.token
      storage.set(tokenKey, token)
    }
    const guest = await client.guestLogin({ token })
    if (!guest.ok) return guest.problem
    storage.set(displayTokenKey, guest.data.displayToken)
    return null
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    start({ enableGuestToken }) {
      callOff()
      callOff = enableGuestToken ? after(debounceMs, () => void run()) : () => {}
    },
    cancel: () => callOff(),
    retry() {
      storage.remove(tokenKey)
      storage.remove(displayTokenKey)
      ports.reload()
    },
  }
}

/** Whether the token's own claim leaves it time; a token that cannot be read is not usable. */
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

/** Where storage is refused or full, the page remembers by itself. */
function keepIn(storage: () => GuestStorage) {
  const memory = new Map<string, string>()
  const attempt = <T>(act: (store: GuestStorage) => T, otherwise: T): T => {
    try {
      return act(storage())
    } catch {
      return otherwise
    }
  }
  return {
    get: (key: string): string | null =>
      attempt((store) => store.getItem(key), null) ?? memory.get(key) ?? null,
    set(key: string, value: string): void {
      const kept = attempt((store) => {
        store.setItem(key, value)
        return true
      }, false)
      if (kept) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key: string): void {
      memory.delete(key)
      attempt((store) => store.removeItem(key), undefined)
    },
  }
}
