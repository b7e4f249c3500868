// The basket's place in the frame: its button, what it says, its drawer, and what keeps it fresh; all but the button when first wanted.
import { itemCount } from '@tingkat/ordering/cart/cart'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { meStore, useMe } from '../../features/account/use-me.ts'
import { CartButton } from '../../features/cart/cart-button.tsx'
import { CartAnnouncer } from '../../features/cart/cart-announcer.tsx'
import type { CartStore } from '../../features/cart/cart-store.ts'
import { cartStoreOf, groupLinesOf, useCartFact } from '../../features/cart/use-cart.ts'
import { activeGroup, type ActiveGroup } from '../../platform/storage/active-group.ts'
import { useFlags } from '../../platform/site/flags.tsx'
import { closeDrawer, openDrawer, useOverlays } from '../../platform/navigation/overlays.ts'
import { sharedErrors, useSharedError } from '../../platform/errors/shared-error.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useStored } from '../../platform/storage/stored.ts'
import { preloadDrawer } from '../../ui/drawer.tsx'

const loadBasket = () => import('./basket.tsx')
const Basket = lazy(loadBasket)
const loadGroupBasket = () => import('../group-order/group-basket.tsx')
const GroupBasket = lazy(loadGroupBasket)
const GroupOrderSync = lazy(() => import('../group-order/group-order-sync.tsx'))
const CartSync = lazy(() => import('./cart-sync.tsx'))
const PageError = lazy(() => import('../../platform/errors/page-error.tsx'))

/** The group order that the browser is in, where those are offered, and where dishes go: to it or to the basket. */
function useGroup(): { group: ActiveGroup | null; store: CartStore } {
  const { country } = useSite()
  const { groupOrdering } = useFlags()
  const active = useStored(activeGroup(country.code))
  const group = groupOrdering ? active : null
  return {
    group,
    store: group ? groupLinesOf(country.code, group.groupID) : cartStoreOf(country.code),
  }
}

export function BasketButton() {
  const { group, store } = useGroup()
  return (
    <CartButton
      store={store}
      onOpen={openDrawer}
      onPreload={() => {
        void (group ? loadGroupBasket : loadBasket)()
        preloadDrawer()
      }}
    />
  )
}

const becomeGuest = () => meStore.set(null)

export function BasketOverlays() {
  const { country } = useSite()
  const me = useMe()
  const { pathname } = useLocation()
  const { basket: open, share } = useOverlays()
  const { group, store } = useGroup()
  const [wanted, setWanted] = useState(open)
  if ((open || share) && !wanted) setWanted(true)
  // In a group the eater may look at the basket of their own, until it is closed.
  const [personal, setPersonal] = useState(false)
  const ours = group && !personal ? group : null
  function close() {
    closeDrawer()
    setPersonal(false)
  }
  const filled = useCartFact(country.code, (cart) => itemCount(cart) > 0)
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
      <CartAnnouncer store={store} />
      {group && account !== null && (
        <Suspense fallback={null}>
          <GroupOrderSync key={group.groupID} active={group} onGuest={becomeGuest} />
        </Suspense>
      )}
      {wanted && ours && (
        <Suspense fallback={null}>
          <GroupBasket
            key={ours.groupID}
            active={ours}
            open={open}
            guest={me.status === 'guest'}
            onClose={close}
            onPersonal={() => setPersonal(true)}
          />
        </Suspense>
      )}
      {wanted && !ours && (
        <Suspense fallback={null}>
          <Basket open={open} guest={me.status === 'guest'} onClose={close} onGuest={becomeGuest} />
        </Suspense>
      )}
      {(filled || account !== null) && (
        <Suspense fallback={null}>
          <CartSync account={account} watched={open} onGuest={becomeGuest} />
        </Suspense>
      )}
      {failed && (
        <Suspense fallback={null}>
          <PageError />
        </Suspense>
      )}
    </>
  )
}
