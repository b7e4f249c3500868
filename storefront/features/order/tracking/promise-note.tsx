// Shows the promised delivery time and the credit that the eater gets if the order is late. After a
// late order, shows the credit that the eater got.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import type { Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { promisedAtOf } from '@tingkat/ordering/order/promise'
import { Link } from 'react-router'
import { Note } from '@tingkat/ui/note.tsx'
import { formatTime } from '../../../platform/i18n/times.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'

/**
 * Returns whether the food of a pickup order was ready by the promised time. Such an order counts
 * as on time, however late the eater collects it.
 */
function isReadyInTime({ path, orderState, stateSince }: Order, promisedAt: number): boolean {
  return path === 'pickup' && orderState === 'READY' && Date.parse(stateSince) <= promisedAt
}

/**
 * Shows nothing for orders without a promise of credit, and for a pickup order that was ready in
 * time.
 */
export function PromiseNote({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const site = useSite()
  const { promise, merchant, snapshotDetail } = order
  const credit = promise?.creditInMinor ?? 0
  if (credit > 0) {
    const code = snapshotDetail.cartWithQuote.currency.code as CurrencyCode
    const amount = formatMoney(credit, code, site.country.locale)
    return <Note kind="success">{t('order.promise.credited', { amount })}</Note>
  }
  const promisedAt = promisedAtOf(order)
  const first = promise?.steps[0]
  if (!first || promisedAt === null || isEnded(order) || isReadyInTime(order, promisedAt))
    return null
  return (
    <p className="small mut tr-arrival">
      {t('order.promise.open', {
        time: formatTime(site, new Date(promisedAt), merchant.timeZone),
        minutes: first.lateMinutes,
        percent: first.foodBasisPoints / 100,
      })}{' '}
      <Link className="link" to={site.paths.promise}>
        {t('order.promise.page')}
      </Link>
    </p>
  )
}
