// One near-me query among a thousand kitchens and among a million, in a process of its own: `node --expose-gc bench/near-me.ts`.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { listMerchants } from '@tingkat/api/catalogue/actions'
import { CountrySnapshot } from '@tingkat/api/catalogue/country-snapshot'
import { castMerchantDoc } from '@tingkat/api/testing/cast-merchant'
import type { Point } from '@tingkat/ordering/location/location'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { anyMerchant } from '@tingkat/ordering/merchant/merchant-filter'

export type NearMe = {
  few: number
  many: number
  /** Microseconds a query, median. */
  fewMicros: number
  manyMicros: number
  /** Many to few: more towns as dense as the one. */
  ratio: number
  aim: number
  /** Many to few when the million crowd into the area of the thousand. */
  crowdedRatio: number
  /** Beside the menus. */
  bytesPerMerchant: number
}

const program = fileURLToPath(import.meta.url)
const few = 1_000
const many = 1_000_000
const rounds = 9
const queriesPerRound = 400
// A Wednesday, a quarter past eleven in Jakarta.
const lunch = new Date('2026-03-18T04:15:00Z')

/** Runs the measurement in a fresh process, whose memory is nobody else's. Throws when it fails or takes ten minutes. */
export async function measureNearMe(): Promise<NearMe> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=6144', program],
    { timeout: 600_000 },
  )
  return JSON.parse(stdout) as NearMe
}

type Random = () => number

/** The same numbers each time: mulberry32. */
function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Kitchens of every town, thickest in its middle. */
function kitchensOf(towns: readonly Point[], perTown: number, random: Random): Merchant[] {
  const template = castMerchantDoc()
  return towns.flatMap((town, index) =>
    Array.from({ length: perTown }, (_, place) => ({
      ...template,
      ID: `m${index}-${place}`,
      latlng: scattered(town, random),
      radius: radiusOf(random),
    })),
  )
}

// Degrees: some eight kilometres from a town's middle to its edge.
const townRadius = 0.07

function scattered(middle: Point, random: Random): Point {
  const distance = townRadius * random() * Math.sqrt(random())
  const bearing = 2 * Math.PI * random()
  return {
    latitude: middle.latitude + distance * Math.cos(bearing),
    longitude: middle.longitude + distance * Math.sin(bearing),
  }
}

// Most ride three to six kilometres, some only round the corner, one in two hundred through half the province.
function radiusOf(random: Random): number {
  const kind = random()
  return Math.round(
    kind < 0.1
      ? 500 + 1_500 * random()
      : kind < 0.995
        ? 3_000 + 3_000 * random()
        : 20_000 + 30_000 * random(),
  )
}

/** Towns all over Indonesia's islands and the sea between: the index does not care. */
const townsOf = (count: number, random: Random): Point[] =>
  Array.from({ length: count }, () => ({
    latitude: -9 + 13 * random(),
    longitude: 96 + 44 * random(),
  }))

type Country = { snapshot: CountrySnapshot; starts: Point[]; bytesPerMerchant: number }

function countryOf(towns: readonly Point[], perTown: number, random: Random): Country {
  const before = memory()
  const merchants = kitchensOf(towns, perTown, random).map((merchant) => ({
    merchant,
    temporarilyClosed: false,
  }))
  const snapshot = new CountrySnapshot(
    { country: 'id', version: 1, doc: { places: [], promos: [], source: 'file', contentHash: '' } },
    merchants,
  )
  const bytesPerMerchant = Math.round((memory() - before) / merchants.length)
  const starts = Array.from({ length: queriesPerRound }, () =>
    scattered(towns[Math.floor(random() * towns.length)] as Point, random),
  )
  return { snapshot, starts, bytesPerMerchant }
}

function memory(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Microseconds a query of a full page, written as it is sent, over every start. */
function timeQueries({ snapshot, starts }: Country): number {
  const began = performance.now()
  for (const start of starts)
    JSON.stringify(
      listMerchants(
        snapshot,
        {
          start,
          search: '',
          category: '',
          filter: anyMerchant,
          sort: 'recommended',
          offset: 0,
          limit: 24,
        },
        lunch,
      ),
    )
  return ((performance.now() - began) * 1000) / starts.length
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Both in turn, so that the machine's moods strike both. */
function compare(one: Country, other: Country) {
  timeQueries(one)
  timeQueries(other)
  const pairs = Array.from({ length: rounds }, () => ({
    one: timeQueries(one),
    other: timeQueries(other),
  }))
  return {
    one: median(pairs.map((pair) => pair.one)),
    other: median(pairs.map((pair) => pair.other)),
    ratio: median(pairs.map((pair) => pair.other / pair.one)),
  }
}

function measure(): NearMe {
  const random = seeded(7)
  const town = townsOf(1, random)
  const small = countryOf(town, few, random)
  const wide = countryOf(townsOf(many / few, random), few, random)
  const spreadOut = compare(small, wide)
  const { bytesPerMerchant } = wide
  wide.snapshot = small.snapshot
  const crowded = compare(small, countryOf(town, many, random))
  return {
    few,
    many,
    fewMicros: spreadOut.one,
    manyMicros: spreadOut.other,
    ratio: spreadOut.ratio,
    aim: 1.5,
    crowdedRatio: crowded.ratio,
    bytesPerMerchant,
  }
}

if (process.argv[1] === program) process.stdout.write(JSON.stringify(measure()))
