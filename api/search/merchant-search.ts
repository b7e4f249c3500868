// Search of a country's merchants and dishes.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { MerchantCategory } from '@tingkat/ordering/merchant/category'
import type { Dish, Merchant } from '@tingkat/ordering/merchant/merchant'
import { LRUCache } from 'lru-cache'
import { runInSlices } from '../platform/run-in-slices.ts'
import { closeness, type Closeness } from './closeness.ts'
import { ContentIndex } from './content-index.ts'
import { NameIndex, type Suggestion } from './name-index.ts'
import { searchWordsOf } from './search-words.ts'

/**
 * A merchant that matches a search. `rank` says how well it matches; 0 is best. `dishes` has the
 * matching dishes, best first; of equally good ones, sold-out dishes are last. If only the merchant
 * itself matches, `dishes` has the first dish of its menu. `soldOut` means that all matching dishes
 * are sold out.
 */
export type FoundMerchant = { merchant: Merchant; rank: number; dishes: Dish[]; soldOut: boolean }
/**
 * How closely the name, the cuisine and the dishes of a merchant match the query. A part that does
 * not match is null or an empty list.
 */
type Evidence = {
  merchant: Merchant
  name: Closeness | null
  cuisine: Closeness | null
  dishes: { dish: Dish; closeness: Closeness }[]
  /** The score of the best hit. */
  score: number
}

// The results of this many queries are cached. Few are enough, because only few queries are
// frequent.
const cachedSearches = 100
// A search uses at most this many hits, which is far more than anyone reads.
const maxHits = 20_000
const maxDishes = 3
// A merchant with this many matching dishes counts as a specialist and ranks higher.
const specialistDishes = 3

/**
 * Ranks of merchants that match equally closely. The rank depends on which parts of the merchant
 * match; 0 is best.
 */
const kinds = { nameAndFood: 0, name: 1, specialist: 2, nameOfOtherFood: 3, dish: 4, partOfDish: 5 }
const kindCount = Object.keys(kinds).length

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
    const evidenceByID = new Map<string, Evidence>()
    for (const { hit, doc } of prepared(this.#content).find(query, maxHits)) {
      const { merchant } = doc
      let evidence = evidenceByID.get(merchant.ID)
      if (!evidence)
        evidenceByID.set(
          merchant.ID,
          (evidence = { merchant, name: null, cuisine: null, dishes: [], score: hit.score }),
        )
      if (doc.kind === 'dish') evidence.dishes.push({ dish: doc.dish, closeness: hit.closeness })
      else evidence[doc.kind] ??= hit.closeness
    }
    const all = [...evidenceByID.values()]
    const context = {
      isCuisine: all.some(({ cuisine }) => cuisine === closeness.whole),
      bestScore: Math.max(...all.map(({ score }) => score)),
    }
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

/**
 * `isCuisine` means that the query is the name of a cuisine. `bestScore` is the score of the best
 * match.
 */
type Context = { isCuisine: boolean; bestScore: number }

function toFound(evidence: Evidence, { isCuisine, bestScore }: Context): FoundMerchant {
  const { merchant, name, cuisine } = evidence
  const dishes = evidence.dishes.toSorted(
    (a, b) => a.closeness - b.closeness || Number(b.dish.available) - Number(a.dish.available),
  )
  const best = Math.min(levelOf(name), levelOf(cuisine), levelOf(dishes[0]?.closeness ?? null))
  const matchingDishes = dishes.filter((match) => levelOf(match.closeness) === best)
  const isSpecialist = levelOf(cuisine) === best || matchingDishes.length >= specialistDishes
  const matchesName = levelOf(name) === best
  return {
    merchant,
    rank: best * kindCount + kindOf(),
    dishes:
      dishes.length > 0 ? dishes.slice(0, maxDishes).map(({ dish }) => dish) : firstDish(merchant),
    soldOut:
      !matchesName &&
      matchingDishes.length > 0 &&
      matchingDishes.every(({ dish }) => !dish.available),
  }

  function kindOf(): number {
    // With typos or missing words, the search score says more about the merchant than which part of
    // it matches: each halving of the score makes the rank worse by one.
    if (best >= closeness.typos)
      return Math.min(kindCount - 1, Math.floor(Math.log2(bestScore / evidence.score)))
    if (matchesName && (isSpecialist || matchingDishes.length > 0)) return kinds.nameAndFood
    // If the query is a cuisine, a merchant that matches only by its name means something else: phố
    // (street) instead of phở.
    if (matchesName) return isCuisine ? kinds.nameOfOtherFood : kinds.name
    if (isSpecialist) return kinds.specialist
    return dishes[0]?.closeness === closeness.whole ? kinds.dish : kinds.partOfDish
  }
}

/** Returns the first dish of the menu, an available one if there is any. */
function firstDish({ menu }: Merchant): Dish[] {
  const dishes = menu.categories.flatMap(({ items }) => items)
  return [dishes.find(({ available }) => available) ?? dishes[0]].filter(
    (dish) => dish !== undefined,
  )
}

/**
 * A phrase in a name counts as much as the whole name, because names of merchants usually contain
 * further words.
 */
function levelOf(value: Closeness | null): number {
  if (value === null) return Infinity
  return value === closeness.whole ? closeness.phrase : value
}
