// Runs a journey on one viewport in `npm test` and on both in `npm run test:long`.
import { test } from '@playwright/test'

export const isLong = Boolean(process.env.TEST_LONG)

/** Call it at the top of a file or `describe` whose code is the same on both viewports. */
export function runOn(viewport: 'mobile' | 'desktop'): void {
  test.skip(
    ({ isMobile }) => !isLong && isMobile !== (viewport === 'mobile'),
    `runs on ${viewport} only; npm run test:long runs it on both`,
  )
}
