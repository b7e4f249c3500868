// Holds the catalogue of one country in memory, indexed by id, rating, place, words and opening
// hours. A change of one merchant replaces only that merchant; an import creates a new snapshot.
import type { CataloguePlace } from '@tingkat/catalogue/format'
import type { Point } from '@tingkat/ordering/location/location'
import type { PromiseSuspension } from '@tingkat/ordering/merchant/area-pause'
import type { MerchantCategory } from '@tingkat/ordering/merchant/category'
import { countries, type Country } from '@tingkat/ordering/country/country'
import {
  indexMenu,
  isClosed,
  type MenuIndex,
  type Merchant,
} from '@tingkat/ordering/merchant/merchant'
import { traitsOf, type MerchantTraits } from '@tingkat/ordering/merchant/merchant-filter'
import { isOpenAt } from '@tingkat/ordering/merchant/opening-hours'
import type { PromoRule } from '@tingkat/ordering/quote/quote'
import { MerchantSearch } from '../search/merchant-search.ts'
import { CuisineIndex } from './cuisine-index.ts'
import { LiveStates } from './live/live-states.ts'
import { NearIndex } from './near-index.ts'
import { RatingOrder } from './rating-order.ts'
import type { SnapshotMerchant, StoredCatalogue } from './store.ts'

// Opening hours are in whole minutes, so a merchant opens or closes at most once a minute.
const minute = 60_000

/**
 * A merchant with its live state (such as sold-out dishes) in a given minute, and whether it is
 * open then. `shownOpen` and `shownClosed` are `current` with `openingHours.open` set to true or
 * false. They are created on first use.
 */
type OpenState = {
  minute: number
  /** Changes whenever `current` or `open` changes. */
  number: number
  current: Merchant
  open: boolean
  shownOpen: Merchant | undefined
  shownClosed: Merchant | undefined
}

// In milliseconds: `listVersion` changes at most this often, so
// that caches do not renew long lists for every single change.
const listRenewalMs = 1_000

export class CountrySnapshot {
  readonly country: Country
  readonly version: number
  /**
   * Merchants by id, as published. `openingHours.open` is false for a merchant that is closed by
   * hand; for others it is undefined, and `shownAt` computes it. `at` adds the live state, such as
   * sold-out dishes.
   */
  readonly merchants: ReadonlyMap<string, Merchant>
  readonly #merchants: Map<string, Merchant>
  readonly promos: readonly PromoRule[]
  readonly places: readonly CataloguePlace[]
  /** All merchants by the ratings that eaters see, best rated first. */
  readonly byRating: readonly Merchant[]
  readonly #ratingOrder: RatingOrder
  readonly near: NearIndex<Merchant>
  readonly search: MerchantSearch
  readonly #cuisines: CuisineIndex
  readonly #revisions = new Map<string, number>()
  /** Number of changes of each merchant since the snapshot was created. */
  readonly #changesByID = new Map<string, number>()
  #changes = 0
  #list = { version: 0, renewedAt: -Infinity }
  readonly #menus = new WeakMap<Merchant, MenuIndex>()
  readonly #traits = new Map<string, MerchantTraits>()
  #stateCount = 0
  readonly #openStates = new Map<Merchant, OpenState>()

  readonly #live: LiveStates

  constructor(
    { country, version, doc }: StoredCatalogue,
    merchants: readonly SnapshotMerchant[],
    live = new LiveStates(),
  ) {
    this.#live = live
    this.country = countries[country]
    this.version = version
    this.promos = doc.promos
    this.places = doc.places
    const listed = merchants.map(toListed)
    for (const { merchant, revision = 0 } of merchants)
      if (revision > 0) this.#revisions.set(merchant.ID, revision)
    this.#merchants = new Map(listed.map((merchant) => [merchant.ID, merchant]))
    this.merchants = this.#merchants
    this.#ratingOrder = new RatingOrder(listed, live)
    this.byRating = this.#ratingOrder.merchants
    this.near = new NearIndex(listed)
    this.#cuisines = new CuisineIndex(listed)
    this.search = new MerchantSearch(country, this.merchants, this.categories)
  }

  /** The cuisines, those with the most merchants first. */
  get categories(): readonly MerchantCategory[] {
    return this.#cuisines.categories
  }

  merchantIDsOf(categoryID: string): ReadonlySet<string> {
    return this.#cuisines.merchantIDsOf(categoryID)
  }

  /**
   * Replaces the merchant with this id, adds it, or removes it if `doc` is undefined. Results that
   * callers have cached for other merchants remain valid. Synchronous: several calls without an
   * `await` in between take effect together.
   */
  replaceMerchant(ID: string, doc: SnapshotMerchant | undefined): void {
    const before = this.#merchants.get(ID)
    const after = doc && toListed(doc)
    if (!before && !after) return
    if (after) this.#merchants.set(ID, after)
    else this.#merchants.delete(ID)
    this.#revisions.set(ID, doc?.revision ?? 0)
    if (before) {
      this.#traits.delete(ID)
      this.#openStates.delete(before)
    }
    this.#ratingOrder.replace(before, after)
    this.near.replace(before, after)
    this.#cuisines.replace(before, after)
    this.search.replace(before, after, this.categories)
    this.noteChange(ID)
  }

