// A React hook that selects an address: it stores the address and whether web ordering is available
// there, and calls `onSelect`.
import type { Location } from '@tingkat/ordering/location/location'
import { useFlags } from '../../../platform/site/flags.tsx'
import { screenNameOf } from '../../../platform/analytics/screen-name.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { storeThrottle } from '../../../platform/storage/throttle-record.ts'
import { track } from '../../../platform/analytics/track.ts'
import { addressDraft } from './address-draft.ts'
import { chosenLocation } from '../chosen-location.ts'
import { toThrottleRecord } from '../throttle/use-throttled.ts'

export function useSelectAddress(
  onSelect?: (location: Location) => void,
): (location: Location) => void {
  const { country } = useSite()
  const { webOrdering, foodInstrumentation } = useFlags()
  return (location) => {
    track({
      name: 'DELIVERY_ADDRESS',
      screen: screenNameOf(window.location.pathname, foodInstrumentation),
    })
    storeThrottle(toThrottleRecord(location, country, webOrdering))
    chosenLocation(country.code).write(location)
    addressDraft(country.code).write(null)
    onSelect?.(location)
  }
}
