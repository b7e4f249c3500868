// The basket over any page: kept fresh, reviewed on the way to checkout; and the item drawer over it for a line that is edited.
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
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
import { reviewCart } from '../../features/cart/sync/review-cart.ts'
import { cartStoreOf, useCart } from '../../features/cart/use-cart.ts'
import { useChosenLocation } from '../../features/location/chosen-location.ts'
import { useBackToClose } from '../../platform/navigation/use-back-to-close.ts'
import { client } from '../../platform/browser/client.ts'
import { trackLogin } from '../../platform/analytics/login-place.ts'
import { sharedErrors } from '../../platform/errors/shared-error.ts'
import { useSite } from '../../platform/site/site.tsx'
import { trackThen } from '../../platform/analytics/track.ts'
import { useToast } from '../../ui/toast.tsx'
import { useEditedLine } from './use-edited-line.tsx'

type BasketProps = { open: boolean; guest?: boolean; onClose: () => void; onGuest?: () => void }

export default function Basket({ open, guest = false, onClose, onGuest }: BasketProps) {
  const { t } = useTranslation('cart')
  const { country, paths } = useSite()
  const toast = useToast()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const store = cartStoreOf(country.code)
  const cart = useCart(country.code)
  const [reviewing, setReviewing] = useState(false)
  const { latitude, longitude } = useChosenLocation(country.code) ?? {}
  const isRestaurantPage = useMatch('/:country/:language/restaurant/:slug/:merchantID') !== null
  const forgetEntry = useBackToClose(open, onClose)
  // Opened over the basket: back closes it first.
  const { edit, drawer } = useEditedLine()

  // Each time it opens: the menu may have changed since, and how far the eater is.
  useEffect(() => {
    if (!open) return
    const near = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
    async function freshen() {
      const notices = await refreshCart(store, near, new Date())
      if (notices.length) cartChanges.write(notices)
    }
    void freshen()
  }, [open, store, latitude, longitude])

  // Looked at and closed: told.
  const looked = useRef(false)
  useEffect(() => {
    if (!open && looked.current) cartChanges.write([])
    looked.current = open
  }, [open])

  function leave() {
    forgetEntry()
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
    // Another basket came to light: first which one.
    if (cartChoice.read()) return
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
    const news = formatNotices(t, review?.notices ?? [], store.read(), country.locale)
    if (news) toast({ kind: 'warning', text: news })
    trackThen({ name: 'REVIEW_ORDER', restaurant_id: merchantID }, () => go(target))
  }

  function go(target: string): void {
    leave()
    void navigate(target, { replace: true })
  }

  return (
    <>
      <CartDrawer
        open={open}
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
