// Keeps the catalogue of this process up to date. Bus messages name the merchants and live states
// (such as sold-out dishes) that have changed. A poll covers lost messages.
import { isDeepStrictEqual } from 'node:util'
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import type { Bus } from '../../platform/events/bus.ts'
import type { Log } from '../../platform/log.ts'
import { toAreaPause, type AreaPauseRow } from '../area-pauses/store.ts'
import type { Catalogue } from '../snapshot.ts'
import type { StoredLiveState } from './live-states.ts'
import { toLiveState, type LiveStore } from './store.ts'

/**
 * In milliseconds. Without the bus, changes are visible
 * within a second. Each poll runs five small statements.
 */
export const feedPollMs = 1_000
// In milliseconds: each poll reads again the changes of this period before the previous poll. A row
// has the time when it was written but becomes visible at its commit, and no transaction takes
// longer than this.
const overlapMs = 30_000

const topicOf = (country: CountryCode): string => `catalogue.${country}`

/**
 * A message on the bus. `merchantIDs` are merchants that have a new revision, or that went on or
 * off sale; `revisions` has their published revisions by id. `liveIDs` are merchants whose live
 * state (such as sold-out dishes) has changed; `live` has some of these states, so that other
 * processes need not read them from the database. `areaPauses` is set if pauses of areas have
 * changed.
 */
type CatalogueNews = {
  merchantIDs?: readonly string[]
  revisions?: Readonly<Record<string, number>>
  liveIDs?: readonly string[]
  live?: readonly (StoredLiveState & { merchantID: string })[]
  areaPauses?: boolean
}

// In characters of JSON: a longer live state is not sent in the message. A bus message
// may have one megabyte; a live state has a few hundred characters per sold-out dish.
const announcedStateMax = 100_000

/** Announces changes to all processes. Call it after the commit. Polling covers a lost message. */
export async function announceChange(
  bus: Pick<Bus, 'publish'>,
  country: CountryCode,
  news: CatalogueNews,
): Promise<void> {
  await bus.publish(topicOf(country), news)
}

/**
 * Announces a merchant's live state after its commit. The message contains the state unless it is
 * very large, so that other processes need not read it from the database.
 */
export async function announceLiveState(
  bus: Pick<Bus, 'publish'>,
  country: CountryCode,
  merchantID: string,
  state: StoredLiveState,
): Promise<void> {
  const isSmall = JSON.stringify(state).length <= announcedStateMax
  const live = isSmall ? [{ merchantID, ...state }] : []
  await announceChange(bus, country, { liveIDs: [merchantID], live })
}

export type CatalogueFeed = {
  /** Reads all changes since the last poll. */
  poll(): Promise<void>
  stop(): Promise<void>
}

type FeedPorts = {
  catalogue: Pick<
    Catalogue,
    'of' | 'tokenOf' | 'liveOf' | 'setLive' | 'setAreaPauses' | 'refresh' | 'refreshMerchants'
  >
  bus: Pick<Bus, 'subscribe'>
  liveStates: LiveStore
  log: Log
  /**
   * The clock that decides which pauses of areas are in effect. Default: the clock of this process.
   */
  clock?: () => Date
}

/**
 * Reads the live states of all merchants, then follows changes. Without `pollMs`, only changes
 * announced on the bus are read.
 */
export async function startCatalogueFeed(
  ports: FeedPorts,
  { pollMs }: { pollMs?: number } = {},
): Promise<CatalogueFeed> {
  const { catalogue, bus, log } = ports
  const seen = new Map<string, string>()
  let since: Date | undefined
  let isFailing = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> | undefined

  const readAll = async () => {
    const now = await ports.liveStates.readClock()
    await Promise.all([
      ...countryCodes.map((country) => readLiveStates(ports, country)),
      readAreaPauses(ports),
    ])
    since = now
  }

  const pollOnce = async () => {
    if (!since) return await readAll()
    const from = new Date(since.getTime() - overlapMs)
    const changes = await ports.liveStates.listChanges(from)
    await catalogue.refresh()
    await readAreaPauses(ports)
    for (const country of countryCodes) {
      const of = <Row extends { country: string }>(rows: Row[]) =>
        rows.filter((row) => row.country === country)
      const states = catalogue.liveOf(country)
      const live = of(changes.live)
        .filter(({ merchantID, version }) => states.of(merchantID).version < version)
        .map(({ merchantID }) => merchantID)
      if (live.length > 0) await readLiveStates(ports, country, live)
      const merchants = of(changes.merchants).filter(
        ({ merchantID, token }) =>
          seen.get(`${country} ${merchantID}`) !== token &&
          catalogue.tokenOf(country, merchantID) !== token,
      )
      if (merchants.length > 0)
        await catalogue.refreshMerchants(
          country,
          merchants.map(({ merchantID }) => merchantID),
        )
    }
    seen.clear()
    for (const { country, merchantID, token } of changes.merchants)
      seen.set(`${country} ${merchantID}`, token)
    since = changes.now
  }

  /** Only one poll runs at a time; other callers wait for the running one. */
  const poll = (): Promise<void> => {
    polling ??= pollOnce().finally(() => {
      polling = undefined
    })
    return polling
  }
  const pollQuietly = async () => {
    try {
      await poll()
      isFailing = false
    } catch (error) {
      if (!isFailing)
        log.warn({ err: error }, 'reading catalogue changes failed; it will be retried')
      isFailing = true
    }
  }
  const schedule = () => {
    if (pollMs === undefined || isStopped) return
    timer = setTimeout(() => void pollQuietly().finally(schedule), pollMs).unref()
  }

  const readers = countryCodes.map((country) => ({ country, reader: createReader(ports, country) }))
  const unsubscribes = await Promise.all(
    readers.map(({ country, reader }) =>
      bus.subscribe(topicOf(country), (message) => {
        const news = message as CatalogueNews | null
        if (news) reader.read(news)
      }),
    ),
  )
  await poll()
  schedule()
  return {
    poll,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await Promise.all(unsubscribes.map((unsubscribe) => unsubscribe()))
      await Promise.all(readers.map(({ reader }) => reader.idle()))
      await polling?.catch(() => {})
    },
  }
}

