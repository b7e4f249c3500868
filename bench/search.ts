// Searches among fifty thousand dishes with names of their own, against reading every name: `node bench/search.ts`.
import { fileURLToPath } from 'node:url'
import { demoCatalogue } from '@tingkat/catalogue/demo/countries'
import { createSearchIndex, type SearchDoc } from '@tingkat/api/search/search-index'
import { countryCodes } from '@tingkat/ordering/country/country'

export type Searches = {
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

const dishesMost = 50_000
const queriesMost = 600

type Named = { name: string; localName?: string; englishName?: string; description?: string }

/** Every dish of the eight countries, again and again under another name, until there are enough. */
async function manyDishes(): Promise<SearchDoc[]> {
  const dishes: Named[] = []
  for (const country of countryCodes) {
    const { merchants } = await demoCatalogue(country)
    for (const { categories } of merchants)
      dishes.push(...categories.flatMap((category) => category.dishes))
  }
  return Array.from({ length: dishesMost }, (_, nth) => {
    const {
      name,
      localName,
      englishName,
      description = '',
    } = dishes[nth % dishes.length] ?? { name: '' }
    const round = Math.floor(nth / dishes.length)
    return {
      id: String(nth),
      names: [
        `${name}${localName ? ` · ${localName}` : ''}${round > 0 ? ` ${round}` : ''}`,
        ...(englishName ? [englishName] : []),
      ],
      about: description,
    }
  })
}

/** Words as eaters type them: a name's first two, every third with a letter left out. */
function typedOf(docs: readonly SearchDoc[]): string[] {
  const step = Math.max(1, Math.floor(docs.length / queriesMost))
  return docs
    .filter((_, nth) => nth % step === 0)
    .slice(0, queriesMost)
    .map(({ names: [name = ''] }, nth) => {
      const words = name.split(/\s+/).slice(0, 2).join(' ')
      return nth % 3 === 0 ? words.slice(0, 2) + words.slice(3) : words
    })
}

const sorted = (times: number[]) => times.toSorted((a, b) => a - b)
const at = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

function time(run: (typed: string) => unknown, queries: readonly string[]): number[] {
  return sorted(
    queries.map((typed) => {
      const start = performance.now()
      run(typed)
      return performance.now() - start
    }),
  )
}

export async function measureSearches(): Promise<Searches> {
  const docs = await manyDishes()
  const queries = typedOf(docs)
  const start = performance.now()
  const index = createSearchIndex(docs)
  const buildMs = performance.now() - start
  const texts = docs.map(({ names, about }) => `${names.join(' ')} ${about}`.toLowerCase())
  const scan = (typed: string) => texts.filter((text) => text.includes(typed.toLowerCase())).length
  time((typed) => index.find(typed, 50), queries.slice(0, 100))
  const ours = time((typed) => index.find(typed, 50), queries)
  const yardstick = time(scan, queries)
  const p50 = at(ours, 0.5)
  const scanP50 = at(yardstick, 0.5)
  return {
    dishes: docs.length,
    queries: queries.length,
    buildMs,
    p50,
    p95: at(ours, 0.95),
    most: at(ours, 1),
    scanP50,
    ratio: p50 / scanP50,
    aimMs: 50,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await measureSearches())
