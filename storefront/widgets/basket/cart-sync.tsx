// Keeps the cart up to date with the menu and the eater's other devices, and announces changes.
import type { CartNotice } from '@tingkat/ordering/cart/cart'
import { Suspense, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useLocation, useMatch, useRevalidator } from 'react-router'
import { cartChanges, cartChoice, openMirror } from '../../features/cart/sync/cart-mirrors.ts'
import { refreshCart } from '../../features/cart/sync/refresh-cart.ts'
import { useMenuNews } from '../../features/cart/sync/use-menu-news.ts'
import { formatNotices } from '../../features/cart/notice-text.ts'
import { useBasketColumn } from '../../features/cart/use-basket-column.ts'
import { cartStoreOf, useCartFact } from '../../features/cart/use-cart.ts'
import { useChosenLocation } from '../../features/location/chosen-location.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useSharedValue } from '../../platform/storage/shared-value.ts'
import { useToast } from '@tingkat/ui/toast.tsx'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const CartChoiceDialog = lazyPart(() => import('../../features/cart/sync/cart-choice-dialog.tsx'))

type CartSyncProps = {
  /** The id of the account whose cart is synchronised; null for a guest. */
  account: string | null
  /** Whether the basket's drawer is open. */
  isBasketOpen: boolean
  onGuest: () => void
}

type Announce = (notices: readonly CartNotice[]) => void

// After a navigation, the menu is not read again if it was read within this many milliseconds.
const freshnessMs = 30_000

export default function CartSync({ account, isBasketOpen, onGuest }: CartSyncProps) {
  const { country } = useSite()
  const choice = useSharedValue(cartChoice, null)
  const isBesideMenu = useBasketColumn()
  // The basket shows changes of the cart itself, so that no toast is needed while it is on the
  // screen.
  const isBasketShown = isBasketOpen || isBesideMenu
  const announce = useAnnouncement(isBasketShown)
  const refresh = useRefresh(announce)
  useRefreshTriggers(refresh)
  useMenuWatch(refresh, isBasketShown)

  useEffect(() => {
    if (account === null) return undefined
    return openMirror(country.code, account, {
      onJoined: announce,
      onMenuChanged: () => refresh(0),
      onGone: onGuest,
    })
  }, [account, country, announce, refresh, onGuest])

  return (
    choice && (
      <Suspense fallback={null}>
        <CartChoiceDialog />
      </Suspense>
    )
  )
}

/**
 * Returns a function that stores notices of changes for the basket, and shows a toast if the basket
 * is hidden.
 */
function useAnnouncement(isBasketShown: boolean): Announce {
  const { t } = useTranslation('cart')
  const { country } = useSite()
  const toast = useToast()
  const store = cartStoreOf(country.code)
  const latest = useRef({ isBasketShown, t })
  useEffect(() => {
    latest.current = { isBasketShown, t }
  })
  return useCallback(
    (notices) => {
      if (notices.length === 0) return
      cartChanges.write([...cartChanges.read(), ...notices])
      if (latest.current.isBasketShown) return
      const text = formatNotices(latest.current.t, notices, store.read(), country.locale)
      toast({ kind: 'warning', text })
    },
    [country, store, toast],
  )
}

/**
 * Returns a function that reads the menu again, unless it was read in the last `freshForMs`
 * milliseconds.
 */
function useRefresh(announce: Announce): (freshForMs: number) => void {
  const { country } = useSite()
  const near = useChosenLocation(country.code)
  const store = cartStoreOf(country.code)
  const latestNear = useRef(near)
  useEffect(() => {
    latestNear.current = near
  })
  const refreshedAt = useRef(-Infinity)
  return useCallback(
    (freshForMs) => {
      if (performance.now() - refreshedAt.current < freshForMs) return
      refreshedAt.current = performance.now()
      const run = async () => announce(await refreshCart(store, latestNear.current, new Date()))
      void run()
    },
    [store, announce],
  )
}

/**
 * Refreshes the basket when its merchant's menu changes. Refreshes the menu too if it is the open
 * page.
 */
function useMenuWatch(refresh: (freshForMs: number) => void, isBasketShown: boolean): void {
  const { country } = useSite()
  const merchantID = useCartFact(country.code, (cart) => cart?.merchants[0]?.merchant.ID ?? '')
  const { revalidate } = useRevalidator()
  const openMenu = useMatch('/:country/:language/restaurant/:slug/:merchantID')
  const isMenuOpen = openMenu?.params.merchantID === merchantID
  useMenuNews(merchantID, isBasketShown || isMenuOpen, () => {
    refresh(0)
    if (isMenuOpen) void revalidate()
  })
}

/** Refreshes the basket after a navigation or a new address, and when the page is shown again. */
function useRefreshTriggers(refresh: (freshForMs: number) => void): void {
  const { country } = useSite()
  const { pathname } = useLocation()
  const near = useChosenLocation(country.code)
  const lastPath = useRef('')
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    refresh(freshnessMs)
  }, [refresh, pathname])
  // Distance and ETA of the merchant depend on the address.
  const place = near && `${near.latitude},${near.longitude}`
  const lastPlace = useRef(place)
  useEffect(() => {
    if (lastPlace.current !== place) refresh(0)
    lastPlace.current = place
  }, [refresh, place])
  // A cart has no ETA if it comes from another device, or was filled before an address was chosen.
  // The menu is then read again, which sets the ETA.
  const lacksEta =
    useCartFact(country.code, (cart) => cart?.merchants[0]?.merchant.ETA === null) && near !== null
  useEffect(() => {
    if (lacksEta) refresh(0)
  }, [refresh, lacksEta])
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') refresh(freshnessMs)
    }
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) refresh(0)
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [refresh])
}
