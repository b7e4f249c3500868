// Orders the same once more; what that takes loads when it is pressed, and is the page's to give.
import type { Order } from '@tingkat/ordering/order/order'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'

type ReorderButtonProps = {
  order: Pick<Order, 'merchant'>
  small?: boolean
  busy: boolean
  onAgain: () => void
}

export function ReorderButton({ order, small = false, busy, onAgain }: ReorderButtonProps) {
  const { t } = useTranslation('order')
  return (
    <Button
      kind={small ? 'secondary' : 'primary'}
      size={small ? 's' : 'm'}
      className={small ? undefined : 'grow'}
      busy={busy}
      aria-label={t('orders.againLabel', { merchant: order.merchant.name })}
      onClick={onAgain}
    >
      {t('order.again')}
    </Button>
  )
}
