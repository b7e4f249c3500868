// Flags that stand as a test sets them; turned by changing `flags`.
import { defaultFlags, type Flags } from '@tingkat/ordering/flags'
import type { FlagReader } from '../settings/flags.ts'

/** The same in every country. */
export function fixedFlags(changes: Partial<Flags> = {}): FlagReader & { flags: Flags } {
  const reader = {
    flags: { ...defaultFlags, ...changes },
    read: async () => reader.flags,
    close: async () => {},
  }
  return reader
}
