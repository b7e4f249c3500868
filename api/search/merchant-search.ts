// A country's merchants and dishes by words; the index is made when the first eater searches.
import type { MerchantCategory } from '@tingkat/ordering/merchant/category'
import type { Dish, Merchant } from '@tingkat/ordering/merchant/merchant'
import { createSearchIndex, type SearchDoc, type SearchIndex } from './search-index.ts'

/** `dishes` hold the words themselves, the best first; none when the merchant answers by its own name alone. */
export type FoundMerchant = { merchant: Merchant; score: number; dishes: Dish[] }
export type Suggestion = {
  text: string
  kind: 'dish' | 'cuisine' | 'merchant'
  merchantID: string | null
}

// Lunch hour knows few words.
const rememberedSearches = 100
// Nobody reads more.
const hitsMost = 20_000
const dishesMost = 3
// A place that is meant by its name comes before places that cook something of that name.
const nameWeight = 1.5

export class MerchantSearch {
  readonly #merchants: ReadonlyMap<string, Merchant>
  readonly #categories: readonly MerchantCategory[]
  readonly #remembered = new Map<string, readonly FoundMerchant[]>()
  #whole: { index: SearchIndex; dishes: readonly { merchant: Merchant; dish: Dish }[] } | undefined
  #names: { index: SearchIndex; suggestions: readonly Suggestion[] } | undefined

  constructor(merchants: ReadonlyMap<string, Merchant>, categories: readonly MerchantCategory[]) {
    this.#merchants = merchants
    this.#categories = categories
  }

  /** Every merchant that answers the words, the best first. */
  find(typed: string): readonly FoundMerchant[] {
    const known = this.#remembered.get(typed)
    if (known) return known
    const found = this.#look(typed)
    if (this.#remembered.size >= rememberedSearches)
      this.#remembered.delete(this.#remembered.keys().next().value as string)
    this.#remembered.set(typed, found)
    return found
  }

  /** What the words may become, at most `most`, each text once. */
  suggest(typed: string, most: number): Suggestion[] {
    const { index, suggestions } = (this.#names ??= this.#indexNames())
    return index.find(typed, most).flatMap(({ id }) => suggestions[Number(id)] ?? [])
  }

  #look(typed: string): FoundMerchant[] {
    const { index, dishes } = (this.#whole ??= this.#indexWhole())
    const found = new Map<string, FoundMerchant>()
    for (const { id, score } of index.find(typed, hitsMost)) {
      const hit = id.startsWith('d') ? dishes[Number(id.slice(1))] : undefined
      const merchant = hit?.merchant ?? this.#merchants.get(id.slice(1))
      if (!merchant) continue
      const worth = hit ? score : score * nameWeight
      const known = found.get(merchant.ID)
      if (!known) found.set(merchant.ID, { merchant, score: worth, dishes: hit ? [hit.dish] : [] })
      else {
        known.score = Math.max(known.score, worth)
        if (hit && known.dishes.length < dishesMost) known.dishes.push(hit.dish)
      }
    }
    // Equal words: the place that eaters like better.
    return [...found.values()].toSorted(
      (a, b) =>
        b.score - a.score ||
        b.merchant.rating - a.merchant.rating ||
        (a.merchant.ID < b.merchant.ID ? -1 : 1),
    )
  }

  #indexWhole() {
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
    const known = new Set(suggestions.map(({ text }) => text))
    for (const { ID, name, menu } of this.#merchants.values()) {
      suggestions.push({ text: name, kind: 'merchant', merchantID: ID })
      for (const dish of menu.categories.flatMap((category) => category.items)) {
        for (const text of namesOf(dish)) {
          if (known.has(text)) continue
          known.add(text)
          suggestions.push({ text, kind: 'dish', merchantID: null })
        }
      }
    }
    return {
      index: createSearchIndex(
        suggestions.map(({ text }, place) => ({ id: String(place), names: [text], about: '' })),
      ),
      suggestions,
    }
  }
}

const namesOf = ({ name, englishName }: Dish): string[] =>
  englishName ? [name, englishName] : [name]
