// A country's flags, whoever keeps them: asked through OpenFeature, remembered for a moment.
import { NOOP_PROVIDER, OpenFeature, ProviderEvents, type Provider } from '@openfeature/server-sdk'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { defaultFlags, flagNames, type Flags } from '@tingkat/ordering/flags'

export type FlagReader = {
  read(country: CountryCode): Promise<Flags>
  close(): Promise<void>
}

// A change must show within a second; a page asks for ten flags.
const keepMs = 500

let opened = 0

/** Flags that the provider cannot tell have their defaults. Throws what the provider throws when it cannot start. */
export async function openFlags(provider: Provider, now: () => number): Promise<FlagReader> {
  // OpenFeature keeps its providers in one place for the whole process: each reader has a name of its own there.
  const domain = `tingkat ${++opened}`
  await OpenFeature.setProviderAndWait(domain, provider)
  const client = OpenFeature.getClient(domain)
  const kept = new Map<CountryCode, { until: number; flags: Promise<Flags> }>()
  client.addHandler(ProviderEvents.ConfigurationChanged, () => kept.clear())

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
      const known = kept.get(country)
      if (known && known.until > now()) return known.flags
      const flags = evaluate(country)
      kept.set(country, { until: now() + keepMs, flags })
      return flags
    },
    close: () => OpenFeature.setProviderAndWait(domain, NOOP_PROVIDER),
  }
}

/** Short, and another for each setting: pages made under other flags are other pages. */
export function flagsVersion(flags: Flags): string {
  return Number.parseInt(flagNames.map((name) => (flags[name] ? 1 : 0)).join(''), 2).toString(36)
}
