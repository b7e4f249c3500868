// The checkout page of a delivery. Its data is personal, so it is rendered in the browser and never
// cached.
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSearchParams } from 'react-router'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { CheckoutPage } from '../../widgets/checkout/checkout-page.tsx'
import { useGroupCart } from '../../widgets/group-order/use-group-cart.ts'

export const handle: PageHandle = {
  namespaces: ['order', 'checkout', 'basket', 'address', 'dish', 'group', 'pickup', 'problem'],
  header: 'checkout',
  title: 'checkout:checkout.title',
  hideFooter: true,
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export default function Checkout() {
  const { t } = useTranslation('checkout')
  const [query] = useSearchParams()
  const group = useGroupCart(query.get('groupID'))
  // This page orders a delivery, so a table that was assigned to the cart is removed.
  return (
    <CheckoutPage
      title={t('checkout.title')}
      group={group}
      prepare={(cart) => (cart.dineInInfo ? { ...cart, dineInInfo: null } : cart)}
    />
  )
}
