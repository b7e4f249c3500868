// At a table: sits the basket down where the QR code says, and shows it above the dishes.
import type { Table } from '@tingkat/contract/table'
import type { DineInInfo } from '@tingkat/ordering/cart/cart'
import { assignTable, clearTable } from '@tingkat/ordering/order/dine-in'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useMe } from '../../features/account/use-me.ts'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { TableBar } from '../../features/table/table-bar.tsx'
import { TableLanding } from '../../features/table/table-landing.tsx'
import { activeGroup } from '../../platform/storage/active-group.ts'
import { client } from '../../platform/browser/client.ts'
import { useFlags } from '../../platform/site/flags.tsx'
import { scannedTableStore, findScannedTable } from '../../platform/storage/scanned-table.ts'
import { sharedErrors } from '../../platform/errors/shared-error.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useStored } from '../../platform/storage/stored.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { enterGroupOrder } from '../group-order/enter-group-order.ts'

type TableOfMenuProps = {
  merchant: Merchant
  /** As the address has it; null when it names no table. */
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
  const seats = scannedTableStore(country.code)
  const store = cartStoreOf(country.code)
  // Looked at once: a seat does not grow old while the menu is read.
  const [now] = useState(() => Date.now())
  const table = findScannedTable(useStored(seats), merchant.ID, now)
  const seat = table?.merchants[merchant.ID]
  const [landing, setLanding] = useState<{ tableNumber: string; tableCode: string } | null>(null)
  if (
    tableNumber !== null &&
    (landing?.tableNumber !== tableNumber || landing.tableCode !== tableCode)
  )
    setLanding({ tableNumber, tableCode })

  function sit(next: DineInInfo) {
    seats.write({ table: next, at: Date.now() })
    const cart = store.read()
    if (cart) store.replace(assignTable(cart, next))
  }

  /** The address as it is without a table. */
  function toMenu() {
    const query = new URLSearchParams(search)
    query.delete('tableNumber')
    query.delete('tableCode')
    void navigate(
      { pathname, search: query.toString() },
      { replace: true, preventScrollReset: true },
    )
  }

  function take({ tableID, tableNumber: number, tableCode: code }: Table, eaterCount: number) {
    sit({
      tableID,
      merchants: {
        [merchant.ID]: { eaterCount, tableNumber: number, ...(code ? { tableCode: code } : {}) },
      },
    })
    toMenu()
  }

  /** Everybody at the table orders into one basket, each their own dishes. */
  async function orderTogether() {
    if (!seat) return
    setBusy(true)
    const answer = await client.createGroupOrder({
      kind: 'table',
      countryCode: country.code,
      merchantID: merchant.ID,
      tableNumber: seat.tableNumber,
      tableCode: seat.tableCode ?? '',
    })
    setBusy(false)
    if (!answer.ok) return sharedErrors.put(answer.problem)
    enterGroupOrder(country.code, {
      groupID: answer.data.info.groupID,
      merchantID: merchant.ID,
      kind: 'table',
      open: true,
    })
  }

  function together() {
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

  function getUp() {
    seats.write(null)
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
            sit({ ...table, merchants: { [merchant.ID]: { ...seat, eaterCount } } })
          }
          onLeave={getUp}
          together={together()}
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
          onSeat={take}
          onLeave={() => {
            getUp()
            toMenu()
          }}
          onClosed={() => setLanding(null)}
        />
      )}
    </>
  )
}
