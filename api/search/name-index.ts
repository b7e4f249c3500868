// Search index of names for completions: cuisines, merchants and dishes, each name once.
import type { MerchantCategory } from '@tingkat/ordering/merchant/category'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { namesOf } from './content-index.ts'
import type { SearchDoc } from './search-entries.ts'
import { indexInSteps, type SearchIndex } from './search-index.ts'
import type { SearchWords } from './search-words.ts'

export type Suggestion = {
  text: string
  kind: 'dish' | 'cuisine' | 'merchant'
  merchantID: string | null
}

type NamedDoc = SearchDoc & { count: number; suggestion: Suggestion }

const noNames: ReadonlySet<string> = new Set()

export class NameIndex {
  #index!: SearchIndex
  /**
   * The indexed names. A removed name becomes undefined, so that the indexes of the other names do
   * not change.
   */
  readonly #docs: (NamedDoc | undefined)[] = []
  /**
   * The index in `#docs` of the last document with each text. A dish has no document of its own if
   * a merchant or cuisine has the same name; the `count` of that document then includes the dishes.
   */
  readonly #places = new Map<string, number>()
  readonly #merchantPlaces = new Map<string, number>()
  readonly #cuisinePlaces = new Map<string, number>()
  /**
   * For each name of a dish, the other names of the same dish, such as the English name. Names of
   * removed dishes are kept.
   */
  readonly #otherNames = new Map<string, Set<string>>();

  /**
   * Creates the index. The generator yields after each merchant and each name, so that its caller
   * can let the process serve other requests in between.
   */
  static *create(
    merchants: Iterable<Merchant>,
    categories: readonly MerchantCategory[],
    words: SearchWords,
  ): Generator<void, NameIndex> {
    const names = new NameIndex()
    for (const category of categories) names.#collectCuisine(category)
    for (const merchant of merchants) {
      names.#collectMerchant(merchant)
      for (const text of names.#dishTextsOf(merchant)) names.#collectDish(text, 1)
      yield
    }
    names.#index = yield* indexInSteps(
      names.#docs.filter((doc) => doc !== undefined),
      words,
    )
    return names
  }

  find(query: string, limit: number): Suggestion[] {
    return this.#index.find(query, limit).flatMap(({ id }) => {
      const doc = this.#docs[Number(id)]
      return doc ? [doc.suggestion] : []
    })
  }

  /** Returns the other names of dishes that have this name. */
  otherNamesOf(text: string): ReadonlySet<string> {
    return this.#otherNames.get(text) ?? noNames
  }

  replace(before: Merchant | undefined, after: Merchant | undefined): void {
    if (before?.name !== after?.name || before?.ID !== after?.ID) {
      if (before) this.#release(this.#merchantPlaces, before.ID)
      if (after) this.#index.add(this.#collectMerchant(after))
    }
    const counts = new Map<string, number>()
    const count = (merchant: Merchant | undefined, by: number) => {
      for (const text of merchant ? this.#dishTextsOf(merchant) : [])
        counts.set(text, (counts.get(text) ?? 0) + by)
    }
    count(before, -1)
    count(after, 1)
    for (const [text, by] of counts) if (by !== 0) this.#countDish(text, by)
  }

  replaceCategories(before: readonly MerchantCategory[], after: readonly MerchantCategory[]): void {
    const former = new Map(before.map((category) => [keyOf(category), category]))
    const later = new Map(after.map((category) => [keyOf(category), category]))
    for (const [key, { name }] of former)
      if (!later.has(key)) this.#release(this.#cuisinePlaces, name)
    for (const [key, category] of later)
      if (!former.has(key)) this.#index.add(this.#collectCuisine(category))
  }

  #collectCuisine(category: MerchantCategory): NamedDoc {
    const { name, englishName } = category
    const suggestion: Suggestion = { text: name, kind: 'cuisine', merchantID: null }
    const doc = this.#collect(suggestion, 1, englishName === undefined ? [] : [englishName])
    this.#cuisinePlaces.set(name, Number(doc.id))
    return doc
  }

  #collectMerchant({ ID, name }: Merchant): NamedDoc {
    const doc = this.#collect({ text: name, kind: 'merchant', merchantID: ID }, 1)
    this.#merchantPlaces.set(ID, Number(doc.id))
    return doc
  }

  /** Adds `count` to the document with the name of the dish. Returns the document if it is new. */
  #collectDish(text: string, count: number): NamedDoc | undefined {
    const known = this.#docs[this.#places.get(text) ?? -1]
    if (!known) return this.#collect({ text, kind: 'dish', merchantID: null }, count)
    known.count += count
    return undefined
  }

  #collect(suggestion: Suggestion, count: number, tags: readonly string[] = []): NamedDoc {
    const place = this.#docs.length
    const names = [suggestion.text]
    const doc = { id: String(place), names, tags, about: '', count, suggestion }
    this.#docs.push(doc)
    this.#places.set(suggestion.text, place)
    return doc
  }

  #countDish(text: string, by: number): void {
    const place = this.#places.get(text)
    const known = this.#docs[place ?? -1]
    if (place === undefined || !known) {
      const added = by > 0 ? this.#collectDish(text, by) : undefined
      if (added) this.#index.add(added)
      return
    }
    known.count += by
    if (known.suggestion.kind === 'dish' && known.count <= 0) this.#remove(place, known)
    else this.#index.recount(known, Math.max(1, known.count))
  }

  /**
   * Removes the name of a merchant or cuisine. An indexed document stands for everything that has
   * its name, so if dishes have the same name, the document stays for these dishes.
   */
  #release(places: Map<string, number>, key: string): void {
    const place = places.get(key)
    const doc = this.#docs[place ?? -1]
    places.delete(key)
    if (place === undefined || !doc) return
    doc.count -= 1
    if (doc.count <= 0) {
      this.#remove(place, doc)
      return
    }
    doc.suggestion = { text: doc.suggestion.text, kind: 'dish', merchantID: null }
    this.#index.recount(doc, doc.count)
  }

  #remove(place: number, doc: NamedDoc): void {
    this.#index.remove(doc)
    this.#docs[place] = undefined
    if (this.#places.get(doc.suggestion.text) === place) this.#places.delete(doc.suggestion.text)
  }

  #dishTextsOf({ menu }: Merchant): string[] {
    return menu.categories.flatMap(({ items }) =>
      items.flatMap((dish) => {
        const { name, englishName } = dish
        if (englishName) {
          this.#addOtherName(name, englishName)
          this.#addOtherName(englishName, name)
        }
        return namesOf(dish)
      }),
    )
  }

  #addOtherName(name: string, other: string): void {
    const names = this.#otherNames.get(name)
    if (names) names.add(other)
    else this.#otherNames.set(name, new Set([other]))
  }
}

const keyOf = (category: MerchantCategory): string => namesOf(category).join('\n')
