// Towns and cities of South-East Asia with a thousand inhabitants or more (GeoNames, CC BY 4.0).
import { Worker } from 'node:worker_threads'

export type City = { id: string; name: string; countryCode: string; population: number; latitude: number; longitude: number }

// Reading takes a third of a second on a slow machine.
const readLimitMs = 15_000

/** Reads them all, off the main thread. Throws when that fails or takes too long. */
export function readCities(): Promise<City[]> {
  const { promise, resolve, reject } = Promise.withResolvers<City[]>()
  const worker = new Worker(new URL('./cities-thread.ts', import.meta.url), { execArgv: [] })
  const timer = setTimeout(() => reject(new Error('the gazetteer could not be read in time')), readLimitMs)
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('the gazetteer ended before it was read')))
  return promise.finally(() => {
    clearTimeout(timer)
    void worker.terminate()
  })
}
