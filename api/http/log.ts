// Opens the server's log: JSON lines on standard output, written by pino.
import { pino, type DestinationStream } from 'pino'
import type { Config } from '../config.ts'
import type { Log } from '../platform/log.ts'

/**
 * Opens the log. Commands log to standard error
 * (`stream`), because people read their standard output.
 */
export function openLog(
  level: Config['logLevel'],
  stream: DestinationStream = pino.destination(1),
): Log {
  return pino({ level, serializers: { err: errorLine } }, stream)
}

type ErrorLine = {
  type: string
  message: string
  stack: string
  code?: string
  constraint?: string
  cause?: ErrorLine
}

// Messages of SQLSTATE class 22 (data exceptions) and of JSON syntax errors quote the data.
const quotesValues = (error: Error, code: unknown): boolean =>
  error instanceof SyntaxError || (typeof code === 'string' && /^22\w{3}$/.test(code))

/**
 * Returns the fields of an error that may be logged. `detail` and `where` of a database error are
 * left out, because they quote the row, which may have phone numbers and addresses.
 */
export function errorLine(error: unknown, depth = 0): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const { message: original, stack = '' } = error
  const message = quotesValues(error, code) ? original.replaceAll(/".*"/gs, '…') : original
  return {
    type: error.name,
    message,
    stack: stack.replace(original, () => message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    // Stops at this depth, because the causes of an error may form a circle.
    ...(error.cause === undefined || depth > 3 ? {} : { cause: errorLine(error.cause, depth + 1) }),
  }
}
