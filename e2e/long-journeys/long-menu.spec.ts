// Journey of a menu with a thousand dishes: completeness, scrolling without long tasks, and search.
import { expect, test } from '@playwright/test'
import { longMenu, longMenuDishes } from '../long-menu.ts'
import { goTo } from '../steps/go-to.ts'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { translations } from '../translations.ts'

const t = translations('en')
// Tracing is off, because a snapshot of a thousand rows would be the longest task.
test.use({ locale: 'en-SG', trace: 'off' })
test.skip(({ isMobile }) => !isMobile, 'same code on a desktop')

// A task above this duration is a long task (W3C Long Tasks). The test measures CPU time of the
// page's thread, so that load on the machine does not affect the result.
const longTaskMs = 50
const steps = 80
const stepPixels = 800

test('renders all dishes, scrolls without long tasks, and counts search results', async ({
  page,
  context,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  await goTo(page, longMenu)
  const rows = page.locator('.menu-cat li')
  await expect(rows).toHaveCount(longMenuDishes)
  // Wait until the last rows are hydrated.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.menu-cat:last-of-type li:last-child') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  )

  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const readTaskMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1_000
  }
  const countRenderedRows = () =>
    rows.evaluateAll(
      (elements) =>
        elements.filter((row) => row.checkVisibility({ contentVisibilityAuto: true })).length,
    )
  let before = await readTaskMs()
  const taskMs: number[] = []
  for (let step = 0; step < steps; step += 1) {
    await page.evaluate(
      (pixels) =>
        new Promise((resolve) => {
          window.scrollBy({ top: pixels, behavior: 'instant' })
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
      stepPixels,
    )
    const after = await readTaskMs()
    taskMs.push(after - before)
    before = after
    if (step % 20 === 0)
      expect(await countRenderedRows(), 'rows far from the viewport are skipped').toBeLessThan(120)
  }
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(steps * stepPixels * 0.9)
  // Each value in `taskMs` is the total CPU time of all tasks during one scroll step. One step may
  // exceed the limit, because the browser may compile scripts during it.
  expect(
    taskMs.filter((milliseconds) => milliseconds > longTaskMs).length,
    `steps of ${steps} with more than ${longTaskMs} ms of work`,
  ).toBeLessThanOrEqual(1)
  expect(taskMs.toSorted((a, b) => a - b)[steps / 2], 'median').toBeLessThan(longTaskMs / 2)

  await page
    .getByRole('navigation', { name: t('menu:menu.categories') })
    .getByRole('link', { name: 'Part 25', exact: true })
    .click()
  await expect(page.getByRole('heading', { name: 'Part 25', exact: true })).toBeInViewport()
  await page.getByRole('button', { name: t('menu:menu.search') }).click()
  await page.getByRole('searchbox', { name: t('menu:menu.search') }).fill('CÉNDOL')
  await expect(page.locator('search output')).toHaveText(
    t('menu:menu.found_other', { count: '100' }),
  )
  await expect.poll(() => rows.filter({ visible: true }).count()).toBe(100)
  expect(consoleErrors).toEqual([])
})
