// Search index of merchants by their names, cuisines and dishes.
import type { Dish, DishFacts, Merchant } from '@tingkat/ordering/merchant/merchant'
import type { PartialHit } from './find-parts.ts'
import type { SearchDoc } from './search-entries.ts'
import { indexInSteps, type SearchHit, type SearchIndex } from './search-index.ts'
import type { Terms } from './search-terms.ts'
import type { SearchWords } from './search-words.ts'

export type IndexedDoc =
  | { kind: 'name'; merchant: Merchant }
  | { kind: 'cuisine'; merchant: Merchant; cuisine: string; englishName: string | undefined }
  | { kind: 'dish'; merchant: Merchant; dish: Dish; category: string }

type Found<Hit> = { hit: Hit; doc: IndexedDoc }

export class ContentIndex {
  /** The words of the country. */
  readonly words: SearchWords
  readonly #index: SearchIndex
  /** The indexed documents. When a document is removed, its index in the array holds undefined. */
  readonly #docs: (IndexedDoc | undefined)[]
  /** For each merchant id, the indexes of the merchant's documents in `#docs`. */
  readonly #placesByID: Map<string, number[]>

  private constructor(
    words: SearchWords,
    index: SearchIndex,
    docs: IndexedDoc[],
    placesByID: Map<string, number[]>,
  ) {
    this.words = words
    this.#index = index
    this.#docs = docs
    this.#placesByID = placesByID
  }

  /**
   * Creates the index. The generator yields after each document, so that its caller can let the
   * process serve other requests in between.
   */
  static *create(merchants: Iterable<Merchant>, words: SearchWords): Generator<void, ContentIndex> {
    const docs: IndexedDoc[] = []
    const placesByID = new Map<string, number[]>()
    function* listDocs(): Generator<SearchDoc> {
      for (const merchant of merchants) {
        const places: number[] = []
        placesByID.set(merchant.ID, places)
        for (const doc of docsOf(merchant)) {
          places.push(docs.length)
          docs.push(doc)
          yield toSearchDoc(doc, docs.length - 1)
        }
      }
    }
    const index = yield* indexInSteps(listDocs(), words)
    return new ContentIndex(words, index, docs, placesByID)
  }

  /** Returns at most `limit` hits, best first. */
  find(query: string, limit: number): Found<SearchHit>[] {
    return this.#withDocs(this.#index.find(query, limit))
  }

  /**
   * Returns at most `limit` documents that have one or more of the words of a query, best first.
   * `words` has the terms of each word.
   */
  findParts(words: readonly Terms[], limit: number): Found<PartialHit>[] {
    return this.#withDocs(this.#index.findParts(words, limit))
  }

  #withDocs<Hit extends { id: string }>(hits: readonly Hit[]): Found<Hit>[] {
    return hits.flatMap((hit) => {
      const doc = this.#docs[Number(hit.id)]
      return doc ? [{ hit, doc }] : []
    })
  }

  /** Replaces a merchant. Indexes only the texts that have changed. */
  replace(before: Merchant | undefined, after: Merchant | undefined): void {
    const former = before ? (this.#placesByID.get(before.ID) ?? []) : []
    const formerByText = Map.groupBy(former, (place) => textOf(this.#docs[place] as IndexedDoc))
    const places = after ? docsOf(after).map((doc) => this.#put(doc, formerByText)) : []
    for (const place of [...formerByText.values()].flat()) this.#remove(place)
    if (before) this.#placesByID.delete(before.ID)
    if (after) this.#placesByID.set(after.ID, places)
  }

  #put(doc: IndexedDoc, formerByText: Map<string, number[]>): number {
    const same = formerByText.get(textOf(doc))?.shift()
    const place = same ?? this.#docs.length
    this.#docs[place] = doc
    if (same === undefined) this.#index.add(toSearchDoc(doc, place))
    return place
  }

  #remove(place: number): void {
    this.#index.remove(toSearchDoc(this.#docs[place] as IndexedDoc, place))
    this.#docs[place] = undefined
  }
}

export const namesOf = ({ name, englishName }: Pick<Dish, 'name' | 'englishName'>): string[] =>
  englishName ? [name, englishName] : [name]

const docsOf = (merchant: Merchant): IndexedDoc[] => [
  { kind: 'name', merchant },
  ...merchant.cuisines.map((cuisine, index): IndexedDoc => {
    const englishName = merchant.englishCuisines?.[index]
    return { kind: 'cuisine', merchant, cuisine, englishName }
  }),
  ...merchant.menu.categories.flatMap(({ name, items }) =>
    items.map((dish): IndexedDoc => ({ kind: 'dish', merchant, dish, category: name })),
  ),
]

function toSearchDoc(doc: IndexedDoc, place: number): SearchDoc {
  const id = String(place)
  if (doc.kind === 'name')
    return { id, names: [doc.merchant.name], about: doc.merchant.cuisines.join(', ') }
  if (doc.kind === 'cuisine')
    return { id, names: namesOf({ ...doc, name: doc.cuisine }), about: '' }
  const { dish, category } = doc
  const tags = [category, ...factWordsOf(dish.facts)]
  return { id, names: namesOf(dish), about: dish.description, tags }
}

const factWordsOf = ({ halal, vegetarian, vegan, spicy = 0 }: Partial<DishFacts> = {}) => [
  ...(halal ? ['halal'] : []),
  ...(vegetarian ? ['vegetarian'] : []),
  ...(vegan ? ['vegan'] : []),
  // The first of three degrees is only a little spicy.
  ...(spicy > 1 ? ['spicy'] : []),
]

function textOf(doc: IndexedDoc): string {
  const { names, about, tags } = toSearchDoc(doc, 0)
  return JSON.stringify([doc.kind, names, about, tags])
}
