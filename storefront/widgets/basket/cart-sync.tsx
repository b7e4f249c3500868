// Keeps the basket right while nobody looks: fresh with the menu, the same on the eater's other devices; tells what changed.
import type { CartNotice } from '@tingkat/ordering/cart/cart'
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { cartChanges, cartChoice, openMirror } from '../../features/cart/sync/cart-mirrors.ts'
import { refreshCart } from '../../features/cart/sync/refresh-cart.ts'
import { formatNotices } from '../../features/cart/notice-text.ts'
import { cartStoreOf, useCartFact } from '../../features/cart/use-cart.ts'
import { useChosenLocation } from '../../features/location/chosen-location.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useSharedValue } from '../../platform/storage/shared-value.ts'
import { useToast } from '../../ui/toast.tsx'

const CartChoiceDialog = lazy(() => import('../../features/cart/sync/cart-choice-dialog.tsx'))

type CartKeeperProps = {
  /** Whose basket it is, on every device; null for a guest. */
  account: string | null
  /** The basket stands open and tells of changes itself. */
  watched: boolean
  onGuest: () => void
}

// Pages opened one after the other ask for the menu once.
const freshForMs = 30_000

export default function CartSync({ account, watched, onGuest }: CartKeeperProps) {
  const { t } = useTranslation('cart')
  const { country } = useSite()
  const toast = useToast()
  const { pathname } = useLocation()
  const choice = useSharedValue(cartChoice, null)
  const near = useChosenLocation(country.code)
  const store = cartStoreOf(country.code)
  const freshAt = useRef(-Infinity)

  const latest = useRef({ near, watched, t })
  useEffect(() => {
    latest.current = { near, watched, t }
  })

  const tell = useCallback(
    (notices: readonly CartNotice[]) => {
      if (notices.length === 0) return
      cartChanges.write([...cartChanges.read(), ...notices])
      if (!latest.current.watched)
        toast({
          kind: 'warning',
          text: formatNotices(latest.current.t, notices, store.read(), country.locale),
        })
    },
    [country, store, toast],
  )

  const freshen = useCallback(
    async (freshFor: number) => {
      if (performance.now() - freshAt.current < freshFor) return
      freshAt.current = performance.now()
      tell(await refreshCart(store, latest.current.near, new Date()))
    },
    [store, tell],
  )

  const openedAt = useRef('')
  useEffect(() => {
    if (openedAt.current === pathname) return
    openedAt.current = pathname
    void freshen(freshForMs)
  }, [freshen, pathname])
  // Another address: how far it is now.
  const place = near && `${near.latitude},${near.longitude}`
  const nearTo = useRef(place)
  useEffect(() => {
    if (nearTo.current !== place) void freshen(0)
    nearTo.current = place
  }, [freshen, place])
  // From another device, or put in before there was an address: when it arrives is not known yet.
  const timeless =
    useCartFact(country.code, (cart) => cart?.merchants[0]?.merchant.ETA === null) && near !== null
  useEffect(() => {
    if (timeless) void freshen(0)
  }, [freshen, timeless])
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') void freshen(freshForMs)
    }
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) void freshen(0)
    }
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('pageshow', shown)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('pageshow', shown)
    }
  }, [freshen])

  useEffect(() => {
    if (account === null) return undefined
    return openMirror(country.code, account, {
      onJoined: tell,
      onMenuChanged: () => void freshen(0),
      onGone: onGuest,
    })
  }, [account, country, tell, freshen, onGuest])

  return (
    choice && (
      <Suspense fallback={null}>
        <CartChoiceDialog />
      </Suspense>
    )
  )
}
