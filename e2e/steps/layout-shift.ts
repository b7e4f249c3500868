// Steps that measure how much the content of a page moves while it loads.
import type { Page } from '@playwright/test'

/**
 * The highest layout shift score of a page. The limit of web.dev for a good page is 0.1; see
 * https://web.dev/articles/cls.
 */
export const mostLayoutShift = 0.05

/** Sums the layout shift scores of each page from now on. Call this before the page is opened. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = window as unknown as { shift: number }
    state.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        state.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const readLayoutShift = async (page: Page): Promise<number> =>
  await page.evaluate(() => (window as unknown as { shift: number }).shift)
