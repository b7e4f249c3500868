// Opens the port, and leaves it in order when the process is asked to end.
import type { Config } from '../config.ts'
import type { Log } from '../platform/log.ts'
import type { App } from './app.ts'

// Kubernetes and systemd kill after 30 s or more; a waiting operator gives up sooner.
const closeLimitMs = 10_000

/** Listens and gives the address. Throws an Error of one plain sentence when the port is in use or not allowed. */
export async function listen(
  app: App,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const sentence =
      code === 'EADDRINUSE'
        ? `The port ${port} is in use: stop what uses it, or set PORT to another one.`
        : code === 'EACCES'
          ? `The port ${port} may not be opened by this user: set PORT to one above 1023.`
          : undefined
    if (sentence === undefined) throw error
    throw new Error(sentence, { cause: error })
  }
}

/** At SIGTERM or SIGINT: finishes what is in flight, at most ten seconds long, and ends the process. A second signal ends it at once. */
export function endOnSignals(close: () => Promise<void>, log: Log): void {
  let ending = false
  const end = (signal: string) => {
    if (ending) process.exit(1)
    ending = true
    log.info({ signal }, 'finishing what is in flight')
    setTimeout(() => {
      log.error({}, 'not everything finished in time')
      process.exit(1)
    }, closeLimitMs).unref()
    void close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

/** For the last `catch` of a program: one sentence for people, or the stack of a surprise; exit code 1. */
export function failStart(error: unknown): never {
  const { message, stack } = error as Error
  // The language's own classes tell of our mistakes; all others were thrown with a sentence meant for people.
  const isSurprise =
    error instanceof TypeError ||
    error instanceof ReferenceError ||
    error instanceof RangeError ||
    error instanceof SyntaxError
  process.stderr.write(`${isSurprise ? stack : message}\n`)
  process.exit(1)
}
