// Flag reader for tests, changed through its property `flags`.
import { defaultFlags, type Flags } from '@tingkat/ordering/flags'
import type { FlagReader } from '../settings/flags.ts'

/** Returns the same flags for every country. */
export function fixedFlags(changes: Partial<Flags> = {}): FlagReader & { flags: Flags } {
  const reader = {
    flags: { ...defaultFlags, ...changes },
    read: async () => reader.flags,
    close: async () => {},
  }
  return reader
}
