// The live state of a merchant: sold-out marks, busy state and pause. It is not part of the menu's
// revisions. No job ends a sold-out mark or pause: its end is evaluated when the state is read.
import type { Capacity } from './capacity.ts'
import type { BusyMinutes } from './live-ends.ts'
import type { ReviewRating } from '../review/review.ts'
import type { PauseReason, ShownPause } from './pause.ts'
import type { Dish, MenuCategory, Merchant, ModifierGroup } from './merchant.ts'

/**
 * Who set a live state of a merchant: the ids of a person, a device and a partner; null for those
 * that were not involved.
 */
export type LiveActor = {
  personID: string | null
  deviceID: string | null
  partnerID: string | null
}
/**
 * A temporary state of a merchant. `at` is when it was set, `until` when
 * it ends, both as ISO 8601 instants in UTC. `until` is a whole minute.
 */
type Setting = { until: string; at: string; by: LiveActor }

/**
 * A dish, or a modifier of this dish, that is sold out. If `until` is null, it stays sold out until
 * staff change it.
 */
export type SoldOutMark = Omit<Setting, 'until'> & {
  dishID: string
  modifierID: string | null
  until: string | null
}
export type Busy = Setting & { minutes: BusyMinutes }
type Pause = Setting & { reason: PauseReason }

export type LiveState = {
  soldOut: SoldOutMark[]
  busy: Busy | null
  pause: Pause | null
  /**
   * Since when the server has not been able to reach the merchant's system or device, as an ISO
   * 8601 instant; null while it is reachable.
   */
  unreachableSince: string | null
  /** Whether the merchant is paused while the server cannot reach it. */
  pauseWhenUnreachable: boolean
  /**
   * Whether the server accepts new orders on behalf of the merchant, so that staff need not answer.
   */
  autoAccept: boolean
  /**
   * The rating computed from the merchant's reviews; null or undefined with fewer than five
   * reviews.
   */
  rating?: ReviewRating | null
  /**
   * When the oldest review of the rating becomes too old to count, as
   * an ISO 8601 instant in UTC; null or undefined without a rating.
   */
  ratingUntil?: string | null
  /** How many orders may start cooking in a quarter of an hour; an empty list means no limit. */
  capacity: Capacity
}

export const emptyLiveState: LiveState = {
  soldOut: [],
  busy: null,
  pause: null,
  unreachableSince: null,
  pauseWhenUnreachable: true,
  autoAccept: false,
  capacity: [],
}

/** The parts of a merchant's live state that are in effect at an instant. */
export type ActiveLiveState = {
  soldOut: readonly SoldOutMark[]
  busy: Busy | null
  pause: ShownPause | null
  rating?: ReviewRating
}

const isActive = (setting: { until: string | null } | null, now: Date): boolean =>
  setting !== null && (setting.until === null || now.getTime() < Date.parse(setting.until))

export function activeAt(live: LiveState, now: Date): ActiveLiveState {
  return {
    soldOut: live.soldOut.filter((mark) => isActive(mark, now)),
    busy: isActive(live.busy, now) ? live.busy : null,
    pause: pauseAt(live, now),
    ...(live.rating ? { rating: live.rating } : {}),
  }
}

function pauseAt({ pause, unreachableSince, pauseWhenUnreachable }: LiveState, now: Date) {
  if (pause && isActive(pause, now)) return { until: pause.until, reason: pause.reason }
  if (unreachableSince !== null && pauseWhenUnreachable)
    return { until: null, reason: 'unreachable' as const }
  return null
}

/**
 * Returns the merchant as eaters see it in this live state. Sold-out dishes and modifiers are
 * unavailable, busy minutes are added to the preparation time, and the pause and the rating from
 * reviews are set. Does not evaluate opening hours. Returns the same object for an empty state.
 */
