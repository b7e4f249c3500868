// The one error that the eater is told of right now: put by whoever meets it, shown wherever the eater is.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { trackedErrorName } from '../analytics/error-name.ts'
import type { DisplayProblem } from '../i18n/problem-text.ts'
import { track } from '../analytics/track.ts'

export type SharedError = DisplayProblem

export type SharedErrors = {
  read: () => SharedError | null
  /** Takes the place of the one before. */
  put: (error: SharedError) => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
  /** A place where it may be shown; the last to come shows it, the page itself only when there is no other. Returns how to leave. */
  host: (place: symbol, ground: boolean) => () => void
  /** What that place shows: the error, or null where another stands before it. */
  readAt: (place: symbol) => SharedError | null
}

export function createSharedErrors(): SharedErrors {
  const listeners = new Set<() => void>()
  let current: SharedError | null = null
  let hosts: symbol[] = []
  const tell = () => {
    for (const listener of listeners) listener()
  }

  function set(next: SharedError | null): void {
    if (next === current) return
    current = next
    tell()
  }

  return {
    read: () => current,
    put(error) {
      const name = trackedErrorName(error.code)
      if (name) track({ name: 'ERROR_SHOWN', error_name: name, error_code: error.code })
      set(error)
    },
    clear: () => set(null),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    host(place, ground) {
      hosts = ground ? [place, ...hosts] : [...hosts, place]
      tell()
      return () => {
        hosts = hosts.filter((one) => one !== place)
        tell()
      }
    },
    readAt: (place) => (hosts.at(-1) === place ? current : null),
  }
}

export const sharedErrors = createSharedErrors()

const none = () => null

/** The current error, wherever it is shown. */
export function useSharedError(): SharedError | null {
  return useSyncExternalStore(sharedErrors.subscribe, sharedErrors.read, none)
}

/** Offers the component as a place to show it; what it has to show. `ground`: the page, behind all drawers. */
export function useSharedErrorOutlet(ground: boolean): SharedError | null {
  const [place] = useState(() => Symbol('place'))
  useEffect(() => sharedErrors.host(place, ground), [place, ground])
  return useSyncExternalStore(sharedErrors.subscribe, () => sharedErrors.readAt(place), none)
}
