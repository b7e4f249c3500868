// Indexes the cuisines of a country: names, numbers of merchants, and the merchants of each.
import {
  categoriesOf,
  categoryIDOf,
  cuisinesByID,
  type CuisineNames,
  type MerchantCategory,
} from '@tingkat/ordering/merchant/category'

// Limits the response if a catalogue is faulty. No country has this many cuisines.
const maxCategories = 200
const noIDs: ReadonlySet<string> = new Set()

type Cooking = {
  ID: string
  cuisines: readonly string[]
  englishCuisines?: readonly string[] | undefined
}

export class CuisineIndex {
  readonly #names = new Map<string, CuisineNames>()
  readonly #merchantIDs = new Map<string, Set<string>>()
  #categories: readonly MerchantCategory[] | undefined

  constructor(merchants: readonly Cooking[]) {
    for (const { ID, merchantCount: _, ...names } of categoriesOf(merchants, Infinity))
      this.#names.set(ID, names)
    for (const merchant of merchants) this.#add(merchant)
  }

  /**
   * Returns the cuisines, those with the most merchants
   * first. Returns the same array until a cuisine changes.
   */
  get categories(): readonly MerchantCategory[] {
    return (this.#categories ??= [...this.#names]
      .map(([ID, names]) => ({ ID, ...names, merchantCount: this.merchantIDsOf(ID).size }))
      .toSorted((a, b) => b.merchantCount - a.merchantCount || (a.ID < b.ID ? -1 : 1))
      .slice(0, maxCategories))
  }

  merchantIDsOf(categoryID: string): ReadonlySet<string> {
    return this.#merchantIDs.get(categoryID) ?? noIDs
  }

  /**
   * Replaces, adds or removes a merchant. A cuisine's name is spelled as by its first merchant,
   * until the cuisine has no merchants.
   */
  replace(before: Cooking | undefined, after: Cooking | undefined): void {
    if (before && after && namesOf(before) === namesOf(after)) return
    this.#categories = undefined
    if (before) this.#remove(before)
    if (after) this.#add(after)
  }

  #add(merchant: Cooking): void {
    const { ID } = merchant
    for (const [category, names] of cuisinesByID(merchant)) {
      if (!this.#names.has(category)) this.#names.set(category, names)
      const IDs = this.#merchantIDs.get(category)
      if (IDs) IDs.add(ID)
      else this.#merchantIDs.set(category, new Set([ID]))
    }
  }

  #remove({ ID, cuisines }: Cooking): void {
    for (const category of cuisines.map(categoryIDOf)) {
      const IDs = this.#merchantIDs.get(category)
      IDs?.delete(ID)
      if (IDs?.size !== 0) continue
      this.#merchantIDs.delete(category)
      this.#names.delete(category)
    }
  }
}

const namesOf = ({ cuisines, englishCuisines = [] }: Cooking): string =>
  JSON.stringify([cuisines, englishCuisines])
