// Everything a page complains about: errors in the console (a broken policy and a failed hydration are said there) and thrown ones.
import type { Page } from '@playwright/test'

/** Collects from now on. An answer of the status that `expected` names for its address is no complaint. */
export function watchPage(page: Page, expected: { status: number; url: RegExp }[] = []): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    const awaited = expected.some(
      (one) => one.url.test(url) && message.text().includes(`status of ${one.status}`),
    )
    if (!awaited) complaints.push(`${page.url()}: ${message.text()} (${url})`)
  })
  return complaints
}
