// Reads a country's feature flags through OpenFeature, and caches them for half a second.
import { NOOP_PROVIDER, OpenFeature, ProviderEvents, type Provider } from '@openfeature/server-sdk'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { defaultFlags, flagNames, type Flags } from '@tingkat/ordering/flags'

export type FlagReader = {
  read(country: CountryCode): Promise<Flags>
  close(): Promise<void>
}

// Flags are cached for this many milliseconds, because each page reads all of them. A change of the
// flag file must take effect within a second: flags stay in this cache for half a second, and the
// file is checked every half second.
const cacheMs = 500

let opened = 0

/**
 * Opens a reader of flags. Flags that the provider does not
 * know have their default. Throws if the provider cannot start.
 */
export async function openFlags(provider: Provider, now: () => number): Promise<FlagReader> {
  // OpenFeature registers providers globally by domain, so each reader needs a domain of its own.
  const domain = `tingkat ${++opened}`
  await OpenFeature.setProviderAndWait(domain, provider)
  const client = OpenFeature.getClient(domain)
  const cache = new Map<CountryCode, { until: number; flags: Promise<Flags> }>()
  client.addHandler(ProviderEvents.ConfigurationChanged, () => cache.clear())

  async function evaluate(country: CountryCode): Promise<Flags> {
    const context = { targetingKey: country, country }
    const entries = flagNames.map(
      async (name) =>
        [name, await client.getBooleanValue(name, defaultFlags[name], context)] as const,
    )
    return Object.fromEntries(await Promise.all(entries)) as Flags
  }

  return {
    read(country) {
      const cached = cache.get(country)
      if (cached && cached.until > now()) return cached.flags
      const flags = evaluate(country)
      cache.set(country, { until: now() + cacheMs, flags })
      return flags
    },
    close: () => OpenFeature.setProviderAndWait(domain, NOOP_PROVIDER),
  }
}

/**
 * Returns a short text that identifies the combination of flags. Page caches use it as a part of
 * the key, because pages look different under other flags.
 */
export function flagsVersion(flags: Flags): string {
  return Number.parseInt(flagNames.map((name) => (flags[name] ? 1 : 0)).join(''), 2).toString(36)
}
