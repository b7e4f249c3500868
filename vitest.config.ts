// The vitest projects: which tests belong to each, on which database engine, and their time-outs.
import { availableParallelism } from 'node:os'
import { defineBrowserCommand, playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser, testFlags } from './scripts/machine/browser.mjs'
import { embeddedTests } from './scripts/testing/embedded-tests.mjs'
import { bundleTests } from './ui/vite/bundle-tests.ts'

// Tests in a browser cannot read `TEST_LONG`. Vite passes them only variables with
// the prefix `VITE_`.
process.env.VITE_CHAOS_RUNS = process.env.TEST_LONG ? '100' : '1'

const componentTests = '**/*.component.test.tsx'
const chaosTests = '**/*.chaos.test.ts'
const neverSearched = ['**/node_modules/**', '**/build/**', '**/.react-router/**']
const excluded = [...neverSearched, chaosTests, componentTests]
/** A test of the server that needs the API and its database. */
const serverWithApi = 'server/played-by-hand.test.ts'
const maxWorkers = availableParallelism()
const seconds = (count: number) => count * 1000
// Modules are loaded once per worker and not per file. This is safe, because no test replaces a
// module, and saves half of the time.
const isolate = false
// By default, `expect.poll` and `expect.element` wait one second, which is too short
// for a busy machine.
const patience = { expect: { poll: { timeout: seconds(60), interval: 50 } } }

/** Tests that need neither a database nor a browser. */
const plain = (name: string, include: string[]) => ({
  test: {
    name,
    include,
    exclude: [...excluded, serverWithApi],
    environment: 'node' as const,
    isolate,
    testTimeout: seconds(120),
    hookTimeout: seconds(120),
    ...patience,
  },
})

/**
 * The API's tests on one engine. `prepare.ts` creates a migrated database, which
 * each test file copies.
 */
const api = (engine: 'pglite' | 'postgres', include: string[]) => ({
  test: {
    name: `api-${engine}`,
    include,
    exclude: excluded,
    environment: 'node' as const,
    isolate,
    env: { TEST_ENGINE: engine },
    globalSetup: ['./api/testing/prepare.ts'],
    testTimeout: seconds(240),
    hookTimeout: seconds(240),
    ...patience,
  },
})

const onlyLong = [
  'api/backup/**',
  'api/catalogue/live/**',
  'api/merchant-editing/**',
  'ops/**',
  'server/printing.chaos.test.ts',
]

/**
 * Tests that kill servers. They run one file at a time, so that they do not slow each other down.
 * The default run leaves out two groups of files: `elsewhere`, which it runs on the other engine
 * only, and `onlyLong`. The long run includes both groups.
 */
const chaos = (engine: 'pglite' | 'postgres', elsewhere: string[]) => ({
  test: {
    name: `chaos-${engine}`,
    include: [chaosTests],
    exclude: [...neverSearched, ...(process.env.TEST_LONG ? [] : [...onlyLong, ...elsewhere])],
    environment: 'node' as const,
    isolate,
    env: { TEST_ENGINE: engine },
    // On the embedded engine, servers create their databases themselves.
    globalSetup: engine === 'postgres' ? ['./api/testing/prepare.ts'] : [],
    fileParallelism: false,
    testTimeout: seconds(1800),
    hookTimeout: seconds(240),
    ...patience,
  },
})

/** A command with which tests emulate the browser's setting for reduced motion. */
const emulateMedia = defineBrowserCommand<[{ reducedMotion: 'reduce' | 'no-preference' }]>(
  ({ page }, media) => page.emulateMedia(media),
)

/**
 * Tests in Chromium. All share one browser context, so that the browser starts once. If `quick` is
 * set and the headless shell is installed, the tests use it: it needs an eighth less CPU time.
 */
const inBrowser = (name: string, { include, exclude, quick }: BrowserTests) => ({
  // Without this setting, Vitest would evaluate this file again for each project with plugins.
  extends: false as const,
  plugins: [bundleTests(include, exclude)],
  publicDir: './storefront/public',
  // All dependencies are listed, because Vite reloads a test's page when it discovers another one.
  optimizeDeps: {
    entries: include,
    include: [
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'vitest-browser-react',
      '@sentry/browser',
      '@simplewebauthn/browser',
      'web-vitals',
      'idb',
      'fast-check',
      'axe-core',
    ],
  },
  test: {
    name,
    include,
    exclude,
    maxWorkers,
    testTimeout: seconds(240),
    ...patience,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Pages load packages faster without source maps. Vitest maps reported errors itself.
      dependencySourcemaps: false,
      provider: playwright({
        launchOptions: {
          executablePath: findBrowser({ quick }),
          args: [...testFlags, '--disable-gpu'],
        },
        contextOptions: {
          // Animations cost CPU time. Tests of animations enable them with the
          // command `emulateMedia`.
          reducedMotion: 'reduce' as const,
          timezoneId: 'Asia/Singapore',
          locale: 'en-SG',
        },
        // A click may take long on a busy machine.
        actionTimeout: seconds(30),
      }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
      commands: { emulateMedia },
    },
  },
})
type BrowserTests = { include: string[]; exclude: string[]; quick: boolean }

/** These tests need a full browser, because the headless shell cannot show notifications. */
const notificationTests = ['storefront/platform/browser/push-worker.component.test.tsx']
const components = inBrowser('components', {
  include: [`{ui,storefront,console}/${componentTests}`],
  exclude: [...neverSearched, ...notificationTests],
  quick: true,
})
const notifications = inBrowser('notifications', {
  include: notificationTests,
  exclude: neverSearched,
  quick: false,
})

export default defineConfig({
  test: {
    retry: 0,
    maxWorkers,
    projects: [
      plain('rules', ['ordering/**/*.test.ts', 'contract/**/*.test.ts', 'catalogue/**/*.test.ts']),
      plain('ui', ['ui/**/*.test.ts', 'ui/**/*.test.tsx']),
      plain('storefront', ['storefront/**/*.test.ts', 'storefront/**/*.test.tsx']),
      plain('console', ['console/**/*.test.ts', 'console/**/*.test.tsx']),
      plain('programs', [
        'scripts/**/*.test.ts',
        'printer/**/*.test.ts',
        'simulator/**/*.test.ts',
        'server/**/*.test.ts',
        'bench/**/*.test.ts',
        'e2e/*.test.ts',
        'ops/**/*.test.ts',
      ]),
      components,
      notifications,
      api('postgres', ['api/**/*.test.ts', serverWithApi]),
      api('pglite', process.env.TEST_LONG ? ['api/**/*.test.ts'] : embeddedTests),
      chaos('pglite', ['api/**', 'server/kitchen-outbox.chaos.test.ts']),
      chaos('postgres', ['server/restart.chaos.test.ts']),
    ],
  },
})
