// Ordering at a table on a merchant's page. `?tableNumber=` and `?tableCode=` of a QR code open a
// landing dialog; a scanned table is shown above the dishes.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { scannedTableStore } from '../../platform/storage/scanned-table.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useStored } from '../../platform/storage/stored.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const MenuTable = lazyPart(() => import('./menu-table.tsx'))

export function MenuTableSlot({ merchant }: { merchant: Merchant }) {
  const { country } = useSite()
  const [query] = useSearchParams()
  // The server renders the menu without anything about a table, so that its HTML is the same for
  // all tables.
  const hydrated = useHydrated()
  const scanned = useStored(scannedTableStore(country.code))
  const hasTableInUrl = hydrated && query.has('tableNumber')
  if (!hasTableInUrl && !scanned?.table.merchants[merchant.ID]) return null
  return (
    <Suspense fallback={null}>
      <MenuTable
        merchant={merchant}
        tableNumber={hasTableInUrl ? query.get('tableNumber') : null}
        tableCode={query.get('tableCode') ?? ''}
      />
    </Suspense>
  )
}
