// Values in localStorage that follow changes of other tabs; without storage they stay in memory.
import { useSyncExternalStore } from 'react'

export type Stored<T> = {
  /** Returns the same object until the value changes. */
  read(): T | null
  /** Stores a value; null removes it. */
  write(value: T | null): void
  /** Calls back after each change, by this tab or another. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>
type Tab = { storage: () => Storage; addEventListener: Window['addEventListener'] }

/** `parse` validates what was stored; it returns null for old or foreign formats. */
export function createStored<T>(
  key: string,
  parse: (value: unknown) => T | null,
  tab: Tab | undefined = browserTab(),
): Stored<T> {
  const name = `tingkat.${key}`
  const listeners = new Set<() => void>()
  let text: string | null = null
  let value: T | null = null
  let isLoaded = false
  let isBlocked = false

  const load = () => {
    isLoaded = true
    if (isBlocked || !tab) return
    let storedText: string | null
    try {
      storedText = tab.storage().getItem(name)
    } catch {
      isBlocked = true
      return
    }
    if (storedText === text) return
    text = storedText
    value = storedText === null ? null : parseText(storedText, parse)
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }

  tab?.addEventListener('storage', (event) => {
    if (event.key !== name && event.key !== null) return
    load()
    notify()
  })

  // A page in the back/forward cache gets no storage events, so the value is read again when the
  // page is shown.
  tab?.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    const before = text
    load()
    if (text !== before) notify()
  })

  return {
    read() {
      if (!isLoaded) load()
      return value
    },
    write(next) {
      if (!isLoaded) load()
      value = next
      text = next === null ? null : JSON.stringify(next)
      try {
        if (text === null) tab?.storage().removeItem(name)
        else tab?.storage().setItem(name, text)
      } catch {
        // Storage is full or blocked, so the value stays in memory.
        isBlocked = true
      }
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Returns null on the server and during hydration. */
export function useStored<T>(stored: Stored<T>): T | null {
  return useSyncExternalStore(stored.subscribe, stored.read, () => null)
}

function parseText<T>(text: string, parse: (value: unknown) => T | null): T | null {
  try {
    return parse(JSON.parse(text))
  } catch {
    return null
  }
}

function browserTab(): Tab | undefined {
  if (typeof window === 'undefined') return undefined
  return {
    storage: () => window.localStorage,
    addEventListener: window.addEventListener.bind(window),
  }
}
