// Checks that the scripts that a page loads stay below a size limit, as long as the eater opens no
// dish or drawer.
import { expect, test } from '@playwright/test'
import { listScripts, measureScripts } from '../first-load-scripts.ts'
import { runOn } from '../steps/choose-viewport.ts'

runOn('desktop')

// Size limit in KiB, compressed with gzip. React and React Router alone have 105 KiB. Lower the
// limit when pages become lighter; do not raise it without a reason in docs/measurements.md.
const budgetKiB = 130

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
}
