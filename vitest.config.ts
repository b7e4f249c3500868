// The vitest projects: which tests belong to each, on which database engine, and their time limits.
import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/machine/browser.mjs'
import { embeddedTests } from './scripts/testing/embedded-tests.mjs'
import { bundleTests } from './ui/vite/bundle-tests.ts'

// Vite gives variables with this prefix to tests in a browser, which know no `TEST_LONG`.
process.env.VITE_CHAOS_RUNS = process.env.TEST_LONG ? '100' : '1'

const componentTests = '**/*.component.test.tsx'
const chaosTests = '**/*.chaos.test.ts'
const neverSearched = ['**/node_modules/**', '**/build/**', '**/.react-router/**']
const excluded = [...neverSearched, chaosTests, componentTests]
const seconds = (count: number) => count * 1000
// Modules are loaded once for each worker, not for each file: no test replaces a module, and
// loading took half of the time.
const isolate = false
// `expect.poll` and `expect.element` wait one second by default, too short for a busy machine.
const patience = { expect: { poll: { timeout: seconds(60), interval: 50 } } }

/** Tests without a database or a browser. */
const plain = (name: string, include: string[]) => ({
  test: {
    name,
    include,
    exclude: excluded,
    environment: 'node' as const,
    isolate,
    testTimeout: seconds(120),
    ...patience,
  },
})

/** The API's tests on one engine. `prepare.ts` makes a migrated database that each file copies. */
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

const onlyLong = ['api/backup/**', 'api/catalogue/live/**', 'ops/**', 'api/merchant-editing/**']

/**
 * Tests that kill servers. One file at a time, so that they do not slow each other's servers.
 * Without the long run, `elsewhere` is left to the other engine or to the long run, and files with
 * nothing else than tests of the long run are not loaded.
 */
const chaos = (engine: 'pglite' | 'postgres', elsewhere: string[]) => ({
  test: {
    name: `chaos-${engine}`,
    include: [chaosTests],
    exclude: [...neverSearched, ...(process.env.TEST_LONG ? [] : [...onlyLong, ...elsewhere])],
    environment: 'node' as const,
    env: { TEST_ENGINE: engine },
    fileParallelism: false,
    testTimeout: seconds(1800),
    hookTimeout: seconds(240),
    ...patience,
  },
})

/**
 * Tests in Chromium. All share one browser context, so that the browser starts once. A `quick`
 * browser is the headless shell, if there is one: it takes an eighth less processor time.
 */
const inBrowser = (name: string, { include, exclude, quick }: BrowserTests) => ({
  plugins: [bundleTests(include, exclude)],
  publicDir: './storefront/public',
  // A dependency that Vite discovers during a test reloads the page under the test.
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
    testTimeout: seconds(240),
    ...patience,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(findBrowser({ quick }) ? { executablePath: findBrowser({ quick }) } : {}),
          // Root cannot use Chromium's sandbox. The other
          // flags stop requests that the browser makes itself.
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--disable-background-networking',
          ],
        },
        contextOptions: {
          reducedMotion: 'no-preference' as const,
          timezoneId: 'Asia/Singapore',
          locale: 'en-SG',
        },
        // A click may take long on a busy machine.
        actionTimeout: seconds(30),
      }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
    },
  },
})
type BrowserTests = { include: string[]; exclude: string[]; quick: boolean }

/** Tests with a whole browser, because the headless shell shows no notifications. */
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
    maxWorkers: availableParallelism(),
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
        'ops/**/*.test.ts',
      ]),
      components,
      notifications,
      api('postgres', ['api/**/*.test.ts']),
      api('pglite', process.env.TEST_LONG ? ['api/**/*.test.ts'] : embeddedTests),
      chaos('pglite', ['api/**']),
      chaos('postgres', ['server/**']),
    ],
  },
})
