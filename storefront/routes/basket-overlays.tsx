// The basket's place in the frame: its button, what it says, its drawer, and what keeps it fresh; all but the button when first wanted.
import { itemCount } from '@tingkat/ordering/cart'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { meStore, useMe } from '../features/account/use-me.ts'
import { CartButton } from '../features/cart/cart-button.tsx'
import { CartNews } from '../features/cart/cart-news.tsx'
import { useCartFact } from '../features/cart/use-cart.ts'
import { closeDrawer, openDrawer, useOverlays } from '../platform/overlays.ts'
import { sharedErrors, useSharedError } from '../platform/shared-error.ts'
import { useSite } from '../platform/site.tsx'
import { prepareDrawer } from '../ui/drawer.tsx'

const loadBasket = () => import('./basket.tsx')
const Basket = lazy(loadBasket)
const CartKeeper = lazy(() => import('./cart-keeper.tsx'))
const PageError = lazy(() => import('../platform/page-error.tsx'))

export function BasketButton() {
  return <CartButton onOpen={openDrawer} onNear={() => { void loadBasket(); prepareDrawer() }} />
}

const becomeGuest = () => meStore.set(null)

export function BasketOverlays() {
  const { country } = useSite()
  const me = useMe()
  const { pathname } = useLocation()
  const open = useOverlays().basket
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  const filled = useCartFact(country.code, cart => itemCount(cart) > 0)
  const failed = useSharedError() !== null
  const account = me.status === 'member' ? me.user.safeId : null
  // Another page is another matter.
  const shownAt = useRef(pathname)
  useEffect(() => {
    if (shownAt.current !== pathname) sharedErrors.clear()
    shownAt.current = pathname
  }, [pathname])
  return (
    <>
      <CartNews />
      {wanted && <Suspense fallback={null}><Basket open={open} guest={me.status === 'guest'} onClose={closeDrawer} onGuest={becomeGuest} /></Suspense>}
      {(filled || account !== null) && <Suspense fallback={null}><CartKeeper account={account} watched={open} onGuest={becomeGuest} /></Suspense>}
      {failed && <Suspense fallback={null}><PageError /></Suspense>}
    </>
  )
}
