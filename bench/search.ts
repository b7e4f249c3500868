// Measures searches among fifty thousand dishes. The result is compared with a yardstick: a linear
// scan. Run it alone with `node bench/search.ts`.
import { fileURLToPath } from 'node:url'
import { demoCatalogue } from '@tingkat/catalogue/demo/countries'
import { runAtOnce } from '@tingkat/api/platform/run-in-slices'
import type { SearchDoc } from '@tingkat/api/search/search-entries'
import { indexInSteps } from '@tingkat/api/search/search-index'
import { searchWordsOf } from '@tingkat/api/search/search-words'
import { countryCodes } from '@tingkat/ordering/country/country'

export type SearchFigures = {
  dishes: number
  queries: number
  buildMs: number
  p50: number
  p95: number
  most: number
  scanP50: number
  ratio: number
  aimMs: number
}

const dishCount = 50_000
const queryCount = 600

type Named = { name: string; localName?: string; englishName?: string; description?: string }

/** Repeats the dishes of all demo catalogues under numbered names until there are `dishCount`. */
async function createDocs(): Promise<SearchDoc[]> {
  const dishes: Named[] = []
  for (const country of countryCodes) {
    const { merchants } = await demoCatalogue(country)
    for (const { categories } of merchants)
      dishes.push(...categories.flatMap((category) => category.dishes))
  }
  return Array.from({ length: dishCount }, (_, index) => {
    const {
      name,
      localName,
      englishName,
      description = '',
    } = dishes[index % dishes.length] ?? { name: '' }
    const round = Math.floor(index / dishes.length)
    return {
      id: String(index),
      names: [
        `${name}${localName ? ` · ${localName}` : ''}${round > 0 ? ` ${round}` : ''}`,
        ...(englishName ? [englishName] : []),
      ],
      about: description,
    }
  })
}

/**
 * Returns search queries: the first two words of some dishes' names. In every third query the third
 * letter is missing, as after a typing error.
 */
function createQueries(docs: readonly SearchDoc[]): string[] {
  const step = Math.max(1, Math.floor(docs.length / queryCount))
  return docs
    .filter((_, index) => index % step === 0)
    .slice(0, queryCount)
    .map(({ names: [name = ''] }, index) => {
      const words = name.split(/\s+/).slice(0, 2).join(' ')
      return index % 3 === 0 ? words.slice(0, 2) + words.slice(3) : words
    })
}

const percentile = (sortedTimes: readonly number[], share: number) =>
  sortedTimes[Math.min(sortedTimes.length - 1, Math.floor(sortedTimes.length * share))] ?? 0

/** Returns the milliseconds that each query takes, sorted. */
function timeQueries(search: (query: string) => unknown, queries: readonly string[]): number[] {
  const times = queries.map((query) => {
    const start = performance.now()
    search(query)
    return performance.now() - start
  })
  return times.toSorted((a, b) => a - b)
}

export async function measureSearches(): Promise<SearchFigures> {
  const docs = await createDocs()
  const queries = createQueries(docs)
  const start = performance.now()
  const index = runAtOnce(indexInSteps(docs, searchWordsOf('sg')))
  const buildMs = performance.now() - start
  const texts = docs.map(({ names, about }) => `${names.join(' ')} ${about}`.toLowerCase())
  const scan = (query: string) => texts.filter((text) => text.includes(query.toLowerCase())).length
  const search = (query: string) => index.find(query, 50)
  timeQueries(search, queries.slice(0, 100))
  const ours = timeQueries(search, queries)
  const yardstick = timeQueries(scan, queries)
  const p50 = percentile(ours, 0.5)
  const scanP50 = percentile(yardstick, 0.5)
  return {
    dishes: docs.length,
    queries: queries.length,
    buildMs,
    p50,
    p95: percentile(ours, 0.95),
    most: percentile(ours, 1),
    scanP50,
    ratio: p50 / scanP50,
    aimMs: 50,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await measureSearches())
