// Tells guests that checkout adds fees. Renders nothing without a delivery.
import type { Cart } from '@tingkat/ordering/cart/cart'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useCartDelivery } from './use-cart-delivery.ts'

export function FeeNote({ cart }: { cart: Cart }) {
  const { t } = useTranslation('basket')
  if (useCartDelivery(cart) !== 'possible') return null
  return <p className="small mut bk-fee">{t('cart.feeNote')}</p>
}
