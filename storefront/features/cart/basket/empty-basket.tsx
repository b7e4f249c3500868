// An empty basket: an empty carrier, what belongs here, and the way back to the menu.
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EmptyBasketArt } from './empty-basket-art.tsx'

export function EmptyBasket({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cart')
  return (
    <EmptyState
      art={<EmptyBasketArt />}
      title={t('cart.emptyTitle')}
      level={3}
      action={<Button onClick={onClose}>{t('cart.emptyAction')}</Button>}
    >
      {t('cart.empty')}
    </EmptyState>
  )
}
