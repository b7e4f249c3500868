// Why a merchant takes no orders for now, and what eaters read of it.

export const pauseReasons = [
  'too_many_orders',
  'short_of_staff',
  'equipment',
  'supplies',
  'other',
] as const
/** `unreachable`: the server paused the merchant. `area`: the operator paused its area. */
export const shownPauseReasons = [...pauseReasons, 'unreachable', 'area'] as const
export type PauseReason = (typeof pauseReasons)[number]
type ShownPauseReason = (typeof shownPauseReasons)[number]

/** What eaters read of a pause. `until` is null for one that ends when the merchant is reached. */
export type ShownPause = {
  until: string | null
  reason: ShownPauseReason
  note?: string | undefined
}

// A merchant that cannot be reached usually answers again within this time.
const unreachableMinutes = 60

/** The end of the pause; without one, the time from which scheduled orders are taken. */
export function pauseEnd({ until }: Pick<ShownPause, 'until'>, now: Date): Date {
  return new Date(until === null ? now.getTime() + unreachableMinutes * 60_000 : until)
}
