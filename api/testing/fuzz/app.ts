// The app to which the fuzzer sends requests. It has all countries,
// a list of logged errors, and a clock that the fuzzer advances.
import { countryCodes } from '@tingkat/ordering/country/country'
import { lunchTime, openTestApp, type TestApp, type TestAppOptions } from '../app.ts'
import { castCatalogue } from '../cast.ts'

export type FuzzedApp = {
  api: TestApp
  /** Stack traces of unexpected errors. */
  errors: string[]
  advance(seconds: number): void
}

export async function openFuzzedApp(options: TestAppOptions = {}): Promise<FuzzedApp> {
  let now = lunchTime
  const errors: string[] = []
  const error = (fields: object, message: string) => {
    const { err } = fields as { err?: Error }
    errors.push(`${message}: ${err?.stack ?? JSON.stringify(fields)}`)
  }
  const api = await openTestApp({
    // Singapore is left out here, because the test catalogue (cast.ts) replaces its demo catalogue.
    countries: countryCodes.filter((code) => code !== 'sg'),
    catalogues: [castCatalogue],
    clock: () => now,
    // Permits private IP addresses as hosts of webhooks and push services. The fuzzer's requests
    // use private addresses, so that no DNS lookup is needed.
    config: { outgoingPrivate: true },
    log: { debug() {}, info() {}, warn() {}, error },
    ...options,
  })
  return {
    api,
    errors,
    advance: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
  }
}