  /** Returns the number of the merchant's published revision; 0 if it has none. */
  revisionOf(merchantID: string): number {
    return this.#revisions.get(merchantID) ?? 0
  }

  /**
   * Records that cached pages of the merchant, and cached lists that contain it, are out of date.
   */
  noteChange(merchantID: string): void {
    this.#changes += 1
    this.#changesByID.set(merchantID, (this.#changesByID.get(merchantID) ?? 0) + 1)
  }

  /**
   * Returns a string for cache keys. It changes with each change of the merchant, when the merchant
   * opens or closes, and when a part of its live state (such as a pause) ends.
   */
  merchantVersion(merchantID: string, now: Date): string {
    const merchant = this.merchants.get(merchantID)
    const state = merchant ? this.#openStateAt(merchant, now).number : 0
    return `${this.version}.${this.#changesByID.get(merchantID) ?? 0}.${state}`
  }

  /**
   * Returns a string for cache keys of lists. It changes after a change of any merchant, but at
   * most once a second, and each minute, because merchants open and pauses end at whole minutes.
   */
  listVersion(now: Date): string {
    const time = now.getTime()
    const isDue = Math.abs(time - this.#list.renewedAt) >= listRenewalMs
    if (isDue && this.#list.version !== this.#changes)
      this.#list = { version: this.#changes, renewedAt: time }
    return `${this.version}.${this.#list.version}.${Math.floor(time / minute)}`
  }

  /**
   * Returns the merchant with its live state (such as sold-out dishes) at `now`; the same object
   * until something changes.
   */
  at(merchantID: string, now: Date): Merchant | undefined {
    const merchant = this.merchants.get(merchantID)
    return merchant && this.#openStateAt(merchant, now).current
  }

  /** Returns the dishes of `at(merchantID, now)` by id. Indexed on first use. */
  menuAt(merchantID: string, now: Date): MenuIndex | undefined {
    const merchant = this.at(merchantID, now)
    if (!merchant) return undefined
    let menu = this.#menus.get(merchant)
    if (!menu) this.#menus.set(merchant, (menu = indexMenu(merchant)))
    return menu
  }

  /**
   * Returns why the promise of a delivery time is
   * suspended at one of the points; null if it is not.
   */
  promiseSuspensionAt(points: readonly Point[], now: Date): PromiseSuspension | null {
    return this.#live.promiseSuspensionAt(points, now)
  }

  /** Call this when the live state of the merchant, such as its sold-out dishes, has changed. */
  noteLive(merchantID: string): void {
    const merchant = this.#merchants.get(merchantID)
    if (!merchant) return
    this.#openStates.delete(merchant)
    this.#ratingOrder.update(merchant)
    this.noteChange(merchantID)
  }

  /** Call this when pauses of orders in areas have changed. */
  noteAllLive(): void {
    this.#openStates.clear()
    for (const merchantID of this.#merchants.keys()) this.noteChange(merchantID)
  }

  /** Returns the properties of the published menu that filters use, computed on first use. */
  traitsOf(merchant: Merchant): MerchantTraits {
    let traits = this.#traits.get(merchant.ID)
    if (!traits) this.#traits.set(merchant.ID, (traits = traitsOf(this.#publishedOf(merchant))))
    return traits
  }

  isOpen(merchant: Merchant, now: Date): boolean {
    return this.#openStateAt(merchant, now).open
  }

  /**
   * Returns the merchant with its live state (such as sold-out dishes) and `openingHours.open` at
   * `now`. Returns the same object until one of them changes, so that callers can use it as a cache
   * key.
   */
  shownAt(merchant: Merchant, now: Date): Merchant {
    const state = this.#openStateAt(merchant, now)
    return state.open
      ? (state.shownOpen ??= withOpen(state.current, true))
      : (state.shownClosed ??= withOpen(state.current, false))
  }

  /**
   * Returns the published merchant. The argument is that object or a copy with the merchant's live
   * state.
   */
  #publishedOf(merchant: Merchant): Merchant {
    return this.#merchants.get(merchant.ID) ?? merchant
  }

  #openStateAt(known: Merchant, now: Date): OpenState {
    const merchant = this.#publishedOf(known)
    const thisMinute = Math.floor(now.getTime() / minute)
    let state = this.#openStates.get(merchant)
    if (state?.minute === thisMinute) return state
    const current = this.#live.apply(merchant, now)
    if (state?.current !== current)
      this.#openStates.set(
        merchant,
        (state = {
          minute: thisMinute,
          number: (this.#stateCount += 1),
          current,
          open: false,
          shownOpen: undefined,
          shownClosed: undefined,
        }),
      )
    state.minute = thisMinute
    const open = !current.pause && !isClosed(merchant) && isOpenAt(merchant.openingHours, now)
    if (open !== state.open) state.number = this.#stateCount += 1
    state.open = open
    return state
  }
}

const withOpen = (merchant: Merchant, open: boolean): Merchant => ({
  ...merchant,
  openingHours: { ...merchant.openingHours, open },
})

const toListed = ({ merchant, temporarilyClosed }: SnapshotMerchant): Merchant =>
  temporarilyClosed ? withOpen(merchant, false) : merchant
