// Limits the size of the scripts that a page loads before the eater opens a dish or drawer.
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { runOn } from '../steps/choose-viewport.ts'

runOn('desktop')

// Size limit in KiB, compressed by gzip. React and React Router have 105 KiB. Lower the limit when
// pages become lighter; do not raise it without a reason in docs/measurements.md.
const budgetKiB = 134

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
