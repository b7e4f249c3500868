// Checkout at a table: `?tableNumber=` and `?merchantID=` must fit the basket and a table of the kitchen.
import type { Cart, DineInInfo } from '@tingkat/ordering/cart'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { client } from '../platform/client.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { problemWords } from '../platform/problem-words.ts'
import { useSite } from '../platform/site.tsx'
import { useAnswer } from '../platform/use-answer.ts'
import { ErrorMessage } from '../ui/error-message.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { CheckoutPage } from './checkout-page.tsx'

export const handle: PageHandle = { words: ['checkout', 'cart', 'dish'], header: 'checkout', title: 'checkout:checkout.title', hideFooter: true }

export function headers() {
  return { 'cache-control': 'no-store' }
}

type Table = { tableID: string } | { problem: string } | null

export default function DineInCheckout() {
  const { t } = useTranslation('checkout')
  const { country } = useSite()
  const [query] = useSearchParams()
  const tableNumber = query.get('tableNumber') ?? ''
  const merchantID = query.get('merchantID') ?? ''
  const table = useTable(merchantID, tableNumber)

  function prepare(cart: Cart) {
    if (!table) return <Waiting>{t('checkout.loading')}</Waiting>
    const ours = cart.merchants[0]?.merchant.ID === merchantID
    if ('problem' in table || !ours) {
      const words = problemWords(t, { code: 'problem' in table ? table.problem : 'required_restaurant_params', context: {} }, country.locale)
      return <ErrorMessage title={words.title} message={words.message} />
    }
    // Nothing is served later, and a table is now.
    return { ...cart, scheduledOrder: null, dineInInfo: seat(cart.dineInInfo, table.tableID, merchantID, tableNumber) }
  }
  return <CheckoutPage title={t('checkout.titleTable', { table: tableNumber })} prepare={prepare} />
}

function seat(before: DineInInfo | null, tableID: string, merchantID: string, tableNumber: string): DineInInfo {
  const eaterCount = before?.merchants[merchantID]?.eaterCount ?? 1
  return { tableID, merchants: { [merchantID]: { eaterCount, tableNumber } } }
}

/** The kitchen's table of that number; null while it is looked up. */
function useTable(merchantID: string, tableNumber: string): Table {
  const { data, problem } = useAnswer(merchantID, () => client.readMerchant(merchantID || '-'))
  if (problem) return { problem: problem.status === 404 ? 'required_restaurant_params' : problem.code }
  if (!data) return null
  const found = data.tables.find(one => one.tableNumber === tableNumber)
  return found ? { tableID: found.tableID } : { problem: 'required_restaurant_params' }
}
