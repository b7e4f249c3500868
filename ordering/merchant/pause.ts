// Why a merchant accepts no orders for now, and what eaters see of the pause.

export const pauseReasons = [
  'too_many_orders',
  'short_of_staff',
  'equipment',
  'supplies',
  'other',
] as const
/**
 * The reasons for a pause that staff give, and two others: `unreachable` if the server has paused
 * the merchant because it cannot be reached, and `area` if the operator has paused its area.
 */
export const shownPauseReasons = [...pauseReasons, 'unreachable', 'area'] as const
export type PauseReason = (typeof pauseReasons)[number]
type ShownPauseReason = (typeof shownPauseReasons)[number]

/** What eaters see of a pause. `until` is null if it ends when the merchant is reachable again. */
export type ShownPause = {
  until: string | null
  reason: ShownPauseReason
  note?: string | undefined
}

// An unreachable merchant is assumed to be reachable again after this number of minutes.
const unreachableMinutes = 60

/**
 * Returns the end of the pause; if it has no end,
 * the time from which scheduled orders are accepted.
 */
export function pauseEnd({ until }: Pick<ShownPause, 'until'>, now: Date): Date {
  return new Date(until === null ? now.getTime() + unreachableMinutes * 60_000 : until)
}
