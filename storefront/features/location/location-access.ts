// Feature flags that restrict address input, detection and saved places, mostly for guests.
import { useFlags } from '../../platform/site/flags.tsx'
import { useLoggedIn } from '../../platform/site/logged-in.tsx'

/**
 * Whether address input is disabled for this guest. Also true while it is unknown whether the
 * visitor is logged in.
 */
export function useAddressDisabled(): boolean {
  const { disableLocationForGuest } = useFlags()
  return !useLoggedIn() && disableLocationForGuest
}

/**
 * Whether the page offers to detect the eater's location. Detection needs address input and web
 * ordering.
 */
export function useCanDetect(): boolean {
  const { webOrdering } = useFlags()
  return !useAddressDisabled() && webOrdering
}

export function useCanSavePlaces(): boolean {
  const { savedAddresses, webOrdering } = useFlags()
  return useLoggedIn() && savedAddresses && webOrdering
}
