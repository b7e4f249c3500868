// Checks the current page with axe against WCAG 2.2, levels A and AA.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Returns one line for each violated rule and element. Waits for running animations first. */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    // Some animations repeat until something happens.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
  // In legacy mode, axe opens no second page to combine frames. The pages have no frames.
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
