// Every vitest project: which tests there are, on which engine, and how long each may take.
import { defineConfig } from 'vitest/config'

const aside = ['**/node_modules/**', '**/build/**', '**/.react-router/**', '**/*.chaos.test.ts']
const seconds = (count: number) => count * 1000

const rooms = (name: string, include: string[]) => ({
  test: { name, include, exclude: aside, environment: 'node' as const, testTimeout: seconds(10) },
})

/** The API's suite on one engine; `prepare.ts` readies a database that each test file copies. */
const api = (engine: 'pglite' | 'postgres') => ({
  test: {
    name: `api-${engine}`,
    include: ['api/**/*.test.ts'],
    exclude: aside,
    environment: 'node' as const,
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

export default defineConfig({
  test: {
    retry: 0,
    projects: [
      rooms('rules', ['ordering/**/*.test.ts', 'contract/**/*.test.ts', 'catalogue/**/*.test.ts']),
      rooms('storefront', ['storefront/**/*.test.ts', 'storefront/**/*.test.tsx']),
      rooms('programs', ['scripts/**/*.test.ts', 'simulator/**/*.test.ts', 'server/**/*.test.ts', 'bench/**/*.test.ts']),
      api('pglite'),
      api('postgres'),
      chaos('pglite'),
      chaos('postgres'),
    ],
  },
})
