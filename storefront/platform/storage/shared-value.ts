// A value in memory that is shared between components.
import { useSyncExternalStore } from 'react'

export type SharedValue<T> = {
  read: () => T
  write: (next: T) => void
  subscribe: (listener: () => void) => () => void
}

export function createSharedValue<T>(first: T): SharedValue<T> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    read: () => value,
    write(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Returns `first` on the server and during hydration. */
export function useSharedValue<T>(value: SharedValue<T>, first: T): T {
  return useSyncExternalStore(value.subscribe, value.read, () => first)
}
