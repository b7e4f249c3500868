// Tells guests that checkout adds fees. Renders nothing for an order at a table, because the cart
// then already shows the fees.
import type { Cart } from '@tingkat/ordering/cart/cart'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { tableNumberOf } from '../table-number.ts'

export function FeeNote({ cart }: { cart: Cart }) {
  const { t } = useTranslation('basket')
  if (tableNumberOf(cart)) return null
  return <p className="small mut bk-fee">{t('cart.feeNote')}</p>
}
