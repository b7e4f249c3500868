// Scheduled orders: the half-hour windows a merchant offers, and the window an eater chose.
import type { ScheduledOrder } from './cart/cart-shape.ts'
import type { MerchantSummary, OpeningHours } from './merchant/merchant.ts'
import { openPeriods, toLocal } from './merchant/opening-hours.ts'

/** ISO 8601 instants, UTC. */
export type DeliveryWindow = { from: string; to: string }

export type ScheduledTime = { from: string; to: string; available: boolean; reason: string }

/** What windows depend on: weekly hours, whole minutes the kitchen needs, the moment, and how many days ahead. */
export type ScheduleInput = {
  hours: OpeningHours
  preparationMinutes: number
  now: Date
  days?: number
}

const minute = 60_000
const day = 86_400_000
export const windowMinutes = 30
export const scheduleDays = 7

/** Every window on offer, soonest first: on the half hours of the merchant's clock, wholly inside opening hours, the kitchen's start before its last order. At most 48 a day. */
export function deliveryWindows({
  hours,
  preparationMinutes,
  now,
  days = scheduleDays,
}: ScheduleInput): DeliveryWindow[] {
  return windowStarts(
    hours,
    preparationMinutes,
    now.getTime() + preparationMinutes * minute,
    now.getTime() + days * day,
  ).map(toWindow)
}

/** The soonest window, for an eater whose own is no longer to be had. */
export function nextWindow(input: ScheduleInput): DeliveryWindow | null {
  return deliveryWindows(input)[0] ?? null
}

/** Whether that very window is on offer now. */
export function isWindowOffered(
  { hours, preparationMinutes, now, days = scheduleDays }: ScheduleInput,
  window: DeliveryWindow,
): boolean {
  const from = Date.parse(window.from)
  const to = Date.parse(window.to)
  const soonest = now.getTime() + preparationMinutes * minute
  const latest = now.getTime() + days * day
  if (!(from >= soonest && to <= latest && to - from === windowMinutes * minute)) return false
  return windowStarts(hours, preparationMinutes, from, to).includes(from)
}

function windowStarts(
  hours: OpeningHours,
  preparationMinutes: number,
  soonest: number,
  latest: number,
): number[] {
  const length = windowMinutes * minute
  // The order reaches the kitchen a preparation before the window opens.
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

/** The window of a scheduled order as quotes and orders carry it; null when the order is for now. */
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

/** The merchant takes scheduled orders only. */
export function isOnDemandBlocked(
  merchant: Pick<MerchantSummary, 'schedulerOrderConfig'>,
): boolean {
  return merchant.schedulerOrderConfig.blockOnDemandOrders
}

/** When a scheduled order goes to the kitchen so that it arrives as its window opens; `minutes` from kitchen to door. Never before `now`. */
export function releaseTime(
  window: Pick<DeliveryWindow, 'from'>,
  minutes: number,
  now: Date,
): Date {
  return new Date(Math.max(now.getTime(), Date.parse(window.from) - minutes * minute))
}
