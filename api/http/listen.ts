// Start and graceful shutdown of a server process.
import type { Config } from '../config.ts'
import type { Log } from '../platform/log.ts'
import type { App } from './app.ts'

// Kubernetes and systemd kill a process after 30 s or more.
const closeLimitMs = 10_000

/**
 * Returns the address. Throws an Error with a message for
 * the operator if the port is not available.
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
 * On SIGTERM or SIGINT, finishes open requests within ten
 * seconds and exits. A second signal exits at once.
 */
export function closeOnSignals(close: () => Promise<void>, log: Log): void {
  let closing = false
  const handleSignal = (signal: string) => {
    if (closing) process.exit(1)
    closing = true
    log.info({ signal }, 'shutting down: finishing open requests')
    setTimeout(() => {
      log.error({}, 'shutdown timed out')
      process.exit(1)
    }, closeLimitMs).unref()
    void close().then(
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
  // JavaScript throws these classes for bugs. The messages of other errors are for the operator.
  const isBug =
    error instanceof TypeError ||
    error instanceof ReferenceError ||
    error instanceof RangeError ||
    error instanceof SyntaxError
  process.stderr.write(`${isBug ? stack : message}\n`)
  process.exit(1)
}
