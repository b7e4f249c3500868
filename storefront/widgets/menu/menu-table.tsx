// Ordering at a table: assigns the scanned table to the cart, and shows it above the dishes.
import type { Table } from '@tingkat/contract/table'
import type { DineInInfo } from '@tingkat/ordering/cart/cart'
import { assignTable, clearTable } from '@tingkat/ordering/order/dine-in'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useLocation, useNavigate } from 'react-router'
import { useMe } from '../../features/account/use-me.ts'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { TableBar } from '../../features/table/table-bar.tsx'
import { TableLanding } from '../../features/table/table-landing.tsx'
import { useDineInLook } from '../../features/table/use-dine-in-look.ts'
import { activeGroup } from '../../platform/storage/active-group.ts'
import { client } from '../../platform/browser/client.ts'
import { useFlags } from '../../platform/site/flags.tsx'
import { scannedTableStore, findScannedTable } from '../../platform/storage/scanned-table.ts'
import { sharedErrors } from '../../platform/errors/shared-error.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useStored } from '../../platform/storage/stored.ts'
import { Button, ButtonLink } from '@tingkat/ui/button.tsx'
import { enterGroupOrder } from '../group-order/enter-group-order.ts'

type TableOfMenuProps = {
  merchant: Merchant
  /** The table number in the URL; null if it has none. */
  tableNumber: string | null
  tableCode: string
}

export default function MenuTable({ merchant, tableNumber, tableCode }: TableOfMenuProps) {
  const { t } = useTranslation('group')
  const { country, paths } = useSite()
  const me = useMe()
  const { groupOrdering } = useFlags()
  const active = useStored(activeGroup(country.code))
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const scannedTable = scannedTableStore(country.code)
  const store = cartStoreOf(country.code)
  // The time is read only once, so that a scanned table does not expire while the page is open.
  const [now] = useState(() => Date.now())
  const table = findScannedTable(useStored(scannedTable), merchant.ID, now)
  const seat = table?.merchants[merchant.ID]
  useDineInLook(seat !== undefined || tableNumber !== null)
  const [landing, setLanding] = useState<{ tableNumber: string; tableCode: string } | null>(null)
  if (
    tableNumber !== null &&
    (landing?.tableNumber !== tableNumber || landing.tableCode !== tableCode)
  )
    setLanding({ tableNumber, tableCode })

  function setTable(next: DineInInfo) {
    scannedTable.write({ table: next, at: Date.now() })
    const cart = store.read()
    if (cart) store.replace(assignTable(cart, next))
  }

  function removeTableFromUrl() {
    const query = new URLSearchParams(search)
    query.delete('tableNumber')
    query.delete('tableCode')
    void navigate(
      { pathname, search: query.toString() },
      { replace: true, preventScrollReset: true },
    )
  }

  function confirmTable(scanned: Table, eaterCount: number) {
    const { tableID, tableNumber: number, tableCode: code } = scanned
    setTable({
      tableID,
      merchants: {
        [merchant.ID]: { eaterCount, tableNumber: number, ...(code ? { tableCode: code } : {}) },
      },
    })
    removeTableFromUrl()
  }

  /** Creates a group order for all eaters at the table. */
  async function orderTogether() {
    if (!seat) return
    setBusy(true)
    const result = await client.createGroupOrder({
      kind: 'table',
      countryCode: country.code,
      merchantID: merchant.ID,
      tableNumber: seat.tableNumber,
      tableCode: seat.tableCode ?? '',
    })
    setBusy(false)
    if (!result.ok) return sharedErrors.put(result.problem)
    enterGroupOrder(country.code, {
      groupID: result.data.info.groupID,
      merchantID: merchant.ID,
      kind: 'table',
      open: true,
    })
  }

  function groupOrderButton() {
    if (!groupOrdering || active?.merchantID === merchant.ID || me.status === 'asking') return null
    if (me.status === 'guest')
      return (
        <ButtonLink kind="secondary" size="s" to={paths.login(pathname)}>
          {t('table.togetherLogIn')}
        </ButtonLink>
      )
    return (
      <Button kind="secondary" size="s" busy={busy} onClick={() => void orderTogether()}>
        {t('table.together')}
      </Button>
    )
  }

  function leaveTable() {
    scannedTable.write(null)
    const cart = store.read()
    if (cart) store.replace(clearTable(cart))
  }

  return (
    <>
      {table && seat && (
        <TableBar
          tableNumber={seat.tableNumber}
          eaterCount={seat.eaterCount}
          onCount={(eaterCount) =>
            setTable({ ...table, merchants: { [merchant.ID]: { ...seat, eaterCount } } })
          }
          onLeave={leaveTable}
          together={groupOrderButton()}
        />
      )}
      {landing && (
        <TableLanding
          key={`${landing.tableNumber} ${landing.tableCode}`}
          open={tableNumber !== null}
          merchant={merchant}
          tableNumber={landing.tableNumber}
          tableCode={landing.tableCode}
          eaterCount={seat?.eaterCount ?? 2}
          onSeat={confirmTable}
          onLeave={() => {
            leaveTable()
            removeTableFromUrl()
          }}
          onClosed={() => setLanding(null)}
        />
      )}
    </>
  )
}
