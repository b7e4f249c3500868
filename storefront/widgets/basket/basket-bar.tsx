// The bar at the bottom of a menu on phones. It shows the number of dishes and the subtotal, and
// opens the basket. The amount is the subtotal, as in the header and the basket: the total is known
// only at checkout, which prices the fees for the address, promo code and tip.
import { itemCount } from '@tingkat/ordering/cart/cart'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { formatSubtotal } from '../../features/cart/cart-money.ts'
import { useShownCart } from '../../features/cart/use-cart.ts'
import { openDrawer } from '../../platform/navigation/overlays.ts'
import { useSite } from '../../platform/site/site.tsx'
import { preloadBasket, useActiveGroup } from './basket-overlays.tsx'

/** Renders nothing for an empty basket, or if all dishes are set to 0. */
export default function BasketBar() {
  const { t } = useTranslation('basket')
  const { country } = useSite()
  const { group, store } = useActiveGroup()
  const cart = useShownCart(store)
  const count = itemCount(cart)
  if (count === 0) return null
  const subtotal = formatSubtotal(cart, country.locale)
  const preload = () => preloadBasket(group !== null)
  return (
    <div className="bbar">
      <button
        type="button"
        className="btn btn-l btn-w"
        aria-haspopup="dialog"
        onClick={openDrawer}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {t('cart.view', { count })} <span className="num">{subtotal}</span>
        <span className="sr">, {t('cart.viewCount', { count })}</span>
      </button>
    </div>
  )
}
