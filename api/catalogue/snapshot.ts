// Every country's catalogue in memory, each replaced whole when a newer version was imported.
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import type { Log } from '../platform/log.ts'
import { CountrySnapshot } from './country-snapshot.ts'
import type { CatalogueStore } from './store.ts'

export type Catalogue = {
  /** The country's catalogue; undefined while none was imported. */
  of(country: CountryCode): CountrySnapshot | undefined
  /** The merchant of that id, in whichever country it is. */
  find(merchantID: string): { snapshot: CountrySnapshot; merchant: Merchant } | undefined
  /** Reads what has changed in the database, now. */
  refresh(): Promise<void>
  /** Whether it was read at least once. */
  isLoaded(): boolean
  close(): void
}

/**
 * Reads all catalogues and, with `pollMs`, looks again that often whether another process imported something.
 * Throws when the first reading fails; later failures are logged and what was read stays.
 */
export async function openCatalogue(
  store: CatalogueStore,
  { log, pollMs }: { log: Log; pollMs?: number },
): Promise<Catalogue> {
  const snapshots = new Map<CountryCode, CountrySnapshot>()
  let reading: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let failing = false
  let closed = false

  const read = async () => {
    for (const { country, version } of await store.listVersions()) {
      if (snapshots.get(country)?.version === version) continue
      const stored = await store.readCatalogue(country)
      if (!stored) continue
      const merchants = await store.listMerchants(country, stored.version)
      // None: a newer version arrived in between, and the next look finds it.
      if (merchants.length) snapshots.set(country, new CountrySnapshot(stored, merchants))
    }
  }
  // One reading at a time, so that an older one cannot overwrite a newer.
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
        log.warn({ err: error }, 'the catalogue could not be read again; the one in memory stays')
      failing = true
    }
    schedule()
  }
  const schedule = () => {
    if (pollMs !== undefined && !closed) timer = setTimeout(() => void poll(), pollMs).unref()
  }

  await refresh()
  schedule()
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
    },
  }
}
