// A value in memory that components follow: for what any corner of the page may say and any other may show.
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

/** On the server, and while its page is brought to life, what it was at first. */
export function useSharedValue<T>(value: SharedValue<T>, first: T): T {
  return useSyncExternalStore(value.subscribe, value.read, () => first)
}
