// Holds the live states (such as sold-out dishes and pauses) of one country's merchants in memory,
// and applies them to the merchants.
import type { Point } from '@tingkat/ordering/location/location'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import {
  activeAt,
  applyLiveState,
  emptyLiveState,
  type ActiveLiveState,
  type LiveState,
} from '@tingkat/ordering/merchant/live-state'
import {
  pauseOfAreas,
  promiseSuspensionOf,
  type AreaPause,
  type PromiseSuspension,
} from '@tingkat/ordering/merchant/area-pause'
import {
  atServingTime,
  isServedAt,
  neverServed,
  nextServing,
} from '@tingkat/ordering/merchant/serving-times'

export type StoredLiveState = { version: number; live: LiveState }

/**
 * The last result of `apply` for a merchant. `key` identifies the live state and the
 * serving times in effect. While `key` is unchanged, `apply` returns the same object.
 */
type Applied = { published: Merchant; key: string; merchant: Merchant }

const none: StoredLiveState = { version: 0, live: emptyLiveState }

export class LiveStates {
  readonly #states = new Map<string, StoredLiveState>()
  readonly #applied = new Map<string, Applied>()
  #areaPauses: readonly AreaPause[] = []

  of(merchantID: string): StoredLiveState {
    return this.#states.get(merchantID) ?? none
  }

  /**
   * Stores the live state. Returns false, and ignores the state, if the same or a newer version is
   * known.
   */
  set(merchantID: string, state: StoredLiveState): boolean {
    if (state.version <= this.of(merchantID).version) return false
    this.#states.set(merchantID, state)
    return true
  }

  set areaPauses(pauses: readonly AreaPause[]) {
    this.#areaPauses = pauses
  }

  get areaPauses(): readonly AreaPause[] {
    return this.#areaPauses
  }

  /**
   * Returns why the promise of a delivery time is
   * suspended at one of the points; null if it is not.
   */
  promiseSuspensionAt(points: readonly Point[], now: Date): PromiseSuspension | null {
    return promiseSuspensionOf(this.#areaPauses, points, now)
  }

  /**
   * Returns the live state in effect at the instant. A merchant's
   * own pause takes precedence over a pause of its area.
   */
  activeAt(merchant: Merchant, now: Date): ActiveLiveState {
    const active = activeAt(this.of(merchant.ID).live, now)
    if (active.pause || this.#areaPauses.length === 0) return active
    return { ...active, pause: pauseOfAreas(this.#areaPauses, merchant.latlng, now) }
  }

  /**
   * Returns the merchant with its live state and serving times at the
   * instant. Returns the same object until something begins or ends, so that
   * callers can use it as a cache key. `merchant` is the published one.
   */
  apply(merchant: Merchant, now: Date): Merchant {
    const { timeZone } = merchant.openingHours
    const servings = merchant.menu.categories.map((category) =>
      isServedAt(category, timeZone, now)
        ? null
        : (nextServing(category, timeZone, now)?.toISOString() ?? neverServed),
    )
    const isLive = this.#states.has(merchant.ID) || this.#areaPauses.length > 0
    if (!isLive && servings.every((next) => next === null)) return merchant
    const active = this.activeAt(merchant, now)
    const key = JSON.stringify([
      active.soldOut.map(({ dishID, modifierID }) => [dishID, modifierID]),
      active.busy?.minutes,
      active.pause,
      active.rating,
      servings,
    ])
    const applied = this.#applied.get(merchant.ID)
    if (applied?.published === merchant && applied.key === key) return applied.merchant
    const result = atServingTime(applyLiveState(merchant, active), now)
    this.#applied.set(merchant.ID, { published: merchant, key, merchant: result })
    return result
  }
}
