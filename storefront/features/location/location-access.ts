// Who may enter an address and be located: guests may be kept from it by a flag, until they log in.
import { useFlags } from '../../platform/site/flags.tsx'
import { useLoggedIn } from '../../platform/site/logged-in.tsx'

/** The address is closed to this guest. True also until the server has said who is here: nothing opens that must not. */
export function useAddressDisabled(): boolean {
  const { disableLocationForGuest } = useFlags()
  return !useLoggedIn() && disableLocationForGuest
}

/** Detection stands open: for whom the address does, where the web takes orders. */
export function useCanDetect(): boolean {
  const { webOrdering } = useFlags()
  return !useAddressDisabled() && webOrdering
}

/** Saved places stand open. */
export function useCanSavePlaces(): boolean {
  const { savedAddresses, webOrdering } = useFlags()
  return useLoggedIn() && savedAddresses && webOrdering
}
