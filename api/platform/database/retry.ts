// Waits for a database that is away at start, with growing
// pauses, and says plainly when it stays away.
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 3_000

// Wrong password, unknown user or database: waiting does not mend these.
const hopeless = new Set(['28P01', '28000', '3D000'])

/** Host, port and database of a URL, without user and password. */
export function describeUrl(url: string): string {
  try {
    const { host, pathname, searchParams } = new URL(url)
    return `${host || searchParams.get('host') || 'localhost'}${pathname}`
  } catch {
    return 'the given URL'
  }
}

/**
 * Tries until it works or `retryForMs` (default 30,000) have passed. Throws an Error of one
 * sentence without stack or password.
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
      if (left <= 0 || hopeless.has(code ?? '')) {
        const reason = code ?? message
        const sentence = new Error(
          `The database at ${describeUrl(url)} cannot be reached (${reason})${hopeless.has(code ?? '') ? '' : ` after ${Math.round(retryForMs / 1000)} seconds of trying`}.`,
        )
        sentence.stack = sentence.message
        throw sentence
      }
      log.warn({ code }, 'the database is away; trying again')
      await pause(Math.min(wait, left))
    }
  }
}
