// Holds the catalogues of all countries in memory. Importing a catalogue replaces the snapshot of
// its country.
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import type { AreaPause } from '@tingkat/ordering/merchant/area-pause'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import type { Log } from '../platform/log.ts'
import { CountrySnapshot } from './country-snapshot.ts'
import { FirstReads } from './first-reads.ts'
import { LiveStates, type StoredLiveState } from './live/live-states.ts'
import type { CatalogueStore } from './store.ts'

export type ChangeListener = (country: CountryCode, merchantID: string | null) => void

export type Catalogue = {
  /** Returns the country's catalogue; undefined if none was imported. */
  of(country: CountryCode): CountrySnapshot | undefined
  /** Finds a merchant in all countries. */
  find(merchantID: string): { snapshot: CountrySnapshot; merchant: Merchant } | undefined
  /**
   * Reads newly imported catalogues from the database, one country after the other. Awaits `pause`
   * before each country, unless a request waits for a country that was never read.
   */
  refresh(pause?: () => Promise<unknown>): Promise<void>
  /** Reads these merchants from the database and replaces them in the snapshot. */
  refreshMerchants(country: CountryCode, IDs: readonly string[]): Promise<void>
  /**
   * Returns the token that the merchant had when `refreshMerchants` last read it; undefined if it
   * was never read. A merchant has another token after each change.
   */
  tokenOf(country: CountryCode, merchantID: string): string | null | undefined
  /**
   * Returns the live states of the country's merchants. Imports of catalogues do not change the
   * live states.
   */
  liveOf(country: CountryCode): LiveStates
  /** Stores a merchant's live state in memory, unless it is older than the stored one. */
  setLive(country: CountryCode, merchantID: string, state: StoredLiveState): void
  /** Replaces the country's pauses of areas in memory. */
  setAreaPauses(country: CountryCode, pauses: readonly AreaPause[]): void
  /**
   * Calls `listener` after each change in memory, with the id of the merchant, or null if any
   * merchant of the country may have changed. Returns a function that removes the listener.
   */
  onChange(listener: ChangeListener): () => void
  /** Whether the catalogues were read at least once. */
  isLoaded(): boolean
  /**
   * Waits until the catalogue of the country, or of all countries, was read for the first time.
   * Throws `unavailable` if that takes too long.
   */
  untilRead(country?: CountryCode): Promise<void>
  close(): void
}

// Number of merchants per read. Limits the memory of a
// read, and how long parsing it blocks the event loop.
const merchantsPerRead = 20

export type CatalogueOptions = {
  /** The countries whose catalogues are loaded. Default: all. */
  countries?: readonly CountryCode[] | undefined
  log: Log
  /**
   * Delay in milliseconds after which the search index is built if no request has needed it before,
   * so that building it does not slow the first pages. Default: the first search builds it.
   */
  prepareSearchMs?: number
}

/** Returns the catalogues after reading them. Throws if that fails. */
export async function openCatalogue(
  store: CatalogueStore,
  options: CatalogueOptions,
): Promise<Catalogue> {
  const catalogue = createCatalogue(store, options)
  await catalogue.refresh()
  return catalogue
}

/**
 * Returns the catalogues, which are empty until the first `refresh`. If `refresh` fails, the
 * snapshots remain unchanged. A newer catalogue replaces a snapshot immediately, before its search
 * index is built.
 */
export function createCatalogue(
  store: CatalogueStore,
  { log, prepareSearchMs, countries = countryCodes }: CatalogueOptions,
): Catalogue {
  const snapshots = new Map<CountryCode, CountrySnapshot>()
  const live = new Map(countryCodes.map((country) => [country, new LiveStates()]))
  const liveOf = (country: CountryCode): LiveStates => {
    const states = live.get(country)
    if (!states) throw new Error(`there is no country ${country}`)
    return states
  }
  const tokens = new Map<string, string | null | undefined>()
  const listeners = new Set<ChangeListener>()
  const announce: ChangeListener = (country, merchantID) => {
    for (const listener of listeners) listener(country, merchantID)
  }
  let reading: Promise<void> = Promise.resolve()
  let searchTimer: NodeJS.Timeout | undefined
  const firstReads = new FirstReads()
  let closed = false

  const readCountry = async ({ country, version }: { country: CountryCode; version: number }) => {
    if (snapshots.get(country)?.version === version) return
    const [stored, merchants] = await Promise.all([
      store.readCatalogue(country),
      store.listMerchants(country, version),
    ])
    // Another version, or an empty result, means that a newer
    // catalogue was imported meanwhile. The next poll reads it.
    if (stored?.version !== version || merchants.length === 0) return
    snapshots.set(country, new CountrySnapshot(stored, merchants, liveOf(country)))
    announce(country, null)
  }
  const read = async (pause: () => Promise<unknown> = async () => undefined) => {
    const versions = await store.listVersions()
    const unread = versions.filter(({ country }) => countries.includes(country))
    const takeNext = () => firstReads.takeNext(unread, pause)
    for (let next = await takeNext(); next; next = await takeNext()) {
      await readCountry(next)
      firstReads.note(next.country)
    }
    firstReads.noteAll()
  }
  const readMerchants = async (country: CountryCode, IDs: readonly string[]) => {
    const snapshot = snapshots.get(country)
    if (!snapshot) return
    for (let start = 0; start < IDs.length; start += merchantsPerRead) {
      const wanted = IDs.slice(start, start + merchantsPerRead)
      const found = await store.readMerchants(country, snapshot.version, wanted)
      const docs = new Map(found.map((doc) => [doc.merchant.ID, doc]))
      // If none of the merchants was found, a newer catalogue
      // may have been imported, which the next poll reads.
      if (found.length > 0 || (await isCurrent(snapshot)))
        for (const ID of wanted) {
          snapshot.replaceMerchant(ID, docs.get(ID))
          tokens.set(`${country} ${ID}`, docs.get(ID)?.token)
          announce(country, ID)
        }
    }
  }
  const isCurrent = async ({ country, version }: CountrySnapshot) =>
    (await store.readCatalogue(country.code))?.version === version
  // Only one read of the database runs at a time, so that an older result cannot replace a newer
  // one.
  const inSequence = (step: () => Promise<void>) => {
    const next = reading.catch(() => {}).then(step)
    reading = next
    return next
  }
  const refresh = (pause?: () => Promise<unknown>) => inSequence(() => read(pause))
  const prepareSearch = async () => {
    for (const { search } of snapshots.values()) if (!closed) await search.prepare()
  }

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
    refreshMerchants: (country, IDs) => inSequence(() => readMerchants(country, IDs)),
    tokenOf: (country, merchantID) => tokens.get(`${country} ${merchantID}`),
    liveOf,
    setLive: (country, merchantID, state) => {
      if (!liveOf(country).set(merchantID, state)) return
      snapshots.get(country)?.noteLive(merchantID)
      announce(country, merchantID)
    },
    setAreaPauses: (country, pauses) => {
      liveOf(country).areaPauses = pauses
      snapshots.get(country)?.noteAllLive()
      announce(country, null)
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isLoaded: () => firstReads.isDone,
    untilRead: (country) => firstReads.until(country),
    close: () => {
      closed = true
      clearTimeout(searchTimer)
    },
  }
}
