// Checkout at a table. `?tableNumber=` and `?merchantID=` must match the cart, a table of the
// merchant and the scanned table.
import type { Cart, DineInInfo } from '@tingkat/ordering/cart/cart'
import { matchesStoredTable } from '@tingkat/ordering/order/dine-in'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSearchParams } from 'react-router'
import { useDineInLook } from '../../features/table/use-dine-in-look.ts'
import { client } from '../../platform/browser/client.ts'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { scannedTableStore, findScannedTable } from '../../platform/storage/scanned-table.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useStored } from '../../platform/storage/stored.ts'
import { useRequest } from '../../platform/browser/use-request.ts'
import { ButtonLink } from '@tingkat/ui/button.tsx'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { CheckoutPage } from '../../widgets/checkout/checkout-page.tsx'
import { useGroupCart } from '../../widgets/group-order/use-group-cart.ts'

export const handle: PageHandle = {
  namespaces: ['order', 'checkout', 'basket', 'address', 'dish', 'group', 'pickup', 'problem'],
  header: 'checkout',
  title: 'checkout:checkout.title',
  hideFooter: true,
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

/**
 * The id of the table, or the problem code that says why there is none; null while the request
 * runs.
 */
type TableResult = { tableID: string } | { problem: string } | null

export default function DineInCheckout() {
  const { t } = useTranslation(['checkout', 'group', 'problem'])
  const { country, paths } = useSite()
  const [query] = useSearchParams()
  const tableNumber = query.get('tableNumber') ?? ''
  const merchantID = query.get('merchantID') ?? ''
  const table = useTable(merchantID, tableNumber)
  const group = useGroupCart(query.get('groupID'))
  useDineInLook(true)
  const [now] = useState(() => Date.now())
  const scanned = findScannedTable(useStored(scannedTableStore(country.code)), merchantID, now)

  function prepare(cart: Cart) {
    if (!table) return <Waiting>{t('checkout.loading')}</Waiting>
    const merchant = cart.merchants[0]?.merchant
    const isOwnMerchant = merchant?.ID === merchantID
    const scannedTable = [cart.dineInInfo, scanned].find((dineInInfo) =>
      matchesStoredTable(dineInInfo, merchantID, tableNumber),
    )
    if ('problem' in table || !isOwnMerchant || !scannedTable) {
      const { title, message } = problemText(
        t,
        { code: 'problem' in table ? table.problem : 'required_restaurant_params', context: {} },
        country.locale,
      )
      return (
        <div className="stack">
          <ErrorMessage title={title} message={message} />
          {merchant && (
            <p>
              <ButtonLink kind="secondary" to={paths.merchant(merchant)}>
                {t('group:table.withoutTable')}
              </ButtonLink>
            </p>
          )}
        </div>
      )
    }
    // Orders at a table cannot be scheduled.
    return {
      ...cart,
      scheduledOrder: null,
      dineInInfo: withTable(scannedTable, table.tableID, merchantID, tableNumber),
    }
  }
  return (
    <CheckoutPage
      title={t('checkout.titleTable', { table: tableNumber })}
      group={group}
      prepare={prepare}
    />
  )
}

/** Returns the table in the URL, with the eater count and the table code of the scanned table. */
function withTable(
  scanned: DineInInfo,
  tableID: string,
  merchantID: string,
  tableNumber: string,
): DineInInfo {
  const { eaterCount = 1, tableCode } = scanned.merchants[merchantID] ?? {}
  return {
    tableID,
    merchants: { [merchantID]: { eaterCount, tableNumber, ...(tableCode ? { tableCode } : {}) } },
  }
}

/** Returns the id of the merchant's table with that number, or a problem code. */
function useTable(merchantID: string, tableNumber: string): TableResult {
  const { data, problem } = useRequest(merchantID, () => client.readMerchant(merchantID || '-'))
  if (problem)
    return { problem: problem.status === 404 ? 'required_restaurant_params' : problem.code }
  if (!data) return null
  const table = data.tables.find((candidate) => candidate.tableNumber === tableNumber)
  return table ? { tableID: table.tableID } : { problem: 'required_restaurant_params' }
}
