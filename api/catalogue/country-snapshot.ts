// The catalogue of one country in memory, indexed by id, rating, place, words and opening hours.
import type { CataloguePlace } from '@tingkat/catalogue/format'
import type { CatalogueMerchantDoc } from '@tingkat/catalogue/to-merchant'
import {
  categoriesOf,
  categoryIDOf,
  type MerchantCategory,
} from '@tingkat/ordering/merchant/category'
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
import { NearIndex } from './near-index.ts'
import type { StoredCatalogue } from './store.ts'

// Opening hours are whole minutes, so an opening state is valid for a minute.
const minute = 60_000

/** Whether a merchant is open in a given minute, and its two views, created on first use. */
type OpenState = {
  minute: number
  open: boolean
  shownOpen: Merchant | undefined
  shownClosed: Merchant | undefined
}

// A limit in case of a faulty catalogue; no country has as many cuisines.
const maxCategories = 200
const noIDs: ReadonlySet<string> = new Set()

export class CountrySnapshot {
  readonly country: Country
  readonly version: number
  /**
   * Merchants by id. `openingHours.open` is false if the merchant is closed by hand; otherwise it
   * is undefined and `shownAt` computes it.
   */
  readonly merchants: ReadonlyMap<string, Merchant>
  readonly promos: readonly PromoRule[]
  readonly places: readonly CataloguePlace[]
  /** All merchants, best rated first. */
  readonly byRating: readonly Merchant[]
  readonly near: NearIndex<Merchant>
  /** Cuisines, those with the most merchants first. */
  readonly categories: readonly MerchantCategory[]
  readonly search: MerchantSearch
  readonly #listed: readonly Merchant[]
  readonly #merchantIDsByCategory = new Map<string, Set<string>>()
  readonly #menus = new Map<string, MenuIndex>()
  readonly #traits = new Map<string, MerchantTraits>()
  readonly #openStates = new Map<Merchant, OpenState>()

  constructor(
    { country, version, doc }: StoredCatalogue,
    merchants: readonly CatalogueMerchantDoc[],
  ) {
    this.country = countries[country]
    this.version = version
    this.promos = doc.promos
    this.places = doc.places
    this.#listed = merchants.map(({ merchant, temporarilyClosed }) =>
      temporarilyClosed ? withOpen(merchant, false) : merchant,
    )
    this.merchants = new Map(this.#listed.map((merchant) => [merchant.ID, merchant]))
    this.byRating = this.#listed.toSorted(
      (a, b) => b.rating - a.rating || b.voteCount - a.voteCount || (a.ID < b.ID ? -1 : 1),
    )
    this.near = new NearIndex(this.#listed)
    this.categories = categoriesOf(this.#listed, maxCategories)
    this.search = new MerchantSearch(country, this.merchants, this.categories)
    for (const { ID, cuisines } of this.#listed)
      for (const category of cuisines.map(categoryIDOf))
        this.#merchantIDsByCategory.set(
          category,
          (this.#merchantIDsByCategory.get(category) ?? new Set()).add(ID),
        )
  }

  /** Ids of the merchants of a cuisine. */
  merchantIDsOf(categoryID: string): ReadonlySet<string> {
    return this.#merchantIDsByCategory.get(categoryID) ?? noIDs
  }

  /** The merchant's dishes by id, indexed on first use. */
  menuOf = (merchantID: string): MenuIndex | undefined => {
    const cached = this.#menus.get(merchantID)
    if (cached) return cached
    const merchant = this.merchants.get(merchantID)
    if (!merchant) return undefined
    const menu = indexMenu(merchant)
    this.#menus.set(merchantID, menu)
    return menu
  }

  /** Properties of the menu that filters use, computed on first use. */
  traitsOf(merchant: Merchant): MerchantTraits {
    let traits = this.#traits.get(merchant.ID)
    if (!traits) this.#traits.set(merchant.ID, (traits = traitsOf(merchant)))
    return traits
  }

  isOpen(merchant: Merchant, now: Date): boolean {
    return this.#openStateAt(merchant, now).open
  }

  /**
   * Returns the merchant with `openingHours.open` at `now`: the same object until the merchant
   * opens or closes, so that callers can cache by it.
   */
  shownAt(merchant: Merchant, now: Date): Merchant {
    const state = this.#openStateAt(merchant, now)
    return state.open
      ? (state.shownOpen ??= withOpen(merchant, true))
      : (state.shownClosed ??= withOpen(merchant, false))
  }

  #openStateAt(merchant: Merchant, now: Date): OpenState {
    const thisMinute = Math.floor(now.getTime() / minute)
    let state = this.#openStates.get(merchant)
    if (state?.minute === thisMinute) return state
    if (!state)
      this.#openStates.set(
        merchant,
        (state = {
          minute: thisMinute,
          open: false,
          shownOpen: undefined,
          shownClosed: undefined,
        }),
      )
    state.minute = thisMinute
    state.open = !isClosed(merchant) && isOpenAt(merchant.openingHours, now)
    return state
  }
}

const withOpen = (merchant: Merchant, open: boolean): Merchant => ({
  ...merchant,
  openingHours: { ...merchant.openingHours, open },
})
