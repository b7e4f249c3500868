// Finds merchants by words, whatever the accents and capitals.
import type { Merchant } from '@tingkat/ordering/merchant'
import { plainText } from './plain-text.ts'

// Searches that many eaters type at the same time: lunch hour knows few words.
const rememberedSearches = 100

export class WordIndex {
  readonly #merchants: readonly Merchant[]
  readonly #remembered = new Map<string, ReadonlySet<string>>()
  #texts: string[] | undefined

  constructor(merchants: readonly Merchant[]) {
    this.#merchants = merchants
  }

  /** Ids of the merchants that hold `search` somewhere in a name, a cuisine or a dish; words of nothing match all. */
  matching(search: string): ReadonlySet<string> {
    const needle = plainText(search)
    const known = this.#remembered.get(needle)
    if (known) return known
    this.#texts ??= this.#merchants.map(textOf)
    const found = new Set<string>()
    this.#texts.forEach((text, place) => {
      if (text.includes(needle)) found.add((this.#merchants[place] as Merchant).ID)
    })
    if (this.#remembered.size >= rememberedSearches) this.#remembered.delete(this.#remembered.keys().next().value as string)
    this.#remembered.set(needle, found)
    return found
  }
}

// A line for each: words of two dishes never make one match.
function textOf({ name, cuisines, menu }: Merchant): string {
  const dishes = menu.categories.flatMap(category => category.items.map(dish => dish.name))
  return [name, ...cuisines, ...dishes].map(plainText).join('\n')
}
