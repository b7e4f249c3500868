// The button that reorders a past order.
import type { Order } from '@tingkat/ordering/order/order'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'

type ReorderButtonProps = {
  order: Pick<Order, 'merchant'>
  small?: boolean
  busy: boolean
  onReorder: () => void
}

export function ReorderButton({ order, small = false, busy, onReorder }: ReorderButtonProps) {
  const { t } = useTranslation('order')
  return (
    <Button
      kind={small ? 'secondary' : 'primary'}
      size={small ? 's' : 'm'}
      className={small ? undefined : 'grow'}
      busy={busy}
      aria-label={t('orders.againLabel', { merchant: order.merchant.name })}
      onClick={onReorder}
    >
      {t('order.again')}
    </Button>
  )
}
