// Tests of when visits are recorded.
import { beforeEach, expect, test, vi } from 'vitest'
import { startVisitTracking } from '../../platform/analytics/visit-tracking.ts'
import { draw } from '../../testing/draw.tsx'
import { VisitTracking } from './visit-tracking.tsx'

const { whenIdle } = vi.hoisted(() => ({ whenIdle: [] as (() => void)[] }))
vi.mock('../../platform/browser/run-when-idle.ts', () => ({
  runWhenIdle: (run: () => void) => {
    whenIdle.push(run)
    return () => {}
  },
}))
vi.mock('../../platform/analytics/visit-tracking.ts', () => ({
  startVisitTracking: vi.fn<() => void>(),
}))
beforeEach(() => {
  whenIdle.length = 0
  vi.mocked(startVisitTracking).mockClear()
})
const becomeIdle = async () => {
  await vi.waitFor(() => expect(whenIdle).not.toEqual([]))
  for (const run of whenIdle) run()
}

test('a page is recorded once it is idle', async () => {
  await draw(<VisitTracking monitoring={undefined} />)
  expect(startVisitTracking).not.toHaveBeenCalled()
  await becomeIdle()
  await vi.waitFor(() => expect(startVisitTracking).toHaveBeenCalledOnce())
})

test('a page that asks not to be recorded is not, and asks for no consent (LIVE-04)', async () => {
  const screen = await draw(<VisitTracking monitoring={undefined} />, {
    handle: { untracked: true },
    settings: { consent: 'ask' },
  })
  await becomeIdle()
  await import('../../features/consent/consent-banner.tsx')
  expect(startVisitTracking).not.toHaveBeenCalled()
  expect(screen.container.textContent).toBe('')
})
