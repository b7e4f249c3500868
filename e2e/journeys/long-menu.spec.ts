// A menu of a thousand dishes: whole, quick to scroll, and searched with as many as are told.
import { expect, test } from '@playwright/test'
import { longMenu, longMenuDishes } from '../long-menu.ts'
import { goTo } from '../steps/go-to.ts'
import { watchPage } from '../steps/watch-page.ts'
import { words } from '../words.ts'

const t = words('en')
// Pictures of a thousand rows for the trace would be the longest tasks of all.
test.use({ locale: 'en-SG', trace: 'off' })
test.skip(({ isMobile }) => !isMobile, 'phones are the slow ones')

// A task beyond it is felt; of the page's own thread, so that a busy machine does not count.
const longTaskMs = 50
const steps = 80
const stepPixels = 800

test('a thousand dishes are all there, scroll without a long task, and are told as many as they are', async ({
  page,
  context,
}) => {
  const complaints = watchPage(page)
  await goTo(page, longMenu)
  const rows = page.locator('.menu-cat li')
  await expect(rows).toHaveCount(longMenuDishes)
  // The last piece has come alive too.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.menu-cat:last-of-type li:last-child') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  )

  const browser = await context.newCDPSession(page)
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' })
  const readWork = async () =>
    ((await browser.send('Performance.getMetrics')).metrics.find(
      (one) => one.name === 'TaskDuration',
    )?.value ?? 0) * 1_000
  const drawn = () =>
    rows.evaluateAll(
      (all) => all.filter((row) => row.checkVisibility({ contentVisibilityAuto: true })).length,
    )
  let before = await readWork()
  const work: number[] = []
  for (let step = 0; step < steps; step += 1) {
    await page.evaluate(
      (pixels) =>
        new Promise((resolve) => {
          window.scrollBy({ top: pixels, behavior: 'instant' })
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
      stepPixels,
    )
    const after = await readWork()
    work.push(after - before)
    before = after
    if (step % 20 === 0) expect(await drawn(), 'only what is near is laid out').toBeLessThan(120)
  }
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(steps * stepPixels * 0.9)
  // All of a screen's work together, so any one task is shorter still; once, something may be compiled.
  expect(
    work.filter((milliseconds) => milliseconds > longTaskMs).length,
    `screens of ${steps} with more than ${longTaskMs} ms of work`,
  ).toBeLessThanOrEqual(1)
  expect(work.toSorted((a, b) => a - b)[steps / 2], 'the usual one').toBeLessThan(longTaskMs / 2)

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
  expect(complaints).toEqual([])
})
