// Tests of error monitoring: sampling of visits, limits of reports, removal of personal data.
import { getClient } from '@sentry/browser'
import { afterEach, expect, test, vi } from 'vitest'
import {
  truncateTag,
  redactMessage,
  replaySampleRate,
  tagMaxLength,
  removePersonalData,
} from './error-report.ts'
import { isSampledVisit, sessionSampleRates } from './error-monitoring.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function emptyStorage(): () => Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  return () => storage
}

test('MON-02 MON-05: samples 5 % of visits in production, all in staging and development', () => {
  expect(sessionSampleRates).toEqual({ production: 0.05, staging: 1, development: 1 })
  expect([
    isSampledVisit('production', () => 0.049, emptyStorage()),
    isSampledVisit('production', () => 0.05, emptyStorage()),
  ]).toEqual([true, false])
  expect([
    isSampledVisit('staging', () => 0.999, emptyStorage()),
    isSampledVisit('development', () => 0.999, emptyStorage()),
  ]).toEqual([true, true])
})

test('MON-02: the sample is drawn once per browser session', () => {
  const storage = emptyStorage()
  expect(isSampledVisit('production', () => 0.01, storage)).toBe(true)
  expect(isSampledVisit('production', () => 0.9, storage)).toBe(true)
})

test('MON-04: a tag has at most 200 whole characters', () => {
  expect(tagMaxLength).toBe(200)
  expect(truncateTag('x'.repeat(201))).toBe('x'.repeat(200))
  expect(truncateTag('🍜'.repeat(201))).toBe('🍜'.repeat(200))
  expect(truncateTag('short')).toBe('short')
})

test('MON-01 MON-03: reports a guest-token failure as medium, without personal data', async () => {
  const sent: string[] = []
  const { initErrorService, report } = await import('./error-service.ts')
  const options = {
    dsn: 'https://key@errors.example/7',
    environment: 'staging',
    isAllowed: () => true,
  }
  initErrorService({
    ...options,
    transport: () => ({
      send: async (envelope: unknown) => {
        sent.push(JSON.stringify(envelope))
        return {}
      },
      flush: async () => true,
    }),
  })
  report({
    name: 'guest_session_error',
    severity: 'medium',
    context: { code: 'x'.repeat(300), status: 401 },
  })
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 60_000 })
  const event = (
    JSON.parse(sent[0] ?? '[]') as [unknown, [unknown, Record<string, unknown>][]]
  )[1][0]?.[1]
  expect(event).toMatchObject({
    message: 'guest_session_error',
    level: 'warning',
    environment: 'staging',
    tags: { severity: 'medium', code: 'x'.repeat(200), status: '401' },
  })
  expect(replaySampleRate).toBe(0)
  expect(getClient()?.getOptions()).toMatchObject({
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0,
  })
  expect(sent.join('')).not.toMatch(/replay|breadcrumbs|"user"|"auto"/)
  expect(sent.join('')).toContain('"infer_ip":"never"')
})

test('a report has no query, breadcrumbs, user or quoted text', () => {
  const report = removePersonalData({
    message: 'm',
    user: { ip_address: '1.2.3.4' },
    breadcrumbs: [{ message: '+6591234567' }],
    extra: { phone: '1' },
    request: {
      url: 'https://tingkat.test/sg/en/restaurants?search=me%40example.com#x',
      headers: { cookie: 'c' },
    },
    tags: { long: 'x'.repeat(300) },
    exception: {
      values: [
        {
          type: 'SyntaxError',
          value: `Unexpected token 'B', "Blk 71 Jalan"... is not valid JSON`,
          stacktrace: {
            frames: [{ filename: 'https://tingkat.test/sg/en?search=Nurul', lineno: 3 }],
          },
        },
      ],
    },
  })
  expect(report).toEqual({
    message: 'm',
    request: { url: 'https://tingkat.test/sg/en/restaurants' },
    tags: { long: 'x'.repeat(200) },
    exception: {
      values: [
        {
          type: 'SyntaxError',
          value: 'Unexpected token …... is not valid JSON',
          stacktrace: { frames: [{ filename: 'https://tingkat.test/sg/en', lineno: 3 }] },
        },
      ],
    },
  })
})

test.each([
  [
    "Cannot read properties of undefined (reading 'name')",
    'Cannot read properties of undefined (reading …)',
  ],
  ["Can't find variable: x", "Can't find variable: x"],
  [
    'Failed to fetch dynamically imported module: https://tingkat.test/sg/en?q=me',
    'Failed to fetch dynamically imported module: …',
  ],
  ['no reply from +65 9123 4567 yet', 'no reply from … yet'],
  ['nobody@example.com is unknown', '… is unknown'],
  ['Minified React error #418;', 'Minified React error #418;'],
])('the message %j is reported as %j', (message, redacted) => {
  expect(redactMessage(message)).toBe(redacted)
})
