// Tells guests that checkout adds fees. Renders nothing for an order at a table, whose total
// includes the fee, and if the merchant does not deliver to the address.
import type { Cart } from '@tingkat/ordering/cart/cart'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { tableNumberOf } from '../table-number.ts'
import { useCartDelivery } from './use-cart-delivery.ts'

export function FeeNote({ cart }: { cart: Cart }) {
  const { t } = useTranslation('basket')
  const delivery = useCartDelivery(cart)
  if (delivery === 'too_far' || tableNumberOf(cart)) return null
  const text = delivery === 'none' ? t('cart.feeNotePickup') : t('cart.feeNote')
  return <p className="small mut bk-fee">{text}</p>
}
