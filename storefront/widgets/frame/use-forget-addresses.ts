// Forgets delivery addresses when the eater logs out.
import { countryCodes } from '@tingkat/ordering/country/country'
import { useEffect, useRef } from 'react'
import type { Me } from '../../features/account/me-store.ts'
import { addressDraft } from '../../features/location/address/address-draft.ts'
import { chosenLocation } from '../../features/location/chosen-location.ts'

/**
 * An address has the unit and the note for the courier, which the next person at this browser must
 * not read. An expired session keeps it, because the same eater logs in again.
 */
export function useForgetAddresses(me: Me): void {
  const wasMember = useRef(false)
  useEffect(() => {
    if (wasMember.current && me.status === 'guest' && !me.ended) forgetAddresses()
    wasMember.current = me.status === 'member'
  }, [me])
}

function forgetAddresses(): void {
  for (const country of countryCodes) {
    chosenLocation(country).write(null)
    addressDraft(country).write(null)
  }
}
