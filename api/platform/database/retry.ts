// Retries the first connection to the database, with increasing pauses.
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 3_000

// SQLSTATE codes of a wrong password, an unknown user and
// an unknown database, for which a retry cannot help.
const permanentCodes = new Set(['28P01', '28000', '3D000'])

/** Returns host, port and database of a URL, without user and password. */
export function describeUrl(url: string): string {
  try {
    const { host, pathname, searchParams } = new URL(url)
    return `${host || searchParams.get('host') || 'localhost'}${pathname}`
  } catch {
    return 'the given URL'
  }
}

/**
 * Calls `connect` until it succeeds, for at most `retryForMs` milliseconds (default 30,000). Then
 * throws an Error with a message for the person who runs the server, without stack and password.
 */
export async function retryConnecting(
  connect: () => Promise<void>,
  url: string,
  { retryForMs = 30_000, log }: { retryForMs?: number; log: Log },
): Promise<void> {
  const start = performance.now()
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await connect()
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      const left = retryForMs - (performance.now() - start)
      if (left <= 0 || permanentCodes.has(code ?? '')) {
        const reason = code ?? message
        const isFirst = permanentCodes.has(code ?? '') || retryForMs === 0
        const duration = isFirst ? '' : ` after ${Math.round(retryForMs / 1000)} seconds of trying`
        const failure = new Error(
          `The database at ${describeUrl(url)} cannot be reached (${reason})${duration}.`,
        )
        failure.stack = failure.message
        throw failure
      }
      log.warn({ code }, 'the database is unreachable; it will be retried')
      await pause(Math.min(wait, left))
    }
  }
}
