// Starts a server process and shuts it down gracefully.
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Log } from '../platform/log.ts'
import type { App } from './app.ts'

// In milliseconds: how long the shutdown waits for requests in
// flight. The database and the providers normally answer sooner.
const drainLimitMs = 8_000
// After `drainLimitMs`, closing port, bus and database may take this many milliseconds. By default,
// Kubernetes kills a process 30 s after it has asked the process to stop, and systemd later.
const closeLimitMs = 5_000

/**
 * Returns the address on which the server listens. Throws an Error with a message for the person
 * who starts the server if the port is not available.
 */
export async function listen(
  app: App,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new Error(
        `The port ${port} is in use: stop the program that uses it, or set PORT to another one.`,
        { cause: error },
      )
    if (code === 'EACCES')
      throw new Error(`This user may not open the port ${port}: set PORT to one above 1023.`, {
        cause: error,
      })
    throw error
  }
}

/**
 * On SIGTERM or SIGINT, continues to serve for `delayMs` milliseconds while `/readyz` returns 503,
 * then finishes open requests, closes everything and exits. On a second signal, exits immediately.
 */
export function closeOnSignals(
  app: Pick<App, 'shutdown'>,
  close: () => Promise<void>,
  { delayMs, log }: { delayMs: number; log: Log },
): void {
  let closing = false
  const drainAndClose = async () => {
    const cut = await app.shutdown.drain(pause(delayMs), drainLimitMs)
    if (cut > 0) log.warn({ requests: cut }, 'requests were cut by the shutdown')
    await close()
  }
  const handleSignal = (signal: string) => {
    if (closing) process.exit(1)
    closing = true
    log.info({ signal, delayMs }, 'shutting down: finishing open requests')
    setTimeout(
      () => {
        log.error({}, 'shutdown timed out')
        process.exit(1)
      },
      delayMs + drainLimitMs + closeLimitMs,
    ).unref()
    void drainAndClose().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', handleSignal)
  process.on('SIGINT', handleSignal)
}

/**
 * Prints the message of an expected error, or the stack of an unexpected one, and exits with code
 * 1.
 */
export function exitWithError(error: unknown): never {
  const { message, stack } = error as Error
  // JavaScript throws errors of these classes for bugs. Other errors have a message for the person
  // who runs the program.
  const isBug =
    error instanceof TypeError ||
    error instanceof ReferenceError ||
    error instanceof RangeError ||
    error instanceof SyntaxError
  process.stderr.write(`${isBug ? stack : message}\n`)
  process.exit(1)
}
