// Checks the current page with axe against WCAG 2.2, levels A and AA.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const builder = createRequire(import.meta.resolve('@axe-core/playwright'))
const minifiedAxe = readFileSync(builder.resolve('axe-core/axe.min.js'), 'utf8')
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
  // By default the builder loads the whole source of axe twice for each check. Here the minified
  // source is loaded once into each page, and the builder loads an empty script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(minifiedAxe)
  await page.evaluate(showSkippedContent)
  // In legacy mode, axe does not open a second page to combine the results of frames. These pages
  // have no frames.
  const { violations } = await new AxeBuilder({ page, axeSource: 'undefined' })
    .options({ resultTypes: ['violations'] })
    .withTags(standard)
    .setLegacyMode()
    .analyze()
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${failureSummary?.split('\n').slice(1).join(' ').trim()}`,
    ),
  )
}

/**
 * Lays out content that the page skips outside the viewport (`content-visibility`). Otherwise the
 * box of this content is an estimate that can be too small, and axe compares the colours of text
 * outside the box with the page's background.
 */
function showSkippedContent(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}
