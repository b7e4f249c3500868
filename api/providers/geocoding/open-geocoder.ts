// Opens the geocoder that the configuration names: a provider by URL, or the embedded gazetteer.
import type { Config } from '../../config.ts'
import type { Log } from '../../platform/log.ts'
import type { Geocoder } from './geocoder.ts'
import { openNominatim } from './nominatim.ts'
import { openPhoton } from './photon.ts'

const providers = { photon: openPhoton, nominatim: openNominatim }

export function openGeocoder(
  { geocoder, publicUrl }: Pick<Config, 'geocoder' | 'publicUrl'>,
  gazetteer: Geocoder,
  log: Log,
): Geocoder {
  if (!geocoder) return gazetteer
  return providers[geocoder.kind]({ url: geocoder.url, userAgent: `Tingkat (${publicUrl})`, log })
}
