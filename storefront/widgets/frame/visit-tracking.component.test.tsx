// Tests of when visits are recorded. The test with a recorded page is last, because nothing stops a
// recording that has started.
import type { TrackedEvent } from '@tingkat/contract/event-catalogue'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consentAnswer } from '../../platform/analytics/consent.ts'
import { drainTrackedEvents, setEventConsumer, track } from '../../platform/analytics/track.ts'
import { draw } from '../../testing/draw.tsx'
import { VisitTracking } from './visit-tracking.tsx'

const event: TrackedEvent = { name: 'CLICK_ACCOUNT', screen: 'homepage' }
const whenIdle: IdleRequestCallback[] = []
const page = window as unknown as { dataLayer?: { event?: string }[] }
const recordedEvents = () => (page.dataLayer ?? []).map(({ event }) => event)

beforeEach(() => {
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((run) => whenIdle.push(run))
  consentAnswer.write(null)
  track(event)
})
afterEach(() => {
  whenIdle.length = 0
  vi.restoreAllMocks()
})
afterAll(() => setEventConsumer(null))

async function becomeIdle() {
  await expect.poll(() => whenIdle).not.toEqual([])
  for (const run of whenIdle) run({ didTimeout: false, timeRemaining: () => 50 })
}

test('a page that asks not to be recorded is not, and asks for no consent (LIVE-04)', async () => {
  const listen = vi.spyOn(window, 'addEventListener')
  const screen = await draw(<VisitTracking monitoring={undefined} />, {
    handle: { untracked: true },
    settings: { consent: 'ask' },
  })
  await becomeIdle()
  // A module that loads when the page is idle adds this listener, so the modules have been loaded
  // when the listener exists.
  await expect.poll(() => listen.mock.calls.map(([type]) => type)).toContain('beforeinstallprompt')
  await import('../../features/consent/consent-banner.tsx')
  await import('../../platform/analytics/visit-tracking.ts')
  expect(drainTrackedEvents(), 'events that wait for the recording').toEqual([event])
  expect(screen.container.textContent).toBe('')
})

test('a page is recorded once it is idle', async () => {
  await draw(<VisitTracking monitoring={undefined} />, { settings: { consent: 'assume' } })
  expect(recordedEvents()).toEqual([])
  await becomeIdle()
  await expect.poll(recordedEvents).toContain('click_account')
})
