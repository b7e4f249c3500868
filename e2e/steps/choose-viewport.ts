// Runs a journey on one viewport, or not at all, in `npm test`, and on both in `npm run test:long`.
import {
  test,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
} from '@playwright/test'

export const isLong = Boolean(process.env.TEST_LONG)

/** Call it at the top of a file or `describe` whose code is the same on both viewports. */
export function runOn(viewport: 'mobile' | 'desktop'): void {
  test.skip(
    ({ isMobile }) => !isLong && isMobile !== (viewport === 'mobile'),
    `runs on ${viewport} only; npm run test:long runs it on both`,
  )
}

type Fixtures = PlaywrightTestArgs &
  PlaywrightTestOptions &
  PlaywrightWorkerArgs &
  PlaywrightWorkerOptions

/**
 * Declares a journey that only `npm run test:long` runs, because tests of its parts, or another
 * journey, would find most of its faults.
 */
export const longTest: (title: string, body: (fixtures: Fixtures) => Promise<void>) => void = isLong
  ? test
  : test.skip
