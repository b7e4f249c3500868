// Decides on which viewports a journey runs: on one or none in `npm test`, on both in the long run.
import {
  test,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
} from '@playwright/test'

export const isLong = Boolean(process.env.TEST_LONG)

/** Call this at the top of a file or `describe` whose code is the same on both viewports. */
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
 * Declares a journey that runs only in `npm run test:long`,
 * because other tests would find most of its faults.
 */
export const longTest: (title: string, body: (fixtures: Fixtures) => Promise<void>) => void = isLong
  ? test
  : test.skip
