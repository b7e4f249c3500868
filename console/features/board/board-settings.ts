// Stores how this browser shows the kitchen board: the text size, whether orders of tables have a
// lane of their own, and whether the board shows cards of orders or totals of dishes.
import { useState } from 'react'

export const textSizes = ['normal', 'large', 'wall'] as const
type TextSize = (typeof textSizes)[number]
export type ShownSettings = { size: TextSize; tableLane: boolean; shows: 'tickets' | 'totals' }

const key = 'tingkat.console.board'
const defaults: ShownSettings = { size: 'normal', tableLane: false, shows: 'tickets' }

/**
 * Returns the settings and a function that changes them. The settings survive a reload unless the
 * browser blocks storage.
 */
export function useShownSettings() {
  const [settings, setSettings] = useState(readSettings)
  return [
    settings,
    (change: Partial<ShownSettings>) => {
      const next = { ...settings, ...change }
      setSettings(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // The browser blocks storage, so the settings last until a reload.
      }
    },
  ] as const
}

function readSettings(): ShownSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<ShownSettings>
    return {
      size: textSizes.find((size) => size === stored.size) ?? defaults.size,
      tableLane: stored.tableLane === true,
      shows: stored.shows === 'totals' ? 'totals' : 'tickets',
    }
  } catch {
    return defaults
  }
}
