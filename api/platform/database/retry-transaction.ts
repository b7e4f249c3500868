// Repeats transactions that PostgreSQL rolled back because
// of a deadlock or a serialisation failure.
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'

// PostgreSQL's codes for a serialisation failure and a deadlock.
// In both cases, the whole transaction was rolled back.
const repeatableCodes = new Set(['40001', '40P01'])
const triesMax = 5
const firstPauseMs = 20

/**
 * Runs `attempt`, which must be one whole transaction, at most 5 times. The pauses are
 * random, so that two transactions do not collide again, and grow from 20 ms on average.
 * Throws the error of the last attempt. An error with another code is thrown immediately.
 */
export async function retryTransaction<T>(attempt: () => Promise<T>, log: Pick<Log, 'warn'>) {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      const code = String((error as { code?: unknown } | null)?.code)
      if (!repeatableCodes.has(code) || tries === triesMax) throw error
      log.warn({ code, tries }, 'a transaction was rolled back by the database and is repeated')
      await pause(Math.random() * firstPauseMs * 2 ** tries)
    }
  }
}
