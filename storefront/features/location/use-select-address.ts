// Selecting an address: its throttle is stored, it becomes the chosen one, and whoever asked is told.
import type { Location } from '@tingkat/ordering/location'
import { useFlags } from '../../platform/flags.tsx'
import { useSite } from '../../platform/site.tsx'
import { storeThrottle } from '../../platform/throttle.ts'
import { addressDraft } from './address-draft.ts'
import { chosenLocation } from './chosen-location.ts'
import { throttleRecordOf } from './use-throttled.ts'

export function useSelectAddress(onSelect?: (location: Location) => void): (place: Location) => void {
  const { country } = useSite()
  const { webOrdering } = useFlags()
  return place => {
    const stored = chosenLocation(country.code)
    const before = stored.read()
    // The door stays the same when the same place is selected again.
    const location = before?.id === place.id && !place.addressDetail && !place.noteToDriver
      ? { ...place, addressDetail: before.addressDetail, noteToDriver: before.noteToDriver }
      : place
    storeThrottle(throttleRecordOf(location, country, webOrdering))
    stored.write(location)
    addressDraft(country.code).write(null)
    onSelect?.(location)
  }
}
