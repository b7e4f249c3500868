// Flag reader for tests. A test changes the flags through the property `flags`.
import { defaultFlags, type Flags } from '@tingkat/ordering/flags'
import type { FlagReader } from '../settings/flags.ts'

/** Creates a reader that returns the default flags with these changes, for every country. */
export function fixedFlags(changes: Partial<Flags> = {}): FlagReader & { flags: Flags } {
  const reader = {
    flags: { ...defaultFlags, ...changes },
    read: async () => reader.flags,
    close: async () => {},
  }
  return reader
}