async function readLiveStates(
  { catalogue, liveStates }: FeedPorts,
  country: CountryCode,
  merchantIDs?: readonly string[],
): Promise<void> {
  const rows = await liveStates.read(country, merchantIDs)
  for (const row of rows) catalogue.setLive(country, row.merchantID, row)
}

async function readAreaPauses({ catalogue, liveStates, clock }: FeedPorts): Promise<void> {
  putAreaPauses(catalogue, await liveStates.listAreaPauses(clock?.() ?? new Date()))
}

/**
 * Loads all current pauses of areas into memory. No-op for countries whose pauses have not changed.
 */
export function putAreaPauses(
  catalogue: Pick<Catalogue, 'liveOf' | 'setAreaPauses'>,
  rows: readonly AreaPauseRow[],
): void {
  for (const country of countryCodes) {
    const pauses = rows.filter((row) => row.country === country).map(toAreaPause)
    if (!isDeepStrictEqual(pauses, catalogue.liveOf(country).areaPauses))
      catalogue.setAreaPauses(country, pauses)
  }
}

/**
 * Reads the changes that the bus announces. Changes
 * announced during a read are read by the next read.
 */
function createReader(ports: FeedPorts, country: CountryCode) {
  const live = new Set<string>()
  const merchants = new Set<string>()
  let hasAreaPauses = false
  let reading: Promise<void> | undefined

  const take = (IDs: Set<string>): string[] => {
    const taken = [...IDs]
    IDs.clear()
    return taken
  }
  const hasWork = () => live.size > 0 || merchants.size > 0 || hasAreaPauses
  const readNamed = async (): Promise<void> => {
    try {
      while (hasWork()) {
        if (hasAreaPauses) {
          hasAreaPauses = false
          await readAreaPauses(ports)
        }
        const changed = take(live)
        if (changed.length > 0) await readLiveStates(ports, country, changed)
        const replaced = take(merchants)
        if (replaced.length > 0) await ports.catalogue.refreshMerchants(country, replaced)
      }
    } catch (error) {
      // The next poll reads the merchants that this read has failed to read.
      ports.log.warn({ err: error, country }, 'reading a catalogue change failed')
    } finally {
      reading = undefined
    }
  }

  /**
   * Applies the live states in the message. Returns the ids of the merchants
   * whose live state is not in the message and must be read from the database.
   */
  const applyLiveStates = ({ live: states = [], liveIDs = [] }: CatalogueNews): string[] => {
    for (const { merchantID, version, live: state } of states)
      ports.catalogue.setLive(country, merchantID, { version, live: toLiveState(state) })
    const applied = new Set(states.map(({ merchantID }) => merchantID))
    return liveIDs.filter((ID) => !applied.has(ID))
  }
  /**
   * Returns the ids of the merchants whose revision
   * in this process is older than the announced one.
   */
  const listOutdated = ({ merchantIDs = [], revisions = {} }: CatalogueNews): string[] => {
    const snapshot = ports.catalogue.of(country)
    return merchantIDs.filter((ID) => (snapshot?.revisionOf(ID) ?? 0) < (revisions[ID] ?? Infinity))
  }

  return {
    read(news: CatalogueNews): void {
      hasAreaPauses ||= news.areaPauses === true
      for (const ID of applyLiveStates(news)) live.add(ID)
      for (const ID of listOutdated(news)) merchants.add(ID)
      if (hasWork()) reading ??= readNamed()
    },
    idle: async () => await reading,
  }
}
