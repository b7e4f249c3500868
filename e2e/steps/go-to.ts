// Opens a page and waits until React has hydrated it, because earlier input would be lost.
import type { Page, Response } from '@playwright/test'

/** Opens the page. Returns the response to the request for the page itself. */
export async function goTo(page: Page, path: string): Promise<Response | null> {
  // Does not wait until the pictures are loaded.
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
  return answer
}

/**
 * Waits until a part of the page is hydrated: React then adds its own keys to the DOM elements. The
 * footer and the language switch are hydrated later than the main part.
 */
export async function waitForHydration(
  page: Page,
  part: 'main' | 'footer' | 'summary.lang' = 'main',
): Promise<void> {
  await page.waitForFunction(
    (name) =>
      Object.keys(document.querySelector(name) ?? {}).some((key) => key.startsWith('__reactFiber')),
    part,
  )
}
