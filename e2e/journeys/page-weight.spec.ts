// Limits the bytes of scripts that a page loads at first, before the eater opens a dish or drawer.
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { runOn } from '../steps/choose-viewport.ts'

runOn('desktop')

// Compressed by gzip, in KiB. React and React Router are 105 of them. Lower the budget when pages
// become lighter; do not raise it without a reason in docs/measurements.md.
const budgetKiB = 149

for (const path of [
  '/sg/en',
  '/sg/en/restaurants',
  '/sg/en/restaurant/warung-senja-tiong-bahru/sg-m1',
]) {
  test(`the scripts of the first load of ${path} stay within the budget`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const scripts = new Set([
      ...Array.from(html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g), ([, url = '']) => url),
      ...Array.from(html.matchAll(/(?:from|import)\s*\(?"(\/[^"]+\.js)"/g), ([, url = '']) => url),
    ])
    expect(scripts.size).toBeGreaterThan(5)
    let bytes = 0
    for (const url of scripts)
      bytes += gzipSync(await (await request.get(url)).body(), { level: 9 }).length
    expect(bytes / 1024).toBeLessThan(budgetKiB)
  })
}
