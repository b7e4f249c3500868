// Measures how long it takes until a new version of one merchant among many is shown, and for how
// long this blocks the event loop. Run it alone with `node --expose-gc bench/edit-merchant.ts`.
import { execFile } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { CountrySnapshot } from '@tingkat/api/catalogue/country-snapshot'
import { castMerchantDoc } from '@tingkat/api/testing/cast-merchant'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'

/**
 * Times of one change of a merchant, in milliseconds. `blockMs` is the longest time for which a
 * change and the garbage collection during it kept the main thread busy, without the time that
 * other processes took.
 */
export type EditFigures = { merchants: number; medianMs: number; p95Ms: number; blockMs: number }

const program = fileURLToPath(import.meta.url)
const counts = [50_000, 100_000]
// Number of measured edits: enough that the spatial index of moved merchants is rebuilt twice.
const edits = 2_500
// Number of edits before the measurement, during which the code is compiled.
const warmUps = 200

/**
 * Runs the measurement in a new process, so that other data does not slow its garbage collection.
 * Throws if the process fails or takes longer than ten minutes.
 */
export async function measureEdits(): Promise<EditFigures[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program], {
    timeout: 600_000,
  })
  return JSON.parse(stdout) as EditFigures[]
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

/** Returns the CPU time of the main thread so far, in milliseconds. */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

function createMerchant(template: Merchant, index: number, edit = 0): Merchant {
  const dishes = template.menu.categories.map((category) => ({
    ...category,
    items: category.items.map((dish) => ({
      ...dish,
      name: `${dish.name} ${(index + edit) % 5_000}`,
    })),
  }))
  return {
    ...template,
    ID: `m${index}`,
    name: `Merchant ${index} ${edit}`,
    rating: ((index + edit) % 50) / 10,
    // Every edit moves the merchant, so that its place in the spatial index changes.
    latlng: {
      latitude: -6 + (index % 997) / 500 + edit / 1e6,
      longitude: 106 + (index % 1_009) / 500,
    },
    menu: { ...template.menu, categories: dishes },
  }
}

async function measure(count: number): Promise<EditFigures> {
  const template = castMerchantDoc()
  const snapshot = new CountrySnapshot(
    { country: 'id', version: 1, doc: { places: [], promos: [], source: 'file' } },
    Array.from({ length: count }, (_, index) => ({
      merchant: createMerchant(template, index),
      temporarilyClosed: false,
    })),
  )
  await snapshot.search.prepare()
  // With --expose-gc, the garbage from creating the merchants is collected now and not during the
  // measurement.
  globalThis.gc?.()
  const times: number[] = []
  const blocks: number[] = []
  for (let edit = 1; edit <= edits; edit++) {
    const index = (edit * 7_919) % count
    const merchant = createMerchant(template, index, edit)
    const startedAt = performance.now()
    const busyBefore = busyMs()
    snapshot.replaceMerchant(merchant.ID, { merchant, temporarilyClosed: false, revision: edit })
    if (edit >= warmUps) {
      times.push(performance.now() - startedAt)
      blocks.push(busyMs() - busyBefore)
    }
    await setImmediate()
  }
  return {
    merchants: count,
    medianMs: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    blockMs: Math.max(...blocks),
  }
}

if (process.argv[1] === program) {
  const figures: EditFigures[] = []
  for (const count of counts) figures.push(await measure(count))
  process.stdout.write(JSON.stringify(figures))
}
