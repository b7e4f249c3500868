// Every vitest project: which tests there are, on which engine, and how long each may take.
import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/browser.mjs'

const componentTests = '**/*.component.test.tsx'
const aside = [
  '**/node_modules/**',
  '**/build/**',
  '**/.react-router/**',
  '**/*.chaos.test.ts',
  componentTests,
]
const seconds = (count: number) => count * 1000
// Modules are loaded once a worker instead of once a file: nothing of them is replaced by tests, and loading was half of the time.
const isolate = false

const rooms = (name: string, include: string[]) => ({
  test: {
    name,
    include,
    exclude: aside,
    environment: 'node' as const,
    isolate,
    testTimeout: seconds(10),
  },
})

/** The API's suite on one engine; `prepare.ts` readies a database that each test file copies. */
const api = (engine: 'pglite' | 'postgres') => ({
  test: {
    name: `api-${engine}`,
    include: ['api/**/*.test.ts'],
    exclude: aside,
    environment: 'node' as const,
    isolate,
    env: { TEST_ENGINE: engine },
    globalSetup: ['./api/testing/prepare.ts'],
    testTimeout: seconds(20),
    hookTimeout: seconds(60),
  },
})

/** Servers that are killed in mid-flight: one file at a time, so that a slow disk is not a failure. */
const chaos = (engine: 'pglite' | 'postgres') => ({
  test: {
    name: `chaos-${engine}`,
    include: ['**/*.chaos.test.ts'],
    exclude: aside.filter((pattern) => !pattern.includes('chaos')),
    environment: 'node' as const,
    env: { TEST_ENGINE: engine },
    fileParallelism: false,
    testTimeout: seconds(600),
    hookTimeout: seconds(120),
  },
})

/** Components in a real Chromium; pages of one context, so that starting it is paid once. */
const components = {
  publicDir: './storefront/public',
  // Found before the first test: found during one, they reload the page under it.
  optimizeDeps: {
    entries: ['storefront/**/*.component.test.tsx'],
    include: ['react/jsx-dev-runtime', 'vitest-browser-react', '@sentry/browser', 'web-vitals'],
  },
  test: {
    name: 'components',
    include: [`storefront/${componentTests}`],
    testTimeout: seconds(15),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(findBrowser() ? { executablePath: findBrowser() } : {}),
          // No sandbox where tests run as root, and nothing that asks the network.
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
      }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
    },
  },
}

export default defineConfig({
  test: {
    retry: 0,
    maxWorkers: availableParallelism(),
    projects: [
      rooms('rules', ['ordering/**/*.test.ts', 'contract/**/*.test.ts', 'catalogue/**/*.test.ts']),
      rooms('storefront', ['storefront/**/*.test.ts', 'storefront/**/*.test.tsx']),
      rooms('programs', [
        'scripts/**/*.test.ts',
        'simulator/**/*.test.ts',
        'server/**/*.test.ts',
        'bench/**/*.test.ts',
      ]),
      components,
      api('pglite'),
      api('postgres'),
      chaos('pglite'),
      chaos('postgres'),
    ],
  },
})
