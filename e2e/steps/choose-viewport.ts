// Decides on which viewports a journey runs: on one or none in `npm test`, on both in the long run
// (`npm run test:long`).
import {
  test,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
} from '@playwright/test'

export const isLong = Boolean(process.env.TEST_LONG)

type Viewport = 'mobile' | 'desktop'

/** Playwright's options of each viewport. */
export const viewports = {
  mobile: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
}

/**
 * Call this at the top of a file or `describe` whose code is the same on both viewports: `npm test`
 * runs it on this viewport, and `npm run test:long` on both.
 */
export function runOn(viewport: Viewport): void {
  if (!isLong) test.use(viewports[viewport])
}

/**
 * Call this at the top of a file or `describe` that runs on one viewport only, even in the long run
 * (`npm run test:long`).
 */
export function runOnlyOn(viewport: Viewport, reason: string): void {
  if (isLong) test.skip(({ isMobile }) => isMobile !== (viewport === 'mobile'), reason)
  else test.use(viewports[viewport])
}

type Fixtures = PlaywrightTestArgs &
  PlaywrightTestOptions &
  PlaywrightWorkerArgs &
  PlaywrightWorkerOptions

/**
 * Declares a journey that runs only in `npm run test:long`, because other tests would find most of
 * the faults that it can find.
 */
export const longTest: (title: string, body: (fixtures: Fixtures) => Promise<void>) => void = isLong
  ? test
  : test.skip
