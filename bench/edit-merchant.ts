// Measures how long the snapshot of a country with many merchants takes to include a new version of
// one merchant, and for how long this blocks the event loop. Run it with
// `node --expose-gc bench/edit-merchant.ts [MERCHANTS]`.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { CountrySnapshot } from '@tingkat/api/catalogue/country-snapshot'
import { castMerchantDoc } from '@tingkat/api/testing/cast-merchant'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'

const edits = 200
const counts = process.argv[2] ? [Number(process.argv[2])] : [50_000, 100_000]

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

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
    latlng: { latitude: -6 + (index % 997) / 500, longitude: 106 + (index % 1_009) / 500 },
    menu: { ...template.menu, categories: dishes },
  }
}

async function measure(count: number): Promise<string> {
  const template = castMerchantDoc()
  const snapshot = new CountrySnapshot(
    { country: 'id', version: 1, doc: { places: [], promos: [], source: 'file' } },
    Array.from({ length: count }, (_, index) => ({
      merchant: createMerchant(template, index),
      temporarilyClosed: false,
    })),
  )
  await snapshot.search.prepare()
  // With --expose-gc, garbage of the creation is collected now and not during the measurement.
  globalThis.gc?.()
  const times: number[] = []
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  for (let edit = 1; edit <= edits; edit++) {
    const index = (edit * 7_919) % count
    const merchant = createMerchant(template, index, edit)
    const startedAt = performance.now()
    snapshot.replaceMerchant(merchant.ID, { merchant, temporarilyClosed: false, revision: edit })
    times.push(performance.now() - startedAt)
    await setImmediate()
  }
  delay.disable()
  return (
    `${count} merchants: ${percentile(times, 0.5).toFixed(2)} ms median, ` +
    `${percentile(times, 0.95).toFixed(2)} ms p95 (aim 50), ` +
    `${Math.max(...times).toFixed(2)} ms longest block (aim 20), ` +
    `event loop delay at most ${(delay.max / 1e6).toFixed(1)} ms`
  )
}

for (const count of counts) process.stdout.write(`${await measure(count)}\n`)
