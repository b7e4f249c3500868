// One country's catalogue in memory, ready to be asked: by id, by rating, near a point, by words, and what is open now.
import type { CataloguePlace } from '@tingkat/catalogue/format'
import type { Picture } from '@tingkat/catalogue/picture'
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

// Opening hours are written in whole minutes.
const minute = 60_000

/** Whether a merchant is open in that minute, and how it is shown when it is and when it is not. */
type Moment = {
  minute: number
  open: boolean
  shownOpen: Merchant | undefined
  shownClosed: Merchant | undefined
}

// More cuisines than a country has names for.
const categoriesMost = 200
const nobody: ReadonlySet<string> = new Set()

export class CountrySnapshot {
  readonly country: Country
  readonly version: number
  /** By id. `openingHours.open` is false where closed by hand, otherwise not there: see `shownAt`. */
  readonly merchants: ReadonlyMap<string, Merchant>
  readonly promos: readonly PromoRule[]
  readonly places: readonly CataloguePlace[]
  /** What stands behind the names of its pictures, by id. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** Best first. */
  readonly byRating: readonly Merchant[]
  readonly near: NearIndex<Merchant>
  /** Cuisines, most kitchens first. */
  readonly categories: readonly MerchantCategory[]
  readonly search: MerchantSearch
  readonly #listed: readonly Merchant[]
  readonly #kitchens = new Map<string, Set<string>>()
  readonly #menus = new Map<string, MenuIndex>()
  readonly #traits = new Map<string, MerchantTraits>()
  readonly #moments = new Map<Merchant, Moment>()

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
    this.pictures = new Map(merchants.flatMap(({ pictures }) => Object.entries(pictures ?? {})))
    this.byRating = this.#listed.toSorted(
      (a, b) => b.rating - a.rating || b.voteCount - a.voteCount || (a.ID < b.ID ? -1 : 1),
    )
    this.near = new NearIndex(this.#listed)
    this.categories = categoriesOf(this.#listed, categoriesMost)
    this.search = new MerchantSearch(this.merchants, this.categories)
    for (const { ID, cuisines } of this.#listed)
      for (const category of cuisines.map(categoryIDOf))
        this.#kitchens.set(category, (this.#kitchens.get(category) ?? new Set()).add(ID))
  }

  /** Ids of the merchants with a cuisine of that id. */
  cooking(categoryID: string): ReadonlySet<string> {
    return this.#kitchens.get(categoryID) ?? nobody
  }

  /** The merchant's dishes by id, made when first asked for. */
  menuOf = (merchantID: string): MenuIndex | undefined => {
    const known = this.#menus.get(merchantID)
    if (known) return known
    const merchant = this.merchants.get(merchantID)
    if (!merchant) return undefined
    const menu = indexMenu(merchant)
    this.#menus.set(merchantID, menu)
    return menu
  }

  /** What filters ask of the merchant's menu, worked out when first asked for. */
  traitsOf(merchant: Merchant): MerchantTraits {
    let traits = this.#traits.get(merchant.ID)
    if (!traits) this.#traits.set(merchant.ID, (traits = traitsOf(merchant)))
    return traits
  }

  isOpen(merchant: Merchant, now: Date): boolean {
    return this.#momentOf(merchant, now).open
  }

  /** The merchant as it is shown at that moment: `openingHours.open` worked out. The same object while nothing changes. */
  shownAt(merchant: Merchant, now: Date): Merchant {
    const moment = this.#momentOf(merchant, now)
    return moment.open
      ? (moment.shownOpen ??= withOpen(merchant, true))
      : (moment.shownClosed ??= withOpen(merchant, false))
  }

  #momentOf(merchant: Merchant, now: Date): Moment {
    const thisMinute = Math.floor(now.getTime() / minute)
    let moment = this.#moments.get(merchant)
    if (moment?.minute === thisMinute) return moment
    if (!moment)
      this.#moments.set(
        merchant,
        (moment = {
          minute: thisMinute,
          open: false,
          shownOpen: undefined,
          shownClosed: undefined,
        }),
      )
    moment.minute = thisMinute
    moment.open = !isClosed(merchant) && isOpenAt(merchant.openingHours, now)
    return moment
  }
}

const withOpen = (merchant: Merchant, open: boolean): Merchant => ({
  ...merchant,
  openingHours: { ...merchant.openingHours, open },
})
