// The app that is fuzzed: all countries, errors of its log, and a clock that the fuzzer moves on.
import { countryCodes } from '@tingkat/ordering/country/country'
import { lunchTime, openTestApp, type TestApp, type TestAppOptions } from '../app.ts'
import { castCatalogue } from '../cast.ts'

export type FuzzedApp = {
  api: TestApp
  /** Stacks of unexpected errors. */
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
    // The cast is the catalogue of Singapore.
    countries: countryCodes.filter((code) => code !== 'sg'),
    catalogues: [castCatalogue],
    clock: () => now,
    // Names are not looked up: webhooks and push services are addresses.
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
