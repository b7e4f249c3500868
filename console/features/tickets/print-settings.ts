// Stores whether this browser prints tickets, and the width of the paper in millimetres.
import { useState } from 'react'

export const paperWidths = [80, 58] as const
export type PrintSettings = { prints: boolean; paper: (typeof paperWidths)[number] }

const key = 'tingkat.console.printing'
const defaults: PrintSettings = { prints: false, paper: 80 }

/**
 * Returns the settings and a function that changes them. The settings survive a reload if the
 * browser has storage.
 */
export function usePrintSettings() {
  const [settings, setSettings] = useState(readSettings)
  return [
    settings,
    (change: Partial<PrintSettings>) => {
      const next = { ...settings, ...change }
      setSettings(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Storage is blocked, so the settings last until a reload.
      }
    },
  ] as const
}

function readSettings(): PrintSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<PrintSettings>
    return {
      prints: stored.prints === true,
      paper: paperWidths.find((width) => width === stored.paper) ?? defaults.paper,
    }
  } catch {
    return defaults
  }
}
