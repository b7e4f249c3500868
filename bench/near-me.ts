// Measures a query for nearby merchants among a thousand and among a million merchants. Run it
// alone with `node --expose-gc bench/near-me.ts`.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { listMerchants } from '@tingkat/api/catalogue/actions'
import { CountrySnapshot } from '@tingkat/api/catalogue/country-snapshot'
import { castMerchantDoc } from '@tingkat/api/testing/cast-merchant'
import type { Point } from '@tingkat/ordering/location/location'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { emptyMerchantFilter } from '@tingkat/ordering/merchant/merchant-filter'

export type NearMeFigures = {
  few: number
  many: number
  /** Median microseconds per query, among few and among many merchants. */
  fewMicros: number
  manyMicros: number
  /**
   * Ratio of `manyMicros` to `fewMicros` if the million merchants are spread over more towns of the
   * same density.
   */
  ratio: number
  aim: number
  /**
   * The same ratio when the million merchants are all in the towns of the thousand merchants, so
   * that more merchants are near each point.
   */
  crowdedRatio: number
  /** Memory that the index uses per merchant in bytes, without the menus. */
  bytesPerMerchant: number
}

const program = fileURLToPath(import.meta.url)
const few = 1_000
const many = 1_000_000
const rounds = 9
const queriesPerRound = 400
// A Wednesday, 11:15 in Jakarta: a time at which most of the merchants are open.
const lunch = new Date('2026-03-18T04:15:00Z')

/**
 * Runs the measurement in a new process, so that other data does not count towards its memory.
 * Throws if the process fails or takes longer than ten minutes.
 */
export async function measureNearMe(): Promise<NearMeFigures> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=6144', program],
    { timeout: 600_000 },
  )
  return JSON.parse(stdout) as NearMeFigures
}

type Random = () => number

/** Returns a deterministic random number generator (mulberry32). */
function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Creates merchants around each town, densest at its centre. */
function createMerchants(towns: readonly Point[], perTown: number, random: Random): Merchant[] {
  const template = castMerchantDoc()
  return towns.flatMap((town, townIndex) =>
    Array.from({ length: perTown }, (_, merchantIndex) => ({
      ...template,
      ID: `m${townIndex}-${merchantIndex}`,
      latlng: randomPointAround(town, random),
      radius: randomRadius(random),
    })),
  )
}

// Distance from a random town's centre to its edge in degrees, about eight kilometres.
const townRadius = 0.07

function randomPointAround(centre: Point, random: Random): Point {
  const distance = townRadius * random() * Math.sqrt(random())
  const bearing = 2 * Math.PI * random()
  return {
    latitude: centre.latitude + distance * Math.cos(bearing),
    longitude: centre.longitude + distance * Math.sin(bearing),
  }
}

/**
 * Returns a delivery radius in metres: 3 to 6 km for most merchants, 0.5 to 2 km for one in ten,
 * 20 to 50 km for one in two hundred.
 */
function randomRadius(random: Random): number {
  const kind = random()
  if (kind < 0.1) return Math.round(500 + 1_500 * random())
  if (kind < 0.995) return Math.round(3_000 + 3_000 * random())
  return Math.round(20_000 + 30_000 * random())
}

/**
 * Returns random points in Indonesia's bounding box. Some are at sea, which makes no difference to
 * the index.
 */
const randomTowns = (count: number, random: Random): Point[] =>
  Array.from({ length: count }, () => ({
    latitude: -9 + 13 * random(),
    longitude: 96 + 44 * random(),
  }))

type Country = { snapshot: CountrySnapshot; starts: Point[]; bytesPerMerchant: number }

function createCountry(towns: readonly Point[], perTown: number, random: Random): Country {
  const before = usedMemory()
  const merchants = createMerchants(towns, perTown, random).map((merchant) => ({
    merchant,
    temporarilyClosed: false,
  }))
  const snapshot = new CountrySnapshot(
    { country: 'id', version: 1, doc: { places: [], promos: [], source: 'file' } },
    merchants,
  )
  const bytesPerMerchant = Math.round((usedMemory() - before) / merchants.length)
  const starts = Array.from({ length: queriesPerRound }, () =>
    randomPointAround(towns[Math.floor(random() * towns.length)] as Point, random),
  )
  return { snapshot, starts, bytesPerMerchant }
}

/** Returns the bytes in use after a garbage collection. */
function usedMemory(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/**
 * Returns the microseconds per query for one page of nearby merchants, serialisation to JSON
 * included.
 */
function timeQueries({ snapshot, starts }: Country): number {
  const startedAt = performance.now()
  for (const start of starts)
    JSON.stringify(
      listMerchants(
        snapshot,
        {
          start,
          search: '',
          category: '',
          filter: emptyMerchantFilter,
          sort: 'recommended',
          offset: 0,
          limit: 24,
        },
        lunch,
      ),
    )
  return ((performance.now() - startedAt) * 1000) / starts.length
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * Measures the small and the large country alternately, so that changes in the machine's speed
 * affect both.
 */
function compare(small: Country, large: Country) {
  timeQueries(small)
  timeQueries(large)
  const pairs = Array.from({ length: rounds }, () => ({
    small: timeQueries(small),
    large: timeQueries(large),
  }))
  return {
    small: median(pairs.map((pair) => pair.small)),
    large: median(pairs.map((pair) => pair.large)),
    ratio: median(pairs.map((pair) => pair.large / pair.small)),
  }
}

function measure(): NearMeFigures {
  const random = createRandom(7)
  const town = randomTowns(1, random)
  const small = createCountry(town, few, random)
  const wide = createCountry(randomTowns(many / few, random), few, random)
  const spreadOut = compare(small, wide)
  const { bytesPerMerchant } = wide
  // Frees the large catalogue snapshot before the next one is created.
  wide.snapshot = small.snapshot
  const crowded = compare(small, createCountry(town, many, random))
  return {
    few,
    many,
    fewMicros: spreadOut.small,
    manyMicros: spreadOut.large,
    ratio: spreadOut.ratio,
    aim: 1.5,
    crowdedRatio: crowded.ratio,
    bytesPerMerchant,
  }
}

if (process.argv[1] === program) process.stdout.write(JSON.stringify(measure()))
