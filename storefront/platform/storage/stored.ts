// Values kept in the browser: survive reloads, follow other tabs, and live in memory where storage is refused.
import { useSyncExternalStore } from 'react'

/** A value under one key. `parse` turns what was stored, unchecked, into a value or null: old and foreign shapes become null. */
export type Stored<T> = {
  /** The same object until it changes. */
  read(): T | null
  /** Null removes it. */
  write(value: T | null): void
  /** Called after every change, from this tab or another. Returns how to stop. */
  subscribe(listener: () => void): () => void
}

export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>
type Tab = { storage: () => Storage; addEventListener: Window['addEventListener'] }

export function createStored<T>(
  key: string,
  parse: (value: unknown) => T | null,
  tab: Tab | undefined = browserTab(),
): Stored<T> {
  const name = `tingkat.${key}`
  const listeners = new Set<() => void>()
  let text: string | null = null
  let value: T | null = null
  let loaded = false
  let refused = false

  const load = () => {
    loaded = true
    if (refused || !tab) return
    let found: string | null
    try {
      found = tab.storage().getItem(name)
    } catch {
      refused = true
      return
    }
    if (found === text) return
    text = found
    value = found === null ? null : parseText(found, parse)
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }

  tab?.addEventListener('storage', (event) => {
    if (event.key !== name && event.key !== null) return
    load()
    tell()
  })

  // Put aside by the browser and brought back, this tab heard nothing of what the others wrote.
  tab?.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    const before = text
    load()
    if (text !== before) tell()
  })

  return {
    read() {
      if (!loaded) load()
      return value
    },
    write(next) {
      if (!loaded) load()
      value = next
      text = next === null ? null : JSON.stringify(next)
      try {
        if (text === null) tab?.storage().removeItem(name)
        else tab?.storage().setItem(name, text)
      } catch {
        // Full or forbidden: this tab keeps it in memory.
        refused = true
      }
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The stored value in a component; null while the server's page is brought to life. */
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
