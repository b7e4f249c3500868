// Search of a country's merchants and dishes.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { MerchantCategory } from '@tingkat/ordering/merchant/category'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { LRUCache } from 'lru-cache'
import { runInSlices } from '../platform/run-in-slices.ts'
import { ContentIndex } from './content-index.ts'
import { contextOf, findEvidence, toFound, type FoundMerchant } from './merchant-evidence.ts'
import { NameIndex, type Suggestion } from './name-index.ts'
import { searchWordsOf } from './search-words.ts'

// The results of this many queries are cached. Few are enough, because only few queries are
// frequent.
const cachedSearches = 100
export class MerchantSearch {
  readonly #country: CountryCode
  readonly #merchants: ReadonlyMap<string, Merchant>
  #categories: readonly MerchantCategory[]
  readonly #cache = new LRUCache<string, readonly FoundMerchant[]>({ max: cachedSearches })
  #indexes: Promise<void> | undefined
  /**
   * Changes of merchants that arrive while the indexes are being created, to be applied afterwards.
   * Undefined at other times.
   */
  #waiting: Replacement[] | undefined
  #content: ContentIndex | undefined
  #names: NameIndex | undefined

  constructor(
    country: CountryCode,
    merchants: ReadonlyMap<string, Merchant>,
    categories: readonly MerchantCategory[],
  ) {
    this.#country = country
    this.#merchants = merchants
    this.#categories = categories
  }

  /**
   * Creates the indexes once, in slices between which the process
   * serves other requests. Fifty thousand dishes take several seconds.
   */
  prepare(): Promise<void> {
    return (this.#indexes ??= this.#createIndexes())
  }

  async #createIndexes() {
    const waiting: Replacement[] = (this.#waiting = [])
    // The list is copied, because merchants may be replaced while the indexes are created.
    const merchants = [...this.#merchants.values()]
    const words = searchWordsOf(this.#country)
    const content = await runInSlices(ContentIndex.create(merchants, words))
    const names = await runInSlices(NameIndex.create(merchants, this.#categories, words))
    this.#content = content
    this.#names = names
    this.#waiting = undefined
    for (const replacement of waiting) this.#patch(replacement)
  }

  /**
   * Replaces a merchant. Without `before`, `after` is added; without `after`, `before` is removed.
   * `categories` are the country's cuisines after the change.
   */
  replace(
    before: Merchant | undefined,
    after: Merchant | undefined,
    categories: readonly MerchantCategory[],
  ): void {
    this.#cache.clear()
    const replacement = { before, after, categories, formerCategories: this.#categories }
    this.#categories = categories
    if (this.#waiting) this.#waiting.push(replacement)
    else this.#patch(replacement)
  }

  #patch({ before, after, categories, formerCategories }: Replacement): void {
    this.#content?.replace(before, after)
    this.#names?.replace(before, after)
    if (categories !== formerCategories)
      this.#names?.replaceCategories(formerCategories, categories)
  }

  /** Returns all matching merchants, best first. Throws before `prepare` is done. */
  find(query: string): readonly FoundMerchant[] {
    const cached = this.#cache.get(query)
    if (cached) return cached
    const found = this.#search(query)
    this.#cache.set(query, found)
    return found
  }

  /**
   * Returns at most `limit` completions, each text and each dish once.
   * Completions are matching names. If no name matches, they are the dishes
   * that a search finds by their descriptions. Throws before `prepare` is done.
   */
  suggest(query: string, limit: number): Suggestion[] {
    const names = prepared(this.#names)
    const shown: Suggestion[] = []
    const known = new Set<string>()
    const show = (suggestion: Suggestion) => {
      if (shown.length === limit || known.has(suggestion.text)) return
      shown.push(suggestion)
      for (const name of [suggestion.text, ...names.otherNamesOf(suggestion.text)]) known.add(name)
    }
    for (const suggestion of names.find(query, limit * 4)) show(suggestion)
    if (shown.length > 0) return shown
    for (const { dishes } of this.find(query).slice(0, limit))
      for (const { name } of dishes.slice(0, 1))
        show({ text: name, kind: 'dish', merchantID: null })
    return shown
  }

  #search(query: string): FoundMerchant[] {
    const all = findEvidence(prepared(this.#content), query)
    const context = contextOf(all)
    return all
      .map((evidence) => toFound(evidence, context))
      .toSorted(
        (a, b) =>
          a.rank - b.rank ||
          Number(a.soldOut) - Number(b.soldOut) ||
          b.merchant.rating - a.merchant.rating ||
          (a.merchant.ID < b.merchant.ID ? -1 : 1),
      )
  }
}

function prepared<Index>(index: Index | undefined): Index {
  if (!index) throw new Error('The search is not prepared.')
  return index
}

type Replacement = {
  before: Merchant | undefined
  after: Merchant | undefined
  categories: readonly MerchantCategory[]
  formerCategories: readonly MerchantCategory[]
}
