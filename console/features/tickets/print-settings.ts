// Stores whether this browser prints tickets, and the width of the paper in millimetres.
import { useStoredSettings } from '../../platform/use-stored-settings.ts'

export const paperWidths = [80, 58] as const
export type PrintSettings = { prints: boolean; paper: (typeof paperWidths)[number] }

export const usePrintSettings = () => useStoredSettings('tingkat.console.printing', parseSettings)

const parseSettings = (stored: Partial<PrintSettings>): PrintSettings => ({
  prints: stored.prints === true,
  paper: paperWidths.find((width) => width === stored.paper) ?? 80,
})
