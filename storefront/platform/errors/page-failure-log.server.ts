// The log line of a page that failed to render on the server.
import { redactMessage } from './error-report.ts'

/**
 * Returns a line of JSON. Only the first three path segments are logged, because the rest contains
 * ids. A segment with unusual characters is replaced, because a mistyped path can contain personal
 * data.
 */
export function formatPageFailure(error: unknown, url: string): string {
  const page = new URL(url).pathname
    .split('/')
    .slice(0, 4)
    .map((part) => (/^[a-z-]*$/.test(part) ? part : '…'))
    .join('/')
  return JSON.stringify({
    level: 50,
    msg: 'page failed',
    page,
    error: error instanceof Error ? redactStack(error) : redactMessage(String(error)),
  })
}

function redactStack({ message, stack = '' }: Error): string {
  return message ? stack.replace(message, () => redactMessage(message)) : stack
}
