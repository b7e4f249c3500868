// Cart button in the header, with item count and subtotal.
import { badgeText, itemCount, type Cart } from '@tingkat/ordering/cart/cart'
import { ShoppingBag } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { useFlags } from '../../platform/site/flags.tsx'
import { screenNameOf } from '../../platform/analytics/screen-name.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useStored } from '../../platform/storage/stored.ts'
import { track } from '../../platform/analytics/track.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { Icon } from '@tingkat/ui/icon/icon.tsx'
import { formatSubtotal } from './cart-money.ts'
import { menuRefreshed } from './menu-refreshed.ts'
import type { CartStore } from './cart-store.ts'
import { cartStoreOf, useShownCart } from './use-cart.ts'
import { optionalPart } from '@tingkat/ui/loading/lazy-part.ts'

const MenuRefreshedTip = optionalPart(() => import('./menu-refreshed-tip.tsx'))

type CartButtonProps = {
  onOpen: () => void
  /** Called on hover and focus, to preload the code of the cart drawer. */
  onPreload?: () => void
  /** The store of the shown cart; by default that of the eater's own cart. */
  store?: CartStore
}

export function CartButton({ onOpen, onPreload, store }: CartButtonProps) {
  const { t } = useTranslation('cart')
  const { country } = useSite()
  const { serviceBasedMenu, foodInstrumentation } = useFlags()
  const { pathname } = useLocation()
  const refreshed = useStored(menuRefreshed(country.code))
  const cart = useShownCart(store ?? cartStoreOf(country.code))
  const count = itemCount(cart)
  const subtotal = formatSubtotal(cart, country.locale)
  const label = useLabel(cart, count, subtotal)
  // Before the first render, an inline script sets `data-cart` on the root element if the stored
  // cart has dishes, and the style sheet then shows the button as full. After hydration React shows
  // the count, so the attribute is removed.
  useEffect(() => {
    delete document.documentElement.dataset['cart']
  }, [])

  function open() {
    track({
      name: 'CART_CLICKED',
      item_count: count,
      screen: screenNameOf(pathname, foodInstrumentation),
    })
    onOpen()
  }
  return (
    <div className="cartb-box">
      <button
        type="button"
        className={count > 0 ? 'cartb' : 'cartb is-empty'}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={onPreload}
        onFocus={onPreload}
      >
        <span className="bag">
          <Icon of={ShoppingBag} size="medium" />
          {count > 0 && (
            <span key={count} className="count num" data-count={badgeText(count)} aria-hidden />
          )}
        </span>
        {count > 0 ? (
          <span className="num">{subtotal}</span>
        ) : (
          <span className="desk">{t('cart.open')}</span>
        )}
      </button>
      {serviceBasedMenu && refreshed && count > 0 && (
        <Suspense fallback={null}>
          <MenuRefreshedTip countryCode={country.code} />
        </Suspense>
      )}
    </div>
  )
}

/**
 * Returns the accessible name of the button. The server does not know the cart, so the
 * server-rendered label does not say that the cart is empty. Nor does the label of a cart whose
 * dishes are all set to 0.
 */
function useLabel(cart: Cart | null, count: number, subtotal: string): string {
  const { t } = useTranslation('cart')
  const hydrated = useHydrated()
  if (count > 0) return t('cart.openFull', { count, subtotal })
  return hydrated && !cart ? t('cart.openEmpty') : t('cart.open')
}
