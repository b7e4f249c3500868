// The total of an order at a table: its dishes and the platform fee. Checkout shows the exact
// price. Renders nothing for a delivery.
import type { Cart } from '@tingkat/ordering/cart/cart'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { formatCartMoney, tableTotalOf } from '../cart-money.ts'
import { tableNumberOf } from '../table-number.ts'

export function TableTotal({ cart }: { cart: Cart }) {
  const { t } = useTranslation('basket')
  const { country } = useSite()
  if (!tableNumberOf(cart)) return null
  const format = (amount: number) => formatCartMoney(cart, amount, country.locale)
  return (
    <>
      <div>
        <dt>{t('cart.platformFee')}</dt>
        <dd>{format(country.fees.platform)}</dd>
      </div>
      <div className="tot">
        <dt>{t('cart.tableTotal')}</dt>
        <dd>{format(tableTotalOf(cart, country.fees))}</dd>
      </div>
    </>
  )
}
