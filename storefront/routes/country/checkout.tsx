// Checkout to the door. Personal: drawn in the browser, kept by no cache.
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { CheckoutPage } from '../../widgets/checkout/checkout-page.tsx'
import { useGroupCart } from '../../widgets/group-order/use-group-cart.ts'

export const handle: PageHandle = {
  namespaces: ['checkout', 'cart', 'dish', 'group'],
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
  // A basket of a table, brought here by hand, is delivered.
  return (
    <CheckoutPage
      title={t('checkout.title')}
      group={group}
      prepare={(cart) => (cart.dineInInfo ? { ...cart, dineInInfo: null } : cart)}
    />
  )
}
