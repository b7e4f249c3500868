// Closes the parts of the server in the reverse sequence of
// opening, at the end of the process or when a start fails.
import type { Log } from '../../platform/log.ts'

export type Closers = {
  add(close: () => unknown): void
  /** Closes everything in the reverse sequence of opening. Failures are logged. Idempotent. */
  closeAll(): Promise<void>
}

export function createClosers(log: Pick<Log, 'error'>): Closers {
  const closers: (() => unknown)[] = []
  let closing: Promise<void> | undefined
  const run = async () => {
    for (const close of closers.toReversed()) {
      try {
        await close()
      } catch (error) {
        log.error({ err: error }, 'a part of the server could not be closed')
      }
    }
  }
  return {
    add: (close) => void closers.push(close),
    closeAll: () => (closing ??= run()),
  }
}
