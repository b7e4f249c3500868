// A hook that tells whether the chosen address is outside a merchant's delivery area.
import { isDeliverable } from '@tingkat/ordering/location/location'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { useState } from 'react'
import { useChosenLocation } from '../../features/location/chosen-location.ts'
import { useFlags } from '../../platform/site/flags.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { activeGroup } from '../../platform/storage/active-group.ts'
import { usePickup } from '../../platform/storage/pickup-wish.ts'
import { findScannedTable, scannedTableStore } from '../../platform/storage/scanned-table.ts'
import { useStored } from '../../platform/storage/stored.ts'

/**
 * Returns false without an address, for pickup, at a table, and in a group order, which has an
 * address of its own. Also returns false during hydration.
 */
export function useTooFar(merchant: Merchant): boolean {
  const { country } = useSite()
  const { groupOrdering } = useFlags()
  const near = useChosenLocation(country.code)
  const group = useStored(activeGroup(country.code))
  const table = useStored(scannedTableStore(country.code))
  const [now] = useState(() => Date.now())
  const { isChosen } = usePickup(merchant)
  const inGroup = groupOrdering && group?.merchantID === merchant.ID
  if (!near || inGroup || isChosen || findScannedTable(table, merchant.ID, now)) return false
  return !isDeliverable(merchant, near, country.testingMerchants)
}
