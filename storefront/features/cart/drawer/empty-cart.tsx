// Empty state of the cart drawer.
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EmptyCartArt } from './empty-cart-art.tsx'

export function EmptyCart({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cart')
  return (
    <EmptyState
      art={<EmptyCartArt />}
      title={t('cart.emptyTitle')}
      level={3}
      action={<Button onClick={onClose}>{t('cart.emptyAction')}</Button>}
    >
      {t('cart.empty')}
    </EmptyState>
  )
}
