// Search of a country's merchants and dishes. The index is created at the first search.
import type { MerchantCategory } from '@tingkat/ordering/merchant/category'
import type { Dish, Merchant } from '@tingkat/ordering/merchant/merchant'
import { LRUCache } from 'lru-cache'
import { createSearchIndex, type SearchDoc, type SearchIndex } from './search-index.ts'

/** `dishes` are the matching dishes, best first; empty if only the merchant itself matches. */
export type FoundMerchant = { merchant: Merchant; score: number; dishes: Dish[] }
export type Suggestion = {
  text: string
  kind: 'dish' | 'cuisine' | 'merchant'
  merchantID: string | null
}

// Few searches are frequent.
const cachedSearches = 100
// More results than anyone reads.
const maxHits = 20_000
const maxDishes = 3
// A merchant of this name ranks above merchants with a dish of this name.
const nameWeight = 1.5

export class MerchantSearch {
  readonly #merchants: ReadonlyMap<string, Merchant>
  readonly #categories: readonly MerchantCategory[]
  readonly #cache = new LRUCache<string, readonly FoundMerchant[]>({ max: cachedSearches })
  #content:
    | { index: SearchIndex; dishes: readonly { merchant: Merchant; dish: Dish }[] }
    | undefined
  #names: { index: SearchIndex; suggestions: readonly Suggestion[] } | undefined

  constructor(merchants: ReadonlyMap<string, Merchant>, categories: readonly MerchantCategory[]) {
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

  /** Returns at most `limit` completions, each text once. */
  suggest(query: string, limit: number): Suggestion[] {
    const { index, suggestions } = (this.#names ??= this.#indexNames())
    return index.find(query, limit).flatMap(({ id }) => suggestions[Number(id)] ?? [])
  }

  #search(query: string): FoundMerchant[] {
    const { index, dishes } = (this.#content ??= this.#indexContent())
    const found = new Map<string, FoundMerchant>()
    for (const { id, score } of index.find(query, maxHits)) {
      const hit = id.startsWith('d') ? dishes[Number(id.slice(1))] : undefined
      const merchant = hit?.merchant ?? this.#merchants.get(id.slice(1))
      if (!merchant) continue
      const weighted = hit ? score : score * nameWeight
      const existing = found.get(merchant.ID)
      if (!existing)
        found.set(merchant.ID, { merchant, score: weighted, dishes: hit ? [hit.dish] : [] })
      else {
        existing.score = Math.max(existing.score, weighted)
        if (hit && existing.dishes.length < maxDishes) existing.dishes.push(hit.dish)
      }
    }
    // Ties are broken by rating.
    return [...found.values()].toSorted(
      (a, b) =>
        b.score - a.score ||
        b.merchant.rating - a.merchant.rating ||
        (a.merchant.ID < b.merchant.ID ? -1 : 1),
    )
  }

  #indexContent() {
    const docs: SearchDoc[] = []
    const dishes: { merchant: Merchant; dish: Dish }[] = []
    for (const merchant of this.#merchants.values()) {
      docs.push({
        id: `m${merchant.ID}`,
        names: [merchant.name],
        about: merchant.cuisines.join(', '),
      })
      for (const category of merchant.menu.categories) {
        for (const dish of category.items) {
          docs.push({ id: `d${dishes.length}`, names: namesOf(dish), about: dish.description })
          dishes.push({ merchant, dish })
        }
      }
    }
    return { index: createSearchIndex(docs), dishes }
  }

  #indexNames() {
    const suggestions: Suggestion[] = this.#categories.map(({ name }) => ({
      text: name,
      kind: 'cuisine',
      merchantID: null,
    }))
    const texts = new Set(suggestions.map(({ text }) => text))
    for (const { ID, name, menu } of this.#merchants.values()) {
      suggestions.push({ text: name, kind: 'merchant', merchantID: ID })
      for (const dish of menu.categories.flatMap((category) => category.items)) {
        for (const text of namesOf(dish)) {
          if (texts.has(text)) continue
          texts.add(text)
          suggestions.push({ text, kind: 'dish', merchantID: null })
        }
      }
    }
    return {
      index: createSearchIndex(
        suggestions.map(({ text }, index) => ({ id: String(index), names: [text], about: '' })),
      ),
      suggestions,
    }
  }
}

const namesOf = ({ name, englishName }: Dish): string[] =>
  englishName ? [name, englishName] : [name]
