// The table as the address says: `?tableNumber=` and `?tableCode=` of a QR code open its landing over the menu; a seat taken shows above the dishes.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { scannedTableStore } from '../../platform/storage/scanned-table.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useStored } from '../../platform/storage/stored.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'

const MenuTable = lazy(() => import('./menu-table.tsx'))

export function MenuTableSlot({ merchant }: { merchant: Merchant }) {
  const { country } = useSite()
  const [query] = useSearchParams()
  // The server's page is the same for every table.
  const hydrated = useHydrated()
  const seat = useStored(scannedTableStore(country.code))
  const asked = hydrated && query.has('tableNumber')
  if (!asked && !seat?.table.merchants[merchant.ID]) return null
  return (
    <Suspense fallback={null}>
      <MenuTable
        merchant={merchant}
        tableNumber={asked ? query.get('tableNumber') : null}
        tableCode={query.get('tableCode') ?? ''}
      />
    </Suspense>
  )
}
