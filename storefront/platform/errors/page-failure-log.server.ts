// The line that the log keeps of a page that failed: which page, and the error without what its message quotes.
import { redactMessage } from './error-report.ts'

/** A line of JSON. Of the path its kind alone: further on stand ids of groups and orders, and anything in a mistyped one. */
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
    error: error instanceof Error ? plainStack(error) : redactMessage(String(error)),
  })
}

function plainStack({ message, stack = '' }: Error): string {
  return message ? stack.replace(message, () => redactMessage(message)) : stack
}
