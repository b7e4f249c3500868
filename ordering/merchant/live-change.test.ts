import { describe, expect, test } from 'vitest'
import { makeMerchant } from '../testing/fixtures.ts'
import {
  changeLiveState,
  isDeviceChange,
  isLiveChangeFault,
  type LiveChange,
} from './live-change.ts'
import { emptyLiveState, type LiveState } from './live-state.ts'

const now = new Date('2026-03-18T04:15:00Z')
const by = { personID: 'p', deviceID: 'd', partnerID: null }
const merchant = makeMerchant()
const after = (change: LiveChange, before: LiveState = emptyLiveState, at = now) => {
  const result = changeLiveState(before, change, { merchant, by, now: at })
  if (isLiveChangeFault(result)) throw new Error(`${result.path}: ${result.message}`)
  return result
}
const faultOf = (change: LiveChange) => {
  const result = changeLiveState(emptyLiveState, change, { merchant, by, now })
  return isLiveChangeFault(result) ? result.path : null
}

test('a mark says who set it, when and when it ends; a second one replaces it (LIVE-15)', () => {
  const first = after({ kind: 'sold_out', targets: [{ dishID: 'laksa' }], end: 'open' })
  const soldOut = [{ dishID: 'laksa', modifierID: null, until: null, at: now.toISOString(), by }]
  expect(first.soldOut).toEqual(soldOut)
  const second = after(
    { kind: 'sold_out', targets: [{ dishID: 'laksa' }, { dishID: 'kopi' }], end: 'two_hours' },
    first,
  )
  const until = '2026-03-18T06:15:00.000Z'
  expect(second.soldOut.map((mark) => [mark.dishID, mark.until])).toEqual([
    ['laksa', until],
    ['kopi', until],
  ])
  expect(after({ kind: 'on_sale', targets: [{ dishID: 'laksa' }] }, second).soldOut).toHaveLength(1)
  const ended = after({ kind: 'not_busy' }, second, new Date(until))
  expect(ended.soldOut, 'marks that have ended are dropped').toEqual([])
})

test('a mark of a modifier is not one of its dish (LIVE-14)', () => {
  const targets = [{ dishID: 'laksa', modifierID: 'thick' }]
  const marked = after({ kind: 'sold_out', targets, end: 'open' })
  expect(marked.soldOut).toMatchObject([{ dishID: 'laksa', modifierID: 'thick' }])
  expect(after({ kind: 'on_sale', targets: [{ dishID: 'laksa' }] }, marked)).toEqual(marked)
  expect(after({ kind: 'on_sale', targets }, marked).soldOut).toEqual([])
})

test.each<[LiveChange, string]>([
  [{ kind: 'sold_out', targets: [{ dishID: 'no' }], end: 'open' }, 'change.targets'],
  [
    { kind: 'sold_out', targets: [{ dishID: 'laksa', modifierID: 'no' }], end: 'open' },
    'change.targets',
  ],
  [
    { kind: 'sold_out', targets: [{ dishID: 'laksa' }], end: { until: '2026-03-18T04:00:00Z' } },
    'change.end.until',
  ],
])('%j is refused with its place (LIVE-14)', (change, path) => {
  expect(faultOf(change)).toBe(path)
})

test('busy, pause and settings leave each other alone (LIVE-18, LIVE-19, LIVE-20)', () => {
  const busy = after({ kind: 'busy', minutes: 20, duration: 60 })
  const both = after({ kind: 'pause', duration: 30, reason: 'equipment' }, busy)
  const all = after({ kind: 'settings', pauseWhenUnreachable: false }, both)
  expect(all).toMatchObject({
    busy: { minutes: 20, until: '2026-03-18T05:15:00.000Z' },
    pause: { reason: 'equipment', until: '2026-03-18T04:45:00.000Z' },
    pauseWhenUnreachable: false,
    autoAccept: false,
  })
  expect(after({ kind: 'not_busy' }, all)).toMatchObject({ busy: null, pause: all.pause })
  const unreachable = { ...all, unreachableSince: now.toISOString() }
  expect(after({ kind: 'resume' }, unreachable)).toMatchObject({
    busy: all.busy,
    pause: null,
    unreachableSince: null,
  })
})

describe('a device without a person', () => {
  test.each<[LiveChange, boolean]>([
    [{ kind: 'busy', minutes: 30, duration: 60 }, true],
    [{ kind: 'busy', minutes: 10, duration: 120 }, true],
    [{ kind: 'pause', duration: 60, reason: 'other' }, true],
    [{ kind: 'pause', duration: 120, reason: 'other' }, false],
    [{ kind: 'pause', duration: 'next_opening', reason: 'other' }, false],
    [{ kind: 'resume' }, true],
    [{ kind: 'on_sale', targets: [] }, true],
    [{ kind: 'sold_out', targets: [], end: 'two_hours' }, true],
    [{ kind: 'sold_out', targets: [], end: 'open' }, true],
    [{ kind: 'settings', autoAccept: true }, false],
  ])('pauses for at most an hour: %j is allowed %s (STAFF-19, STAFF-22)', (change, allowed) => {
    expect(isDeviceChange(change)).toBe(allowed)
  })
})
