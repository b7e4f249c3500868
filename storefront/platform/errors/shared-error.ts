// The error that the eater sees: at most one, shown in the topmost drawer or else on the page.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { trackedErrorName } from '../analytics/error-name.ts'
import type { DisplayProblem } from '../i18n/display-problem.ts'
import { track } from '../analytics/track.ts'

export type SharedError = DisplayProblem

export type SharedErrors = {
  read: () => SharedError | null
  /** Replaces the previous error. */
  put: (error: SharedError) => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
  /**
   * Registers an outlet: a component that can show the error. The outlet registered last shows the
   * error, but the page itself only if no drawer is registered. Returns a function that unregisters
   * the outlet.
   */
  addOutlet: (outlet: symbol, isPage: boolean) => () => void
  /** Returns the error if this outlet has to show it, else null. */
  readFor: (outlet: symbol) => SharedError | null
}

function createSharedErrors(): SharedErrors {
  const listeners = new Set<() => void>()
  let current: SharedError | null = null
  let outlets: symbol[] = []
  const notify = () => {
    for (const listener of listeners) listener()
  }

  function set(next: SharedError | null): void {
    if (next === current) return
    current = next
    notify()
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
    addOutlet(outlet, isPage) {
      outlets = isPage ? [outlet, ...outlets] : [...outlets, outlet]
      notify()
      return () => {
        outlets = outlets.filter((other) => other !== outlet)
        notify()
      }
    },
    readFor: (outlet) => (outlets.at(-1) === outlet ? current : null),
  }
}

export const sharedErrors = createSharedErrors()

const readOnServer = () => null

/** Returns the current error, wherever it is shown. */
export function useSharedError(): SharedError | null {
  return useSyncExternalStore(sharedErrors.subscribe, sharedErrors.read, readOnServer)
}

/** Registers the component as an outlet. Returns the error that it has to show. */
export function useSharedErrorOutlet(isPage: boolean): SharedError | null {
  const [outlet] = useState(() => Symbol('outlet'))
  useEffect(() => sharedErrors.addOutlet(outlet, isPage), [outlet, isPage])
  return useSyncExternalStore(
    sharedErrors.subscribe,
    () => sharedErrors.readFor(outlet),
    readOnServer,
  )
}
