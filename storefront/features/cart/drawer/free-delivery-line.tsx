// Shows the amount that is missing for free delivery. The text
// is always one line high, so that the layout does not shift.
import { amountToFreeDelivery, type Cart } from '@tingkat/ordering/cart/cart'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { formatCartMoney } from '../cart-money.ts'
import { useCartDelivery } from './use-cart-delivery.ts'

export function FreeDeliveryLine({ cart }: { cart: Cart }) {
  const { t } = useTranslation('basket')
  const { country } = useSite()
  const delivery = useCartDelivery(cart)
  const [entry] = cart.merchants
  const missing = entry && delivery === 'possible' ? amountToFreeDelivery(entry) : null
  if (missing === null) return null
  return (
    <p className="small mut bk-fee">
      {missing > 0
        ? t('cart.freeDeliveryMore', { amount: formatCartMoney(cart, missing, country.locale) })
        : t('cart.freeDelivery')}
    </p>
  )
}
