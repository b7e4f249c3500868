// The delivery fee of a cart, and the amount that is missing to avoid the small-order fee. The fees
// follow the same rules as at checkout, which shows the exact amounts. Orders at a table or to
// collect have neither a delivery fee nor a small-order fee.
import { subtotalOf, type Cart } from '@tingkat/ordering/cart/cart'
import { deliveryFee, isDeliveryFree } from '@tingkat/ordering/quote/delivery-fee'
import { amountToAvoidSmallOrderFee } from '@tingkat/ordering/quote/fees'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { formatCartMoney } from '../cart-money.ts'
import { useCartDelivery } from './use-cart-delivery.ts'

export function FeeLines({ cart }: { cart: Cart }) {
  const { t } = useTranslation('basket')
  const { country } = useSite()
  const delivery = useCartDelivery(cart)
  const merchant = cart.merchants[0]?.merchant
  if (!merchant || delivery !== 'possible') return null
  const format = (amount: number) => formatCartMoney(cart, amount, country.locale)
  const subtotal = subtotalOf(cart)
  const missing = amountToAvoidSmallOrderFee(country.fees, subtotal)
  const distance = merchant.distanceInKm
  const hasFee = distance !== null && !isDeliveryFree(merchant, subtotal)
  return (
    <>
      {hasFee && (
        <p className="small mut bk-delivery">
          {t('cart.deliveryFee', { amount: format(deliveryFee(country.fees, distance * 1_000)) })}
        </p>
      )}
      {missing > 0 && (
        <p className="small bk-small">
          {t('cart.smallOrderMore', {
            amount: format(missing),
            fee: format(country.fees.smallOrder.fee),
          })}
        </p>
      )}
    </>
  )
}
