// Opening a page and waiting until it is alive, so that a quick hand does not type into a page without ears.
import type { Page, Response } from '@playwright/test'

/** Gives the answer to the page itself. */
export async function goTo(page: Page, path: string): Promise<Response | null> {
  // Pictures may still be on their way: some are painted when they are first asked for.
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
  await comeAlive(page)
  return answer
}

/** React notes its own on every element that it has brought to life; the footer comes later than the rest. */
export async function comeAlive(page: Page, part: 'main' | 'footer' = 'main'): Promise<void> {
  await page.waitForFunction(
    (name) =>
      Object.keys(document.querySelector(name) ?? {}).some((key) => key.startsWith('__reactFiber')),
    part,
  )
}
