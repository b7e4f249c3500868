// Defines the status requests of ESC/POS printers, and interprets their answers.
import type { PrinterState } from '@tingkat/contract/console/tickets'

/**
 * Real-time status requests (DLE EOT), which a printer answers immediately, even while it is
 * offline.
 */
export const statusRequests = {
  offlineCause: Uint8Array.of(0x10, 0x04, 0x02),
  paper: Uint8Array.of(0x10, 0x04, 0x04),
} as const
/** The status request GS r 1, which a printer answers after it has processed all earlier data. */
export const processedRequest = Uint8Array.of(0x1d, 0x72, 0x01)

const coverOpen = 0x04
const paperEnd = 0x60
const paperStop = 0x20
const paperLow = 0x0c
const errorBit = 0x40

/** Returns the printer's state according to its answers to both real-time requests. */
export function toState(offlineCause: number, paper: number): PrinterState {
  if ((paper & paperEnd) !== 0 || (offlineCause & paperStop) !== 0) return 'paper_out'
  if ((offlineCause & coverOpen) !== 0) return 'cover_open'
  if ((offlineCause & errorBit) !== 0) return 'offline'
  return (paper & paperLow) === 0 ? 'ready' : 'paper_low'
}

/** Whether the answer to `processedRequest` means that the paper ran out during printing. */
export const ranOut = (answer: number): boolean => (answer & paperLow) === paperLow

/** Whether a printer can print in this state. */
export const canPrint = (state: PrinterState): boolean => state === 'ready' || state === 'paper_low'
