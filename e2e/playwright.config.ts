// Playwright configuration of the journeys: Chromium with phone and desktop viewports, no retries.
// `npm test` runs the folder `journeys`, and `npm run test:long` also `long-journeys`.
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser, testFlags } from '../scripts/machine/browser.mjs'
import { isLong, viewports } from './steps/choose-viewport.ts'

const here = import.meta.dirname

export default defineConfig({
  testDir: here,
  testMatch: isLong ? '**/*.spec.ts' : 'journeys/**/*.spec.ts',
  outputDir: resolve(here, '../test-results/journeys'),
  globalSetup: join(here, 'global-setup.ts'),
  reporter: [
    ['line'],
    [
      'json',
      {
        outputFile:
          process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? resolve(here, '../test-results/journeys.json'),
      },
    ],
  ],
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Journeys often wait for the server's simulator, so three Playwright workers are needed to keep
  // two CPU cores busy.
  workers: 3,
  // Time-outs are long enough for a machine that is busy with other work.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    // The global setup sets `E2E_URL` before any Playwright worker reads this file.
    baseURL: process.env.E2E_URL,
    // Traces are recorded in CI only, because they take 7 % of the processor time, even without
    // pictures of each step. A failed test always leaves its last screenshot.
    trace: process.env.CI
      ? { mode: 'retain-on-failure', screenshots: false, snapshots: false }
      : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // Blocked, because Playwright cannot intercept the requests of a service worker.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser({ quick: true }),
      args: testFlags,
    },
  },
  // In `npm test` each file chooses its viewport. One project needs fewer workers and browsers than
  // two, because Playwright starts new ones for each project.
  projects: isLong
    ? [
        { name: 'mobile', use: viewports.mobile },
        { name: 'desktop', use: viewports.desktop },
      ]
    : [{ name: 'journeys', use: viewports.desktop }],
})
