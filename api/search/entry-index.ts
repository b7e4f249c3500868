// The entries of the full-text index, which change when documents are added and removed.
import MiniSearch from 'minisearch'
import { createEntry, type SearchDoc, type SearchEntry } from './search-entries.ts'
import type { SearchWords } from './search-words.ts'

export const nameFields = ['names', 'joined', 'letters', 'synonyms']

/** The entries of the search index, and MiniSearch's index of their texts. */
export class EntryIndex {
  /** When an entry is removed, its index in the array holds undefined. */
  readonly entries: (SearchEntry | undefined)[] = []
  readonly vocabulary = new Vocabulary()
  readonly index = createMiniSearch()
  readonly #words: SearchWords
  readonly #entriesByText = new Map<string, SearchEntry>()

  constructor(words: SearchWords) {
    this.#words = words
  }

  add(doc: SearchDoc): void {
    // Many merchants have the same dish, so equal documents share one entry of the index.
    const key = keyOf(doc)
    let entry = this.#entriesByText.get(key)
    if (!entry) {
      entry = createEntry(this.entries.length, doc, this.#words)
      this.#entriesByText.set(key, entry)
      this.entries.push(entry)
      this.index.add(entry)
      this.vocabulary.add(wordsOf(entry))
    }
    entry.ids.push(doc.id)
  }

  remove(doc: SearchDoc): void {
    const entry = this.#entryOf(doc)
    const place = entry.ids.indexOf(doc.id)
    if (place === -1) throw new Error(`The search has no document ${doc.id}.`)
    entry.ids.splice(place, 1)
    if (entry.ids.length > 0) return
    this.#entriesByText.delete(keyOf(doc))
    this.entries[entry.id] = undefined
    this.index.remove(entry)
    this.vocabulary.remove(wordsOf(entry))
  }

  recount(doc: SearchDoc, count: number): void {
    this.#entryOf(doc).count = count
  }

  #entryOf(doc: SearchDoc): SearchEntry {
    const entry = this.#entriesByText.get(keyOf(doc))
    if (!entry) throw new Error(`The search has no document with the texts of ${doc.id}.`)
    return entry
  }
}

/** The words of all entries of the index, each with the number of entries that have it. */
export class Vocabulary {
  readonly #counts = new Map<string, number>()

  has(word: string): boolean {
    return this.#counts.has(word)
  }

  add(words: readonly string[]): void {
    for (const word of words) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1)
  }

  remove(words: readonly string[]): void {
    for (const word of words) {
      const count = (this.#counts.get(word) ?? 0) - 1
      if (count > 0) this.#counts.set(word, count)
      else this.#counts.delete(word)
    }
  }
}

const keyOf = ({ names, about, tags = [] }: SearchDoc): string =>
  `${names.join(' · ')}\n${about}\n${tags.join(' · ')}`
const wordsOf = ({ names, joined, synonyms }: SearchEntry): string[] =>
  `${names} ${joined} ${synonyms}`.split(' ')

const createMiniSearch = (): MiniSearch<SearchEntry> =>
  new MiniSearch<SearchEntry>({
    fields: [...nameFields, 'about'],
    tokenize: (text) => (text === '' ? [] : text.split(' ')),
    // The fields contain normalized terms already, so MiniSearch must not change them.
    processTerm: (term) => term,
    searchOptions: {
      boost: { names: 4, synonyms: 3, joined: 2 },
      tokenize: (text) => [text],
      weights: { prefix: 0.5, fuzzy: 0.3 },
    },
  })
