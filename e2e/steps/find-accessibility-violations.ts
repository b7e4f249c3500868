// Checks the current page with axe against WCAG 2.2, levels A and AA.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Returns one line per violated rule and element. First waits for style sheets that are still
 * loading, and for running animations.
 */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  // axe copies a style sheet that it cannot read yet into a style element, which the page's content
  // security policy refuses with a message in the console.
  await page.waitForFunction(() =>
    [...document.styleSheets].every((sheet) => {
      try {
        return sheet.cssRules.length >= 0
      } catch {
        return false
      }
    }),
  )
  await page.evaluate(async () => {
    // Endless animations, such as a spinner, are not awaited.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
  // In legacy mode, axe does not open a second page to combine the results of frames. These pages
  // have no frames.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(standard)
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${failureSummary?.split('\n').slice(1).join(' ').trim()}`,
    ),
  )
}
