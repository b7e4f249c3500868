// Opens the gazetteer (the bundled place names), the geocoder and the feature flags, which every
// process needs.
import type { AppDeps } from '../../deps.ts'
import { defaultFlags, developmentFlags } from '@tingkat/ordering/flags'
import { readCities } from '../../providers/geocoding/cities.ts'
import { openGazetteer } from '../../providers/geocoding/gazetteer.ts'
import { openGeocoder } from '../../providers/geocoding/open-geocoder.ts'
import { FlagFileProvider } from '../../settings/flag-file-provider.ts'
import { openFlags } from '../../settings/flags.ts'
import type { Start } from './open-storage.ts'

type Providers = Pick<AppDeps, 'gazetteer' | 'geocoder' | 'flags'>

export async function openProviders(
  { config, log, closers }: Start,
  { catalogue }: Pick<AppDeps, 'catalogue'>,
): Promise<Providers> {
  const gazetteer = openGazetteer({
    placesOf: (country) => catalogue.of(country)?.places ?? [],
    readCities,
  })
  const geocoder = openGeocoder(config, gazetteer, log)
  const defaults = config.isDevelopment ? developmentFlags : defaultFlags
  const flags = await openFlags(
    new FlagFileProvider(config.flagsFile, { log, now: Date.now, defaults }),
    Date.now,
  )
  closers.add(() => flags.close())
  return { gazetteer, geocoder, flags }
}
