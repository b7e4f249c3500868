// Tests in a browser of what visit tracking sends before consent, with it and without it.
import type { EventBatch } from '@tingkat/contract/event-catalogue'
import { paths } from '@tingkat/contract/paths'
import { addEventProcessor } from '@sentry/browser'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { consentAnswer } from './consent.ts'
import { startVisitTracking } from './visit-tracking.ts'
import { reportError } from '../errors/report-error.ts'
import { setEventConsumer, track } from './track.ts'

const reported = vi.fn<(error: { name: string | undefined; severity: unknown }) => void>()

const page = window as unknown as { dataLayer?: { event?: string }[] }
const batches: EventBatch[] = []
const dataLayerEvents = () =>
  (page.dataLayer ?? [])
    .flatMap(({ event }) => (event ? [event] : []))
    .filter((event) => event !== 'web_vital')
const sentEvents = () =>
  batches
    .flatMap((batch) => batch.events.map((event) => event.name))
    .filter((name) => name !== 'WEB_VITAL')

beforeAll(() => {
  consentAnswer.write(null)
  // The client of the error service passes each report to this function. It does not send the
  // report if the function returns null.
  addEventProcessor(({ message, tags }) => {
    reported({ name: message, severity: tags?.['severity'] })
    return null
  })
  const realFetch = window.fetch.bind(window)
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (url !== paths.events) return await realFetch(url, init)
    if (typeof init?.body === 'string') batches.push(JSON.parse(init.body) as EventBatch)
    return new Response(null, { status: 204 })
  })
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, data) => {
    if (data instanceof Blob)
      void data.text().then((text) => batches.push(JSON.parse(text) as EventBatch))
    return true
  })
})
afterAll(() => {
  setEventConsumer(null)
  consentAnswer.write(null)
  vi.restoreAllMocks()
})

test('TRACK-05 TRACK-18 TRACK-25 MON-01: sends events and errors only with consent', async () => {
  track({ name: 'CLICK_ACCOUNT', screen: 'homepage' })
  const { href } = location
  history.replaceState(null, '', '?utm_campaign=songkran-2026')
  startVisitTracking({
    country: 'th',
    language: 'th',
    affiliation: 'Tingkat Thailand',
    foodInstrumentation: false,
    rule: 'ask',
    monitoring: { dsn: 'https://key@errors.example/7', environment: 'production' },
  })
  history.replaceState(null, '', href)
  expect(sessionStorage.getItem('tingkat.campaign'), 'kept for the next pages').toBe(
    'songkran-2026',
  )
  reportError({
    name: 'guest_session_error',
    severity: 'medium',
    context: { code: 'network_error' },
  })
  window.dispatchEvent(new Event('pagehide'))
  expect([dataLayerEvents(), sentEvents(), reported.mock.calls]).toEqual([[], [], []])

  consentAnswer.write('yes')
  expect(dataLayerEvents()).toEqual(['click_account', 'error_reported'])
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(sentEvents()).toEqual(['CLICK_ACCOUNT', 'ERROR_REPORTED']), {
    timeout: 60_000,
  })
  expect(batches[0]?.events[1]).toMatchObject({
    error_name: 'guest_session_error',
    severity: 'medium',
    country: 'th',
    affiliation: 'Tingkat Thailand',
    campaign: expect.stringMatching(/^th_.*_songkran-2026$/),
  })
  reportError({ name: 'guest_session_error', severity: 'medium' })
  await vi.waitFor(
    () =>
      expect(reported).toHaveBeenCalledExactlyOnceWith({
        name: 'guest_session_error',
        severity: 'medium',
      }),
    { timeout: 60_000 },
  )

  consentAnswer.write('no')
  const before = [dataLayerEvents().length, sentEvents().length, reported.mock.calls.length]
  track({ name: 'CLICK_ACCOUNT', screen: 'homepage' })
  reportError({ name: 'guest_session_error', severity: 'medium' })
  window.dispatchEvent(new Event('pagehide'))
  const after = [dataLayerEvents().length, sentEvents().length, reported.mock.calls.length]
  expect(after).toEqual(before)
})
