// Computes a merchant's rating when a review is
// written, and when a review becomes too old to count.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { isDeepStrictEqual } from 'node:util'
import { spreadLiveState } from '../../catalogue/live/actions.ts'
import type { StoredLiveState } from '../../catalogue/live/live-states.ts'
import { lockLiveState, writeLiveState } from '../../catalogue/live/store.ts'
import type { Catalogue } from '../../catalogue/snapshot.ts'
import type { Purges } from '../../cdn/purges.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Bus } from '../../platform/events/bus.ts'
import { startSweep } from '../../platform/jobs/start-sweep.ts'
import type { Log } from '../../platform/log.ts'
import { computeRating, listOutdatedRatings } from './store.ts'

type RatingPorts = {
  database: Pick<Database, 'kysely' | 'transaction'>
  catalogue: Catalogue
  bus: Pick<Bus, 'publish'>
  purges: Pick<Purges, 'merchant' | 'announce'>
  clock: () => Date
  log: Log
}
type OpenTransaction = Parameters<Parameters<Database['transaction']>[0]>[0]
type RatedMerchant = { country: CountryCode; merchantID: string }

const sweepMs = 10 * 60_000
// Maximum number of merchants whose rating one run computes. The next run finds the remaining ones.
const sweptMax = 500

/**
 * Computes the merchant's rating and stores it. Returns
 * the merchant's new live state if the rating has changed.
 */
export async function writeRating(
  { purges }: Pick<RatingPorts, 'purges'>,
  transaction: OpenTransaction,
  merchant: RatedMerchant,
  now: Date,
): Promise<StoredLiveState | undefined> {
  const { version, live } = await lockLiveState(transaction, merchant)
  const { rating, until } = await computeRating(transaction, merchant, now)
  const ratingUntil = until?.toISOString() ?? null
  const before = [live.rating ?? null, live.ratingUntil ?? null]
  if (isDeepStrictEqual([rating, ratingUntil], before)) return undefined
  const state = { version: version + 1, live: { ...live, rating, ratingUntil } }
  await writeLiveState(transaction, merchant, state)
  await purges.merchant(transaction, merchant.country, merchant.merchantID)
  return state
}

/**
 * Computes the rating again for merchants whose rating still includes a review that is too old to
 * count.
 */
export async function sweepRatings(ports: RatingPorts): Promise<void> {
  const now = ports.clock()
  for (const merchant of await listOutdatedRatings(ports.database.kysely, now, sweptMax)) {
    const state = await ports.database.transaction(
      async (transaction) => await writeRating(ports, transaction, merchant, now),
    )
    if (state) await spreadLiveState(ports, merchant, state)
  }
}

/**
 * Starts to update outdated ratings every ten minutes. Several servers may
 * do so at the same time, because repeating the computation has no effect.
 */
export function startRatingSweep(ports: RatingPorts): { stop(): Promise<void> } {
  return startSweep(() => sweepRatings(ports), {
    everyMs: sweepMs,
    log: ports.log,
    failure: 'computing outdated ratings failed',
  })
}
