// The basket's drawer over any page, with the review before checkout and the drawer of an edited
// line.
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useMatch, useNavigate, useRevalidator } from 'react-router'
import CartDrawer from '../../features/cart/drawer/cart-drawer.tsx'
import {
  absorbCart,
  cartChanges,
  cartChoice,
  flushCart,
} from '../../features/cart/sync/cart-mirrors.ts'
import { refreshCart } from '../../features/cart/sync/refresh-cart.ts'
import { formatNotices } from '../../features/cart/notice-text.ts'
import { reviewCart, type ReviewResult } from '../../features/cart/sync/review-cart.ts'
import { cartStoreOf, useCart } from '../../features/cart/use-cart.ts'
import { useChosenLocation } from '../../features/location/chosen-location.ts'
import { useBackToClose } from '../../platform/navigation/use-back-to-close.ts'
import { client } from '../../platform/browser/client.ts'
import { trackLogin } from '../../platform/analytics/login-place.ts'
import { sharedErrors } from '../../platform/errors/shared-error.ts'
import { useSite } from '../../platform/site/site.tsx'
import { trackThen } from '../../platform/analytics/track.ts'
import { useToast } from '@tingkat/ui/toast.tsx'
import { useEditedLine } from './use-edited-line.tsx'

type BasketProps = {
  open: boolean
  /** Whether the basket is a part of the page instead of a drawer. */
  inline?: boolean
  guest?: boolean
  onClose: () => void
  onGuest?: () => void
}

export default function Basket({
  open,
  inline = false,
  guest = false,
  onClose,
  onGuest,
}: BasketProps) {
  const { t } = useTranslation(['cart', 'basket'])
  const { country, paths } = useSite()
  const toast = useToast()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const store = cartStoreOf(country.code)
  const cart = useCart(country.code)
  const [reviewing, setReviewing] = useState(false)
  const { latitude, longitude } = useChosenLocation(country.code) ?? {}
  const isRestaurantPage = useMatch('/:country/:language/restaurant/:slug/:merchantID') !== null
  const keepHistoryEntry = useBackToClose(open && !inline, onClose)
  // This hook must follow the basket's `useBackToClose`, so that the back button first closes the
  // drawer of the line.
  const { edit, drawer } = useEditedLine()

  // The menu and the eater's address may have changed since the basket was last open.
  useEffect(() => {
    if (!open) return
    const near = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
    async function refresh() {
      const notices = await refreshCart(store, near, new Date())
      if (notices.length) cartChanges.write([...cartChanges.read(), ...notices])
    }
    void refresh()
  }, [open, store, latitude, longitude])

  // When the basket closes, the eater has seen the changes to the cart, so they are cleared.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!open && wasOpen.current) cartChanges.write([])
    wasOpen.current = open
  }, [open])

  function leave() {
    keepHistoryEntry()
    onClose()
  }

  async function review(target: string) {
    const merchantID = cart?.merchants[0]?.merchant.ID
    if (!merchantID) return
    const choice = cartChoice.read()
    if (choice) return cartChoice.write({ ...choice, asking: true })
    sharedErrors.clear()
    setReviewing(true)
    const reviewed = await reviewCart({
      flush: flushCart,
      review: () => client.reviewCart(country.code, { isRestaurantPage }),
    })
    setReviewing(false)
    // The review of the cart has found another cart in the account. The eater must first choose one
    // of the two.
    if (cartChoice.read()) return
    applyReview(reviewed, merchantID, target)
  }

  function applyReview(reviewed: ReviewResult, merchantID: string, target: string): void {
    if (reviewed.verdict === 'guest') {
      onGuest?.()
      trackLogin('checkout')
      return go(paths.login(target))
    }
    if (reviewed.verdict === 'unreached')
      toast({ kind: 'warning', text: t('cart.reviewUnreached') })
    const review = 'review' in reviewed ? reviewed.review : null
    if (review) absorbCart(review)
    if (review?.refreshMenu) void revalidate()
    if (reviewed.verdict === 'refused') return sharedErrors.put(reviewed.error)
    const text = formatNotices(t, review?.notices ?? [], store.read(), country.locale)
    if (text) toast({ kind: 'warning', text })
    trackThen({ name: 'REVIEW_ORDER', restaurant_id: merchantID }, () => go(target))
  }

  function go(target: string): void {
    leave()
    void navigate(target, { replace: !inline })
  }

  return (
    <>
      <CartDrawer
        open={open}
        inline={inline}
        guest={guest}
        reviewing={reviewing}
        onClose={onClose}
        onEdit={edit}
        onReview={(target) => void review(target)}
        onLeave={leave}
      />
      {drawer}
    </>
  )
}
