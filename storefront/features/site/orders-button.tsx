// The header button that links to the order history and shows the number of ongoing orders.
import { ReceiptText } from 'lucide-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Link } from 'react-router'

/** Shows nothing without ongoing orders. */
export function OrdersButton({ count, to }: { count: number; to: string }) {
  const { t } = useTranslation()
  if (count <= 0) return null
  return (
    <Link className="icb ordb" to={to} aria-label={t('header.orders', { count })}>
      <ReceiptText className="ic ic-24" aria-hidden />
      <span className="count num" aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
    </Link>
  )
}
