// The catalogues of all countries in memory. A newer version replaces the whole snapshot of a
// country.
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import type { Log } from '../platform/log.ts'
import { CountrySnapshot } from './country-snapshot.ts'
import type { CatalogueStore } from './store.ts'

export type Catalogue = {
  /** Undefined if no catalogue of the country was imported. */
  of(country: CountryCode): CountrySnapshot | undefined
  /** Finds a merchant in all countries. */
  find(merchantID: string): { snapshot: CountrySnapshot; merchant: Merchant } | undefined
  /** Reads new versions from the database now. */
  refresh(): Promise<void>
  /** Whether the catalogues were read at least once. */
  isLoaded(): boolean
  close(): void
}

export type CatalogueOptions = {
  log: Log
  /** Interval of polls for versions that other processes have imported. Default: no polling. */
  pollMs?: number
  /**
   * Delay after which the search is prepared if no request has needed it before, so that preparing
   * it does not slow the first pages. Default: prepared by the first search.
   */
  prepareSearchMs?: number
}

/**
 * Reads all catalogues. Throws if the first read fails. Later failures are logged, and the
 * snapshots stay as they are. A newer version replaces a snapshot at once, before its search is
 * prepared.
 */
export async function openCatalogue(
  store: CatalogueStore,
  { log, pollMs, prepareSearchMs }: CatalogueOptions,
): Promise<Catalogue> {
  const snapshots = new Map<CountryCode, CountrySnapshot>()
  let reading: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let searchTimer: NodeJS.Timeout | undefined
  let failing = false
  let closed = false

  const readCountry = async ({ country, version }: { country: CountryCode; version: number }) => {
    if (snapshots.get(country)?.version === version) return
    const stored = await store.readCatalogue(country)
    if (!stored) return
    const merchants = await store.listMerchants(country, stored.version)
    // Empty if a newer version was imported between the two reads; the next poll reads that one.
    if (merchants.length) snapshots.set(country, new CountrySnapshot(stored, merchants))
  }
  // Countries are read concurrently: while the database reads one, this process parses another.
  const read = async () => {
    await Promise.all((await store.listVersions()).map(readCountry))
  }
  // One read at a time, so that an older result cannot replace a newer one.
  const refresh = () => {
    const next = reading.catch(() => {}).then(read)
    reading = next
    return next
  }
  const poll = async () => {
    try {
      await refresh()
      failing = false
    } catch (error) {
      if (!failing)
        log.warn(
          { err: error },
          'reading the catalogue failed; the version in memory is still used',
        )
      failing = true
    }
    schedule()
  }
  const schedule = () => {
    if (pollMs !== undefined && !closed) timer = setTimeout(() => void poll(), pollMs).unref()
  }

  const prepareSearch = async () => {
    for (const { search } of snapshots.values()) if (!closed) await search.prepare()
  }

  await refresh()
  schedule()
  if (prepareSearchMs !== undefined)
    searchTimer = setTimeout(() => {
      prepareSearch().catch((error: unknown) => log.error({ err: error }, 'search index failed'))
    }, prepareSearchMs).unref()
  return {
    of: (country) => snapshots.get(country),
    find: (merchantID) => {
      for (const country of countryCodes) {
        const snapshot = snapshots.get(country)
        const merchant = snapshot?.merchants.get(merchantID)
        if (snapshot && merchant) return { snapshot, merchant }
      }
      return undefined
    },
    refresh,
    isLoaded: () => true,
    close: () => {
      closed = true
      clearTimeout(timer)
      clearTimeout(searchTimer)
    },
  }
}
