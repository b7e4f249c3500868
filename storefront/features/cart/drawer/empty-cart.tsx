// Empty state of the cart drawer.
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { EmptyCartArt } from './empty-cart-art.tsx'

type EmptyCartProps = { inline?: boolean; onClose: () => void }

/** With `inline` the cart is a column beside the menu, where a single sentence is enough. */
export function EmptyCart({ inline, onClose }: EmptyCartProps) {
  const { t } = useTranslation('basket')
  if (inline) return <p className="mut">{t('cart.empty')}</p>
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