export function applyLiveState(merchant: Merchant, active: ActiveLiveState): Merchant {
  const { soldOut, busy, pause, rating } = active
  if (soldOut.length === 0 && !busy && !pause && !rating) return merchant
  return {
    ...merchant,
    ...(soldOut.length > 0 ? { menu: markSoldOut(merchant.menu, soldOut) } : {}),
    ...(busy
      ? {
          preparationMinutes: merchant.preparationMinutes + busy.minutes,
          busyMinutes: busy.minutes,
        }
      : {}),
    ...(pause ? { pause } : {}),
    ...rating,
  }
}

function markSoldOut(menu: Merchant['menu'], marks: readonly SoldOutMark[]): Merchant['menu'] {
  const byDish = Map.groupBy(marks, (mark) => mark.dishID)
  const categories = menu.categories.map((category): MenuCategory => {
    if (!category.items.some(({ ID }) => byDish.has(ID))) return category
    return {
      ...category,
      items: category.items.map((dish) => markDish(dish, byDish.get(dish.ID) ?? [])),
    }
  })
  return { ...menu, categories }
}

function markDish(dish: Dish, marks: readonly SoldOutMark[]): Dish {
  if (marks.length === 0) return dish
  const modifierIDs = new Set(marks.map(({ modifierID }) => modifierID))
  const modifierGroups = dish.modifierGroups.map((group) => markGroup(group, modifierIDs))
  const marked = { ...dish, modifierGroups }
  const isSoldOut = modifierIDs.has(null) || findUnfillableGroup(marked) !== undefined
  return isSoldOut ? { ...marked, available: false } : marked
}

function markGroup(group: ModifierGroup, soldOutIDs: ReadonlySet<string | null>): ModifierGroup {
  if (!group.modifiers.some(({ ID }) => soldOutIDs.has(ID))) return group
  return {
    ...group,
    modifiers: group.modifiers.map((modifier) =>
      soldOutIDs.has(modifier.ID) ? { ...modifier, available: false } : modifier,
    ),
  }
}

/**
 * Returns the dish's first required modifier group that has too few modifiers on sale. A dish with
 * such a group cannot be ordered.
 */
function findUnfillableGroup({
  modifierGroups,
}: Pick<Dish, 'modifierGroups'>): ModifierGroup | undefined {
  return modifierGroups.find(({ available, modifiers, selectionRangeMin }) => {
    const onSale = available ? modifiers.filter((modifier) => modifier.available).length : 0
    return onSale < selectionRangeMin
  })
}

/**
 * Returns the dishes that cannot be ordered because a required group has too few modifiers
 * on sale, each dish with this group. `merchant` has the published menu, without live state.
 */
export function listUnfillableDishes(
  merchant: Merchant,
  active: ActiveLiveState,
): { dish: Dish; group: ModifierGroup }[] {
  const marked = new Set(
    active.soldOut.flatMap(({ dishID, modifierID }) => (modifierID === null ? dishID : [])),
  )
  return applyLiveState(merchant, active)
    .menu.categories.flatMap(({ items }) => items)
    .flatMap((dish) => {
      const group = marked.has(dish.ID) ? undefined : findUnfillableGroup(dish)
      return group ? [{ dish, group }] : []
    })
}

/**
 * Removes sold-out marks that have ended, and marks of dishes or modifiers that
 * are no longer on the menu. Also removes a busy state or pause that has ended.
 */
export function pruneLiveState<State extends LiveState>(
  live: State,
  { menu }: Pick<Merchant, 'menu'>,
  now: Date,
): State {
  const dishes = new Map(
    menu.categories.flatMap(({ items }) => items).map((dish) => [dish.ID, dish] as const),
  )
  const exists = ({ dishID, modifierID }: SoldOutMark) =>
    dishes.has(dishID) &&
    (modifierID === null ||
      dishes
        .get(dishID)
        ?.modifierGroups.some(({ modifiers }) => modifiers.some(({ ID }) => ID === modifierID)))
  return {
    ...live,
    soldOut: live.soldOut.filter((mark) => isActive(mark, now) && exists(mark)),
    busy: isActive(live.busy, now) ? live.busy : null,
    pause: isActive(live.pause, now) ? live.pause : null,
  }
}
