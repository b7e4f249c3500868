// Checks that the scripts that a page loads stay below a size limit, and that they are few, as long
// as the eater opens no dish or drawer.
import { expect, test } from '@playwright/test'
import { listScripts, measureScripts } from '../first-load-scripts.ts'
import { runOn } from '../steps/choose-viewport.ts'

runOn('desktop')

// Size limit in KiB, compressed with gzip. React and React Router alone have 105 KiB. Lower the
// limit when pages become lighter; do not raise it without a reason in docs/measurements.md.
const budgetKiB = 130
// Each script of a few hundred bytes costs requests and time on the main thread. `chunks.ts` merges
// them.
const mostScripts = 20

for (const path of [
  '/sg/en',
  '/sg/en/restaurants',
  '/sg/en/restaurant/warung-senja-tiong-bahru/sg-m1',
]) {
  test(`the scripts of the first load of ${path} stay within the budget`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(listScripts(html).length).toBeGreaterThan(5)
    const read = async (script: string) => await (await request.get(script)).body()
    expect(await measureScripts(html, read)).toBeLessThan(budgetKiB)
  })

  test(`${path} requests few scripts until it is idle`, async ({ page }) => {
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    // A busy browser may request the scripts of the idle page late.
    await expect.poll(() => [...scripts].some((url) => url.includes('/idle-'))).toBe(true)
    expect(scripts.size).toBeLessThanOrEqual(mostScripts)
  })
}
