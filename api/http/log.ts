// The server's log: one JSON line an event on the standard output, written by the logger that Fastify brings.
import { fastify } from 'fastify'
import type { Config } from '../config.ts'
import type { Log } from '../platform/log.ts'

export function openLog(level: Config['logLevel']): Log {
  return fastify({ logger: { level, serializers: { err: errorLine } } }).log
}

type ErrorLine = {
  type: string
  message: string
  stack: string
  code?: string
  constraint?: string
  cause?: ErrorLine
}

// SQLSTATE class 22, a value that does not fit, and JSON that cannot be read: their messages quote what they met.
const quotesValues = (error: Error, code: unknown): boolean =>
  error instanceof SyntaxError || (typeof code === 'string' && /^22\w{3}$/.test(code))

/**
 * What the log keeps of an error. Nothing else that hangs on it: a database's `detail` and `where` quote the row, so
 * phone numbers and addresses.
 */
export function errorLine(error: unknown, depth = 0): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const { message: said, stack = '' } = error
  const message = quotesValues(error, code) ? said.replaceAll(/".*"/gs, '…') : said
  return {
    type: error.name,
    message,
    stack: stack.replace(said, () => message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    // A circle of causes would never end.
    ...(error.cause === undefined || depth > 3 ? {} : { cause: errorLine(error.cause, depth + 1) }),
  }
}
