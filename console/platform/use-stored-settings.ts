// Settings of this browser, kept in localStorage.
import { useState } from 'react'

/**
 * Returns the settings and a function that changes some of them. The settings survive a reload
 * unless the browser blocks storage. `parse` returns valid settings for whatever was stored.
 */
export function useStoredSettings<T extends object>(
  key: string,
  parse: (stored: Partial<T>) => T,
): readonly [T, (change: Partial<T>) => void] {
  const [settings, setSettings] = useState(() => parse(readObject<T>(key)))
  return [
    settings,
    (change) => {
      const next = { ...settings, ...change }
      setSettings(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // The browser blocks storage, so the settings last until a reload.
      }
    },
  ]
}

/** Returns the stored object; an empty one if there is none, or if the browser blocks storage. */
function readObject<T>(key: string): Partial<T> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Partial<T>
  } catch {
    return {}
  }
}
