// Queues purges: the surrogate keys of pages and API responses that a change has made stale at the
// CDN.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Bus } from '../platform/events/bus.ts'
import { queueKeys, type Transaction } from './store.ts'
import { countryKey, listKey, merchantKey } from './surrogate-keys.ts'

/** Topic of the bus message that announces queued surrogate keys. */
export const purgeTopic = 'cdn.purge'

/**
 * Queues purges. Call `merchant` or `country` in the transaction of the change,
 * and `announce` after its commit, so that the purge is sent immediately
 * instead of at the next poll. Without a CDN, the functions do nothing.
 */
export type Purges = {
  /** Queues purges of a changed merchant's page and menu, and of the lists of its country. */
  merchant(transaction: Transaction, country: CountryCode, merchantID: string): Promise<void>
  /**
   * Queues a purge of all pages and API responses of a country, after a change such as an import.
   */
  country(transaction: Transaction, country: CountryCode): Promise<void>
  announce(): Promise<void>
}

export function createPurges({
  hasCdn,
  bus,
  clock,
}: {
  hasCdn: boolean
  bus?: Pick<Bus, 'publish'>
  clock: () => Date
}): Purges {
  const queue = async (transaction: Transaction, keys: readonly string[]) => {
    if (hasCdn) await queueKeys(transaction, keys, clock())
  }
  return {
    merchant: async (transaction, country, merchantID) =>
      await queue(transaction, [merchantKey(merchantID), listKey(country)]),
    country: async (transaction, country) => await queue(transaction, [countryKey(country)]),
    // If the bus message is lost, polling finds the queued keys.
    announce: async () => {
      if (hasCdn) await bus?.publish(purgeTopic, {}).catch(() => {})
    },
  }
}
