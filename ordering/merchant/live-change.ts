// Changes of a merchant's live state (sold out, busy, paused) by staff and by the server.
import { devicePauseMinutesMax } from '../permissions.ts'
import type { Capacity } from './capacity.ts'
import {
  busyUntil,
  pauseUntil,
  soldOutUntil,
  type BusyDuration,
  type BusyMinutes,
  type PauseDuration,
  type SoldOutEnd,
} from './live-ends.ts'
import { pruneLiveState, type LiveActor, type LiveState } from './live-state.ts'
import type { Merchant, OpeningHours } from './merchant.ts'
import type { PauseReason } from './pause.ts'

/** A dish, or one of its modifiers if `modifierID` is set. */
type SoldOutTarget = { dishID: string; modifierID?: string | null | undefined }

export type LiveChange =
  | { kind: 'sold_out'; targets: SoldOutTarget[]; end: SoldOutEnd }
  | { kind: 'on_sale'; targets: SoldOutTarget[] }
  | { kind: 'busy'; minutes: BusyMinutes; duration: BusyDuration }
  | { kind: 'not_busy' }
  | { kind: 'pause'; duration: PauseDuration; reason: PauseReason }
  | { kind: 'resume' }
  | {
      kind: 'settings'
      autoAccept?: boolean | undefined
      pauseWhenUnreachable?: boolean | undefined
    }
  | { kind: 'capacity'; capacity: Capacity }

/** Maximum number of sold-out marks per merchant, more than any menu needs. */
const soldOutMarksMax = 5_000

type LiveChangeFault = { path: string; message: string }

/**
 * Returns the merchant's live state after the change. Also removes a busy state, pause or sold-out
 * mark that has ended, and marks of dishes that have left the menu. Returns a fault if the change
 * names an unknown dish or modifier, if its end is not in the future, or if there are too many
 * marks.
 */
export function changeLiveState<State extends LiveState>(
  before: State,
  change: LiveChange,
  { merchant, by, now }: { merchant: Merchant; by: LiveActor; now: Date },
): State | LiveChangeFault {
  const live = pruneLiveState(before, merchant, now)
  if (change.kind === 'sold_out') return markTargets(live, change, { merchant, by, now })
  return { ...live, ...toFields(live, change, merchant.openingHours, { now, by }) }
}

function toFields(
  live: LiveState,
  change: Exclude<LiveChange, { kind: 'sold_out' }>,
  hours: OpeningHours,
  { now, by }: { now: Date; by: LiveActor },
): Partial<LiveState> {
  const set = { at: now.toISOString(), by }
  if (change.kind === 'on_sale') {
    const keys = new Set(change.targets.map(keyOf))
    return { soldOut: live.soldOut.filter((mark) => !keys.has(keyOf(mark))) }
  }
  if (change.kind === 'busy') {
    const until = busyUntil(change.duration, hours, now).toISOString()
    return { busy: { minutes: change.minutes, until, ...set } }
  }
  if (change.kind === 'pause') {
    const until = pauseUntil(change.duration, hours, now).toISOString()
    return { pause: { reason: change.reason, until, ...set } }
  }
  if (change.kind === 'not_busy') return { busy: null }
  if (change.kind === 'resume') return { pause: null, unreachableSince: null }
  if (change.kind === 'capacity') return { capacity: change.capacity }
  return {
    autoAccept: change.autoAccept ?? live.autoAccept,
    pauseWhenUnreachable: change.pauseWhenUnreachable ?? live.pauseWhenUnreachable,
  }
}

const keyOf = ({ dishID, modifierID }: SoldOutTarget): string =>
  JSON.stringify([dishID, modifierID ?? null])

function markTargets<State extends LiveState>(
  live: State,
  { targets, end }: Extract<LiveChange, { kind: 'sold_out' }>,
  { merchant, by, now }: { merchant: Merchant; by: LiveActor; now: Date },
): State | LiveChangeFault {
  const until = soldOutUntil(end, merchant.openingHours, now)
  if (until === undefined)
    return { path: 'change.end.until', message: 'must be ahead, at most 366 days' }
  const marks = targets.map(({ dishID, modifierID }) => ({
    dishID,
    modifierID: modifierID ?? null,
    until: until?.toISOString() ?? null,
    at: now.toISOString(),
    by,
  }))
  const marked = new Set(marks.map(keyOf))
  const soldOut = [...live.soldOut.filter((mark) => !marked.has(keyOf(mark))), ...marks]
  const known = pruneLiveState({ ...live, soldOut: marks }, merchant, now).soldOut.length
  if (known < marks.length)
    return { path: 'change.targets', message: 'names a dish or modifier that is not on the menu' }
  if (soldOut.length > soldOutMarksMax)
    return { path: 'change.targets', message: `at most ${soldOutMarksMax} can be sold out` }
  return { ...live, soldOut }
}

export function isLiveChangeFault(result: LiveState | LiveChangeFault): result is LiveChangeFault {
  return 'message' in result
}

/**
 * Whether a paired device may make this change of the merchant's live state while no person is
 * logged in to it with a PIN. Then every temporary change is allowed, except a pause of more than
 * an hour.
 */
export function isDeviceChange(change: LiveChange): boolean {
  if (change.kind === 'pause')
    return change.duration !== 'next_opening' && change.duration <= devicePauseMinutesMax
  return change.kind !== 'settings' && change.kind !== 'capacity'
}
