// Scheduled orders: a merchant's half-hour delivery
// windows, and the window that an eater has chosen.
import type { ScheduledOrder } from './cart/cart-shape.ts'
import { pauseEnd, type ShownPause } from './merchant/pause.ts'
import type { OpeningHours } from './merchant/merchant.ts'
import { openPeriods, toLocal } from './merchant/opening-hours.ts'

/** A half hour in which an order can be delivered, as ISO 8601 instants in UTC. */
export type DeliveryWindow = { from: string; to: string }

export type ScheduledTime = { from: string; to: string; available: boolean; reason: string }

/**
 * What the search for delivery windows needs. `preparationMinutes` is a whole number. `days` is how
 * far ahead windows are offered. During a pause, a window is offered only if its preparation starts
 * after the end of the pause.
 */
export type ScheduleInput = {
  hours: OpeningHours
  preparationMinutes: number
  now: Date
  days?: number
  pause?: ShownPause | null | undefined
}

const minute = 60_000
const day = 86_400_000
export const windowMinutes = 30
export const scheduleDays = 7

/**
 * Returns the offered delivery windows, earliest first, at most 48 a day. A window starts on a half
 * hour in the merchant's time zone and is within opening hours; its preparation starts before the
 * last order.
 */
export function deliveryWindows({
  hours,
  preparationMinutes,
  now,
  days = scheduleDays,
  pause,
}: ScheduleInput): DeliveryWindow[] {
  return windowStarts(
    hours,
    preparationMinutes,
    soonestWindow(preparationMinutes, now, pause),
    now.getTime() + days * day,
  ).map(toWindow)
}

/** Returns the earliest offered delivery window; null if there is none. */
export function nextWindow(input: ScheduleInput): DeliveryWindow | null {
  return deliveryWindows(input)[0] ?? null
}

/**
 * Returns the offered delivery window with the same weekday and local time as the `earlier` window.
 * If that window is not offered, returns the next one; null if none is offered.
 */
export function sameTimeAgain(
  input: ScheduleInput,
  earlier: Pick<DeliveryWindow, 'from'>,
): DeliveryWindow | null {
  const windows = deliveryWindows(input)
  const timeOfWeek = (from: string) => toLocal(Date.parse(from), input.hours.timeZone) % (7 * day)
  return (
    windows.find(({ from }) => timeOfWeek(from) === timeOfWeek(earlier.from)) ?? windows[0] ?? null
  )
}

/** Whether the delivery window is offered at `now`. */
export function isWindowOffered(
  { hours, preparationMinutes, now, days = scheduleDays, pause }: ScheduleInput,
  window: DeliveryWindow,
): boolean {
  const from = Date.parse(window.from)
  const to = Date.parse(window.to)
  const soonest = soonestWindow(preparationMinutes, now, pause)
  const latest = now.getTime() + days * day
  if (!(from >= soonest && to <= latest && to - from === windowMinutes * minute)) return false
  return windowStarts(hours, preparationMinutes, from, to).includes(from)
}

/** Whether the delivery window is within opening hours. Ignores the current time and pauses. */
export function isWindowOpen(
  { hours, preparationMinutes }: Pick<ScheduleInput, 'hours' | 'preparationMinutes'>,
  window: DeliveryWindow,
): boolean {
  const from = Date.parse(window.from)
  return windowStarts(hours, preparationMinutes, from, Date.parse(window.to)).includes(from)
}

function soonestWindow(
  preparationMinutes: number,
  now: Date,
  pause: ShownPause | null | undefined,
): number {
  const start = pause ? Math.max(now.getTime(), pauseEnd(pause, now).getTime()) : now.getTime()
  return start + preparationMinutes * minute
}

function windowStarts(
  hours: OpeningHours,
  preparationMinutes: number,
  soonest: number,
  latest: number,
): number[] {
  const length = windowMinutes * minute
  // The merchant receives the order before the delivery window begins, by the preparation time.
  // That moment must be before the time of the last order.
  const lastOrder = (preparationMinutes - (hours.lastOrderMinutes ?? 0)) * minute
  const days = Math.max(0, Math.ceil((latest - soonest) / day))
  return openPeriods(hours, new Date(soonest), days).flatMap((period) => {
    const starts: number[] = []
    const end = Math.min(period.end, latest)
    for (
      let start = halfHourFrom(Math.max(period.start, soonest), hours.timeZone);
      start + length <= end && start < period.end + lastOrder;
      start += length
    )
      starts.push(start)
    return starts
  })
}

function halfHourFrom(instant: number, timeZone: string): number {
  const length = windowMinutes * minute
  const local = toLocal(instant, timeZone)
  return instant + Math.ceil(local / length) * length - local
}

const toWindow = (start: number): DeliveryWindow => ({
  from: new Date(start).toISOString(),
  to: new Date(start + windowMinutes * minute).toISOString(),
})

/**
 * Returns the delivery window of a scheduled order in the form that quotes and orders use; null for
 * an order for now.
 */
export function toScheduledTime(
  scheduledOrder: ScheduledOrder | null,
  eaterCount: number = defaultEaterCount,
): (ScheduledTime & { eaterCount: number }) | null {
  if (
    !scheduledOrder?.isScheduledOrder ||
    !scheduledOrder.windowStartTime ||
    !scheduledOrder.windowEndTime
  )
    return null
  return {
    from: scheduledOrder.windowStartTime,
    to: scheduledOrder.windowEndTime,
    available: true,
    reason: '',
    eaterCount,
  }
}

export const defaultEaterCount = 1

/**
 * Returns when to send a scheduled order to the merchant so that it arrives at the start of its
 * window; not before `now`. `minutes` is the time until delivery.
 */
export function releaseTime(
  window: Pick<DeliveryWindow, 'from'>,
  minutes: number,
  now: Date,
): Date {
  return new Date(Math.max(now.getTime(), Date.parse(window.from) - minutes * minute))
}
