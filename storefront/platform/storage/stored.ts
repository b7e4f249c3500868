// Values in the browser's storage: in localStorage, where they follow changes of other tabs, or in
// sessionStorage, for one tab. Without storage they stay in memory.
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
  tab: Tab | undefined = browserTab(() => window.localStorage),
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

/** Like `createStored`, but the value belongs to this tab: it is in sessionStorage. */
export function createTabStored<T>(key: string, parse: (value: unknown) => T | null): Stored<T> {
  return createStored(
    key,
    parse,
    browserTab(() => window.sessionStorage),
  )
}

/**
 * Returns a function that returns the value with the key PREFIX + NAME, always the same object for
 * a name.
 */
export function storedByName<T>(
  prefix: string,
  parse: (value: unknown) => T | null,
  create: typeof createTabStored<T> = createStored,
): (name: string) => Stored<T> {
  const all = new Map<string, Stored<T>>()
  return (name) => {
    let stored = all.get(name)
    if (!stored) all.set(name, (stored = create(prefix + name, parse)))
    return stored
  }
}

/** Like `storedByName`, for values of this tab. */
export const tabStoredByName = <T>(prefix: string, parse: (value: unknown) => T | null) =>
  storedByName(prefix, parse, createTabStored)

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

function browserTab(storage: () => Storage): Tab | undefined {
  if (typeof window === 'undefined') return undefined
  return { storage, addEventListener: window.addEventListener.bind(window) }
}
