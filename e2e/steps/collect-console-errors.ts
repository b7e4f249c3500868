// Collects a page's uncaught errors and console errors. Violations of the content security policy
// and failed hydrations are console errors too.
import type { Page } from '@playwright/test'

/** Starts collecting. Failed requests that match an entry of `expected` are ignored. */
export function collectConsoleErrors(
  page: Page,
  expected: { status: number; url: RegExp }[] = [],
): string[] {
  const consoleErrors: string[] = []
  // Playwright does not report an error's `cause`. When React recovers from an error, `cause` is
  // the original error, so this script logs it.
  void page.addInitScript(() =>
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause instanceof Error)
        console.error(`Cause: ${error.cause.stack}`)
    }),
  )
  page.on('pageerror', (error) => consoleErrors.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    const isExpected = expected.some(
      (failure) => failure.url.test(url) && message.text().includes(`status of ${failure.status}`),
    )
    if (!isExpected) consoleErrors.push(`${page.url()}: ${message.text()} (${url})`)
  })
  return consoleErrors
}
