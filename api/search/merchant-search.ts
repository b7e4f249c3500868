// Search of a country's merchants and dishes. The index is created at the first search.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { MerchantCategory } from '@tingkat/ordering/merchant/category'
import type { Dish, Merchant } from '@tingkat/ordering/merchant/merchant'
import { LRUCache } from 'lru-cache'
import {
  closeness,
  createSearchIndex,
  type Closeness,
  type SearchDoc,
  type SearchIndex,
} from './search-index.ts'
import { searchWordsOf } from './search-words.ts'

/**
 * `rank` tells how well the merchant matches; 0 is best. `dishes` are the matching dishes, best
 * first and sold-out ones last among equals; empty if only the merchant itself matches. `soldOut`:
 * the merchant matches only by dishes that are sold out.
 */
export type FoundMerchant = { merchant: Merchant; rank: number; dishes: Dish[]; soldOut: boolean }
export type Suggestion = {
  text: string
  kind: 'dish' | 'cuisine' | 'merchant'
  merchantID: string | null
}

type IndexedDoc =
  | { kind: 'name'; merchant: Merchant }
  | { kind: 'cuisine'; merchant: Merchant }
  | { kind: 'dish'; merchant: Merchant; dish: Dish }

/** What matches of a merchant: the closeness of each part. */
type Evidence = {
  merchant: Merchant
  name: Closeness | null
  cuisine: Closeness | null
  dishes: { dish: Dish; closeness: Closeness }[]
  /** The score of the best hit. */
  score: number
}

// Few searches are frequent.
const cachedSearches = 100
// More results than anyone reads.
const maxHits = 20_000
const maxDishes = 3
// A merchant with this many matching dishes is a specialist.
const specialistDishes = 3

/** Order among merchants that match equally closely. */
const kinds = { nameAndFood: 0, name: 1, specialist: 2, nameOfOtherFood: 3, dish: 4, partOfDish: 5 }
const kindCount = Object.keys(kinds).length

export class MerchantSearch {
  readonly #country: CountryCode
  readonly #merchants: ReadonlyMap<string, Merchant>
  readonly #categories: readonly MerchantCategory[]
  readonly #cache = new LRUCache<string, readonly FoundMerchant[]>({ max: cachedSearches })
  #content: { index: SearchIndex; docs: readonly IndexedDoc[] } | undefined
  #names:
    | {
        index: SearchIndex
        suggestions: readonly Suggestion[]
        /** The other names of a dish of this name. */
        otherNames: ReadonlyMap<string, ReadonlySet<string>>
      }
    | undefined

  constructor(
    country: CountryCode,
    merchants: ReadonlyMap<string, Merchant>,
    categories: readonly MerchantCategory[],
  ) {
    this.#country = country
    this.#merchants = merchants
    this.#categories = categories
  }

  /** Returns all matching merchants, best first. */
  find(query: string): readonly FoundMerchant[] {
    const cached = this.#cache.get(query)
    if (cached) return cached
    const found = this.#search(query)
    this.#cache.set(query, found)
    return found
  }

  /** Returns at most `limit` completions, each text and each dish once. */
  suggest(query: string, limit: number): Suggestion[] {
    const { index, suggestions, otherNames } = (this.#names ??= this.#indexNames())
    const shown: Suggestion[] = []
    const known = new Set<string>()
    for (const { id } of index.find(query, limit * 4)) {
      const suggestion = suggestions[Number(id)]
      if (!suggestion || known.has(suggestion.text)) continue
      shown.push(suggestion)
      if (shown.length === limit) break
      for (const name of otherNames.get(suggestion.text) ?? []) known.add(name)
    }
    return shown
  }

  #search(query: string): FoundMerchant[] {
    const { index, docs } = (this.#content ??= this.#indexContent())
    const evidenceByID = new Map<string, Evidence>()
    for (const hit of index.find(query, maxHits)) {
      const doc = docs[Number(hit.id)]
      if (!doc) continue
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

  #indexContent() {
    const texts: Omit<SearchDoc, 'id'>[] = []
    const docs: IndexedDoc[] = []
    for (const merchant of this.#merchants.values()) {
      const cuisines = merchant.cuisines.join(', ')
      texts.push({ names: [merchant.name], about: cuisines })
      docs.push({ kind: 'name', merchant })
      for (const cuisine of merchant.cuisines) {
        texts.push({ names: [cuisine], about: '' })
        docs.push({ kind: 'cuisine', merchant })
      }
      for (const { items } of merchant.menu.categories) {
        for (const dish of items) {
          texts.push({ names: namesOf(dish), about: dish.description })
          docs.push({ kind: 'dish', merchant, dish })
        }
      }
    }
    const index = createSearchIndex(
      texts.map((text, position) => ({ id: String(position), ...text })),
      searchWordsOf(this.#country),
    )
    return { index, docs }
  }

  #indexNames() {
    const suggestions: Suggestion[] = []
    const docs: (SearchDoc & { count: number })[] = []
    const positions = new Map<string, number>()
    const otherNames = new Map<string, Set<string>>()
    const add = (suggestion: Suggestion) => {
      const { text } = suggestion
      positions.set(text, docs.length)
      docs.push({ id: String(docs.length), names: [text], about: '', count: 1 })
      suggestions.push(suggestion)
    }
    for (const { name } of this.#categories) add({ text: name, kind: 'cuisine', merchantID: null })
    for (const { ID, name, menu } of this.#merchants.values()) {
      add({ text: name, kind: 'merchant', merchantID: ID })
      for (const dish of menu.categories.flatMap((category) => category.items)) {
        const { name: dishName, englishName } = dish
        if (englishName) {
          addTo(otherNames, dishName, englishName)
          addTo(otherNames, englishName, dishName)
        }
        for (const text of namesOf(dish)) {
          const known = docs[positions.get(text) ?? -1]
          if (known) known.count += 1
          else add({ text, kind: 'dish', merchantID: null })
        }
      }
    }
    return { index: createSearchIndex(docs, searchWordsOf(this.#country)), suggestions, otherNames }
  }
}

const namesOf = ({ name, englishName }: Dish): string[] =>
  englishName ? [name, englishName] : [name]

function addTo(sets: Map<string, Set<string>>, key: string, value: string) {
  const values = sets.get(key)
  if (values) values.add(value)
  else sets.set(key, new Set([value]))
}

/** `isCuisine`: the query is the name of a cuisine. */
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
    dishes: dishes.slice(0, maxDishes).map(({ dish }) => dish),
    soldOut:
      !matchesName &&
      matchingDishes.length > 0 &&
      matchingDishes.every(({ dish }) => !dish.available),
  }

  function kindOf(): number {
    // With typos or missing words, the score tells more than the kind. A step is half the score.
    if (best >= closeness.typos)
      return Math.min(kindCount - 1, Math.floor(Math.log2(bestScore / evidence.score)))
    if (matchesName && (isSpecialist || matchingDishes.length > 0)) return kinds.nameAndFood
    // The query is a cuisine, and this merchant's name means something else: phố and phở.
    if (matchesName) return isCuisine ? kinds.nameOfOtherFood : kinds.name
    if (isSpecialist) return kinds.specialist
    return dishes[0]?.closeness === closeness.whole ? kinds.dish : kinds.partOfDish
  }
}

/** Whole names and phrases are equally good, because a merchant's name has further words. */
function levelOf(value: Closeness | null): number {
  if (value === null) return Infinity
  return value === closeness.whole ? closeness.phrase : value
}
