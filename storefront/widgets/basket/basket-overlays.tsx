// The basket on all of a country's pages: button, live region, drawer and synchronisation. All but
// the button are loaded on demand.
import { Suspense, useEffect, useRef, useState } from 'react'
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
import { preloadDrawer } from '@tingkat/ui/overlay/drawer.tsx'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const loadBasket = () => import('./basket.tsx')
export const Basket = lazyPart(loadBasket)
const loadGroupBasket = () => import('../group-order/group-basket.tsx')
const GroupBasket = lazyPart(loadGroupBasket)
const GroupOrderSync = lazyPart(() => import('../group-order/group-order-sync.tsx'))
const CartSync = lazyPart(() => import('./cart-sync.tsx'))
const PageError = lazyPart(() => import('../../platform/errors/page-error.tsx'))

/**
 * Returns the active group order, and the store to which new dishes are added. `group` is null if
 * the flag `groupOrdering` is off.
 */
export function useActiveGroup(): { group: ActiveGroup | null; store: CartStore } {
  const { country } = useSite()
  const { groupOrdering } = useFlags()
  const active = useStored(activeGroup(country.code))
  const group = groupOrdering ? active : null
  return {
    group,
    store: group ? groupLinesOf(country.code, group.groupID) : cartStoreOf(country.code),
  }
}

/** Loads the code of the drawer before it is likely to be opened. */
export function preloadBasket(isGroup: boolean): void {
  void (isGroup ? loadGroupBasket : loadBasket)()
  preloadDrawer()
}

export function BasketButton() {
  const { group, store } = useActiveGroup()
  return (
    <CartButton store={store} onOpen={openDrawer} onPreload={() => preloadBasket(group !== null)} />
  )
}

/** Call it after a request was refused because nobody is logged in. */
export function markAsGuest(): void {
  // If an eater was logged in, the page then says that the session has ended.
  if (meStore.read().status === 'member') meStore.endSession()
  else meStore.set(null)
}

/** Clears the current error message (`SharedError`) when the eater goes to another page. */
function useErrorClearing(): void {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current !== pathname) sharedErrors.clear()
    lastPath.current = pathname
  }, [pathname])
}

type OpenBasketProps = { group: ActiveGroup | null; isGuest: boolean }

/** Renders the drawer of the group order or of the eater's own cart, from its first opening on. */
function OpenBasket({ group, isGuest }: OpenBasketProps) {
  const { basket: isOpen, share } = useOverlays()
  const [wasOpen, setWasOpen] = useState(isOpen)
  if ((isOpen || share) && !wasOpen) setWasOpen(true)
  // The drawer of a group order has a button that switches to the eater's own cart.
  const [showsOwnCart, setShowsOwnCart] = useState(false)
  if (!wasOpen) return null
  const props = {
    open: isOpen,
    guest: isGuest,
    onClose() {
      closeDrawer()
      setShowsOwnCart(false)
    },
  }
  return (
    <Suspense fallback={null}>
      {group && !showsOwnCart ? (
        <GroupBasket
          {...props}
          key={group.groupID}
          active={group}
          onPersonal={() => setShowsOwnCart(true)}
        />
      ) : (
        <Basket {...props} onGuest={markAsGuest} />
      )}
    </Suspense>
  )
}

export function BasketOverlays() {
  const { country } = useSite()
  const me = useMe()
  const { group, store } = useActiveGroup()
  const hasItems = useCartFact(country.code, (cart) => cart !== null)
  const hasError = useSharedError() !== null
  const { basket: isOpen } = useOverlays()
  const account = me.status === 'member' ? me.user.safeId : null
  useErrorClearing()
  return (
    <>
      <CartAnnouncer store={store} />
      {group && account !== null && (
        <Suspense fallback={null}>
          <GroupOrderSync key={group.groupID} active={group} onGuest={markAsGuest} />
        </Suspense>
      )}
      <OpenBasket group={group} isGuest={me.status === 'guest'} />
      {(hasItems || account !== null) && (
        <Suspense fallback={null}>
          <CartSync account={account} isBasketOpen={isOpen} onGuest={markAsGuest} />
        </Suspense>
      )}
      {hasError && (
        <Suspense fallback={null}>
          <PageError />
        </Suspense>
      )}
    </>
  )
}
