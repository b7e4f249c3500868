// Status requests of ESC/POS printers and what their answers mean.
import type { PrinterState } from '@tingkat/contract/console/tickets'

/** Real-time requests (DLE EOT): answered at once, also while the printer is offline. */
export const statusRequests = {
  offlineCause: Uint8Array.of(0x10, 0x04, 0x02),
  paper: Uint8Array.of(0x10, 0x04, 0x04),
} as const
/** GS r 1: answered when everything that was sent before is processed. */
export const processedRequest = Uint8Array.of(0x1d, 0x72, 0x01)

const coverOpen = 0x04
const paperEnd = 0x60
const paperStop = 0x20
const paperLow = 0x0c
const errorBit = 0x40

/** Reads the answers to both real-time requests. */
export function toState(offlineCause: number, paper: number): PrinterState {
  if ((paper & paperEnd) !== 0 || (offlineCause & paperStop) !== 0) return 'paper_out'
  if ((offlineCause & coverOpen) !== 0) return 'cover_open'
  if ((offlineCause & errorBit) !== 0) return 'offline'
  return (paper & paperLow) === 0 ? 'ready' : 'paper_low'
}

/** Whether the answer to `processedRequest` says that the paper ended while printing. */
export const ranOut = (answer: number): boolean => (answer & paperLow) === paperLow

/** Whether a printer can print in this state. */
export const canPrint = (state: PrinterState): boolean => state === 'ready' || state === 'paper_low'
